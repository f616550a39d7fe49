import Fuse, { type IFuseOptions } from 'fuse.js/basic';
import { type NameFinder, plainName } from '../state/index.ts';

/** Finds names that were misspelt. The only file that knows fuse.js; loaded when the first name is looked for. */

interface Entry {
  readonly name: string;
  readonly plain: string;
  /** The plain name between the signs of its beginning and its end. */
  readonly bounded: string;
}

/**
 * fuse.js looks for a text inside another one. With these signs round both, a name that goes on where the typed one ends is less like it than one
 * that ends there too.
 */
const bounded = (plain: string): string => `^${plain}$`;

/** The share of typed letters that may be wrong. */
const THRESHOLD = { near: 0.5, close: 0.4 } as const;

/** How much a beginning at another place counts against a name: so many letters on, it is no longer found. */
const DISTANCE = 15;

const OPTIONS: IFuseOptions<Entry> = {
  keys: ['bounded'],
  includeScore: true,
  isCaseSensitive: true,
  ignoreFieldNorm: true,
  shouldSort: false,
  distance: DISTANCE,
  threshold: THRESHOLD.near,
};

/** Longer words than any name would only cost time: the input is untrusted. */
const LONGEST_TYPED = 60;
const LONGEST_NAME = 80;

const entriesOf = (names: Iterable<string>): readonly Entry[] => {
  const entries = new Map<string, Entry>();
  for (const name of names) {
    const plain = plainName(name).slice(0, LONGEST_NAME);
    if (plain !== '' && !entries.has(plain)) entries.set(plain, { name, plain, bounded: bounded(plain) });
  }
  return [...entries.values()];
};

/** A list of names made ready. */
interface Index {
  readonly entries: readonly Entry[];
  /** For whole names that are misspelt. */
  readonly whole: Fuse<Entry>;
}

/** Several names may be looked for in one list. */
const indexes = new WeakMap<object, Index>();

const indexOf = (names: Iterable<string>): Index => {
  const known = indexes.get(names as object);
  if (known !== undefined) return known;
  const entries = entriesOf(names);
  const made = { entries, whole: new Fuse(entries, OPTIONS) };
  // Only a list stays the same; a set or a generator may not.
  if (Array.isArray(names)) indexes.set(names, made);
  return made;
};

/** How many letters of the name were not typed, wherever they stand. */
const lettersNotTyped = (typed: string, name: string): number => {
  const left = [...typed];
  let missing = 0;
  for (const letter of name) {
    const at = left.indexOf(letter);
    if (at < 0) missing += 1;
    else left.splice(at, 1);
  }
  return missing;
};

/** The share of letters not typed decides between names that fuse.js finds about equally good: two letters exchanged, a letter too many. */
const WEIGHT_OF_MISSING = 0.25;

const byLength = (a: Entry, b: Entry): number => a.plain.length - b.plain.length || (a.plain < b.plain ? -1 : 1);

/** Names that have every typed word in them, as `Prof Oak` means Professor Oak's Visit; none for a single word. */
const havingWords = (said: string, { entries }: Index): readonly Entry[] => {
  const typed = said.slice(0, LONGEST_TYPED).split(/\s+/u).map(plainName);
  if (typed.length < 2 || !typed.every((word) => /^[\p{L}\p{N}]{2,}$/u.test(word))) return [];
  return entries.filter(({ plain }) => typed.every((word) => plain.includes(word))).sort(byLength);
};

const misspelt = (typed: string, { whole }: Index, threshold: number): readonly Entry[] =>
  whole
    .search(bounded(typed))
    .filter(({ score = 1 }) => score <= threshold)
    .map(({ item, score = 1 }) => ({
      ...item,
      score: score + (WEIGHT_OF_MISSING * lettersNotTyped(typed, item.plain)) / item.plain.length,
    }))
    .sort((a, b) => a.score - b.score || byLength(a, b));

export const findNames: NameFinder = (said, names, most, closeness = 'near') => {
  const typed = plainName(said).slice(0, LONGEST_TYPED);
  if (typed === '') return [];
  const index = indexOf(names);
  const found = [
    ...(closeness === 'near' ? havingWords(said, index) : []),
    ...misspelt(typed, index, THRESHOLD[closeness]),
  ];
  return [...new Set(found.map(({ name }) => name))].slice(0, most);
};
