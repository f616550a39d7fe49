import type { Citation } from './documents.ts';

/** An entry and what judges type when they look for it, in their words. */
export interface Asked extends Citation {
  readonly phrases: readonly string[];
}

/** The folder of these phrases beside those of the documents: one text for each document. */
export const ASKED_FOLDER = 'asked';
