import { playerOf, type View } from '../claims/index.ts';
import type { Advanced } from '../corpus/index.ts';
import {
  type GameEvent,
  type Law,
  lawOf,
  paragraphOf,
  reading,
  speaksHere,
  statesLaw,
  step,
  unknownFact,
} from '../engine/index.ts';
import { DISCARDED_FOR_NOTHING, type T, type TextContext, TOO_FEW_DISCARDED } from '../rules/index.ts';
import type { VerbOf } from './define-verb.ts';
import { ALL_OF_NONE } from './kinds-beside.ts';
import type { Verb } from './verb.ts';
import { choiceLaw } from './who-chooses.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['counts-as-shuffled', 'first-alone', 'first-not-done', 'part-counts-as-done', 'price-not-whole'],
} as const;

/** "Do one thing. If you do, do another": when the second follows (APR II.E-10, II.E-19). */

interface Second {
  readonly verb: VerbOf<'if-you-do'>;
  readonly done: boolean;
}

/** "All" of none counts as done. */
export const countsAsDone = (t: T, first: readonly Verb[], context: TextContext): boolean =>
  first.some((verb) => speaksHere(ALL_OF_NONE.law, t.rules) && ALL_OF_NONE.fits(verb, context, t));

/** A hand that is shuffled into a deck counts as shuffled where there is one card at least, be it in the deck alone. */
const shufflesAllTheSame = reading(
  { 'advanced-2025': ['II.E-36#3', 'the deck counts as shuffled'] },
  (_view, _args: readonly [], why): boolean => {
    why('counts-as-shuffled');
    return true;
  },
  () => false,
);

export const countsAsShuffled = (t: T, first: readonly Verb[], { seat }: TextContext): boolean => {
  const { deck } = playerOf(t.state, seat);
  const isThere = !deck.given || deck.cards.length > 0;
  const shuffles = first.some(
    (verb) => 'shuffle-hand' in verb && verb['shuffle-hand'] !== 'opponent' && verb.under !== true,
  );
  return isThere && shuffles && shufflesAllTheSame(t.view, [], t.why);
};

const IN_PART = 'whether a thing that was done in part counts as done';

/** Some of the first was done, and not as much as it says. */
export const partCounts = reading(
  {
    'neo-2001': { open: IN_PART, near: 'Math.J' },
    'ex-2003': { open: IN_PART, near: 'Attack' },
    'comprehensive-2009': { open: IN_PART, near: '302.5' },
    'xy-2016': { open: IN_PART, near: 'Attack.F' },
    'me-2026': { open: IN_PART, near: 'Attack.F1' },
    'advanced-2018': ['II.E-19#2', 'if some of it was done, the second sentence follows'],
    'advanced-2025': ['II.E-20#4', 'If at least a part of the first half could be done'],
  },
  (_view, _args: readonly [], why): boolean => {
    why('part-counts-as-done');
    return true;
  },
  () => false,
);

/** How many Energy cards the first asks for, whether or not the player may leave it. */
const energyAskedFor = (verb: Verb): number => {
  if ('may' in verb) return verb.may.reduce((sum, one) => sum + energyAskedFor(one), 0);
  if (!('discard-energy' in verb) || verb['up-to'] === true) return 0;
  return typeof verb['discard-energy'] === 'number' ? verb['discard-energy'] : 0;
};

/** Were fewer discarded than it asks for? A document may let one card serve for several. */
export const wasDoneInPart = (first: readonly Verb[], discarded: number): boolean =>
  discarded > 0 && discarded < first.reduce((sum, verb) => sum + energyAskedFor(verb), 0);

const exactly = (cards: number | string): number => (typeof cards === 'number' ? cards : 0);

/** How many cards of the player's own hand the first puts away. */
const handAskedFor = (verb: Verb): number => {
  if ('may' in verb) return verb.may.reduce((sum, one) => sum + handAskedFor(one), 0);
  // Of “up to” so many, any number is the whole.
  if (('discard-hand' in verb || 'hand-to-deck' in verb) && verb['up-to'] === true) return 0;
  if ('discard-hand' in verb) return verb.who === undefined ? exactly(verb['discard-hand']) : 0;
  return 'hand-to-deck' in verb && verb.who === undefined ? exactly(verb['hand-to-deck']) : 0;
};

/** How many cards went out of the player's own hand. */
export const goneOfHand = (happened: T['events'], { seat }: Pick<TextContext, 'seat'>): number =>
  happened.filter((event) => event.kind === 'moved' && event.from.zone === 'hand' && event.from.seat === seat).length;

const NOT_DONE: ReadonlySet<GameEvent['kind']> = new Set(['searched', 'shuffled', 'rest-moved']);

/** Did anything change? Breaks off where only a hand went away of which no card is given. */
export const somethingDone = (t: T, happened: T['events']): boolean => {
  if (happened.some(({ kind }) => !NOT_DONE.has(kind))) return true;
  for (const event of happened)
    if (event.kind === 'rest-moved') unknownFact(t.view, choiceLaw(t), 'hand-not-told', { player: event.from.seat });
  return false;
};

/** How many cards of it the first asks for. */
export const cardsAskedFor = (first: readonly Verb[]): number =>
  first.reduce((sum, verb) => sum + handAskedFor(verb), 0);

/** Fewer cards of the hand than the first says were put away: breaks off, since no document says how it goes on. */
export const openIfTooFew = (t: T, first: readonly Verb[], gone: number): void => {
  const asked = cardsAskedFor(first);
  if (gone > 0 && gone < asked) paragraphOf(TOO_FEW_DISCARDED, t.view);
};

const WHOLE_PRICE: Law<'me-2026'> = { 'me-2026': ['App15#2', 'either the whole price is paid or none of it'] };

/** The further effect of a TAG TEAM Supporter has a price in cards of the hand that is paid as a whole. */
const unpayable = reading(
  WHOLE_PRICE,
  (_view, [asked, there]: readonly [number, number], why): boolean => {
    why('price-not-whole', { asked, there });
    return true;
  },
  () => false,
);

/** Are there too few cards in the hand for that price, so that none of it is paid? */
export const cannotPayWhole = (t: T, first: readonly Verb[], { card, seat }: TextContext): boolean => {
  const printed = card === null ? null : t.view.cardAt(card);
  if (printed?.kind !== 'supporter' || !(printed.tags ?? []).includes('tag team')) return false;
  const asked = cardsAskedFor(first);
  const { hand } = playerOf(t.state, seat);
  const there = hand.cards.filter((id) => id !== card).length;
  return hand.given && there < asked && speaksHere(WHOLE_PRICE, t.rules) && unpayable(t.view, [asked, there], t.why);
};

/** "Then" says what "if you do" says. */
const THEN: Law<'advanced-2025'> = { 'advanced-2025': ['II.E-20#3', 'may also begin with the word “Then”'] };

/** In an attack no effect depends on another that the text does not name, where the document says so. */
const THEN_OF_AN_ATTACK = lawOf({ ...THEN, 'comprehensive-2009': { otherwise: '302.5' } });

/** Does the second part of this depend on the first? Elsewhere "then" only says what comes next. */
export const isConditional = (
  { worded }: VerbOf<'if-you-do'>,
  sources: Pick<View, 'doc' | 'fallback'>,
  { attack }: Pick<TextContext, 'attack'>,
): boolean => worded !== 'then' || speaksHere(attack === null ? THEN : THEN_OF_AN_ATTACK, sources);

const becauseOfThen = step(THEN, (_t: T, play: () => void): void => {
  play();
});

/** A new Active Pokémon that there is only after a switch, or a condition in the card's own words. */
const IMPLIED: Law<'advanced-2025'> = {
  'advanced-2025': ['II.E-20#2', 'may be implied, or the text may put the condition in other words'],
};

const becauseImplied = step(IMPLIED, (_t: T, play: () => void): void => {
  play();
});

const PRICE: Law<'advanced-2025'> = { 'advanced-2025': ['II.E-30#1', 'is a condition for using the Ability'] };

/** Are the cards of the first half the price of an Ability? */
export const isAbilitysPrice = (
  { price, first }: VerbOf<'if-you-do'>,
  { rules }: T,
  { origin }: TextContext,
): boolean =>
  price === true && origin === 'power' && speaksHere(PRICE, rules) && first.some((verb) => 'discard-hand' in verb);

/** What an Ability costs is a condition for using it, and not a part of its effect. */
export const payForAbility = step(PRICE, (_t: T, pay: () => void): void => {
  pay();
});

const FOLLOWS: Law<Advanced> = {
  'advanced-2018': ['II.E-19#1', 'you must do the second'],
  'advanced-2025': ['II.E-20#1', 'you must do the second'],
};

const follows = step(FOLLOWS, (_t: T, play: () => void): void => {
  play();
});

/** Nothing of the first was done. Is that the end of it? */
const endsThere = (law: Law<Advanced>) =>
  step(
    law,
    (t: T, second: readonly Verb[]): boolean => {
      t.note('first-not-done', second.some((verb) => 'damage' in verb) ? { damage: true } : {});
      return true;
    },
    () => false,
  );

const nothingDone = endsThere({
  'advanced-2018': ['II.E-19#2', 'if nothing of the first sentence was done, nothing follows'],
  'advanced-2025': ['II.E-20#4', 'If nothing of the first half was done'],
});
const wishNotDone = endsThere({
  'advanced-2018': ['II.E-10#2', 'you do not carry out what follows'],
  'advanced-2025': ['II.E-10#2', "you can't do what follows"],
});

/** Plays the second part where the first was done. */
export const secondOf = (t: T, second: Second, play: () => void): void => {
  const { worded } = second.verb;
  const after = (): void => secondAfter(t, second, play);
  if (worded === 'then') becauseOfThen(t, after);
  else if (worded === 'implied' && speaksHere(IMPLIED, t.rules)) becauseImplied(t, after);
  else after();
};

/** The first was done, and the second changes nothing: a document may say that this is enough. */
export const sayFirstAlone = (t: T): void => {
  if (statesLaw(DISCARDED_FOR_NOTHING, t.rules.doc))
    t.aside(paragraphOf(DISCARDED_FOR_NOTHING, t.rules), 'first-alone', {});
};

const secondAfter = (t: T, { verb, done }: Second, play: () => void): void => {
  if (!speaksHere(FOLLOWS, t.rules)) {
    if (done) play();
    return;
  }
  if (done) {
    follows(t, play);
    return;
  }
  const wished = verb.first.some((one) => 'may' in one);
  if (!(wished ? wishNotDone : nothingDone)(t, verb['if-you-do'])) play();
};
