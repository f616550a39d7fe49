import type { CorpusEntry, CorpusIndex } from '../corpus/index.ts';
import { openThesaurus, type PackedThesaurus, type Slang } from './slang.ts';
import { type Lengths, weigher } from './weigh.ts';

/** The index as it lies on disk: plain JSON, the same bytes for the same corpus. */
export interface SearchData {
  /** Hash of the corpus the index was made from. */
  readonly hash: string;
  /** Stems, sorted, with spaces between. */
  readonly terms: string;
  /**
   * For each stem, with `;` between: distance to the next entry that has it, then its places in there (`places.ts`); and so on. In text, because
   * a query reads few of them.
   */
  readonly postings: string;
  /** Words of each entry in title, titles above, text and examples. */
  readonly lengths: Lengths;
  /** How often other entries cite each entry. */
  readonly cited: readonly number[];
  /** What stands above each entry; -1 for none. */
  readonly parents: readonly number[];
  /** For each point, by document: the entries that answer it, the foremost first. */
  readonly leads: readonly (readonly (readonly number[])[])[];
  /** Every word as it is written, sorted, with spaces between: for beginnings of words and for typing errors. */
  readonly words: string;
  /** Words that begin ids and stand in no text, with spaces between. */
  readonly heads: string;
  readonly slang: PackedThesaurus;
}

/** The entries and points that have a stem, where in each, and how much it counts there. */
export interface Postings {
  readonly at: Int32Array;
  readonly places: Int32Array;
  readonly strength: Float64Array;
}

/** An index ready to be searched, with the corpus whose texts it points into. */
export interface SearchIndex {
  readonly data: SearchData;
  readonly corpus: CorpusIndex;
  has(stem: string): boolean;
  postings(stem: string): Postings;
  /** How many entries and points there are. */
  readonly size: number;
  /** How many entries have a stem. */
  holders(stem: string): number;
  /** Every word of the corpus as it is written. */
  words(): readonly string[];
  /** Single words of the thesaurus as they are written. */
  slangWords(): readonly string[];
  /** Rows of the thesaurus that begin with a stem, the longest first. */
  slang(stem: string): readonly Slang[];
  /** Whether a stem stands anywhere in what the thesaurus knows. */
  isSlang(stem: string): boolean;
  /** Whether ids begin with this word, which no text has: `cond`, `math`. */
  isHeadOfId(word: string): boolean;
  above(at: number): readonly CorpusEntry[];
  hasChildren(at: number): boolean;
  /** Whether what stands beneath is counted or lettered, as steps are. */
  hasSteps(at: number): boolean;
}

/** Fewer steps are no procedure. */
const A_PROCEDURE = 3;

const NONE: readonly number[] = [];

/** Binds data from disk to its corpus. Throws when the two do not belong together. */
export const openSearchIndex = (data: SearchData, corpus: CorpusIndex): SearchIndex => {
  if (data.hash !== corpus.hash) throw new Error('the search index was made from another corpus; run the build again');
  const numbers = new Map(data.terms.split(' ').map((term, at) => [term, at]));
  const packed = data.postings.split(';');
  const slang = openThesaurus(data.slang);
  const heads = new Set(data.heads.split(' '));
  const withChildren = new Set(data.parents);
  let withSteps: ReadonlyMap<number, number> | null = null;
  let words: readonly string[] | null = null;
  let slangWords: readonly string[] | null = null;
  const strengthOf = weigher(data.lengths);
  const read = new Map<string, Postings>();
  const postings = (stem: string): Postings => {
    let list = read.get(stem);
    if (list === undefined) {
      list = readPostings(packed[numbers.get(stem) ?? -1] ?? '', strengthOf);
      read.set(stem, list);
    }
    return list;
  };
  return {
    data,
    corpus,
    has: (stem) => numbers.has(stem),
    postings,
    size: data.lengths[0].length,
    holders: (stem) => postings(stem).at.length,
    words() {
      words ??= data.words.split(' ');
      return words;
    },
    slangWords() {
      slangWords ??= data.slang.words.split(' ');
      return slangWords;
    },
    slang: slang.beginning,
    isSlang: slang.has,
    isHeadOfId: (word) => heads.has(word),
    above(at) {
      const line: CorpusEntry[] = [];
      for (let now = data.parents[at] ?? -1; now >= 0; now = data.parents[now] ?? -1) {
        const entry = corpus.entries[now];
        if (entry !== undefined) line.unshift(entry);
      }
      return line;
    },
    hasChildren: (at) => withChildren.has(at),
    hasSteps(at) {
      withSteps ??= data.parents.reduce((counts, parent, child) => {
        if (!/#\d+$/.test(corpus.entries[child]?.id ?? '')) counts.set(parent, (counts.get(parent) ?? 0) + 1);
        return counts;
      }, new Map<number, number>());
      return (withSteps.get(at) ?? 0) >= A_PROCEDURE;
    },
  };
};

const readPostings = (text: string, strengthOf: (at: number, places: number) => number): Postings => {
  const flat = text === '' ? NONE : text.split(' ').map(Number);
  const at = new Int32Array(flat.length / 2);
  const places = new Int32Array(flat.length / 2);
  const strength = new Float64Array(flat.length / 2);
  let now = 0;
  for (let i = 0; i < at.length; i++) {
    now += flat[2 * i] ?? 0;
    const here = flat[2 * i + 1] ?? 0;
    at[i] = now;
    places[i] = here;
    strength[i] = strengthOf(now, here);
  }
  return { at, places, strength };
};
