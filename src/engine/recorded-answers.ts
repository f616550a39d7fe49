import { type Answer, readAnswer } from './question.ts';
import type { Answerer } from './step.ts';

/**
 * Answers written down beforehand, in the order in which the game asks. A choice that only one thing could be need not be written; people who
 * tell a turn write it all the same.
 */

/** Whether the list names forced choices too. */
export type ForcedChoices = 'left-out' | 'named';

/** A list as the two answerers `drive` takes: for what is asked, and for choices that are forced. */
export interface Recorded {
  readonly asked: Answerer;
  readonly forced: Answerer;
  /** Answers handed out so far. */
  readonly used: () => number;
}

/** Hands out a list in order; after its end, and for a forced choice that the list does not name, null. */
export const recorded = (answers: readonly Answer[], forced: ForcedChoices): Recorded => {
  let used = 0;
  const next = (): Answer | null => {
    const answer = answers[used];
    if (answer === undefined) return null;
    used += 1;
    return answer;
  };
  return {
    asked: next,
    forced: (question) => {
      const answer = answers[used];
      const names = forced === 'named' && answer !== undefined && readAnswer(question, answer) !== null;
      return names ? next() : null;
    },
    used: () => used,
  };
};

/** Plays with forced choices left out of the list; where that does not come out even, with those named, if that does. */
export const asWritten = <T>(play: (forced: ForcedChoices) => T, even: (played: T) => boolean): T => {
  const bare = play('left-out');
  if (even(bare)) return bare;
  const named = play('named');
  return even(named) ? named : bare;
};
