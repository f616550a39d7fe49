import type { View } from '../claims/index.ts';
import { step } from '../engine/index.ts';
import { type T, type TextContext, THEN_AFTER_UNDONE, THEN_AFTER_UNDONE_IN_ATTACK } from '../rules/index.ts';
import type { Look, VerbOf } from './define-verb.ts';
import { cardsAskedFor, goneOfHand } from './if-you-do.ts';
import type { Change, Looking } from './looking.ts';
import { paidInCards, throwsOwn } from './price-and-second.ts';
import type { Verb } from './verb.ts';
import { definitionOf } from './verbs-within.ts';

/** “Do one thing. Then do another”, where the one cannot be done and "then" is not "if you do". */

const follows = (_t: T, play: () => void): void => {
  play();
};
const afterUndone = step(THEN_AFTER_UNDONE, follows, follows);

const afterUndoneInAttack = step(THEN_AFTER_UNDONE_IN_ATTACK, follows, follows);

/** What has to be done, and not only as the player likes. */
const required = (first: readonly Verb[]): readonly Verb[] =>
  first.filter((verb) => !('may' in verb) && !('up-to' in verb && verb['up-to'] === true));

const needsObject = (verb: Verb): boolean => definitionOf(verb)?.needsObject?.(verb) === true;

/** Plays the second after what has happened by the first; breaks off where that was not done, or not in full, and no document says how it goes on. */
export const playAfterFirst = (
  t: T,
  first: readonly Verb[],
  happened: T['events'],
  context: TextContext,
  play: () => void,
): void => {
  const asked = required(first);
  const isUndone =
    (asked.some(needsObject) && happened.length === 0) || goneOfHand(happened, context) < cardsAskedFor(asked);
  if (!isUndone) play();
  else if (context.attack === null) afterUndone(t, play);
  else afterUndoneInAttack(t, play);
};

/** Could any of it change something? What follows a first part that cannot be done does so as far as it is supposed to. */
export const lookPastUndone = (
  look: Look,
  view: View,
  { first, 'if-you-do': second }: VerbOf<'if-you-do'>,
  context: Looking,
): Change => {
  const all = look(view, [...first, ...second], context);
  if (all !== true || context.attack !== null) return all;
  const asked = required(first);
  // Cards of the hand are a price here, and no change by themselves.
  const lacksObject = (verb: Verb): boolean =>
    needsObject(verb) && !throwsOwn(verb) && look(view, [verb], context) === false;
  const isUndone = asked.some((verb) => paidInCards(view, verb, context) === false || lacksObject(verb));
  return isUndone ? context.undone : all;
};
