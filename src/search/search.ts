import type { Citation } from '../corpus/index.ts';
import { readQuery } from './query.ts';
import { rankEntries } from './rank.ts';
import { nearestWords } from './repair.ts';
import type { SearchIndex } from './search-index.ts';
import { type Snippet, snippetOf } from './snippet.ts';
import { isStopWord } from './words.ts';

export interface SearchHit extends Citation, Snippet {
  readonly title: string;
  /** Titles of everything above, the outermost first. */
  readonly breadcrumb: readonly string[];
  /** From 0 to 1; 1 only for a rule named by its number. */
  readonly score: number;
}

export interface SearchResult {
  readonly hits: readonly SearchHit[];
  /** Words that were not in the index and what was searched for instead. */
  readonly corrected: readonly { readonly from: string; readonly to: string }[];
  /** Words nothing is known about. */
  readonly missing: readonly string[];
  /** When nothing was found: words of the index near the missing ones. */
  readonly nearest: readonly string[];
  /** Hits there are, of which `hits` shows the first. */
  readonly total: number;
  /** The one document searched, where the query or the caller named one. */
  readonly document?: string;
}

export interface SearchOptions {
  readonly document?: string;
  /** Most hits to show; 10 if not told. */
  readonly limit?: number;
}

/** Hits below this part of the best one are not worth a line. */
const FLOOR = 0.25;
const NEAREST = 3;

/**
 * Finds paragraphs by number, by words, by slang and in spite of typing errors. Rules named by number come first, with score 1.
 * Foreign words find nothing and are reported.
 */
export const search = (index: SearchIndex, query: string, options: SearchOptions = {}): SearchResult => {
  const asked = readQuery(query, index, options.document);
  const inDocument = (citation: Citation): boolean =>
    asked.document === undefined || citation.document === asked.document;
  const numbers = new Map(index.corpus.entries.map((entry, at) => [entry, at]));
  const first = asked.cited.filter(inDocument).flatMap((citation) => {
    const entry = index.reader.entry(citation);
    const at = entry && numbers.get(entry);
    return at === undefined ? [] : [{ at, score: 1 }];
  });
  const taken = new Set(first.map((one) => one.at));
  const found = asked.concepts.length === 0 ? [] : rankEntries(index, asked.concepts, inDocument);
  const floor = (found[0]?.score ?? 0) * FLOOR;
  const ranked = [...first, ...found.filter((one) => one.score >= floor && !taken.has(one.at))];
  const stems = new Set(
    asked.concepts
      .flatMap((concept) => concept.phrases.flatMap((phrase) => phrase.stems))
      .filter((stem) => !isStopWord(stem)),
  );
  const hits = ranked.slice(0, Math.max(0, options.limit ?? 10)).flatMap(({ at, score }) => {
    const entry = index.corpus.entries[at];
    if (entry === undefined) return [];
    const { document, id, title } = entry;
    const breadcrumb = index.reader.above(entry).map((above) => above.title);
    return [
      { document, id, title, breadcrumb, ...snippetOf(index, at, stems), score: Math.round(score * 10000) / 10000 },
    ];
  });
  const { corrected, missing, document } = asked;
  const nearest =
    ranked.length > 0
      ? []
      : [...new Set(missing.flatMap((word) => nearestWords(word, index.words(), NEAREST)))].slice(0, NEAREST);
  return { hits, corrected, missing, nearest, total: ranked.length, ...(document !== undefined && { document }) };
};
