import {
  claimsOn,
  type Force,
  fits,
  holds,
  type NoteCode,
  nameOf,
  pokemonOf,
  type View,
  type Why,
} from '../../claims/index.ts';
import type { Advanced } from '../../corpus/index.ts';
import { type Law, lawOf, reading, speaksHere, statesLaw, unknownFact } from '../../engine/index.ts';
import { FIRST_ARRIVAL, type Mark, type Pokemon, sameValue, UNKNOWN_ARRIVAL } from '../../state/index.ts';
import { TRAIT_BEFORE_RULE } from '../cards/card-before-rule.ts';
import { whyPowerKept } from '../pokemon/pokemon.ts';
import { endsByItsWords, endsWithEither, ONLY_TIME_ENDS_IT } from './lasting-effects.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  need: ['arrival-not-told', 'effects-not-prints-apart', 'mutes-not-prints-apart'],
  note: ['body-is-active', 'effect-outlives-its-source', 'newest-counts'],
} as const;

/** What keeps a continuous effect in force, and which of several that disagree counts (CR 400.5, 402.1a, 403.2, 409.1). */

const speaker = (view: View, force: Force): string => {
  const pokemon = force.from.uid === null ? null : pokemonOf(view.state, force.from.uid);
  return pokemon === null ? '' : nameOf(view, pokemon);
};

/** A Poké-Body in play is in force, whether its owner likes it or not. */
const bodyIsActive = reading(
  {
    'comprehensive-2009': ['409.1', 'always active'],
    'ex-2003': ['Options.6', 'in effect all the time'],
    'advanced-2018': ['I.A-02#4', 'No player can switch off such an Ability'],
    'advanced-2025': ['I.A-02#4', 'No player can leave out any part of it'],
    'neo-2001': { silent: 'a Pokémon Power that is always on works without being used', near: 'Play.9B6' },
    'xy-2016': ['Turn.2F#1', 'Others work all the time'],
    'me-2026': ['Gl:Ability', 'Some Abilities work at all times'],
  },
  (view, [force]: readonly [Force], why): boolean => {
    if (force.origin === 'body' && force.kind !== 'trait')
      why('body-is-active', { by: force.name, pokemon: speaker(view, force) });
    return true;
  },
  (_view, [force]) => force.origin !== 'body',
);

/** Is the Pokémon that made this effect still there, the same one, and able to make it again? */
export const sourceAsItWas = (view: View, { maker, origin, says }: Mark): boolean => {
  if (maker === undefined) return true;
  const pokemon = pokemonOf(view.state, maker.uid);
  if (pokemon === null || pokemon.inc !== maker.inc) return false;
  // What mutes is not asked whether it is muted.
  return (
    origin !== 'power' ||
    says.claim === 'mute' ||
    claimsOn(view, pokemon, 'mute').every(({ claim }) => claim.what === 'tools')
  );
};

const outlives = (
  view: View,
  mark: Mark,
  why: (code: NoteCode, facts: { readonly effect: string }) => void,
): boolean => {
  if (!sourceAsItWas(view, mark)) why('effect-outlives-its-source', { effect: mark.name });
  return true;
};

/** An effect that was left on a Pokémon needs its source no more. */
const standsByItself = reading(
  {
    'comprehensive-2009': ['402.1a', 'does not depend on its source'],
    'ex-2003': { silent: 'an effect lasts even if the card that made it is gone', near: 'Options#2' },
    'advanced-2018': { silent: 'an effect lasts even if the card that made it is gone', near: 'II.C-14#2' },
    'advanced-2025': { silent: 'an effect lasts even if the card that made it is gone', near: 'II.C-14#2' },
    'neo-2001': { silent: 'an effect lasts even if the card that made it is gone', near: 'Order.5' },
    'xy-2016': { silent: 'an effect lasts even if the card that made it is gone', near: 'Attack.E' },
    'me-2026': { silent: 'an effect lasts even if the card that made it is gone', near: 'Attack.B' },
  },
  (view, [mark]: readonly [Mark], why, asked): boolean => asked === undefined || outlives(view, mark, why),
  (view, [mark]) => sourceAsItWas(view, mark),
);

/** Nor does one on a player, from which nothing but time takes it away. */
const staysOnPlayer = reading(
  ONLY_TIME_ENDS_IT,
  (view, [mark]: readonly [Mark], why, asked): boolean => asked === undefined || outlives(view, mark, why),
  (view, [mark]) => sourceAsItWas(view, mark),
);

/** What a power has made lasts on without it, except where a power is said to change the game only while its Pokémon is in play. */
const outlivesPower = reading(
  {
    'neo-2001': 'absent',
    'ex-2003': { open: 'whether what a Pokémon Power did outlasts its Pokémon', near: 'Types: Pokémon.2' },
    'comprehensive-2009': ['402.1a', 'does not depend on its source'],
    'xy-2016': 'absent',
    'me-2026': 'absent',
    'advanced-2018': 'absent',
    'advanced-2025': 'absent',
  },
  (_view, _args: readonly []) => true,
  () => true,
);

const hasLeft = (view: View, { maker, origin }: Mark): boolean =>
  origin === 'power' && maker !== undefined && pokemonOf(view.state, maker.uid)?.inc !== maker.inc;

/** What ends with either Pokémon ends when the one that made it evolves or is gone; what a player has and ends with it, when it is gone. */
const endedWithMaker = (view: View, mark: Mark, onPlayer: boolean): boolean => {
  if (mark.maker === undefined) return false;
  const maker = pokemonOf(view.state, mark.maker.uid);
  return endsWithEither(mark) ? maker?.inc !== mark.maker.inc : onPlayer && endsByItsWords(mark) && maker === null;
};

/** Where an Ability needs its Pokémon to be. */
export const PLACE: Law<Advanced> = {
  'advanced-2018': ['II.E-13#3', 'need the Pokémon in the Active Spot'],
  'advanced-2025': ['II.E-13#3', 'need the Pokémon in the Active Spot'],
};

/** An Ability that needs its Pokémon in one place works there. */
const inItsPlace = reading(
  PLACE,
  (_view, _force: readonly [Force]) => true,
  () => false,
);

const worksThere = (view: View, force: Force, why: Why | undefined): boolean =>
  force.origin !== 'body' ||
  force.claim.while?.self?.place === undefined ||
  !speaksHere(PLACE, view) ||
  inItsPlace(view, [force], why);

/** Is what speaks here in force, as far as its source goes? */
export const inForce = (view: View, force: Force, why?: Why): boolean => {
  if (force.mark === null) {
    const bearer = force.origin === 'body' && force.from.uid !== null ? pokemonOf(view.state, force.from.uid) : null;
    if (bearer !== null) whyPowerKept(view, bearer, force, why);
    return bodyIsActive(view, [force], why) && worksThere(view, force, why);
  }
  const onPlayer = force.bearer !== null && 'seat' in force.bearer;
  if (endedWithMaker(view, force.mark, onPlayer)) return false;
  if (hasLeft(view, force.mark) && !outlivesPower(view, [])) return false;
  if (!onPlayer) return standsByItself(view, [force.mark], why);
  return endsByItsWords(force.mark) || staysOnPlayer(view, [force.mark], why);
};

/** An Ancient Trait is in force as what it is, and not as an Ability. */
const traitIsActive = reading(
  TRAIT_BEFORE_RULE,
  (view, [force]: readonly [Force], why): boolean => {
    why('body-is-active', { by: force.name, pokemon: speaker(view, force) });
    return true;
  },
  () => true,
);

/** Of a text that takes Abilities away it is said why it leaves the Ancient Trait alone. */
export const citeTrait = (view: View, force: Force, why: Why | undefined): void => {
  if (why === undefined || force.kind !== 'trait') return;
  if (statesLaw(TRAIT_BEFORE_RULE, view.doc)) traitIsActive(view, [force], why);
  const bearer = force.from.uid === null ? null : pokemonOf(view.state, force.from.uid);
  if (bearer === null) return;
  const takesAbilities = claimsOn(view, bearer, 'mute').some(({ claim }) => claim.what === 'abilities');
  if (takesAbilities) view.readings.silences(view, 'abilities', 'trait', why);
};

/** Cites what keeps this effect in force. */
export const cite = (view: View, force: Force, why: Why | undefined, dealer?: Pokemon): void => {
  if (why === undefined) return;
  inForce(view, force, why);
  if (dealer !== undefined && force.claim.claim === 'prevent' && force.claim.from !== undefined)
    fits(view, dealer, force.claim.from, force.from, why);
  citeTrait(view, force, why);
  if (force.claim.while !== undefined) holds(view, force.claim.while, force.from, why);
};

const NEWEST = lawOf({
  'comprehensive-2009': ['403.2', 'the newest takes precedence'],
  'advanced-2018': { silent: 'of two effects that set one value the newest counts', near: 'II.A#1' },
  'advanced-2025': { silent: 'of two effects that set one value the newest counts', near: 'II.A#1' },
  'xy-2016': { silent: 'of two effects that set one value the newest counts', near: 'Gl:Stadium Card' },
  'me-2026': { silent: 'of two effects that set one value the newest counts', near: 'Gl:Stadium card' },
});

/**
 * Of two, is the second the newer? What is in play on a described table has the turns it was described with; within one turn, or where no turn is
 * given, that does not show.
 */
const isNewer = (view: View, { at: older }: Force, { at: newer }: Force): boolean =>
  older < newer && (newer >= FIRST_ARRIVAL || older !== UNKNOWN_ARRIVAL || newer === view.state.turn);

const distinguish = (view: View, [older, newer]: readonly [Force, Force]): void => {
  // A lasting effect yields to a card in play, and two that say the same need no order.
  if (older.mark !== null || isNewer(view, older, newer) || sayTheSame(older, newer)) return;
  unknownFact(view, NEWEST, 'arrival-not-told', { cards: [older.name, newer.name] });
};

/** What it says, whomever it says it of and for as long as it does. */
const saying = ({ claim: { on: _, while: __, ...says } }: Force): object => says;

/** A filter in it looks from the side of its player. */
const sayTheSame = (one: Force, other: Force): boolean =>
  sameValue(saying(one), saying(other)) &&
  (one.from.seat === other.from.seat || Object.values(saying(one)).every((value) => typeof value !== 'object'));

/** Of several effects that set one value the newest counts; they come oldest first, lasting effects before all cards in play. */
const newestOf = reading(
  NEWEST,
  (view, [forces]: readonly [readonly Force[]], why): Force | undefined => {
    const last = forces.at(-1);
    for (const other of forces) if (last !== undefined && other !== last) distinguish(view, [other, last]);
    if (last !== undefined) why('newest-counts', { by: last.name, of: forces.map(({ name }) => name) });
    return last;
  },
  (_view, [forces]) => forces[0],
);

/** With one effect, none, or several that say the same, it need not be asked which is the newest. */
export const newest = <F extends Force>(view: View, forces: readonly F[], why?: Why): F | undefined => {
  const [first] = forces;
  const isOne = first === undefined || forces.every((force) => sayTheSame(first, force));
  return (isOne ? first : newestOf(view, [forces], why)) as F | undefined;
};

const isDefinite = ({ mark }: Force): boolean => mark !== null && mark.origin !== 'told' && mark.origin !== 'assumed';

const lastingYields = (view: View, permits: Force, forbids: Force): boolean => {
  if (isDefinite(permits) !== isDefinite(forbids)) return isDefinite(forbids);
  if (isDefinite(permits))
    unknownFact(view, NEWEST, 'effects-not-prints-apart', { cards: [permits.name, forbids.name] });
  // Of one card both arrived at one time, and it lets happen what it forbids to others.
  if (permits.mark !== null || (permits.card !== null && permits.card === forbids.card)) return true;
  if (!isNewer(view, forbids, permits) && !isNewer(view, permits, forbids))
    unknownFact(view, NEWEST, 'arrival-not-told', { cards: [permits.name, forbids.name] });
  return isNewer(view, forbids, permits);
};

/**
 * Does an effect that permits go before one that forbids the same thing? A card in play goes before a lasting effect, and of two in play the newer
 * before the older. For two lasting effects no paragraph says it. A judge's reading of a text is the last word.
 */
export const goesBefore = reading(
  {
    'comprehensive-2009': ['403.2', 'the newest takes precedence'],
    'advanced-2018': { silent: 'of two effects that set one value the newest counts', near: 'II.A#1' },
    'advanced-2025': { silent: 'of two effects that set one value the newest counts', near: 'II.A#1' },
  },
  (view, [permits, forbids]: readonly [Force, Force]): boolean => lastingYields(view, permits, forbids),
  () => true,
);

/** Breaks off: these texts mute each other, and that one is newer does not say which of them is to be looked at first. */
export const muteEachOther = (view: View, names: readonly string[]): void =>
  unknownFact(view, NEWEST, 'mutes-not-prints-apart', { cards: names });
