import { type Answer, type Question, readAnswer } from './question.ts';
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

interface Written {
  readonly answer: Answer;
  /** The last part of an answer in which several were written. */
  readonly ends: boolean;
}

const inParts = (answer: Answer): readonly Written[] =>
  answer.split(',').map((part, at, all) => ({ answer: part.trim(), ends: at === all.length - 1 }));

/**
 * Hands out a list in order; after its end, and for a forced choice that the list does not name, null. An answer that names no option and has commas
 * is several, one for each question: `R, R` for two Energy cards.
 */
export const recorded = (answers: readonly Answer[], forced: ForcedChoices): Recorded => {
  let used = 0;
  const left: Written[] = answers.map((answer) => ({ answer, ends: true }));
  const readNext = (question: Question): Answer | null => {
    const [first] = left;
    const fits = (answer: Answer): boolean => readAnswer(question, answer) !== null;
    if (first === undefined || fits(first.answer) || !first.ends) return first?.answer ?? null;
    const parts = inParts(first.answer);
    const [part] = parts;
    if (part !== undefined && parts.length > 1 && fits(part.answer)) left.splice(0, 1, ...parts);
    return left[0]?.answer ?? null;
  };
  const handOut = (): void => {
    if (left.shift()?.ends === true) used += 1;
  };
  return {
    asked: (question) => {
      const answer = readNext(question);
      if (answer !== null) handOut();
      return answer;
    },
    forced: (question) => {
      if (forced !== 'named') return null;
      const answer = readNext(question);
      if (answer === null || readAnswer(question, answer) === null) return null;
      handOut();
      return answer;
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
