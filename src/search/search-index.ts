import { type CorpusIndex, type CorpusReader, corpusReader } from '../corpus/index.ts';
import { buildSearchData, type SearchData, unpack } from './build-index.ts';
import { stemOf, wordsOf } from './words.ts';

/** How often a stem stands in each field of one entry. */
export interface Posting {
  readonly at: number;
  readonly counts: readonly number[];
}

/** An index ready to be searched, with the corpus whose texts it points into. */
export interface SearchIndex {
  readonly data: SearchData;
  readonly corpus: CorpusIndex;
  readonly reader: CorpusReader;
  has(stem: string): boolean;
  postings(stem: string): readonly Posting[];
  /** Mean words of each field. */
  readonly means: readonly number[];
  /** Every word of the corpus as it is written. */
  words(): readonly string[];
  /** The words of an entry's text, sentence by sentence; the title is the first. */
  sentences(at: number): readonly Sentence[];
}

/** A sentence or list item with its stems in order. */
export interface Sentence {
  readonly text: string;
  readonly stems: readonly string[];
  readonly from: 'title' | 'text' | 'example';
  /** True where a paragraph or list item begins. */
  readonly opens: boolean;
}

/** Binds data from disk to its corpus. Throws when the two do not belong together. */
export const openSearchIndex = (data: SearchData, corpus: CorpusIndex): SearchIndex => {
  if (data.hash !== corpus.hash) throw new Error('the search index was made from another corpus; run the build again');
  const numbers = new Map(data.terms.split(' ').map((term, at) => [term, at]));
  const unpacked = new Map<string, readonly Posting[]>();
  const spoken = new Map<number, readonly Sentence[]>();
  let reader: CorpusReader | null = null;
  let words: readonly string[] | null = null;
  return {
    data,
    corpus,
    get reader() {
      reader ??= corpusReader(corpus);
      return reader;
    },
    has: (stem) => numbers.has(stem),
    postings(stem) {
      let list = unpacked.get(stem);
      if (list === undefined) {
        list = readPostings(data.postings[numbers.get(stem) ?? -1] ?? []);
        unpacked.set(stem, list);
      }
      return list;
    },
    means: data.lengths.map(meanLength),
    words() {
      words ??= data.words.split(' ');
      return words;
    },
    sentences(at) {
      let list = spoken.get(at);
      if (list === undefined) {
        list = readSentences(corpus, at);
        spoken.set(at, list);
      }
      return list;
    },
  };
};

/** Mean over the entries that have the field at all: most have no example. */
const meanLength = (lengths: readonly number[]): number => {
  const filled = lengths.filter((length) => length > 0);
  return filled.length === 0 ? 1 : filled.reduce((sum, length) => sum + length, 0) / filled.length;
};

/** An index made on the spot, for tests and for corpora that are not on disk. */
export const buildSearchIndex = (corpus: CorpusIndex): SearchIndex => openSearchIndex(buildSearchData(corpus), corpus);

const readPostings = (flat: readonly number[]): readonly Posting[] => {
  const list: Posting[] = [];
  let at = 0;
  for (let i = 0; i + 1 < flat.length; i += 2) {
    at += flat[i] ?? 0;
    list.push({ at, counts: unpack(flat[i + 1] ?? 0) });
  }
  return list;
};

/** Cuts after `.`, `!` or `?` where a capital, digit or quotation follows, but not after `LV.` or `vs.`. */
export const sentencesOf = (paragraph: string): readonly string[] =>
  paragraph
    .split(/(?<![Ll][Vv]\.|\bvs\.)(?<=[.!?]["')]?)\s+(?=["'(]?[\p{Lu}\d])/u)
    .filter((sentence) => sentence !== '');

const readSentences = (corpus: CorpusIndex, at: number): readonly Sentence[] => {
  const entry = corpus.entries[at];
  if (entry === undefined) return [];
  const made: Sentence[] = [];
  const add = (text: string, from: Sentence['from'], opens: boolean): void => {
    made.push({ text, stems: wordsOf(text).map((word) => word.stem), from, opens });
  };
  add(entry.title, 'title', true);
  const paragraphs = (text: string, from: Sentence['from']): void => {
    for (const line of text.split('\n')) {
      const words = line.replace(/^\s*(?:- |\d+\. )/, '').trim();
      if (words === '') continue;
      sentencesOf(words).forEach((sentence, i) => {
        add(sentence, from, i === 0);
      });
    }
  };
  paragraphs(entry.text, 'text');
  for (const example of entry.examples) paragraphs(example, 'example');
  return made;
};

/** Stems of a phrase, without the joined ones. */
export const stemsOfPhrase = (phrase: string): readonly string[] =>
  wordsOf(phrase)
    .filter((word) => word.joined !== true)
    .map((word) => stemOf(word.text));
