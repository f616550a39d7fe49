import type { CorpusEntry } from '../corpus/index.ts';
import { cleanLines } from './clean-text.ts';
import { type Edition, editionOf } from './edition.ts';
import type { ReadEdition } from './kept-words.ts';
import { restatementOf, stemsOf } from './likeness.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { type Quoted, quotesFrom } from './quotes.ts';

/** A document as far as it is needed to find its rules in a copy of it. */
export interface KnownDocument {
  readonly document: string;
  readonly entries: readonly CorpusEntry[];
  /** The words that decide in the edition that was restated, where that was read itself. */
  readonly read?: ReadEdition;
}

export interface IndexedCopy extends Quoted, Edition {
  readonly document: string;
}

export type Indexed =
  | { readonly ok: true; readonly copy: IndexedCopy }
  /** `nearest`: the document it reads most like, if it reads like any. */
  | { readonly ok: false; readonly why: 'empty' | 'too-long' | 'other-text'; readonly nearest: string | null };

/** Of the words of a copy, so many are in our restatement at least; of another text, less than half as many. */
const ALIKE = 0.36;
/** The longest of the documents has 120,000 characters. */
const LONGEST = 3_000_000;
const MOST_PIECES = 20_000;

/** How much two texts have in common, word by word, from 0 to 1: enough to know which document to try first. */
const nearness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  let both = 0;
  for (const stem of one) if (other.has(stem)) both += 1;
  return both / Math.max(1, Math.sqrt(one.size * other.size));
};

const byNearness = (pieces: readonly Piece[], documents: readonly KnownDocument[]): readonly KnownDocument[] => {
  const here = stemsOf(pieces.map(({ text }) => text).join(' '));
  return documents
    .map((known) => ({ known, near: nearness(here, stemsOf(known.entries.map(restatementOf).join(' '))) }))
    .sort((a, b) => b.near - a.near)
    .map(({ known }) => known);
};

/**
 * Finds the rules of a document in a copy of it. Without `wanted`, the document is found out too. A text that is none of the documents is refused, and so
 * is one that is another document than the one that was named.
 */
export const indexCopy = (text: string, documents: readonly KnownDocument[], wanted: string | null): Indexed => {
  if (text.length > LONGEST) return { ok: false, why: 'too-long', nearest: null };
  const lines = cleanLines(text);
  if (!lines.some((line) => /\p{L}{3}/u.test(line.text))) return { ok: false, why: 'empty', nearest: null };
  const pieces = piecesOf(lines);
  if (pieces.length > MOST_PIECES) return { ok: false, why: 'too-long', nearest: null };
  const ordered = byNearness(pieces, documents);
  const first = ordered.filter(({ document }) => document === wanted);
  for (const { document, entries, read } of [...first, ...ordered.filter(({ document }) => document !== wanted)]) {
    const quoted = quotesFrom(pieces, entries, read);
    if (quoted.alike < ALIKE) continue;
    if (wanted !== null && wanted !== document) return { ok: false, why: 'other-text', nearest: document };
    return { ok: true, copy: { ...quoted, ...editionOf(text), document } };
  }
  return { ok: false, why: 'other-text', nearest: null };
};
