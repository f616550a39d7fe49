import type { Card, DeckFormat, DeckList, InputFault, Span } from '../state/index.ts';
import type { Expectation } from './board-file.ts';

/** What a deck can come to. */
export const DECK_VERDICTS: readonly string[] = ['legal', 'illegal', 'undetermined'];

/** A deck list as it was written, with what it is expected to come to. With faults it holds what could be understood. */
export interface DeckFile {
  readonly file: string;
  readonly list: DeckList;
  readonly format?: DeckFormat;
  /** Document key. */
  readonly ruleset?: string;
  readonly cards: readonly Card[];
  readonly assume: readonly string[];
  readonly expect?: Expectation;
  readonly name?: string;
  /** Rules the scenario is about, as written. */
  readonly about: readonly string[];
  readonly faults: readonly InputFault[];
  readonly spans: {
    readonly cards: readonly Span[];
    readonly about: readonly Span[];
    readonly assume: readonly Span[];
  };
  readonly excerpt: (span: Span) => string;
}

const KEY = (key: string): RegExp => new RegExp(`^["']?${key}["']?\\s*:\\s*(?:[|>[{#]|$)`, 'mu');

/**
 * True for a file of keys that holds a deck: `deck:` at its left edge, or a JSON table with `deck` and no sides of a board. A list of lines is
 * no such file; what calls itself `Deck: 60` there is a heading.
 */
export const isDeckFile = (text: string): boolean => {
  const body = text.replace(/^\uFEFF/u, '');
  if (/^\s*\{/u.test(body)) return /"deck"\s*:/u.test(body) && !/"(?:board|p[1-4])"\s*:/u.test(body);
  return KEY('deck').test(body);
};

/** True for a file that holds a table instead: `board:` or a side at its left edge. */
export const isBoardFile = (text: string): boolean =>
  /^["']?(?:board|p[1-4])["']?\s*:/mu.test(text) || /^\s*\{[\s\S]*"(?:board|p[1-4])"\s*:/u.test(text);
