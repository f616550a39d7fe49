import { expect, test } from 'vitest';
import { type Card, cardPool } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './index.ts';

/** Two prints of one Pokémon that the same attack treats otherwise, and the one that attacks. */
const pokemon = (key: string, name: string, hp: number): Card =>
  ({
    key,
    name,
    print: key.toUpperCase(),
    kind: 'pokemon',
    stage: 'basic',
    hp,
    types: ['C'],
    attacks: [{ name: 'Push', cost: [], damage: 50 }],
  }) as unknown as Card;

const followsOf = (otherHp: number) => {
  const pool = cardPool([pokemon('a-1', 'Alpha', 90), pokemon('b-1', 'Beta', 50), pokemon('b-2', 'Beta', otherHp)]);
  const { setup, faults } = parseBoardLine('CR t5 p1 | Alpha / - vs Beta / Alpha');
  expect(faults).toEqual([]);
  const ruled = ruleOn('attack Push', { setup, pool, doc: 'comprehensive-2009' });
  if (!ruled.ok) throw new Error(ruled.fault.code);
  expect(ruled.ruling.verdict).toBe('legal');
  return ruled.ruling.follows;
};

test('where the prints part in what follows, the print is asked for and nothing is said of one of them', () => {
  expect(followsOf(60)).toMatchObject({ trace: [], open: { code: 'which-print', facts: { card: 'Beta' } } });
});

test('where they agree, what follows is said', () => {
  const follows = followsOf(50);
  expect(follows?.open).toBeNull();
  expect(follows?.trace.length).toBeGreaterThan(0);
});

test('prints whose texts are not read are named together beside the many that are', () => {
  const unread = (key: string, hp: number): Card =>
    ({
      ...pokemon(key, 'Beta', hp),
      unread: [{ text: `Something happens to ${key}.`, touches: ['damage'] }],
    }) as unknown as Card;
  const plain = ['b-1', 'b-2', 'b-3'].map((key, at) => pokemon(key, 'Beta', 60 + 10 * at));
  const pool = cardPool([pokemon('a-1', 'Alpha', 90), ...plain, unread('c-1', 100), unread('c-2', 110)]);
  const { setup } = parseBoardLine('CR t5 p1 | Alpha / Alpha vs Alpha / Beta');
  const ruled = ruleOn('attack Push', { setup, pool, doc: 'comprehensive-2009' });
  if (!ruled.ok) throw new Error(ruled.fault.code);
  expect(ruled.ruling.follows?.open).toMatchObject({
    code: 'which-print',
    facts: { kinds: ['C-1 or C-2', 'another print'] },
  });
});

test('a print whose power waits for its moment parts from none while another act is carried out', () => {
  const waits = {
    ...pokemon('b-2', 'Beta', 50),
    powers: [{ name: 'Entry', kind: 'poke-power', on: 'benched', does: [{ draw: 1 }] }],
  } as unknown as Card;
  const pool = cardPool([pokemon('a-1', 'Alpha', 90), pokemon('b-1', 'Beta', 50), waits]);
  const { setup } = parseBoardLine('CR t5 p1 | Alpha / Beta [deck 9] vs Alpha / -');
  const ruled = ruleOn('attack Push', { setup, pool, doc: 'comprehensive-2009' });
  if (!ruled.ok) throw new Error(ruled.fault.code);
  expect(ruled.ruling.follows?.open).toBeNull();
  expect(ruled.ruling.follows?.trace.length).toBeGreaterThan(0);
  expect(ruled.ruling.assumptions.map(({ code }) => code)).not.toContain('print-taken');
});
