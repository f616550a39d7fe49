import type { CorpusEntry, CorpusIndex } from '../corpus/index.ts';
import { type AskedData, type AskedPhrases, openPhrases } from './asked.ts';
import { openQuestions, type Questions, type QuestionsData } from './questions.ts';
import { rarityOf } from './rarity.ts';
import { openThesaurus, type PackedThesaurus, type Slang } from './slang.ts';
import { type Lengths, weigher } from './weigh.ts';

/** The index as it is stored: plain JSON, the same bytes for the same corpus. The thesaurus, which every index shares, is stored once beside them. */
export interface StoredSearch {
  /** Hash of the corpus the index was made from. */
  readonly hash: string;
  /** Stems, sorted, with spaces between. */
  readonly terms: string;
  /**
   * For each stem, with `;` between: distance to the next entry that has it, then its places in there (`places.ts`); and so on. In text, because
   * a query reads few of them.
   */
  readonly postings: string;
  /** Words of each entry in title, titles above, text, examples and phrases. */
  readonly lengths: Lengths;
  /** How often other entries cite each entry. */
  readonly cited: readonly number[];
  /** The entry above each entry; -1 for none. */
  readonly parents: readonly number[];
  /** For each point, by document: the entries that answer it, the foremost first. */
  readonly leads: readonly (readonly (readonly number[])[])[];
  /** Every word as it is written, sorted, with spaces between: for beginnings of words and for typing errors. */
  readonly words: string;
  /** Words that begin ids and occur in no text, with spaces between. */
  readonly heads: string;
  readonly asked: AskedData;
  readonly questions: QuestionsData;
  /** For each entry the rules of other documents that are most alike (`alike.ts`). */
  readonly alike: string;
}

export interface SearchData extends StoredSearch {
  readonly slang: PackedThesaurus;
}

/** The entries and points that have a stem, where in each, and how much it counts there. */
export interface Postings {
  readonly at: Int32Array;
  readonly places: Int32Array;
  /** How much it counts in the entry at a place of the list; worked out when it is asked for, because of many lists only a part is. */
  strength(place: number): number;
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
  /** How much a stem tells. */
  rarity(stem: string): number;
  /** The phrases that have a stem. */
  asked(stem: string): Int32Array;
  phrases(): AskedPhrases;
  /** What is asked of all documents at once. */
  questions(): Questions;
  /** The rules of other documents that are most alike to an entry, and how much; each of them names the entry with the same likeness. */
  alike(at: number): readonly { readonly at: number; readonly likeness: number }[];
  /** Every word of the corpus as it is written. */
  words(): readonly string[];
  /** The same with the single words of the thesaurus. */
  vocabulary(): readonly string[];
  /** Rows of the thesaurus that begin with a stem, the longest first. */
  slang(stem: string): readonly Slang[];
  /** Whether a stem stands anywhere in what the thesaurus knows. */
  isSlang(stem: string): boolean;
  /** Whether ids begin with this word, which no text has: `cond`, `math`. */
  isHeadOfId(word: string): boolean;
  above(at: number): readonly CorpusEntry[];
  hasChildren(at: number): boolean;
  /** Whether the entries under it are counted or lettered, as steps are. */
  hasSteps(at: number): boolean;
}

/** Fewer steps are not a procedure. */
const A_PROCEDURE = 3;

const NONE: readonly string[] = [];
const NOWHERE = new Int32Array(0);

/** Binds data from disk to its corpus. Throws when the two do not belong together. */
export const openSearchIndex = (data: SearchData, corpus: CorpusIndex): SearchIndex => {
  if (data.hash !== corpus.hash) throw new Error('the search index was made from another corpus; run the build again');
  const numberOf = numberIn(data.terms.split(' '));
  const packed = data.postings.split(';');
  let phrases: AskedPhrases | null = null;
  let alike: readonly string[] | null = null;
  const asked = postingsOf(data.asked.postings, numberOf);
  let questions: Questions | null = null;
  const openedPhrases = (): AskedPhrases => {
    phrases ??= openPhrases(data.asked);
    return phrases;
  };
  const slang = openThesaurus(data.slang);
  const heads = new Set(data.heads.split(' '));
  const withChildren = new Set(data.parents);
  let withSteps: ReadonlyMap<number, number> | null = null;
  let words: readonly string[] | null = null;
  let vocabulary: readonly string[] | null = null;
  const strengthOf = weigher(data.lengths);
  const read = new Map<string, Postings>();
  const rarities = new Map<string, number>();
  const postings = (stem: string): Postings => {
    let list = read.get(stem);
    if (list === undefined) {
      list = new ReadPostings(packed[numberOf(stem)] ?? '', asked(stem), openedPhrases().owners, strengthOf);
      read.set(stem, list);
    }
    return list;
  };
  return {
    data,
    corpus,
    has: (stem) => numberOf(stem) >= 0,
    postings,
    size: data.lengths[0].length,
    holders: (stem) => postings(stem).at.length,
    rarity(stem) {
      let known = rarities.get(stem);
      if (known === undefined) {
        known = rarityOf(postings(stem).at.length, data.lengths[0].length);
        rarities.set(stem, known);
      }
      return known;
    },
    asked,
    phrases: openedPhrases,
    questions() {
      questions ??= openQuestions(data.questions, postingsOf(data.questions.asked.postings, numberOf));
      return questions;
    },
    alike(at) {
      alike ??= data.alike.split(';');
      return alikeIn(alike[at] ?? '');
    },
    words() {
      words ??= data.words.split(' ');
      return words;
    },
    vocabulary() {
      vocabulary ??= [...new Set([...data.words.split(' '), ...data.slang.words.split(' ')])];
      return vocabulary;
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

/** The place of a stem among all, which are sorted; -1 where it is none of them. A query asks for few, so no map of all is made. */
const numberIn =
  (terms: readonly string[]) =>
  (stem: string): number => {
    let low = 0;
    let high = terms.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const term = terms[middle] ?? '';
      if (term === stem) return middle;
      if (term < stem) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  };

const alikeIn = (list: string): readonly { readonly at: number; readonly likeness: number }[] =>
  list === ''
    ? []
    : list.split(',').map((one) => {
        const [place, hundredths] = one.split(':');
        return { at: Number(place), likeness: Number(hundredths) / 100 };
      });

/** The phrases that have a stem, each list read once. */
const postingsOf = (packed: string, numberOf: (stem: string) => number): ((stem: string) => Int32Array) => {
  const lists = packed.split(';');
  const read = new Map<string, Int32Array>();
  return (stem) => {
    let list = read.get(stem);
    if (list === undefined) {
      list = readDistances(lists[numberOf(stem)] ?? '');
      read.set(stem, list);
    }
    return list;
  };
};

const readDistances = (text: string): Int32Array => {
  if (text === '') return NOWHERE;
  const distances = text.split(' ');
  const places = new Int32Array(distances.length);
  let now = 0;
  for (let i = 0; i < places.length; i++) {
    now += Number(distances[i]);
    places[i] = now;
  }
  return places;
};

/** Where a stem occurs in texts and in phrases, as one list by entry. */
class ReadPostings implements Postings {
  readonly at: Int32Array;
  readonly places: Int32Array;
  readonly #phrases: Int32Array;
  readonly #strengths: Float64Array;
  readonly #strengthOf: (at: number, places: number, asked: number) => number;

  constructor(
    text: string,
    asked: Int32Array,
    owners: Int32Array,
    strengthOf: (at: number, places: number, asked: number) => number,
  ) {
    const flat = text === '' ? NONE : text.split(' ');
    const most = flat.length / 2 + asked.length;
    const at = new Int32Array(most);
    const places = new Int32Array(most);
    const phrases = new Int32Array(most);
    let size = 0;
    let next = 0;
    let now = 0;
    // Both lists are sorted by entry.
    for (let i = 0; i < flat.length || next < asked.length; ) {
      const inText = i < flat.length ? now + Number(flat[i]) : Number.POSITIVE_INFINITY;
      const inPhrase = next < asked.length ? (owners[asked[next] ?? 0] ?? 0) : Number.POSITIVE_INFINITY;
      const entry = Math.min(inText, inPhrase);
      at[size] = entry;
      if (inText === entry) {
        places[size] = Number(flat[i + 1]);
        now = entry;
        i += 2;
      }
      while (next < asked.length && owners[asked[next] ?? 0] === entry) {
        phrases[size] = (phrases[size] ?? 0) + 1;
        next++;
      }
      size++;
    }
    this.at = at.subarray(0, size);
    this.places = places.subarray(0, size);
    this.#phrases = phrases;
    this.#strengths = new Float64Array(size);
    this.#strengthOf = strengthOf;
  }

  strength(place: number): number {
    let known = this.#strengths[place] ?? 0;
    if (known === 0) {
      known = this.#strengthOf(this.at[place] ?? 0, this.places[place] ?? 0, this.#phrases[place] ?? 0);
      this.#strengths[place] = known;
    }
    return known;
  }
}
