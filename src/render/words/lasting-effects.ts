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
  if (says.act === 'attach-energy' && says.only === 'special-energy' && hasOnly(says, 'act', 'only'))
    return `${pokemon} can't be given Special Energy cards from the hand`;
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

/** `the opponent's Active Pokémon ex`; null where it is about others, or about one of several. */
const activeAcross = (against: Says[string] | undefined): string | null => {
  const { side, ...kind } = (against ?? {}) as Filter;
  const words = side === 'theirs' && kind.place === 'active' ? kindOf(kind) : null;
  return words === null ? null : `the opponent's ${words}`;
};

/** Whom it damages, where only some are meant; `own`: whose effect it is. */
const activeMeant = (against: Says[string] | undefined, own: string): string | null => {
  const { side, ...kind } = (against ?? {}) as Filter;
  const words = kindOf(kind);
  if (words === null || side === 'theirs') return activeAcross(against);
  return side === 'yours' ? `${own} ${words}` : kind.place === 'active' ? `an ${words}` : null;
};

const changedDamage = (says: Says, pokemon: string, own: string): string | null => {
  const { when, add, attack, against } = says;
  if (typeof add !== 'number' || add === 0 || !hasOnly(says, 'when', 'add', 'attack', 'against', 'if-damage'))
    return null;
  const much = `${Math.abs(add)} ${add < 0 ? 'less' : 'more'} damage`;
  const attacks = when === 'after' ? attacksFrom(against) : null;
  if (attacks !== null) return `${pokemon} takes ${much} from ${attacks}`;
  const whom = activeMeant(against, own);
  if (when === 'after' || (against !== undefined && whom === null)) return null;
  const to = whom === null ? '' : ` to ${whom}`;
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

/** The same of all Pokémon in play. */
const MUTED_EVERYWHERE: { readonly [what: string]: string } = {
  abilities: 'Pokémon in play have no Abilities',
  'pokemon-powers': 'Pokémon Powers do not work',
};

/** And beyond play. */
const MUTED_BEYOND: { readonly [what: string]: string } = {
  abilities: 'Pokémon in play, in hands and in discard piles have no Abilities',
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

/** What is done to the Pokémon, or to the one that attacks it, when the moment of an effect comes; null where it has no words here. */
const isDone = (does: Says[string] | undefined, pokemon: string): string | null => {
  const [verb, ...more] = (does ?? []) as readonly { readonly [word: string]: unknown }[];
  if (verb === undefined || more.length > 0) return null;
  const at = verb.on ?? verb.from;
  const whom = at === 'attacker' ? 'its attacker' : at === 'self' ? pokemon : null;
  if (sameValue(verb as Says, { 'knock-out': 'self' })) return `${pokemon} is Knocked Out`;
  if (whom === null || Object.keys(verb).length > 2) return null;
  if (typeof verb.counters === 'number') return `${whom} gets ${counted(verb.counters, 'damage counter')}`;
  if (sameValue((verb.counters ?? null) as Says[string], { 'damage-taken': true }))
    return `${whom} gets damage counters equal to that damage`;
  if (verb['discard-energy'] === 1) return `an Energy attached to ${whom} is discarded`;
  return typeof verb.condition === 'string' ? `${whom} becomes ${capital(verb.condition)}` : null;
};

/** What happens to a Pokémon whenever something else does. */
const triggered = (says: Says, pokemon: string): string | null => {
  const done = isDone(says.does, pokemon);
  if (done !== null && says.event === 'knocked-out' && says['by-damage'] === true)
    return hasOnly(says, 'event', 'on', 'by-damage', 'does')
      ? `if ${pokemon} is Knocked Out by damage of an attack, ${done}`
      : null;
  if (done === null || !hasOnly(says, 'event', 'on', 'from', 'does')) return null;
  if (says.event === 'damaged-by-attack' && says.from === undefined) return `if an attack damages ${pokemon}, ${done}`;
  const from = says.from === undefined ? '' : says.from === 'hand' ? ' from the hand' : null;
  return says.event === 'energy-attached' && from !== null
    ? `if Energy is attached to ${pokemon}${from}, ${done}`
    : null;
};

/** More Prizes, for the Pokémon itself or for those that its attacks Knock Out. */
const prizes = (says: Says, pokemon: string): string | null => {
  if (says.none === true && hasOnly(says, 'none')) return `no Prize is taken for ${pokemon} if it is Knocked Out`;
  if (typeof says.add !== 'number' || says.add < 1) return null;
  const more = `${counted(says.add, 'more Prize')} ${says.add === 1 ? 'is' : 'are'} taken for`;
  if (says.of === undefined) return hasOnly(says, 'add') ? `${more} ${pokemon} if it is Knocked Out` : null;
  const fallen = fallenAcross(says);
  return fallen !== null && hasOnly(says, 'add', 'of', 'against')
    ? `${more} ${fallen} that damage of attacks of ${pokemon} Knocks Out`
    : null;
};

/** Whom its attacks Knock Out: `the opponent's Active Pokémon`, `a Basic Pokémon of the opponent`. */
const fallenAcross = ({ against }: Says): string | null => {
  const { side, ...kind } = (against ?? {}) as Filter;
  const one = side === 'theirs' ? onePokemon(kind) : null;
  return one === null ? null : (activeAcross(against) ?? `${one} of the opponent`);
};

/** Special Conditions that it can't get: all of them, or these. */
const immune = (says: Says, pokemon: string): string | null => {
  if (!hasOnly(says, 'names', 'stays')) return null;
  const { names, stays } = says;
  return Array.isArray(names)
    ? `${pokemon} can't ${stays === true ? 'become' : 'be'} ${listed(
        names.map((name) => capital(String(name))),
        'or',
      )}`
    : `${pokemon} can't ${stays === true ? 'get' : 'have'} Special Conditions`;
};

const energyTyped = (says: Says, pokemon: string): string | null => {
  if (!hasOnly(says, 'type', 'basic', 'colorless', 'there-now', 'cards')) return null;
  const kind = says.basic === true ? 'basic Energy' : 'Energy';
  const which = says.colorless === true ? `${kind} that gives only Colorless` : kind;
  const attached =
    says['there-now'] === true ? `${which} attached to ${pokemon} when it was left` : `${which} attached to ${pokemon}`;
  return `${attached} is ${typeNamed(String(says.type))}`;
};

/** What there are words for. */
const SAID: { readonly [claim: string]: (says: Says, pokemon: string, own: string) => string | null } = {
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
  prizes,
  trigger: triggered,
  // When it ends its words come to be true.
  'end-of-turn': (says, pokemon) => (hasOnly(says, 'does') ? isDone(says.does, pokemon) : null),
  'fallen-go': (says, pokemon) => {
    const fallen = fallenAcross(says);
    return fallen !== null && says.to === 'lost' && says.along === true && hasOnly(says, 'to', 'along', 'of', 'against')
      ? `${fallen} that damage of attacks of ${pokemon} Knocks Out goes to the Lost Zone with all cards on it`
      : null;
  },
  'sets-aside': (says, pokemon) => {
    const whom = activeAcross(says.against);
    return whom !== null && sameValue(says.what ?? null, ['effects']) && hasOnly(says, 'what', 'against')
      ? `effects on ${whom} do not change the damage of attacks of ${pokemon}`
      : null;
  },
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

/** In whose turns an effect holds: of the player who has made it, or of the others; undefined: in every turn. */
type Turns = 'own' | 'others' | undefined;

/** It holds only while the Pokémon has no damage. */
const WHOLE: Says[string] = { self: { 'full-hp': true } };

/** An effect without the turns in which it holds; null where it holds by another condition. */
const inTurns = ({ while: when, ...says }: Says): { readonly says: Says; readonly turns: Turns } | null => {
  if (when === undefined || sameValue(when, WHOLE)) return { says, turns: undefined };
  if (sameValue(when, { 'own-turn': true })) return { says, turns: 'own' };
  return sameValue(when, { not: { 'own-turn': true } }) ? { says, turns: 'others' } : null;
};

const saidOf = (all: Says, says: Says, pokemon: string, own: string): string | null => {
  const said = SAID[String(says.claim)]?.(says, pokemon, own) ?? null;
  return said !== null && sameValue(all.while ?? null, WHOLE) ? `while ${pokemon} has full HP, ${said}` : said;
};

/** What it says of that Pokémon: `Torkoal can't retreat`. */
export const effectSays = ({ says: all, seat }: Mark, pokemon: string): string | null => {
  const held = inTurns(all);
  const what = held === null ? null : saidOf(all, held.says, pokemon, `${seat}'s`);
  if (held === null || what === null) return null;
  const whose = held.turns === 'own' ? seat : `${seat}'s opponent`;
  if (all.claim === 'end-of-turn')
    return `${what} at the end of ${held.turns === undefined ? 'a turn' : `a turn of ${whose}`}`;
  return held.turns === undefined ? what : `${what} in a turn of ${whose}`;
};

/** What a player is kept from, as far as all documents call it the same. */
const BANS_OF_PLAYERS: { readonly [act: string]: string } = {
  'play-supporter': "can't play Supporter cards from the hand",
  'play-stadium': "can't play Stadium cards from the hand",
  evolve: "can't play Pokémon from the hand to evolve Pokémon",
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
  if (sameValue(on, { side: 'any' })) {
    const muted = says.beyond === true ? MUTED_BEYOND : MUTED_EVERYWHERE;
    return says.claim === 'mute' && hasOnly(says, 'what', 'beyond') ? (muted[String(says.what)] ?? null) : null;
  }
  if (words === null || side === 'any') return null;
  const said = effectSays(
    { ...mark, says },
    side === 'yours' ? `${seat}'s ${words}` : `${words} of ${seat}'s opponent`,
  );
  return said === null ? null : ofMany(said);
};

/** Kinds of Pokémon are many. */
const ofMany = (said: string): string => said.replace(' takes ', ' take ');

/** By how many turns later it ends, of two players: when that is, to the one whose turn it is. */
const SPOKEN_TIMES: readonly string[] = [' this turn', " in your opponent's next turn", ' in your next turn'];

/** The same to the player whose turn it is, with the time: `Torkoal can't retreat in your opponent's next turn`. */
export const spokenEffect = (mark: Mark, pokemon: string): string | null => {
  const held = inTurns(mark.says);
  const what = held === null ? null : saidOf(mark.says, held.says, pokemon, 'your');
  if (held === null || what === null) return null;
  const isAtEnd = mark.says.claim === 'end-of-turn';
  if (mark.until === null) return isAtEnd || held.turns !== undefined ? null : what;
  const later = mark.until.turn - mark.from;
  const when = SPOKEN_TIMES[later];
  if (held.turns !== undefined && later !== (held.turns === 'own' ? 2 : 1)) return null;
  if (isAtEnd) return when === undefined ? null : `${what} at the end of${when.replace(/^ in /u, ' ')}`;
  if (later === 2 && held.turns === undefined && !isOwnDoing(mark)) return `${what} until your next turn ends`;
  return when === undefined ? null : `${what}${when}`;
};

/** Does it come up only in turns of its player, because it is about what its Pokémon does there? */
const isOwnDoing = ({ says }: Mark): boolean =>
  says.claim === 'cannot' || says.claim === 'base-damage' || (says.claim === 'damage' && says.when === 'before');

/** What it says of a kind of Pokémon, to the player who made it: `your Metal Pokémon take 30 less damage from attacks for the rest of this game`. */
export const spokenOfKind = (mark: Mark): string | null => {
  const { on, ...says } = mark.says;
  if (typeof on !== 'object' || on === null || Array.isArray(on)) return null;
  const { side = 'yours', ...kind } = on as Filter;
  const words = kindOf(kind);
  const whose = side === 'yours' ? `your ${words}` : `your opponent's ${words}`;
  const said = words === null || side === 'any' ? null : spokenEffect({ ...mark, says }, whose);
  return said === null ? null : `${ofMany(said)}${mark.until === null ? FOR_THE_GAME : ''}`;
};

/** Nothing ends an effect on a player that has no time of its own. */
export const FOR_THE_GAME = ' for the rest of this game';

/** What a player is kept from, said of who that is: `your opponent can't play Stadium cards from the hand in their next turn`. */
export const spokenBan = ({ says, until, from }: Mark, who: string, doc: RuledDoc | null): string | null => {
  const ban = says.on === undefined ? banOfPlayers(says, doc) : undefined;
  if (ban === undefined || until === null) return null;
  if (until.turn === from) return `${who} ${ban} this turn`;
  const isNext = until.turn - from === (who === 'you' ? 2 : 1);
  return isNext ? `${who} ${ban} in ${who === 'you' ? 'your' : 'their'} next turn` : null;
};
