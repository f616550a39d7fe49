import { describe, expect, it } from 'vitest';
import type { PenaltyTable } from '../../penalties/index.ts';
import { type Card, cardPool } from '../../state/index.ts';
import { kindsForNames } from './kinds-for-names.ts';

const card = (name: string, kind: Card['kind'], more: Partial<Card> = {}): Card => ({ key: name, name, kind, ...more });

const pool = cardPool([
  card("Mayor's Speech", 'supporter'),
  card("Smith's Study (Professor Fern)", 'supporter'),
  card('Ivo', 'supporter'),
  card('Old Mill', 'stadium'),
  card('Iron Shield', 'trainer', { tags: ['tool'] }),
  card('Glade Energy', 'energy'),
  card('Search', 'trainer'),
  card('Mistmoth', 'pokemon'),
]);

const table = {
  facts: {},
  infractions: [],
  silent: [{ asked: ['search without showing'] }],
} as unknown as PenaltyTable;

const read = (words: string): string | null => kindsForNames(words, pool, table);

describe('names of cards in the words of a judge', () => {
  it.each([
    ["Mayor Speech after Ivo's effect", 'Supporter after Supporter effect'],
    ["mayor's speech, then Smith Study", 'Supporter, then Supporter'],
    ['Mayor after Ivo', 'Supporter after Supporter'],
    ['attached Glade Energy and an Iron Shield under Old Mill', 'attached Energy and an Tool under Stadium'],
  ])('%s: %s', (words, kinds) => expect(read(words)).toBe(kinds));

  it.each(['a search without showing', 'Mistmoth attacked', 'mayor of the town', 'nothing is named'])(
    '%s: nothing is replaced',
    (words) => expect(read(words)).toBeNull(),
  );
});
