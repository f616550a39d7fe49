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
  look('Long Look', [SEARCH, { 'end-turn': true }]),
  look('Short Look', [SEARCH]),
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
