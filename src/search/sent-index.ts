import type { StoredSearch } from './search-index.ts';
import { stemOf } from './words.ts';

/**
 * An index as a page is sent it: without what can be worked out from the rest in a moment. The stems are those of its words, and of two rules that are
 * alike only the first names the other.
 */
export type SentSearch = Omit<StoredSearch, 'terms' | 'alike' | 'postings'> & {
  /** For each entry the later ones that are most alike: distance and hundredths of likeness. */
  readonly alikeAfter: string;
  readonly postings: SentPostings;
};

/** The postings apart: the same kind of number side by side takes fewer bytes. */
interface SentPostings {
  /** For each stem, with `;` between, the distance to each next entry. */
  readonly distances: string;
  /** The places in each of these entries, as the number they have in `kinds`. */
  readonly places: string;
  /** All the places there are, the most frequent first. */
  readonly kinds: readonly number[];
}

const numbersIn = (list: string): readonly number[] => (list === '' ? [] : list.split(' ').map(Number));

const everySecond = (numbers: readonly number[], first: 0 | 1): readonly number[] =>
  numbers.filter((_one, at) => at % 2 === first);

const apart = (postings: string): SentPostings => {
  const lists = postings.split(';').map(numbersIn);
  const times = new Map<number, number>();
  for (const list of lists) for (const place of everySecond(list, 1)) times.set(place, (times.get(place) ?? 0) + 1);
  const kinds = [...times].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([place]) => place);
  const numberOf = new Map(kinds.map((place, number) => [place, number] as const));
  return {
    distances: lists.map((list) => everySecond(list, 0).join(' ')).join(';'),
    places: lists
      .map((list) =>
        everySecond(list, 1)
          .map((place) => numberOf.get(place))
          .join(' '),
      )
      .join(';'),
    kinds,
  };
};

const together = ({ distances, places, kinds }: SentPostings): string => {
  const numbers = places.split(';').map(numbersIn);
  return distances
    .split(';')
    .map((list, stem) =>
      numbersIn(list)
        .map((distance, at) => `${distance} ${kinds[numbers[stem]?.[at] ?? 0]}`)
        .join(' '),
    )
    .join(';');
};

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

/** What is sent of an index. Throws where something left out could not be worked out again. */
export const sentSearch = (stored: StoredSearch): SentSearch => {
  const { terms: _, alike, postings, ...rest } = stored;
  const lists = alike === '' ? [] : alike.split(';').map(read);
  const alikeAfter = lists
    .map((list, from) =>
      written(list.filter(({ at }) => at > from).map(({ at, hundredths }) => ({ at: at - from, hundredths }))),
    )
    .join(';');
  const sent = { ...rest, alikeAfter, postings: apart(postings) };
  const back = receivedSearch(sent);
  if (back.terms !== stored.terms) throw new Error('the stems of the index are not those of its words');
  if (back.alike !== alike) throw new Error('a rule is like another in one direction only');
  if (back.postings !== postings) throw new Error('the postings of the index cannot be put together again');
  return sent;
};

/** The index that was sent, whole. */
export const receivedSearch = ({ alikeAfter, postings, ...rest }: SentSearch): StoredSearch => {
  const lists: Alike[][] = alikeAfter === '' ? [] : alikeAfter.split(';').map(() => []);
  if (alikeAfter !== '')
    for (const [from, list] of alikeAfter.split(';').entries())
      for (const { at, hundredths } of read(list)) {
        lists[from]?.push({ at: from + at, hundredths });
        lists[from + at]?.push({ at: from, hundredths });
      }
  const alike = lists.map((list) => written(list.toSorted((a, b) => a.at - b.at))).join(';');
  return { ...rest, postings: together(postings), terms: termsOf(rest.words), alike };
};
