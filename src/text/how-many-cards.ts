import { playerOf, type Why } from '../claims/index.ts';
import type { RuleId } from '../corpus/index.ts';
import { type Law, lawOf, paragraphOf, reading, speaksHere, step } from '../engine/index.ts';
import type { T, TextContext } from '../rules/index.ts';
import type { Seat, Uid } from '../state/index.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['fewer-of-the-hand', 'none-in-attack', 'one-of-any-card'],
  question: ['how-many-cards', 'how-many-counters'],
} as const;

/** How many cards a text lets a player take, where it says "up to" some number. */

/** "Up to" so many means one at least, in a document that says so. */
const ONE_AT_LEAST = lawOf({
  'neo-2001': 'absent',
  'ex-2003': 'absent',
  'comprehensive-2009': ['103.2', 'between 1 and'],
  'xy-2016': 'absent',
  'advanced-2018': ['II.D-05#1', 'between 1 and that number'],
  'advanced-2025': ['II.D-05#1', 'between 1 and that number'],
  'me-2026': ['UpTo#2', 'any number from 1 to that number'],
});

const oneAtLeast = reading(
  ONE_AT_LEAST,
  (_view, _args: readonly []) => true,
  () => false,
);

/** Asked where none at all is taken: whether that will do another document does not say. */
export const noneWillDo = reading(
  {
    'comprehensive-2009': ['103.2', 'between 1 and'],
    'advanced-2018': ['II.D-05#1', 'between 1 and that number'],
    'advanced-2025': ['II.D-05#1', 'between 1 and that number'],
    'me-2026': ['UpTo#2', 'any number from 1 to that number'],
  },
  (_view, _args: readonly []) => false,
  () => true,
);

const NONE_IN_ATTACK = lawOf({
  'comprehensive-2009': { otherwise: '103.2' },
  'advanced-2018': { otherwise: 'II.D-05#1' },
  'advanced-2025': ['II.D-05#3', 'its player may choose none'],
  'me-2026': ['UpTo#1', 'any number from 0 to that number'],
});

/** In the text of an attack none will do, in a document that says so of attacks alone. */
const noneInAttack = reading(
  NONE_IN_ATTACK,
  (_view, _args: readonly [], why) => {
    why('none-in-attack');
    return true;
  },
  () => false,
);

const tellsAttacksApart = (t: T, inAttack: boolean): boolean => inAttack && speaksHere(NONE_IN_ATTACK, t.rules);

type Pick = () => Uid | null;
const picksOn = (_t: T, pick: Pick): Uid | null => pick();
const asAttackSays = step(NONE_IN_ATTACK, picksOn, picksOn);
const asOthersSay = step(ONE_AT_LEAST, picksOn, picksOn);

/** A choice to stop or to go on after the first of "up to" so many, under what says how many those may be. */
export const asNumberAllows = (t: T, inAttack: boolean, pick: Pick): Uid | null =>
  (tellsAttacksApart(t, inAttack) ? asAttackSays : asOthersSay)(t, pick);

/** The same beforehand, as far as the text says "up to". */
export const mayTakeNone = (t: T, { attack }: TextContext): boolean =>
  tellsAttacksApart(t, attack !== null) && noneInAttack(t.view, []);

/** Will none do of "up to" so many where there is none to take: in the text of an attack, in a document that says so of attacks. */
export const noneIsEnough = (t: T, upTo: boolean, { attack }: TextContext): boolean =>
  upTo && tellsAttacksApart(t, attack !== null) && noneInAttack(t.view, [], t.why);

const FEWER_OF_HAND = lawOf({
  'advanced-2018': { otherwise: 'II.D-04#2' },
  'advanced-2025': ['II.E-33#3', 'you may choose fewer than the number'],
});

/** Of two or more cards of a stated kind in the hand fewer will do, or none. */
const fewerOfHand = reading(
  FEWER_OF_HAND,
  (_view, _args: readonly [], why) => {
    why('fewer-of-the-hand');
    return true;
  },
  () => false,
);

/** May fewer cards of the hand be taken than a text that names their kind says, where they are not a price? */
export const mayTakeFewerOfHand = (t: T, cards: number, why?: Why): boolean =>
  cards > 1 && speaksHere(FEWER_OF_HAND, t.rules) && fewerOfHand(t.view, [], why);

/** May a player who has taken so many of "up to" some number stop there, as far as is known beforehand? */
export const mayStopAt = (t: T, taken: number, inAttack: boolean): boolean =>
  taken > 0 || (tellsAttacksApart(t, inAttack) ? noneInAttack(t.view, []) : !oneAtLeast(t.view, []));

/** What says how few of "up to" so many may be picked, for the question of which is the first; nothing for later ones. */
export const limitsOf = (
  t: T,
  upTo: boolean,
  taken: number,
  inAttack: boolean,
): { readonly limits?: readonly RuleId[] } => {
  const law = tellsAttacksApart(t, inAttack) ? NONE_IN_ATTACK : ONE_AT_LEAST;
  return upTo && taken === 0 && speaksHere(law, t.rules) ? { limits: [paragraphOf(law, t.rules)] } : {};
};

/** Asked where none at all is taken: an attack may allow it. */
export const noneTaken = (t: T, inAttack: boolean): void => {
  if (tellsAttacksApart(t, inAttack)) noneInAttack(t.view, [], t.why);
  else noneWillDo(t.view, []);
};

const ONE_OF_ANY = lawOf({
  'comprehensive-2009': { otherwise: '316.4b' },
  'advanced-2018': { otherwise: 'I.H#2' },
  'advanced-2025': { otherwise: 'I.H#2' },
  'me-2026': ['UpTo#4', 'has to find 1 card at least'],
});

/** A search that may take any card at all finds one at least, an attack's too. */
const oneOfAny = reading(
  ONE_OF_ANY,
  (_view, _args: readonly [], why) => {
    why('one-of-any-card');
    return true;
  },
  () => false,
);

/** Has such a search to take a card, where "up to" alone would let it take none? */
export const mustFindOne = (t: T, typed: boolean, why?: Why): boolean =>
  !typed && speaksHere(ONE_OF_ANY, t.rules) && oneOfAny(t.view, [], why);

const NONE_OF_MANY: Law<'advanced-2025'> = { 'advanced-2025': ['II.D-02#2', 'the number can be zero'] };

const noneOfMany = reading(
  NONE_OF_MANY,
  (_view, _args: readonly [], why) => {
    why('none-in-attack');
    return true;
  },
  () => false,
);

/** May it be none, where an attack says "any number"? Other documents tell no difference. */
export const anyMayBeNone = (t: T, { attack }: TextContext, why?: Why): boolean =>
  attack === null || !speaksHere(NONE_OF_MANY, t.rules) || noneOfMany(t.view, [], why);

/** How many cards a player draws where a text says up to how many. */
export const howManyOf = (t: T, seat: Seat, most: number, context: TextContext): number => {
  const { deck } = playerOf(t.state, seat);
  const there = deck.given ? Math.min(most, deck.cards.length) : most;
  const least = mayStopAt(t, 0, context.attack !== null) || there === 0 ? 0 : 1;
  const options = Array.from({ length: there - least + 1 }, (_none, at) => ({
    key: String(at + least),
    aliases: [],
    value: at + least,
  }));
  const limits = limitsOf(t, true, 0, context.attack !== null);
  const number = t.choose({ by: seat, code: 'how-many-cards', options, ...limits }).value;
  if (number === 0 && there > 0) noneTaken(t, context.attack !== null);
  return number;
};

/** So many counters at most, as its player likes; `any`: none as well, whatever a document says of “up to”. */
export const countersUpTo = (t: T, most: number, any: boolean, { seat, attack }: TextContext): number => {
  const inAttack = attack !== null;
  const least = any || mayStopAt(t, 0, inAttack) ? 0 : 1;
  if (most <= least) return most;
  const options = Array.from({ length: most + 1 - least }, (_none, at) => ({
    key: String(at + least),
    aliases: [],
    value: at + least,
  }));
  const number = t.choose({ by: seat, code: 'how-many-counters', options, ...limitsOf(t, !any, 0, inAttack) }).value;
  if (!any && number === 0) noneTaken(t, inAttack);
  return number;
};
