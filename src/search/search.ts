import type { Citation, CorpusEntry } from '../corpus/index.ts';
import { isOfBoth, neededScore } from './coverage.ts';
import { type Query, readQuery } from './query.ts';
import { type Ranked, rankEntries } from './rank.ts';
import { relativesOf } from './relatives.ts';
import { nearestWords } from './repair.ts';
import { rerank } from './rerank.ts';
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
  /** The documents searched, where the query or the caller named any. */
  readonly documents: readonly string[];
}

export interface SearchOptions {
  readonly document?: string;
  /** Most hits to show; 10 if not given. */
  readonly limit?: number;
  /** Where nothing is found, no words near the missing ones are looked for. */
  readonly withoutNearest?: true;
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
  const { documents } = asked;
  const wanted = ({ document }: Citation): boolean => documents.length === 0 || documents.includes(document);
  const first = citedHits(index, asked.cited.filter(wanted));
  const taken = new Set(first.map((one) => one.at));
  const found = findWords(index, asked, wanted);
  const floor = (found[0]?.score ?? 0) * FLOOR;
  const ranked = [...first, ...found.filter((one) => one.score >= floor && !taken.has(one.at))];
  const [named] = first;
  // A single rule that was named brings what belongs to it; a section or range is complete.
  if (named !== undefined && first.length === 1 && found.length === 0) {
    const entries = index.corpus.entries;
    const near = relativesOf(index, named.at).filter(({ at }) => {
      const entry = entries[at];
      return at !== named.at && entry !== undefined && wanted(entry);
    });
    ranked.push(...near.filter(({ at }, i) => near.findIndex((one) => one.at === at) === i));
  }
  const stems = new Set(
    asked.concepts
      .flatMap((concept) => concept.phrases.flatMap((phrase) => phrase.stems))
      .filter((stem) => !isStopWord(stem)),
  );
  const hits = ranked.slice(0, Math.max(0, options.limit ?? 10)).flatMap(({ at, score }) => {
    const entry = index.corpus.entries[at];
    if (entry === undefined) return [];
    const { document, id, title } = entry;
    const breadcrumb = index.above(at).map((above) => above.title);
    return [
      { document, id, title, breadcrumb, ...snippetOf(index, at, stems), score: Math.round(score * 10000) / 10000 },
    ];
  });
  // Where nothing is found, nothing was corrected: the words stay as they were typed.
  const corrected = ranked.length > 0 ? asked.corrected : [];
  const missing =
    ranked.length > 0
      ? asked.missing
      : [...new Set([...asked.corrected.map(({ from }) => from.toLowerCase()), ...asked.missing])];
  const nearest =
    ranked.length > 0 || options.withoutNearest === true
      ? []
      : [...new Set(missing.flatMap((word) => nearestWords(word, index.words(), NEAREST)))].slice(0, NEAREST);
  // Words of other games that some phrase uses too are no less strange where they find nothing.
  const strange =
    ranked.length > 0
      ? missing
      : [...new Set([...missing, ...asked.concepts.filter(isOfBoth).map(({ said }) => said)])];
  return { hits, corrected, missing: strange, nearest, total: ranked.length, documents };
};

const citedHits = (index: SearchIndex, cited: readonly Citation[]): readonly Ranked[] =>
  cited.length === 0
    ? []
    : cited.flatMap(({ document, id }) => {
        const at = index.corpus.entries.findIndex((entry) => entry.document === document && entry.id === id);
        return at < 0 ? [] : [{ at, score: 1 }];
      });

/** Hits for the words. */
const findWords = (index: SearchIndex, asked: Query, wanted: (entry: CorpusEntry) => boolean): readonly Ranked[] => {
  const { concepts, documents, cited, wants } = asked;
  const needed = neededScore(index, asked);
  if (needed >= 1) return [];
  if (concepts.length === 0) return cited.length > 0 ? [] : findTitles(index, asked, wanted);
  const { ranked, best } = rankEntries(index, concepts, wanted, wants);
  if (best < needed) return [];
  return documents.length === 1 ? ranked : rerank(ranked, index.corpus.entries);
};

/** A good answer, but not a rule named by its number. */
const BY_TITLE = 0.5;
const BENEATH_TITLE = 0.9;

/** For words that bear no subject: the rule whose title they are (`if you do`); for a document named alone its chapters. */
const findTitles = (
  index: SearchIndex,
  { words, namesDocument }: Query,
  wanted: (entry: CorpusEntry) => boolean,
): readonly Ranked[] => {
  const title = words.trim().toLowerCase();
  const found = index.corpus.entries.flatMap((entry, at) => {
    const meant =
      title === ''
        ? namesDocument && entry.kind === 'section' && entry.parent === null
        : entry.title.toLowerCase() === title;
    return meant && wanted(entry) ? [{ at, score: BY_TITLE }] : [];
  });
  const beneath =
    title === ''
      ? []
      : index.data.parents.flatMap((parent, at) =>
          found.some((one) => one.at === parent) ? [{ at, score: BY_TITLE * BENEATH_TITLE }] : [],
        );
  return [...found, ...beneath];
};
