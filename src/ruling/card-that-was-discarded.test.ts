import { expect, test } from 'vitest';
import { type Card, cardPool } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './index.ts';

/** More damage where the card on top of the deck was an Energy card: which it was is known by the deck, and not by the discard pile. */
const burner = {
  key: 'own:Burner',
  name: 'Burner',
  kind: 'pokemon',
  stage: 'basic',
  hp: 90,
  types: ['C'],
  attacks: [
    {
      name: 'Top',
      cost: [],
      damage: 10,
      activate: [{ 'discard-top': 1, of: 'yours' }],
      does: [],
      base: { plus: 10, times: { whether: { discarded: true, of: { kind: 'energy' } } } },
    },
  ],
} as unknown as Card;

test('a card that was discarded unseen is asked for where it came from', () => {
  const { setup, faults } = parseBoardLine('APR25 t9 p1 | Burner / - [deck 9] vs Burner / -');
  expect(faults).toEqual([]);
  const ruled = ruleOn('attack Top', { setup, pool: cardPool([burner]), doc: 'advanced-2025' });
  if (!ruled.ok) throw new Error(ruled.fault.code);
  expect(ruled.ruling.follows?.open).toMatchObject({ code: 'pile-not-told', facts: { player: 'p1', zone: 'deck' } });
});
