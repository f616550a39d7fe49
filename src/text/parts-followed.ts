import { playerOf } from '../claims/index.ts';
import type { Advanced } from '../corpus/index.ts';
import { type Law, speaksHere, step } from '../engine/index.ts';
import type { T, TextContext } from '../rules/index.ts';
import type { Definition, Lists } from './define-verb.ts';
import { isRequired } from './required.ts';
import type { Verb } from './verb.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['part-not-followed'],
} as const;

/** Texts with a part that cannot be followed, where a document says what becomes of the rest (APR II.A). */

const PARTS: Law<Advanced> = {
  'advanced-2018': ['II.A#3', 'the player follows the parts that are possible'],
  'advanced-2025': ['II.A#3', 'the player follows the parts that are possible'],
};

/** The rest is followed all the same. Is it? */
export const goesOnWithout = step(
  PARTS,
  (t: T) => {
    t.note('part-not-followed', {});
    return true;
  },
  () => false,
);

/** Is this a part of the text that cannot be followed now? What the text requires is another matter. */
export const isPastFollowing = (
  t: T,
  verb: Verb,
  { needsObject }: Pick<Definition<Verb>, 'needsObject'>,
  context: TextContext,
  wouldChange: Lists['wouldChange'],
): boolean => {
  if (isRequired(context) || !speaksHere(PARTS, t.rules)) return false;
  if (needsObject?.(verb) !== true) return false;
  // Whether throwing cards away for nothing is a change is another question.
  if ('discard-hand' in verb && verb.who === undefined) {
    const { hand } = playerOf(t.state, context.seat);
    return hand.given && hand.cards.length === 0;
  }
  return wouldChange(t.view, [verb], context) === false;
};
