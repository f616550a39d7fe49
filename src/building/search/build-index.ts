import type { Asked, CorpusIndex, PointsIndex, Question } from '../../corpus/index.ts';
import { type AskedData, signOfMass } from '../../search/asked.ts';
import { rarityOf } from '../../search/rarity.ts';
import { headsOf, placesInCorpus, readTexts, storedPostings, withoutLinks } from '../../search/read-texts.ts';
import { openSearchIndex, type SearchData, type SearchIndex } from '../../search/search-index.ts';
import { isStopWord, type Word, wordsOf } from '../../search/words.ts';
import { alikeOf } from './alike.ts';
import { packThesaurus } from './pack-thesaurus.ts';

/** Builds the data of the index. Entries are numbered as in the corpus; points follow them. */
export const buildSearchData = (
  corpus: CorpusIndex,
  points: PointsIndex = { topics: [], points: [] },
  asked: readonly Asked[] = [],
  questions: readonly Question[] = [],
): SearchData => {
  const { postings, lengths: ofTexts, words: written, ...fromCorpus } = readTexts(corpus, points);
  const words = new Set(written);
  const numbers = placesInCorpus(corpus);
  const phrases = phrasesOfEntries(corpus, asked);
  const ofQuestions = questions.flatMap(({ phrases: typed }, at) => {
    const each = typed.map((phrase) => readPhrase(phrase, at));
    return [...each, ...mixed(each)];
  });
  for (const { words: own } of [...phrases, ...ofQuestions]) for (const word of own) words.add(word.text);
  const ofPhrases = corpus.entries.map(() => 0);
  for (const { at, stems } of phrases) ofPhrases[at] = (ofPhrases[at] ?? 0) + stems.size;
  const inPhrases = holdersIn(phrases);
  const inQuestions = holdersIn(ofQuestions);
  const terms = [...new Set([...postings.keys(), ...inPhrases.keys(), ...inQuestions.keys()])].sort();
  const rarity = (stem: string): number => {
    const holders = new Set(postings.get(stem)?.keys());
    for (const phrase of inPhrases.get(stem) ?? []) holders.add(phrases[phrase]?.at ?? 0);
    return rarityOf(holders.size, ofTexts[0].length);
  };
  return {
    terms: terms.join(' '),
    postings: terms.map((term) => storedPostings(postings.get(term))).join(';'),
    lengths: [...ofTexts, ofPhrases],
    ...fromCorpus,
    words: [...words].sort().join(' '),
    heads: headsOf(corpus, words),
    slang: packThesaurus(),
    alike: alikeOf(corpus.entries, saidOf(corpus, phrases), rarity),
    asked: pack(phrases, inPhrases, corpus.entries.length, terms, rarity),
    questions: {
      asked: pack(ofQuestions, inQuestions, questions.length, terms, rarity),
      answers: questions
        .map(({ answers, beside }) =>
          [answers, beside]
            .map((list) => list.map(({ document, id }) => numbers.get(`${document}/${id}`) ?? -1).join(' '))
            .join('|'),
        )
        .join(';'),
    },
  };
};

/** An index made on the spot, for tests and for corpora that are not on disk. */
export const buildSearchIndex = (
  corpus: CorpusIndex,
  points?: PointsIndex,
  asked?: readonly Asked[],
  questions?: readonly Question[],
): SearchIndex => openSearchIndex(buildSearchData(corpus, points, asked, questions), corpus);

/** How often title, text and phrases of each entry say a stem. */
const saidOf = ({ entries }: CorpusIndex, phrases: readonly ReadPhrase[]): readonly ReadonlyMap<string, number>[] => {
  const said = entries.map((entry) => {
    const counts = new Map<string, number>();
    for (const [text, times] of [
      [entry.title, 3],
      [withoutLinks(entry, entry.text), 1],
    ] as const)
      for (const { text: word, stem } of wordsOf(text))
        if (!isStopWord(word)) counts.set(stem, (counts.get(stem) ?? 0) + times);
    return counts;
  });
  for (const { at, stems } of phrases) for (const stem of stems) said[at]?.set(stem, (said[at]?.get(stem) ?? 0) + 1);
  return said;
};

interface ReadPhrase {
  /** Place of its entry or question. */
  readonly at: number;
  /** Words that bear a subject. */
  readonly words: readonly Word[];
  readonly stems: ReadonlySet<string>;
  /** Those that are not made of others. */
  readonly single: ReadonlySet<string>;
}

const readPhrase = (phrase: string, at: number): ReadPhrase => {
  const words = wordsOf(phrase).filter(({ text }) => !isStopWord(text));
  const single = words.filter(({ joined }) => joined !== true);
  return {
    at,
    words,
    stems: new Set(words.map(({ stem }) => stem)),
    single: new Set(single.map(({ stem }) => stem)),
  };
};

/** What is asked in words of several phrases: all their words as one more, which tells as much as the longest of them. */
const mixed = (phrases: readonly ReadPhrase[]): readonly ReadPhrase[] => {
  const [longest, ...others] = [...phrases].sort((a, b) => b.single.size - a.single.size);
  return longest === undefined || others.length === 0
    ? []
    : [{ ...longest, stems: new Set(phrases.flatMap(({ stems }) => [...stems])) }];
};

/** The phrases in the order of the entries. */
const phrasesOfEntries = ({ entries }: CorpusIndex, asked: readonly Asked[]): readonly ReadPhrase[] => {
  const phrasesOf = new Map(asked.map(({ document, id, phrases }) => [`${document}/${id}`, phrases]));
  return entries.flatMap(({ document, id }, at) =>
    (phrasesOf.get(`${document}/${id}`) ?? []).map((phrase) => readPhrase(phrase, at)),
  );
};

/** The places of the phrases that have each stem. */
const holdersIn = (phrases: readonly ReadPhrase[]): ReadonlyMap<string, readonly number[]> => {
  const holders = new Map<string, number[]>();
  phrases.forEach(({ stems }, phrase) => {
    for (const stem of stems) {
      const list = holders.get(stem);
      if (list === undefined) holders.set(stem, [phrase]);
      else list.push(phrase);
    }
  });
  return holders;
};

/** Phrases of `size` entries or questions as they lie in the index. */
const pack = (
  phrases: readonly ReadPhrase[],
  holders: ReadonlyMap<string, readonly number[]>,
  size: number,
  terms: readonly string[],
  rarity: (stem: string) => number,
): AskedData => {
  const counts = new Array<number>(size).fill(0);
  for (const { at } of phrases) counts[at] = (counts[at] ?? 0) + 1;
  return {
    counts,
    postings: terms.map((term) => distances(holders.get(term) ?? [])).join(';'),
    masses: phrases.map(({ single }) => signOfMass([...single].reduce((sum, stem) => sum + rarity(stem), 0))).join(''),
  };
};

const distances = (sorted: readonly number[]): string => sorted.map((now, i) => now - (sorted[i - 1] ?? 0)).join(' ');

/** What is typed for a point: its question, and each of its words by itself. */
export const askedOfPoints = ({ points }: PointsIndex): readonly Asked[] =>
  points.map(({ key, title, words }) => ({ document: 'points', id: key, phrases: [title, ...words] }));
