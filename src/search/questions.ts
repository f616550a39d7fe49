import { type AskedData, type AskedPhrases, matchPhrases, openPhrases } from './asked.ts';
import type { Concept } from './query.ts';
import type { SearchIndex } from './search-index.ts';
import { WEIGHTS } from './weights.ts';

/** What is asked of all documents at once, as the index keeps it. */
export interface QuestionsData {
  readonly asked: AskedData;
  /** The places of the entries that answer each question, with spaces between, then after a bar those that are needed as well; `;` between questions. */
  readonly answers: string;
}

/** The questions of an open index. */
export interface Questions {
  readonly phrases: AskedPhrases;
  /** The phrases that have a stem. */
  having(stem: string): Int32Array;
  answers(question: number): Answers;
}

interface Answers {
  readonly best: readonly number[];
  readonly beside: readonly number[];
}

const places = (text = ''): readonly number[] => (text === '' ? [] : text.split(' ').map(Number));

export const openQuestions = ({ asked, answers }: QuestionsData, having: (stem: string) => Int32Array): Questions => {
  const lines = answers.split(';');
  const read: Answers[] = [];
  return {
    phrases: openPhrases(asked),
    having,
    answers(question) {
      let known = read[question];
      if (known === undefined) {
        const [best, beside] = (lines[question] ?? '').split('|');
        known = { best: places(best), beside: places(beside) };
        read[question] = known;
      }
      return known;
    },
  };
};

/** A question that is less like what was asked is another. */
const LEAST = 0.15;

/** What questions that were asked before give the rules that answered them: each rule of the question most like this one. */
export const boostFromQuestions = (
  index: SearchIndex,
  concepts: readonly Concept[],
  shares: readonly number[],
): Float64Array => {
  const boosts = new Float64Array(index.corpus.entries.length);
  const questions = index.questions();
  const alike = matchPhrases(index, questions.phrases, questions.having, concepts, shares);
  for (let question = 0; question < alike.length; question++) {
    const likeness = alike[question] ?? 0;
    if (likeness < LEAST) continue;
    const boost = WEIGHTS.question * likeness ** WEIGHTS.questionAlike;
    const { best, beside } = questions.answers(question);
    for (const at of best) if (boost > (boosts[at] ?? 0)) boosts[at] = boost;
    const less = boost * WEIGHTS.questionBeside;
    for (const at of beside) if (less > (boosts[at] ?? 0)) boosts[at] = less;
  }
  return boosts;
};
