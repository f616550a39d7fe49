import type { Advanced } from '../corpus/index.ts';
import { type Law, paragraphOf, reading, speaksOfLaw, step } from '../engine/index.ts';
import { type T, type TextContext, TOO_FEW_DISCARDED } from '../rules/index.ts';
import { ALL_OF_NONE } from './kinds-beside.ts';
import type { VerbOf } from './play-verb.ts';
import type { Verb } from './verb.ts';

/** "Do one thing. If you do, do another": when the second follows (APR II.E-10, II.E-19). */

interface Second {
  readonly verb: VerbOf<'if-you-do'>;
  readonly done: boolean;
}

/** "All" of none counts as done. */
export const countsAsDone = (t: T, first: readonly Verb[], context: TextContext): boolean =>
  first.some((verb) => speaksOfLaw(ALL_OF_NONE.law, t.rules.doc) && ALL_OF_NONE.fits(verb, context, t));

const IN_PART = 'whether a thing that was done in part counts as done';

/** Some of the first was done, and not as much as it says. */
export const partCounts = reading(
  {
    'neo-2001': { open: IN_PART, near: 'Math.J' },
    'ex-2003': { open: IN_PART, near: 'Attack' },
    'comprehensive-2009': { open: IN_PART, near: '302.5' },
    'xy-2016': { open: IN_PART, near: 'Attack.F' },
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
  if ('discard-hand' in verb) return verb.who === undefined ? exactly(verb['discard-hand']) : 0;
  return 'hand-to-deck' in verb && verb['up-to'] !== true ? exactly(verb['hand-to-deck']) : 0;
};

/** Fewer cards of the hand than the first says were put away: breaks off, since no document says how it goes on. */
export const openIfTooFew = (t: T, first: readonly Verb[], gone: number): void => {
  const asked = first.reduce((sum, verb) => sum + handAskedFor(verb), 0);
  if (gone > 0 && gone < asked) paragraphOf(TOO_FEW_DISCARDED, t.view);
};

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
    (t: T): boolean => {
      t.note('first-not-done', {});
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
export const secondOf = (t: T, { verb, done }: Second, play: () => void): void => {
  if (!speaksOfLaw(FOLLOWS, t.rules.doc)) {
    if (done) play();
    return;
  }
  if (done) {
    follows(t, play);
    return;
  }
  const wished = verb.first.some((one) => 'may' in one);
  if (!(wished ? wishNotDone : nothingDone)(t)) play();
};
