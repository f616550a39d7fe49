import { type CorpusEntry, type CorpusIndex, corpusReader, type PointsIndex } from '../corpus/index.ts';
import { bitOf, PATH_BIT, SENTENCES, TITLE_BIT } from './places.ts';
import type { StoredSearch } from './search-index.ts';
import { sentencesOfEntry } from './sentences.ts';
import { isStopWord, wordsOf } from './words.ts';

/** The entries and points that say a stem, in their order, each with the places in there (`places.ts`). */
export type Holders = ReadonlyMap<number, number>;

/** What an index has from the texts themselves, before anything that judges type. Entries are numbered as in the corpus; points follow them. */
export interface ReadTexts extends Pick<StoredSearch, 'hash' | 'cited' | 'parents' | 'leads'> {
  /** By stem. */
  readonly postings: ReadonlyMap<string, Holders>;
  /** Words of each entry in title, titles above, text and examples. */
  readonly lengths: readonly [readonly number[], readonly number[], readonly number[], readonly number[]];
  /** Every word that bears a subject. */
  readonly words: ReadonlySet<string>;
}

/** What is searched of an entry or a point. */
interface Searched {
  readonly title: string;
  /** Titles of everything above: they count for all that stands below. */
  readonly path: string;
  readonly text: readonly string[];
  readonly examples: readonly string[];
}

/** The text without the rules it cites: `(Cond.Asleep)` says nothing of sleep. */
export const withoutLinks = ({ links }: CorpusEntry, text: string): string =>
  links
    .map(({ id }) => id)
    .sort((a, b) => b.length - a.length)
    .reduce((now, id) => now.replaceAll(id, ' '), text);

const searchedEntry = (entry: CorpusEntry, above: readonly CorpusEntry[]): Searched => {
  const sentences = sentencesOfEntry(entry);
  const from = (place: 'text' | 'example'): readonly string[] =>
    sentences.filter((sentence) => sentence.from === place).map(({ text }) => withoutLinks(entry, text));
  return {
    title: entry.title,
    path: above.map((one) => one.title).join(' . '),
    text: from('text'),
    examples: from('example'),
  };
};

/** The place of each entry in the corpus, by `document/id`. */
export const placesInCorpus = ({ entries }: CorpusIndex): ReadonlyMap<string, number> =>
  new Map(entries.map(({ document, id }, at) => [`${document}/${id}`, at]));

/** Reads every text of a corpus and its points once. */
export const readTexts = (corpus: CorpusIndex, { points }: Pick<PointsIndex, 'points'>): ReadTexts => {
  const reader = corpusReader(corpus);
  const postings = new Map<string, Map<number, number>>();
  const words = new Set<string>();
  const lengths: readonly [number[], number[], number[], number[]] = [[], [], [], []];
  const add = (at: number, searched: Searched): void => {
    const take = (text: string, bit: number): number => {
      let length = 0;
      for (const word of wordsOf(text)) {
        if (isStopWord(word.text)) continue;
        if (word.joined !== true) length++;
        words.add(word.text);
        const { stem } = word;
        let places = postings.get(stem);
        if (places === undefined) {
          places = new Map();
          postings.set(stem, places);
        }
        places.set(at, (places.get(at) ?? 0) | bit);
      }
      return length;
    };
    const all = (texts: readonly string[], most: readonly [number, number]): number =>
      texts.reduce((sum, text, place) => sum + take(text, bitOf(most, place)), 0);
    lengths[0].push(take(searched.title, TITLE_BIT));
    lengths[1].push(take(searched.path, PATH_BIT));
    lengths[2].push(all(searched.text, SENTENCES.text));
    lengths[3].push(all(searched.examples, SENTENCES.example));
  };
  corpus.entries.forEach((entry, at) => {
    add(at, searchedEntry(entry, reader.above(entry)));
  });
  points.forEach((point, i) => {
    const path = point.topics.join(' . ');
    add(corpus.entries.length + i, { title: point.title, path, text: [point.words.join(' . ')], examples: [] });
  });
  const numbers = placesInCorpus(corpus);
  const numberOf = (document: string, id: string | null): number => numbers.get(`${document}/${id}`) ?? -1;
  return {
    hash: corpus.hash,
    postings,
    lengths,
    words,
    cited: corpus.entries.map((entry) => reader.citedBy(entry).length),
    parents: corpus.entries.map(({ document, parent }) => numberOf(document, parent)),
    leads: points.map(({ answers }) =>
      Object.entries(answers).flatMap(([document, { rules, silent }]) =>
        silent ? [] : [[...new Set(rules.map(({ id }) => numberOf(document, id)))]],
      ),
    ),
  };
};

/** Beginnings of ids that no text has as a word. */
export const headsOf = ({ entries }: CorpusIndex, words: ReadonlySet<string>): string =>
  [...new Set(entries.flatMap(({ id }) => /^[a-z]{2,}/i.exec(id)?.[0].toLowerCase() ?? []))]
    .filter((head) => !words.has(head))
    .sort()
    .join(' ');

/** The list of one stem as it is stored: distance to the next entry, then the places in there. */
export const storedPostings = (holders: Holders | undefined): string => {
  const flat: number[] = [];
  let before = 0;
  for (const [at, places] of holders ?? []) {
    flat.push(at - before, places);
    before = at;
  }
  return flat.join(' ');
};
