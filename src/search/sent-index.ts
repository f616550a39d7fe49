import type { CorpusIndex, PointsIndex } from '../corpus/index.ts';
import { type AskedData, ownersOf, signOfMass } from './asked.ts';
import { rarityOf } from './rarity.ts';
import { type Holders, headsOf, type ReadTexts, readTexts, storedPostings } from './read-texts.ts';
import type { StoredSearch } from './search-index.ts';
import { readStems, writtenStems } from './sent-words.ts';
import { stemOf } from './words.ts';

/**
 * An index as a page is sent it: without what its texts say, because the page has them and reads them in a moment; and phrases one by one in place
 * of by stem, because the stems of one phrase take fewer bytes than the places of one stem.
 */
export interface SentSearch {
  /** For each entry the later ones that are most alike: distance and hundredths of likeness. */
  readonly alikeAfter: string;
  /** Words that phrases alone say, sorted, with spaces between. */
  readonly otherWords: string;
  readonly asked: SentPhrases;
  readonly questions: { readonly asked: SentPhrases; readonly answers: string };
}

/** The texts that an index was made from. */
export interface SearchedTexts {
  readonly corpus: CorpusIndex;
  readonly points?: Pick<PointsIndex, 'points'>;
}

/** Phrases, and the masses of those that do not have what their stems tell in all. */
interface SentPhrases {
  readonly counts: readonly number[];
  /** The stems of each. */
  readonly said: string;
  /** A mass after its phrase, which is counted from the one before. */
  readonly masses: readonly (number | string)[];
}

const numbersIn = (list: string): readonly number[] => (list === '' ? [] : list.split(' ').map(Number));

const listsIn = (packed: string): readonly (readonly number[])[] => packed.split(';').map(numbersIn);

interface Alike {
  readonly at: number;
  readonly hundredths: string;
}

const read = (list: string): readonly Alike[] =>
  list === ''
    ? []
    : list.split(',').map((one) => {
        const [place = '', hundredths = ''] = one.split(':');
        return { at: Number(place), hundredths };
      });

const written = (list: readonly Alike[]): string => list.map(({ at, hundredths }) => `${at}:${hundredths}`).join(',');

const alikeAfterOf = (alike: string): string =>
  (alike === '' ? [] : alike.split(';').map(read))
    .map((list, from) =>
      written(list.filter(({ at }) => at > from).map(({ at, hundredths }) => ({ at: at - from, hundredths }))),
    )
    .join(';');

const alikeOf = (alikeAfter: string): string => {
  const lists: Alike[][] = alikeAfter === '' ? [] : alikeAfter.split(';').map(() => []);
  if (alikeAfter !== '')
    for (const [from, list] of alikeAfter.split(';').entries())
      for (const { at, hundredths } of read(list)) {
        lists[from]?.push({ at: from + at, hundredths });
        lists[from + at]?.push({ at: from, hundredths });
      }
  return lists.map((list) => written(list.toSorted((a, b) => a.at - b.at))).join(';');
};

/** The stems of each phrase. */
const phrasesOf = ({ postings, masses }: AskedData): readonly (readonly number[])[] => {
  const phrases = Array.from(masses, (): number[] => []);
  listsIn(postings).forEach((distances, stem) => {
    let phrase = 0;
    for (const distance of distances) {
      phrase += distance;
      phrases[phrase]?.push(stem);
    }
  });
  return phrases;
};

/** The stems by how many texts say them, those of most texts first: they have the shortest signs. */
const byHolders = (holders: readonly (Holders | undefined)[]): readonly number[] =>
  holders.map((_, stem) => stem).sort((a, b) => (holders[b]?.size ?? 0) - (holders[a]?.size ?? 0) || a - b);

/** The stems of one phrase. */
type Stems = ArrayLike<number> & Iterable<number>;

/** What the words of each phrase tell in all, if all its stems are of single words. */
const massesOf = (phrases: readonly Stems[], rarities: Float64Array): string =>
  phrases
    .map((stems) => {
      let sum = 0;
      for (const stem of stems) sum += rarities[stem] ?? 0;
      return signOfMass(sum);
    })
    .join('');

/** How much each stem tells: how many entries and points have it, in their own words or in a phrase. */
const raritiesIn = (
  holders: readonly (Holders | undefined)[],
  phrases: readonly Stems[],
  counts: readonly number[],
  size: number,
): Float64Array => {
  const owners = ownersOf(counts);
  const held = holders.map((texts) => texts?.size ?? 0);
  // Phrases of one entry are next to each other.
  const last = new Int32Array(holders.length).fill(-1);
  phrases.forEach((stems, phrase) => {
    const owner = owners[phrase] ?? 0;
    for (const stem of stems) {
      if (last[stem] === owner) continue;
      last[stem] = owner;
      if (holders[stem]?.has(owner) !== true) held[stem] = (held[stem] ?? 0) + 1;
    }
  });
  return Float64Array.from(held, (many) => rarityOf(many, size));
};

const lengthsOfPhrases = (phrases: readonly Stems[], counts: readonly number[]): readonly number[] => {
  const lengths = counts.map(() => 0);
  const owners = ownersOf(counts);
  phrases.forEach((stems, phrase) => {
    const owner = owners[phrase] ?? 0;
    lengths[owner] = (lengths[owner] ?? 0) + stems.length;
  });
  return lengths;
};

/** The words of texts and phrases with their stems, and which texts say each stem. */
const stemsIn = (
  read: ReadTexts,
  otherWords: string,
): {
  readonly words: readonly string[];
  readonly terms: readonly string[];
  readonly holders: readonly (Holders | undefined)[];
} => {
  const words = [...read.words, ...(otherWords === '' ? [] : otherWords.split(' '))].sort();
  const terms = [...new Set(words.map(stemOf))].sort();
  return { words, terms, holders: terms.map((term) => read.postings.get(term)) };
};

const listed = (lists: readonly (readonly number[])[]): string => lists.map((list) => list.join(' ')).join(';');

const samePhrases = (one: AskedData, other: AskedData): boolean =>
  one.postings === other.postings && one.masses === other.masses;

/** What is sent of an index. Throws where something left out could not be worked out again. */
export const sentSearch = (stored: StoredSearch, texts: SearchedTexts): SentSearch => {
  const { alike, asked, questions } = stored;
  const read = readTexts(texts.corpus, texts.points ?? NO_POINTS);
  const otherWords = stored.words
    .split(' ')
    .filter((word) => !read.words.has(word))
    .join(' ');
  const { holders } = stemsIn(read, otherWords);
  const phrases = { asked: phrasesOf(asked), questions: phrasesOf(questions.asked) };
  const signs: number[] = [];
  byHolders(holders).forEach((stem, sign) => {
    signs[stem] = sign;
  });
  const rarities = raritiesIn(holders, phrases.asked, asked.counts, read.lengths[0].length);
  const sentPhrases = ({ counts, masses }: AskedData, of: readonly (readonly number[])[]): SentPhrases => {
    const usual = massesOf(of, rarities);
    let before = 0;
    return {
      counts,
      said: of.map((stems) => writtenStems(stems.map((stem) => signs[stem] ?? 0))).join(' '),
      masses: Array.from(masses).flatMap((mass, phrase) => {
        if (mass === usual.charAt(phrase)) return [];
        const distance = phrase - before;
        before = phrase;
        return [distance, mass];
      }),
    };
  };
  const sent: SentSearch = {
    alikeAfter: alikeAfterOf(alike),
    otherWords,
    asked: sentPhrases(asked, phrases.asked),
    questions: { asked: sentPhrases(questions.asked, phrases.questions), answers: questions.answers },
  };
  const back = receivedSearch(sent, texts);
  if (back.terms !== stored.terms) throw new Error('the stems of the index are not those of its words');
  if (back.alike !== alike) throw new Error('a rule is like another in one direction only');
  const { asked: backAsked, questions: backQuestions } = back;
  const parts = [
    ['postings', back.postings === stored.postings],
    ['lengths', back.lengths.join(';') === stored.lengths.join(';')],
    ['cited', back.cited.join() === stored.cited.join()],
    ['parents', back.parents.join() === stored.parents.join()],
    ['leads', back.leads.map(listed).join('|') === stored.leads.map(listed).join('|')],
    ['words', back.words === stored.words && back.heads === stored.heads],
    ['phrases', samePhrases(backAsked, asked) && samePhrases(backQuestions.asked, questions.asked)],
  ] as const;
  for (const [name, same] of parts) if (!same) throw new Error(`the ${name} of the index cannot be worked out again`);
  return sent;
};

const NO_POINTS: Pick<PointsIndex, 'points'> = { points: [] };

/** The phrases of each stem, as the distances between them. */
const phrasesByStem = (phrases: readonly Stems[], stems: number): string => {
  const lists = Array.from({ length: stems }, (): number[] => []);
  const last = new Int32Array(stems);
  phrases.forEach((own, phrase) => {
    for (const stem of own) {
      lists[stem]?.push(phrase - (last[stem] ?? 0));
      last[stem] = phrase;
    }
  });
  return lists.map((list) => list.join(' ')).join(';');
};

/** The index that was sent, whole: what it lacks is read from the texts. */
export const receivedSearch = (sent: SentSearch, texts: SearchedTexts): StoredSearch => {
  const { alikeAfter, asked, questions } = sent;
  const read = readTexts(texts.corpus, texts.points ?? NO_POINTS);
  const { words, terms, holders } = stemsIn(read, sent.otherWords);
  const stems = byHolders(holders);
  const phrasesIn = (phrases: string): readonly Int32Array[] =>
    phrases === '' ? [] : phrases.split(' ').map((one) => readStems(one, stems));
  const ofEntries = phrasesIn(asked.said);
  const rarities = raritiesIn(holders, ofEntries, asked.counts, read.lengths[0].length);
  const receivedPhrases = (phrases: readonly Stems[], { counts, masses }: SentPhrases): AskedData => {
    const each = Array.from(massesOf(phrases, rarities));
    let phrase = 0;
    for (let i = 0; i < masses.length; i += 2) {
      phrase += Number(masses[i]);
      each[phrase] = String(masses[i + 1]);
    }
    return { counts, postings: phrasesByStem(phrases, stems.length), masses: each.join('') };
  };
  return {
    hash: read.hash,
    terms: terms.join(' '),
    postings: holders.map(storedPostings).join(';'),
    lengths: [...read.lengths, lengthsOfPhrases(ofEntries, asked.counts)],
    cited: read.cited,
    parents: read.parents,
    leads: read.leads,
    words: words.join(' '),
    heads: headsOf(texts.corpus, new Set(words)),
    alike: alikeOf(alikeAfter),
    asked: receivedPhrases(ofEntries, asked),
    questions: { asked: receivedPhrases(phrasesIn(questions.asked.said), questions.asked), answers: questions.answers },
  };
};
