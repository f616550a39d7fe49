import type { DeckFormat, DeckList, Span } from '../state/index.ts';
import type { WrittenFile } from './board-file.ts';

/** What a deck can come to. */
export const DECK_VERDICTS: readonly string[] = ['legal', 'illegal', 'undetermined'];

/** A deck list as it was written, with what it is expected to come to. */
export interface DeckFile extends WrittenFile {
  readonly list: DeckList;
  readonly format?: DeckFormat;
  /** A format of tournaments that it is for, as written, and where. */
  readonly tournament?: { readonly format: string; readonly at: Span };
  /** The day of the tournament, as written. */
  readonly day?: { readonly says: string; readonly at: Span };
  /** Document key. */
  readonly ruleset?: string;
}

const DECK_KEY = /^["']?deck["']?\s*:\s*(?:[|>[{#]|$)/mu;

/**
 * True for a file of keys that holds a deck: `deck:` at its left edge, or a JSON table with `deck` and no sides of a board. A list of lines is
 * no such file; what calls itself `Deck: 60` there is a heading.
 */
export const isDeckFile = (text: string): boolean => {
  const body = text.replace(/^\uFEFF/u, '');
  if (/^\s*\{/u.test(body)) return /"deck"\s*:/u.test(body) && !/"(?:board|p[1-4])"\s*:/u.test(body);
  return DECK_KEY.test(body);
};

/** True for a deck with the day of its tournament: what that format finds is not a rule of a document, and `judge verify` looks at it. */
export const isForTournament = (text: string): boolean => isDeckFile(text) && /^["']?date["']?\s*:/mu.test(text);

/** True for a file that holds a table instead: `board:` or a side at its left edge. */
export const isBoardFile = (text: string): boolean =>
  /^["']?(?:board|p[1-4])["']?\s*:/mu.test(text) || /^\s*\{[\s\S]*"(?:board|p[1-4])"\s*:/u.test(text);
