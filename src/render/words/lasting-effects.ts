import type { Act, Filter } from '../../claims/index.ts';
import type { RuledDoc } from '../../corpus/index.ts';
import { type Mark, type Seat, sameValue } from '../../state/index.ts';
import { kindOf, onePokemon } from './conditions-of-texts.ts';
import { typeNamed } from './energy.ts';
import { capital, counted, listed } from './facts.ts';

/** What an effect that stays on a Pokémon says of it, so that a reader need not look the text up. Null for what has no words here. */

type Says = Mark['says'];

/** Other parts of a claim narrow it, and a sentence without them would say more than the text. */
const hasOnly = (says: Says, ...known: readonly string[]): boolean =>
  Object.keys(says).every((key) => ['claim', 'ends', 'said', 'marker', ...known].includes(key));

const BANS: { readonly [act: string]: string } = {
  retreat: "can't retreat",
  attack: "can't attack",
  evolve: "can't evolve",
  'level-up': "can't level up",
  'attach-energy': "can't be given Energy from the hand",
} satisfies Partial<Record<Act, string>>;

const banned = (says: Says, pokemon: string): string | null => {
  if (!hasOnly(says, 'act', 'attack', 'gx')) return null;
  if (says.gx === true) return `${pokemon} can't use GX attacks`;
  if (typeof says.attack === 'string') return `${pokemon} can't use ${says.attack}`;
  const ban = BANS[String(says.act)];
  return ban === undefined ? null : `${pokemon} ${ban}`;
};

/** `attacks`, `attacks of a Pokémon ex`; null where there are no words for whose they are. */
const attacksFrom = (from: Says[string] | undefined): string | null => {
  if (from === undefined || Object.keys(from as Filter).every((key) => key === 'side')) return 'attacks';
  const whose = onePokemon(from as Filter);
  return whose === null ? null : `attacks of ${whose}`;
};

const prevented = (says: Says, pokemon: string): string | null => {
  const attacks = attacksFrom(says.from);
  if (attacks === null || !hasOnly(says, 'what', 'from', 'at-most', 'at-least')) return null;
  const [most, least] = [says['at-most'], says['at-least']];
  if (most !== undefined) return `${attacks} that would do ${pokemon} ${most} damage or less do it none`;
  if (least !== undefined) return `${attacks} that would do ${pokemon} ${least} damage or more do it none`;
  if (says.what === 'effects') return `effects of ${attacks} are not done to ${pokemon}`;
  return says.what === 'all'
    ? `${attacks} do no damage to ${pokemon} and have no effect on it`
    : `${attacks} do no damage to ${pokemon}`;
};

const isActiveAcross = (against: Says[string]): boolean => sameValue(against, { side: 'theirs', place: 'active' });

const changedDamage = (says: Says, pokemon: string): string | null => {
  const { when, add, attack, against } = says;
  if (typeof add !== 'number' || add === 0 || !hasOnly(says, 'when', 'add', 'attack', 'against', 'if-damage'))
    return null;
  const much = `${Math.abs(add)} ${add < 0 ? 'less' : 'more'} damage`;
  const attacks = when === 'after' ? attacksFrom(against) : null;
  if (attacks !== null) return `${pokemon} takes ${much} from ${attacks}`;
  if (when === 'after' || (against !== undefined && !isActiveAcross(against))) return null;
  const to = against === undefined ? '' : " to the opponent's Active Pokémon";
  return typeof attack === 'string'
    ? `${attack} of ${pokemon} does ${much}${to}`
    : `attacks of ${pokemon} do ${much}${to}`;
};

/** `the Retreat Cost of Shinx is 2 more`, `the Retreat Cost of Shinx is 0`. */
const moreOrLess =
  (what: string, is: string) =>
  (says: Says, pokemon: string): string | null => {
    const { add, set } = says;
    if (typeof set === 'number' && hasOnly(says, 'set')) return `${what} of ${pokemon} ${is} ${set}`;
    if (typeof add !== 'number' || add === 0 || !hasOnly(says, 'add')) return null;
    return `${what} of ${pokemon} ${is} ${Math.abs(add)} ${add < 0 ? 'less' : 'more'}`;
  };

/** What an effect leaves without effect on a Pokémon. */
const MUTED: { readonly [what: string]: (pokemon: string) => string } = {
  abilities: (pokemon) => `${pokemon} has no Abilities`,
  powers: (pokemon) => `Poké-Powers of ${pokemon} do not work`,
  bodies: (pokemon) => `Poké-Bodies of ${pokemon} do not work`,
  both: (pokemon) => `Poké-Powers and Poké-Bodies of ${pokemon} do not work`,
  'pokemon-powers': (pokemon) => `Pokémon Powers of ${pokemon} do not work`,
  tools: (pokemon) => `Pokémon Tools on ${pokemon} have no effect`,
};

const typed = (says: Says, pokemon: string): string | null => {
  const types = (says.are ?? says.also) as readonly string[] | undefined;
  if (types === undefined || !hasOnly(says, says.are === undefined ? 'also' : 'are')) return null;
  return `${pokemon} is ${says.are === undefined ? 'also ' : ''}${listed(types.map(typeNamed))}`;
};

const survives = (says: Says, pokemon: string): string | null => {
  if (!hasOnly(says, 'left', 'flip')) return null;
  const coin = says.flip === true ? 'on heads of a coin, ' : '';
  return `${coin}damage of an attack that would Knock ${pokemon} Out leaves it ${says.left} HP`;
};

/** Counters on a Pokémon that damages it, which is what effects of attacks do most at a moment to come. */
const strikesBack = (says: Says, pokemon: string): string | null => {
  const [verb, ...more] = (says.does ?? []) as readonly { readonly counters?: unknown; readonly on?: unknown }[];
  const counters = more.length === 0 && verb?.on === 'attacker' ? verb.counters : undefined;
  return says.event === 'damaged-by-attack' && typeof counters === 'number' && hasOnly(says, 'event', 'on', 'does')
    ? `if an attack damages ${pokemon}, its attacker gets ${counted(counters, 'damage counter')}`
    : null;
};

/** Special Conditions that it can't get: all of them, or these. */
const immune = (says: Says, pokemon: string): string | null => {
  if (!hasOnly(says, 'names')) return null;
  const { names } = says;
  return Array.isArray(names)
    ? `${pokemon} can't be ${listed(
        names.map((name) => capital(String(name))),
        'or',
      )}`
    : `${pokemon} can't have Special Conditions`;
};

const energyTyped = (says: Says, pokemon: string): string | null => {
  if (!hasOnly(says, 'type', 'basic', 'there-now', 'cards')) return null;
  const which = says.basic === true ? 'basic Energy' : 'Energy';
  const attached =
    says['there-now'] === true ? `${which} attached to ${pokemon} when it was left` : `${which} attached to ${pokemon}`;
  return `${attached} is ${typeNamed(String(says.type))}`;
};

const SAID: { readonly [claim: string]: (says: Says, pokemon: string) => string | null } = {
  cannot: banned,
  prevent: prevented,
  damage: changedDamage,
  'cut-damage': (says, pokemon) =>
    says.half === true && hasOnly(says, 'half') ? `attacks do only half their damage to ${pokemon}` : null,
  retreat: moreOrLess('the Retreat Cost', 'is'),
  cost: moreOrLess('attacks', 'cost'),
  types: typed,
  'no-weakness': (says, pokemon) => (hasOnly(says) ? `${pokemon} has no Weakness` : null),
  'no-resistance': (says, pokemon) => (hasOnly(says) ? `${pokemon} has no Resistance` : null),
  'no-heal': (says, pokemon) => (hasOnly(says) ? `damage can't be healed from ${pokemon}` : null),
  'base-damage': (says, pokemon) =>
    hasOnly(says, 'set', 'attack') ? `the base damage of ${says.attack} of ${pokemon} is ${says.set}` : null,
  mute: (says, pokemon) => (hasOnly(says, 'what') ? (MUTED[String(says.what)]?.(pokemon) ?? null) : null),
  survives,
  'immune-to-condition': immune,
  'energy-type': energyTyped,
  prizes: (says, pokemon) =>
    says.none === true && hasOnly(says, 'none') ? `no Prize is taken for ${pokemon} if it is Knocked Out` : null,
  trigger: strikesBack,
  weakness: (says, pokemon) =>
    typeof says.type === 'string' && hasOnly(says, 'type')
      ? `the Weakness of ${pokemon} is ${typeNamed(says.type)}`
      : null,
  'flip-to-prevent': (says, pokemon) =>
    hasOnly(says) ? `on heads of a coin, attacks do no damage to ${pokemon}` : null,
  'flip-to-attack': (says, pokemon) =>
    hasOnly(says)
      ? `${pokemon} can attack only on heads of a coin`
      : hasOnly(says, 'coins')
        ? `${pokemon} can attack only on heads of ${says.coins} coins`
        : null,
};

/** What it says of that Pokémon: `Torkoal can't retreat`. */
export const effectSays = ({ says }: Mark, pokemon: string): string | null =>
  SAID[String(says.claim)]?.(says, pokemon) ?? null;

/** What a player is kept from, as far as all documents call it the same. */
const BANS_OF_PLAYERS: { readonly [act: string]: string } = {
  'play-supporter': "can't play Supporter cards from the hand",
  'play-stadium': "can't play Stadium cards from the hand",
  bench: "can't put Pokémon from the hand on the Bench",
} satisfies Partial<Record<Act, string>>;

/** A ban on every kind of Trainer card, for which a text leaves one on each kind. */
export const EVERY_TRAINER: Says = { claim: 'cannot', act: 'every Trainer card' };

/** Of what a ban leaves open otherwise. */
const ONLY: { readonly [ban: string]: string } = {
  'attach-energy special-energy': "can't attach Special Energy cards from the hand",
  'play-trainer tool': "can't play Pokémon Tools from the hand",
};

/** The same of Trainer cards with Pokémon Tools among them; without those, documents differ in what the rest is called. */
const BANNED_TRAINERS = "can't play Trainer cards from the hand that are neither Supporter nor Stadium cards";

/** What documents with that word call the rest, with Pokémon Tools among them or without. */
const ITEMS: { readonly [doc in RuledDoc]?: string } = {
  'comprehensive-2009': 'Trainer cards',
  'xy-2016': 'Item cards',
  'advanced-2018': 'Items',
  'advanced-2025': 'Items',
  'me-2026': 'Item cards',
};

const banOfPlayers = (says: Says, doc: RuledDoc | null): string | undefined => {
  if (says.claim !== 'cannot') return undefined;
  if (says.act === EVERY_TRAINER.act) return "can't play Trainer cards of any kind from the hand";
  const only = hasOnly(says, 'act', 'only') ? ONLY[`${says.act} ${says.only}`] : undefined;
  if (only !== undefined) return only;
  if (says.act === 'play-trainer') {
    if (says.tools === true) return hasOnly(says, 'act', 'tools') ? BANNED_TRAINERS : undefined;
    const items = doc === null || !hasOnly(says, 'act') ? undefined : ITEMS[doc];
    return items === undefined ? undefined : `can't play ${items} from the hand`;
  }
  return hasOnly(says, 'act') ? BANS_OF_PLAYERS[String(says.act)] : undefined;
};

/** What an effect that is kept with a player says: `attacks do no damage to p1's Ultra Beast`; null where there are no words for it. */
export const playersEffectSays = (mark: Mark, seat: Seat, doc: RuledDoc | null = null): string | null => {
  const { on, ...says } = mark.says;
  if (on === undefined) {
    const ban = banOfPlayers(says, doc);
    return ban === undefined ? null : `${seat} ${ban}`;
  }
  if (typeof on !== 'object' || on === null || Array.isArray(on)) return null;
  const { side = 'yours', ...kind } = on as Filter;
  const words = kindOf(kind);
  if (words === null || side === 'any') return null;
  return effectSays({ ...mark, says }, side === 'yours' ? `${seat}'s ${words}` : `${words} of ${seat}'s opponent`);
};

/** By how many turns later it ends, of two players: when that is, to the one whose turn it is. */
const SPOKEN_TIMES: readonly string[] = [' this turn', " in your opponent's next turn", ' in your next turn'];

/** The same to the player whose turn it is, with the time: `Torkoal can't retreat in your opponent's next turn`. */
export const spokenEffect = (mark: Mark, pokemon: string): string | null => {
  const what = effectSays(mark, pokemon);
  if (what === null || mark.until === null) return what;
  const when = SPOKEN_TIMES[mark.until.turn - mark.from];
  return when === undefined ? null : `${what}${when}`;
};

/** What a player is kept from, said of who that is: `your opponent can't play Stadium cards from the hand in their next turn`. */
export const spokenBan = ({ says, until, from }: Mark, who: string, doc: RuledDoc | null): string | null => {
  const ban = says.on === undefined ? banOfPlayers(says, doc) : undefined;
  if (ban === undefined || until === null) return null;
  if (until.turn === from) return `${who} ${ban} this turn`;
  const isNext = until.turn - from === (who === 'you' ? 2 : 1);
  return isNext ? `${who} ${ban} in ${who === 'you' ? 'your' : 'their'} next turn` : null;
};
