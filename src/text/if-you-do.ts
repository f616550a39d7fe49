import { type Law, speaksOfLaw, step } from '../engine/index.ts';
import type { T, TextContext } from '../rules/index.ts';
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

const FOLLOWS: Law<'advanced-2018'> = { 'advanced-2018': ['II.E-19#1', 'you must do the second'] };

const follows = step(FOLLOWS, (_t: T, play: () => void): void => {
  play();
});

/** Nothing of the first was done. Is that the end of it? */
const endsThere = (law: Law<'advanced-2018'>) =>
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
});
const wishNotDone = endsThere({ 'advanced-2018': ['II.E-10#2', 'you do not carry out what follows'] });

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
