import { expect, test } from 'vitest';
import type { RuledDoc } from '../corpus/index.ts';
import { type Card, cardPool } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './rule-on.ts';

/** Of a search through a deck that is not given, what comes of the text whatever is taken is said. */

const look = (name: string, does: NonNullable<NonNullable<Card['play']>['does']>): Card => ({
  key: name,
  name,
  kind: 'trainer',
  play: { text: name, does },
});

const SEARCH = { search: { kind: 'pokemon', basic: true }, count: 1, to: 'hand' };

const pool = cardPool([
  { key: 'Pup', name: 'Pup', kind: 'pokemon', stage: 'basic', hp: 60, types: ['G'], retreat: 1, attacks: [] },
  ...(['G', 'R', 'W', 'F'] as const).map(
    (short): Card => ({ key: short, name: short, short, kind: 'energy', provides: [{ units: [short] }] }),
  ),
  look('Long Look', [SEARCH, { 'end-turn': true }]),
  look('Short Look', [SEARCH]),
  look('Sorting', [{ 'look-at-top': 4, count: 2, rest: 'shuffle' }]),
  look('Sifting', [{ 'look-at-top': 4, take: { kind: 'energy' }, count: 2, rest: 'shuffle' }]),
  look('Last Resort', [{ first: [SEARCH], 'if-you-do': [{ 'end-turn': true }] }]),
]);

const anyhow = (card: string, doc: RuledDoc) => {
  const { setup } = parseBoardLine(`CR t6 p1 | Pup / - [hand (${card}), deck 30] vs Pup / -`);
  const asked = ruleOn(`play ${card}`, { setup, pool, doc });
  if (!asked.ok) throw new Error(JSON.stringify(asked.fault));
  const { follows } = asked.ruling;
  return { open: follows?.open?.code, always: JSON.stringify(follows?.always?.trace ?? []) };
};

const EVERY: readonly RuledDoc[] = [
  'neo-2001',
  'ex-2003',
  'comprehensive-2009',
  'xy-2016',
  'advanced-2018',
  'advanced-2025',
  'me-2026',
];

test.each(EVERY)('the turn ends by a text whatever its search takes, in %s', (doc) => {
  const { open, always } = anyhow('Long Look', doc);
  expect(open).toBe('pile-not-told');
  expect(always).toContain('turn-ends-by-text');
});

test.each(EVERY)('nothing is said of a text that only searches, in %s', (doc) => {
  expect(anyhow('Short Look', doc)).toEqual({ open: 'pile-not-told', always: '[]' });
});

test('nor of an end of the turn that depends on the search', () => {
  expect(anyhow('Last Resort', 'comprehensive-2009').always).toBe('[]');
});

const isRefused = (card: string, deck: string, answers: readonly string[], doc: RuledDoc): boolean => {
  const { setup } = parseBoardLine(`CR t6 p1 | Pup / - [hand (${card}), ${deck}] vs Pup / -`);
  return !ruleOn(`play ${card}`, { setup, pool, doc }, { answers }).ok;
};

test.each(EVERY)('a text that takes two of any cards is not answered with none, in %s', (doc) => {
  for (const deck of ['deck 30', 'deck 30 top (G, R, W, F)', 'deck (G, R, W, F)']) {
    expect(isRefused('Sorting', deck, ['none'], doc)).toBe(true);
    if (deck !== 'deck 30') expect(isRefused('Sorting', deck, ['G', 'R'], doc)).toBe(false);
  }
});

test.each(EVERY)('of a kind there may be none among cards that are not given, in %s', (doc) => {
  expect(isRefused('Sifting', 'deck 30', ['none'], doc)).toBe(false);
  expect(isRefused('Sifting', 'deck 30 top (G, R, W, F)', ['none'], doc)).toBe(true);
});
