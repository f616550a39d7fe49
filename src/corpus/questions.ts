import type { Citation } from './documents.ts';

/** What is asked about one thing, in the words of judges, and the rules that answer it, in whatever document. */
export interface Question {
  readonly phrases: readonly string[];
  readonly answers: readonly Citation[];
  /** Rules that say it from another side, or are needed as well. */
  readonly beside: readonly Citation[];
}

/** The folder of questions beside those of the documents: a text for each subject. */
export const QUESTIONS_FOLDER = 'questions';
