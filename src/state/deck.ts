import type { Card } from './card.ts';
import type { Span } from './setup.ts';

/** What a deck is built for (CR 100.1). */
export type DeckFormat = 'constructed' | 'limited';

export const DECK_FORMATS: readonly DeckFormat[] = ['constructed', 'limited'];

/** The part of a deck a card is listed under; a heading says this of a card that is not on file. */
export type DeckPart = 'pokemon' | 'trainer' | 'energy';

/** One line of a deck list as it was written. */
export interface DeckLine {
  /** Copies, 1 or more. */
  readonly count: number;
  /** The name, and the print apart where one was recognised: `DP 7`, `dp1-7`. */
  readonly name: string;
  readonly print?: string;
  /** A set and number that only a program has; no printed card has it, so that the name alone tells the card. */
  readonly unprinted?: string;
  /** Name and print as one text: some names end like a print. */
  readonly written: string;
  /** The local-language name of a foreign-language card, where it was given. */
  readonly local?: string;
  readonly part?: DeckPart;
  readonly span: Span;
}

/** A total that the list itself states, and what it lists. */
export interface DeckTotal {
  readonly of: string;
  readonly stated: number;
  readonly listed: number;
  readonly span: Span;
}

/** A deck as it was listed. */
export interface DeckList {
  readonly lines: readonly DeckLine[];
  /** Cards listed as a side deck. */
  readonly side: readonly DeckLine[];
  /** Totals that differ from what is listed. */
  readonly totals: readonly DeckTotal[];
  /** Lines after the cards that name none. */
  readonly unread: readonly { readonly says: string; readonly span: Span }[];
  readonly span: Span;
}

/** A line with the prints on file that it can mean; none: its card is not on file. */
export interface DeckCard extends DeckLine {
  readonly prints: readonly Card[];
  /** Taken to be ordinary although it is not on file: no basic Energy, no text or mark that bears on a deck. */
  readonly ordinary: boolean;
  /** Found by its set and number alone: no card on file has the name it is listed under. */
  readonly byPrint?: true;
}

/** A deck with its cards looked up: what the rules look at. */
export interface Deck {
  readonly format: DeckFormat;
  readonly cards: readonly DeckCard[];
  readonly side: readonly DeckCard[];
}
