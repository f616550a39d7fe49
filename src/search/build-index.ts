import { type CorpusEntry, type CorpusIndex, corpusReader } from '../corpus/index.ts';
import { isStopWord, wordsOf } from './words.ts';

/** The parts of an entry that are searched, in the order in which the index packs them. */
export const FIELDS = ['title', 'path', 'text', 'example'] as const;

/** Bits for the count of a word in each field, in the same order. */
export const BITS = [2, 2, 5, 6] as const;

/** The index as it lies on disk: plain JSON, the same bytes for the same corpus. */
export interface SearchData {
  /** Hash of the corpus the index was made from. */
  readonly hash: string;
  /** Stems, sorted, with spaces between. */
  readonly terms: string;
  /** For each stem: distance to the next entry that has it, then its counts by field, packed; and so on. */
  readonly postings: readonly (readonly number[])[];
  /** Words of each entry by field, one list for each field. */
  readonly lengths: readonly (readonly number[])[];
  /** How often other entries cite each entry. */
  readonly cited: readonly number[];
  /** Every word as it is written, sorted, with spaces between: for beginnings of words and for typing errors. */
  readonly words: string;
}

/** The indexed texts of an entry by field. The words of a chapter or section above count for everything in it. */
const fieldTexts = (entry: CorpusEntry, above: readonly CorpusEntry[]): readonly string[] => [
  entry.title,
  above.map((one) => one.title).join(' . '),
  entry.text,
  entry.examples.join(' . '),
];

/** Builds the data of the index. Entries are numbered as in the corpus. */
export const buildSearchData = (corpus: CorpusIndex): SearchData => {
  const reader = corpusReader(corpus);
  const postings = new Map<string, Map<number, number[]>>();
  const words = new Set<string>();
  const lengths: number[][] = FIELDS.map(() => []);
  corpus.entries.forEach((entry, at) => {
    fieldTexts(entry, reader.above(entry)).forEach((text, field) => {
      let length = 0;
      for (const word of wordsOf(text)) {
        if (isStopWord(word.text)) continue;
        if (word.joined !== true) length++;
        words.add(word.text);
        const places = postings.get(word.stem) ?? new Map<number, number[]>();
        const counts = places.get(at) ?? FIELDS.map(() => 0);
        counts[field] = (counts[field] ?? 0) + 1;
        postings.set(word.stem, places.set(at, counts));
      }
      lengths[field]?.push(length);
    });
  });
  const terms = [...postings.keys()].sort();
  return {
    hash: corpus.hash,
    terms: terms.join(' '),
    postings: terms.map((term) => {
      const flat: number[] = [];
      let before = 0;
      for (const [at, counts] of postings.get(term) ?? []) {
        flat.push(at - before, pack(counts));
        before = at;
      }
      return flat;
    }),
    lengths,
    cited: corpus.entries.map((entry) => reader.citedBy(entry).length),
    words: [...words].sort().join(' '),
  };
};

const pack = (counts: readonly number[]): number => {
  let packed = 0;
  let shift = 0;
  BITS.forEach((bits, field) => {
    packed |= Math.min(counts[field] ?? 0, 2 ** bits - 1) << shift;
    shift += bits;
  });
  return packed;
};

/** Counts by field of one posting. */
export const unpack = (packed: number): readonly number[] => {
  let shift = 0;
  return BITS.map((bits) => {
    const count = (packed >> shift) & (2 ** bits - 1);
    shift += bits;
    return count;
  });
};
