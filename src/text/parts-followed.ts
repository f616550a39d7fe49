import { playerOf } from '../claims/index.ts';
import type { Advanced } from '../corpus/index.ts';
import { type Law, speaksHere, step } from '../engine/index.ts';
import type { T, TextContext } from '../rules/index.ts';
import type { Definition, Lists, VerbOf } from './define-verb.ts';
import { mayTakeNone } from './how-many-cards.ts';
import { holdsFitting } from './left-in-piles.ts';
import { throwsOwn } from './price-and-second.ts';
import { isRequired } from './required.ts';
import type { Verb } from './verb.ts';
import { whatPartLacks } from './what-a-part-lacks.ts';

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
  (t: T, verb: Verb, context: TextContext) => {
    t.note(
      'part-not-followed',
      throwsOwn(verb) ? notInHand(context.seat, verb) : whatPartLacks(t.view, [verb], context),
    );
    return true;
  },
  () => false,
);

const notInHand = (player: TextContext['seat'], { of }: VerbOf<'discard-hand'>) => ({
  player,
  zone: 'hand',
  ...(of === undefined ? {} : { filter: JSON.stringify(of) }),
});

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
  if (throwsOwn(verb)) {
    if (verb['up-to'] === true && mayTakeNone(t, context)) return false;
    return holdsFitting(t.view, playerOf(t.state, context.seat).hand, verb.of ?? {}) === false;
  }
  return wouldChange(t.view, [verb], context) === false;
};
