/** An unfinished table: what a judge answered so far. Plain data, so that it can be saved and continued. */

/**
 * The questions of the dialogue; `print:Luxray` asks which Luxray is meant. `format` and `players` are given together with the rulebook. `other` and `theirs-2` are the second
 * Active Pokémon of each side in 2-on-2; in a Team Battle those of the teammate, p3, and of p4.
 */
export type QuestionId =
  | 'ruleset'
  | 'format'
  | 'players'
  | 'line'
  | 'dispute'
  | 'what'
  | 'pokemon'
  | 'where'
  | 'on'
  | 'since'
  | 'bench'
  | 'theirs'
  | 'on-theirs'
  | 'other'
  | 'on-other'
  | 'theirs-2'
  | 'on-theirs-2'
  | 'their-bench'
  | 'hand'
  | 'prizes'
  | 'used'
  | 'stadium'
  | 'turn'
  | `print:${string}`;

/** By question. An empty answer is the default: nothing, or not given. */
export type Answers = { readonly [question: string]: string };

export interface Draft {
  readonly answers: Answers;
  /** The question that is looked at again; null: the first that has no answer. */
  readonly at: QuestionId | null;
  /** Whether only this question is corrected: after it the dialogue continues where it was, without the questions in between. */
  readonly only: boolean;
}

export const EMPTY_DRAFT: Draft = { answers: {}, at: null, only: false };

const IDS: ReadonlySet<string> = new Set([
  'ruleset',
  'format',
  'players',
  'line',
  'dispute',
  'what',
  'pokemon',
  'where',
  'on',
  'since',
  'bench',
  'theirs',
  'on-theirs',
  'other',
  'on-other',
  'theirs-2',
  'on-theirs-2',
  'their-bench',
  'hand',
  'prizes',
  'used',
  'stadium',
  'turn',
]);

/** Longer than any table a person enters. */
const LONGEST_ANSWER = 4096;
const MOST_ANSWERS = 64;

export const isQuestion = (id: string): id is QuestionId => IDS.has(id) || /^print:./u.test(id);

/** A draft as it was saved; null for anything else, since the file may hold anything. */
export const readDraft = (value: unknown): Draft | null => {
  if (value === null || typeof value !== 'object' || !('answers' in value)) return null;
  const { answers } = value;
  if (answers === null || typeof answers !== 'object' || Array.isArray(answers)) return null;
  const given = Object.entries(answers);
  if (given.length > MOST_ANSWERS) return null;
  const good = given.every(
    ([id, answer]) => isQuestion(id) && typeof answer === 'string' && answer.length <= LONGEST_ANSWER,
  );
  return good ? { answers: Object.fromEntries(given) as Answers, at: null, only: false } : null;
};

export const answered = (draft: Draft, id: QuestionId, answer: string): Draft => ({
  ...draft,
  answers: { ...draft.answers, [id]: answer },
});
