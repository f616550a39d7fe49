import type { StoredSearch } from './search-index.ts';
import { stemOf } from './words.ts';

/**
 * An index as a page is sent it: without what can be worked out from the rest in a moment. The stems are those of its words, and of two rules that are
 * alike only the first names the other.
 */
export type SentSearch = Omit<StoredSearch, 'terms' | 'alike'> & {
  /** For each entry the later ones that are most alike: distance and hundredths of likeness. */
  readonly alikeAfter: string;
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
  const { terms: _, alike, ...rest } = stored;
  const lists = alike === '' ? [] : alike.split(';').map(read);
  const alikeAfter = lists
    .map((list, from) =>
      written(list.filter(({ at }) => at > from).map(({ at, hundredths }) => ({ at: at - from, hundredths }))),
    )
    .join(';');
  const sent = { ...rest, alikeAfter };
  const back = receivedSearch(sent);
  if (back.terms !== stored.terms) throw new Error('the stems of the index are not those of its words');
  if (back.alike !== alike) throw new Error('a rule is like another in one direction only');
  return sent;
};

/** The index that was sent, whole. */
export const receivedSearch = ({ alikeAfter, ...rest }: SentSearch): StoredSearch => {
  const lists: Alike[][] = alikeAfter === '' ? [] : alikeAfter.split(';').map(() => []);
  if (alikeAfter !== '')
    for (const [from, list] of alikeAfter.split(';').entries())
      for (const { at, hundredths } of read(list)) {
        lists[from]?.push({ at: from + at, hundredths });
        lists[from + at]?.push({ at: from, hundredths });
      }
  const alike = lists.map((list) => written(list.toSorted((a, b) => a.at - b.at))).join(';');
  return { ...rest, terms: termsOf(rest.words), alike };
};
