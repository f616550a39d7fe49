import { NUMBERS } from '../search/index.ts';
import type { SaidOtherwise } from './said-otherwise.ts';

/**
 * The words that decide what a passage says: numbers, “may” and “must”, “not”, kinds of cards, players, times. Of an edition that was read itself these
 * are kept for each entry, in order and without the words between, so that a copy of another edition can be held against it word by word.
 */

const KEPT: Readonly<Record<string, string>> = {
  'can-not': "cannot can't couldn't",
  'may-not': "mayn't",
  'must-not': "mustn't",
  not: "not never no none nothing neither nor without unable don't doesn't isn't aren't didn't won't wasn't weren't haven't hasn't hadn't",
  only: 'only',
  unless: 'unless except',
  can: 'can could able',
  may: 'may might optional',
  must: 'must shall required',
  supporter: 'supporter supporters',
  stadium: 'stadium stadiums',
  item: 'item items',
  tool: 'tool tools',
  trainer: 'trainer trainers',
  energy: 'energy energies',
  prize: 'prize prizes',
  bench: 'bench benched',
  active: 'active',
  hand: 'hand hands',
  deck: 'deck decks',
  discard: 'discard discards discarded',
  asleep: 'asleep',
  burned: 'burned',
  confused: 'confused',
  paralyzed: 'paralyzed',
  poisoned: 'poisoned',
  opponent: 'opponent opponents',
  you: 'you your yours',
  owner: 'owner owners',
  both: 'both either',
  next: 'next',
  before: 'before until',
  after: 'after afterwards',
  first: 'first',
  all: 'all every each',
  any: 'any',
  heads: 'heads',
  tails: 'tails',
  more: 'more most least less fewer',
  ignored: 'ignore ignored ignoring',
};

const SIGNS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(KEPT).flatMap(([sign, words]) => words.split(' ').map((word) => [word, sign] as const)),
  ...NUMBERS,
  ['once', '1'],
  ['twice', '2'],
]);

/** Two words that say one thing. */
const TOGETHER: ReadonlyMap<string, string> = new Map([
  ['can not', 'can-not'],
  ['could not', 'can-not'],
  ['may not', 'may-not'],
  ['must not', 'must-not'],
  ['have to', 'must'],
  ['has to', 'must'],
  ['need to', 'must'],
  ['needs to', 'must'],
  ['lost zone', 'lost'],
]);

const signOf = (word: string): string | undefined =>
  /^\d/u.test(word) ? (word.length > 3 ? undefined : `${Number(word)}`) : SIGNS.get(word.replace(/'s?$/u, ''));

/** The words of a text that decide, each as one sign, in order. */
export const keptWords = (text: string): readonly string[] => {
  const words =
    text
      .toLowerCase()
      .replace(/’/gu, "'")
      .match(/\d+|[a-z]+(?:'[a-z]+)*/gu) ?? [];
  const kept: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const both = TOGETHER.get(`${word} ${words[at + 1] ?? ''}`);
    if (both !== undefined) at += 1;
    const sign = both ?? signOf(word);
    if (sign !== undefined) kept.push(sign);
  }
  return kept;
};

/** What stands in one and not in the other, by how often. */
const lacking = (one: readonly string[], other: readonly string[]): readonly string[] => {
  const left = [...other];
  return one.filter((word) => {
    const at = left.indexOf(word);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
};

const REFUSALS = ['can-not', 'may-not', 'must-not', 'not', 'only', 'unless', 'ignored'];
const PERMITS = ['can', 'may', 'must'];
const PLAYERS = ['opponent', 'you', 'owner', 'both', 'next'];
const OTHERS = ['before', 'after', 'first', 'all', 'any', 'heads', 'tails', 'more'];

/** How a passage differs from what it was in the edition that was read; null where every word that decides is the same. */
export const changeOf = (read: readonly string[], now: readonly string[]): SaidOtherwise | null => {
  const apart = [...lacking(read, now), ...lacking(now, read)];
  const has = (words: readonly string[]): boolean => apart.some((word) => words.includes(word));
  if (apart.length === 0) return null;
  if (apart.some((word) => /^\d/u.test(word))) return 'it names another number';
  if (has(REFUSALS)) return 'one of them says “not”';
  if (has(PERMITS)) return 'one says “may”, the other “must”';
  if (has(PLAYERS)) return 'it speaks of another player';
  if (has(OTHERS)) return 'it says before, after, first, all or any otherwise';
  return 'it names another kind of card';
};

/** The kept words of the entries of an edition that was read itself, by id. */
export interface ReadEdition {
  readonly version: string;
  readonly kept: Readonly<Record<string, readonly string[]>>;
}

const HEAD = 'version ';

/** An edition as it is stored: its version, then an entry and its words on each line. */
export const sourceOfKept = (
  version: string,
  kept: readonly (readonly [id: string, words: readonly string[]])[],
): string => `${[`${HEAD}${version}`, ...kept.map(([id, words]) => `${id}\t${words.join(' ')}`)].join('\n')}\n`;

export const editionIn = (text: string): ReadEdition => {
  const [head = '', ...lines] = text.split('\n');
  return {
    version: head.slice(HEAD.length),
    kept: Object.fromEntries(
      lines.flatMap((line) => {
        const [id = '', words = ''] = line.split('\t');
        return id === '' ? [] : [[id, words.split(' ').filter((word) => word !== '')]];
      }),
    ),
  };
};

/** Where fewer of the passages have the words that were read, the copy is worded otherwise throughout, and is held against our restatement. */
const SAME_EDITION = 0.6;

/**
 * What changed in the passages of a copy since the edition that was read, by id, null for those that did not; null where the copy is worded otherwise
 * throughout. Words that only went over to the passage before or after do not count: where a passage ends is found by likeness.
 */
export const changesSince = (
  { kept }: ReadEdition,
  quotes: readonly { readonly id: string; readonly text: string }[],
): ReadonlyMap<string, SaidOtherwise | null> | null => {
  const held = quotes.flatMap(({ id, text }) => {
    const read = kept[id];
    return read === undefined ? [] : [{ id, read, now: keptWords(text) }];
  });
  const moved = (from: number): boolean => {
    const both = from < 0 ? [] : held.slice(from, from + 2);
    const all = (of: (one: (typeof both)[number]) => readonly string[]): readonly string[] => both.flatMap(of);
    return (
      both.length === 2 &&
      changeOf(
        all(({ read }) => read),
        all(({ now }) => now),
      ) === null
    );
  };
  const changes = new Map(
    held.map(({ id, read, now }, at) => [id, moved(at - 1) || moved(at) ? null : changeOf(read, now)] as const),
  );
  const same = [...changes.values()].filter((change) => change === null).length;
  return held.length === 0 || same < SAME_EDITION * held.length ? null : changes;
};

/** Of the words beside those that decide, any may differ. */
export type Changed = SaidOtherwise | 'other words';

const allWords = (text: string): string =>
  (
    text
      .toLowerCase()
      .replace(/’/gu, "'")
      .match(/[\p{L}\p{N}']+/gu) ?? []
  ).join(' ');

/** What differs between the passages of two copies of a document, by id. */
export const changesBetween = (
  before: ReadonlyMap<string, { readonly text: string }>,
  now: readonly { readonly id: string; readonly text: string }[],
): readonly { readonly id: string; readonly why: Changed }[] =>
  now.flatMap(({ id, text }) => {
    const old = before.get(id)?.text;
    if (old === undefined || allWords(old) === allWords(text)) return [];
    return [{ id, why: changeOf(keptWords(old), keptWords(text)) ?? 'other words' }];
  });
