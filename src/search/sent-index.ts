import { type AskedData, ownersOf, signOfMass } from './asked.ts';
import { PATH_BIT, TITLE_BIT } from './places.ts';
import { rarityOf } from './rarity.ts';
import type { StoredSearch } from './search-index.ts';
import { numberOfSign, readSaid, readStems, signOf, writtenSaid, writtenStems } from './sent-words.ts';
import { stemOf } from './words.ts';

/**
 * An index as a page is sent it: without what can be worked out from the rest in a moment, and by entry in place of by stem, because the stems
 * of one sentence take fewer bytes than the places of one stem.
 */
export type SentSearch = Omit<StoredSearch, 'terms' | 'alike' | 'postings' | 'lengths' | 'asked' | 'questions'> & {
  /** For each entry the later ones that are most alike: distance and hundredths of likeness. */
  readonly alikeAfter: string;
  /** A sign for each stem: about how often it is said. Those said most have the shortest signs below. */
  readonly sizes: string;
  /** What each entry and point says at each of its places (`places.ts`), without the titles above an entry: those are titles of others. */
  readonly said: string;
  /** Words of each entry in title, text and examples; in the titles above only those of the points. */
  readonly lengths: {
    readonly title: readonly number[];
    readonly path: readonly number[];
    readonly text: readonly number[];
    readonly example: readonly number[];
  };
  readonly asked: SentPhrases;
  readonly questions: { readonly asked: SentPhrases; readonly answers: string };
};

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

const termsOf = (words: string): string => [...new Set(words.split(' ').map(stemOf))].sort().join(' ');

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

/** What each entry and point says: its stems with their places. `ofEntries`: how many have titles above them that are sent as titles. */
const saidOf = (postings: string, size: number, ofEntries: number): readonly (readonly [number, number])[][] => {
  const said = Array.from({ length: size }, (): [number, number][] => []);
  listsIn(postings).forEach((list, stem) => {
    let at = 0;
    for (let i = 0; i < list.length; i += 2) {
      at += list[i] ?? 0;
      const places = (list[i + 1] ?? 0) & (at < ofEntries ? ~PATH_BIT : -1);
      if (places !== 0) said[at]?.push([stem, places]);
    }
  });
  return said;
};

/** The stems by how often they are said, those said most first. */
const bySize = (sizes: string): readonly number[] => {
  const sizeOf = Array.from(sizes, numberOfSign);
  return sizeOf.map((_size, stem) => stem).sort((a, b) => (sizeOf[b] ?? 0) - (sizeOf[a] ?? 0) || a - b);
};

/** About how often: the number of binary digits. */
const sizesOf = (times: readonly number[]): string => times.map((many) => signOf(32 - Math.clz32(many))).join('');

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
  postings: readonly (readonly number[])[],
  phrases: readonly Stems[],
  counts: readonly number[],
  size: number,
): Float64Array => {
  const owners = ownersOf(counts);
  const held = postings.map((list) => list.length / 2);
  // Phrases of one entry are next to each other, and both lists go by entry.
  const next = new Int32Array(postings.length);
  const at = new Int32Array(postings.length);
  const last = new Int32Array(postings.length).fill(-1);
  phrases.forEach((stems, phrase) => {
    const owner = owners[phrase] ?? 0;
    for (const stem of stems) {
      if (last[stem] === owner) continue;
      last[stem] = owner;
      const list = postings[stem] ?? [];
      let i = next[stem] ?? 0;
      let now = at[stem] ?? 0;
      while (i < list.length && now + (list[i] ?? 0) <= owner) {
        now += list[i] ?? 0;
        i += 2;
      }
      next[stem] = i;
      at[stem] = now;
      if (i === 0 || now !== owner) held[stem] = (held[stem] ?? 0) + 1;
    }
  });
  return Float64Array.from(held, (holders) => rarityOf(holders, size));
};

const lengthsOfPath = (titles: readonly number[], parents: readonly number[]): readonly number[] =>
  parents.map((parent) => {
    let sum = 0;
    for (let above = parent; above >= 0; above = parents[above] ?? -1) sum += titles[above] ?? 0;
    return sum;
  });

const lengthsOfPhrases = (phrases: readonly Stems[], counts: readonly number[]): readonly number[] => {
  const lengths = counts.map(() => 0);
  const owners = ownersOf(counts);
  phrases.forEach((stems, phrase) => {
    const owner = owners[phrase] ?? 0;
    lengths[owner] = (lengths[owner] ?? 0) + stems.length;
  });
  return lengths;
};

/** What is sent of an index. Throws where something left out could not be worked out again. */
export const sentSearch = (stored: StoredSearch): SentSearch => {
  const { terms, alike, postings, lengths, asked, questions, ...rest } = stored;
  const said = saidOf(postings, lengths[0].length, stored.parents.length);
  const phrases = { asked: phrasesOf(asked), questions: phrasesOf(questions.asked) };
  const times = terms.split(' ').map(() => 0);
  const count = (stem: number): void => {
    times[stem] = (times[stem] ?? 0) + 1;
  };
  for (const entry of said) for (const [stem] of entry) count(stem);
  for (const stems of [...phrases.asked, ...phrases.questions]) stems.forEach(count);
  const sizes = sizesOf(times);
  const signs: number[] = [];
  bySize(sizes).forEach((stem, sign) => {
    signs[stem] = sign;
  });
  const rarities = raritiesIn(listsIn(postings), phrases.asked, asked.counts, lengths[0].length);
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
  const [title, path, text, example] = lengths;
  const sent: SentSearch = {
    ...rest,
    alikeAfter: alikeAfterOf(alike),
    sizes,
    said: said.map((entry) => writtenSaid(entry, signs)).join(' '),
    lengths: { title, path: path.slice(stored.parents.length), text, example },
    asked: sentPhrases(asked, phrases.asked),
    questions: { asked: sentPhrases(questions.asked, phrases.questions), answers: questions.answers },
  };
  const back = receivedSearch(sent);
  if (back.terms !== terms) throw new Error('the stems of the index are not those of its words');
  if (back.alike !== alike) throw new Error('a rule is like another in one direction only');
  if (back.postings !== postings) throw new Error('the postings of the index cannot be put together again');
  if (back.lengths.join(';') !== lengths.join(';')) throw new Error('the lengths of the index cannot be worked out');
  for (const [one, other] of [
    [back.asked, asked],
    [back.questions.asked, questions.asked],
  ] as const)
    if (one.postings !== other.postings || one.masses !== other.masses)
      throw new Error('the phrases of the index cannot be put together again');
  return sent;
};

/** The entries and points of each stem with its places, as distances and places in turn. */
const postingsOf = (
  said: readonly string[],
  stems: ArrayLike<number>,
  parents: readonly number[],
): readonly (readonly number[])[] => {
  const lists = Array.from(stems, (): number[] => []);
  const last = new Int32Array(stems.length);
  const places = new Int32Array(stems.length);
  const titles: (readonly number[])[] = [];
  said.forEach((text, at) => {
    const own: number[] = [];
    const title: number[] = [];
    const add = (stem: number, place: number): void => {
      if (places[stem] === 0) own.push(stem);
      if (place === TITLE_BIT) title.push(stem);
      places[stem] = (places[stem] ?? 0) | place;
    };
    readSaid(text, stems, add);
    titles.push(title);
    for (let above = parents[at] ?? -1; above >= 0; above = parents[above] ?? -1)
      for (const stem of titles[above] ?? []) add(stem, PATH_BIT);
    for (const stem of own) {
      lists[stem]?.push(at - (last[stem] ?? 0), places[stem] ?? 0);
      last[stem] = at;
      places[stem] = 0;
    }
  });
  return lists;
};

const packed = (lists: readonly (readonly number[])[]): string => lists.map((list) => list.join(' ')).join(';');

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
  return packed(lists);
};

/** The index that was sent, whole. */
export const receivedSearch = (sent: SentSearch): StoredSearch => {
  const { alikeAfter, sizes, said, lengths, asked, questions, ...rest } = sent;
  const stems = bySize(sizes);
  const postings = postingsOf(said.split(' '), stems, rest.parents);
  const phrasesIn = (phrases: string): readonly Int32Array[] =>
    phrases === '' ? [] : phrases.split(' ').map((one) => readStems(one, stems));
  const ofEntries = phrasesIn(asked.said);
  const rarities = raritiesIn(postings, ofEntries, asked.counts, lengths.title.length);
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
    ...rest,
    terms: termsOf(rest.words),
    alike: alikeOf(alikeAfter),
    postings: packed(postings),
    lengths: [
      lengths.title,
      [...lengthsOfPath(lengths.title, rest.parents), ...lengths.path],
      lengths.text,
      lengths.example,
      lengthsOfPhrases(ofEntries, asked.counts),
    ],
    asked: receivedPhrases(ofEntries, asked),
    questions: { asked: receivedPhrases(phrasesIn(questions.asked.said), questions.asked), answers: questions.answers },
  };
};
