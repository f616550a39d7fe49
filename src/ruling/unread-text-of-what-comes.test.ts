import { expect, test } from 'vitest';
import { type Card, cardPool } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './index.ts';

/** No act that brings a card with an unread text onto the table is certain of what follows where the text may speak as the card comes. */

const basic = { kind: 'pokemon', hp: 90, types: ['C'], retreat: 1, stage: 'basic', attacks: [] } as const;

const coming = (act: string, more: object) => {
  const pool = cardPool([
    { ...basic, key: 'alpha', name: 'Alpha', print: 'A 1' },
    { ...basic, key: 'beta', name: 'Beta', print: 'B 1', ...more },
  ] as unknown as readonly Card[]);
  const { setup } = parseBoardLine('ME t8 p1 | Alpha / Alpha [hand (Beta)] vs Alpha / -');
  const ruled = ruleOn(act, { setup, pool, doc: 'me-2026' });
  if (!ruled.ok) throw new Error(ruled.fault.code);
  return ruled.ruling;
};

const SONG = 'This card sings as it comes.';
const power = (touches: readonly string[] | undefined) => ({
  powers: [{ name: 'Song', kind: 'ability', text: SONG, ...(touches === undefined ? {} : { touches }) }],
});
const unread = (touches: readonly string[]) => ({ unread: [{ text: SONG, touches }] });
const energy = { kind: 'energy', provides: [{ units: ['C'] }] };
const stadium = { kind: 'stadium' };
const stage1 = { stage: 'stage 1', from: 'Alpha' };

test.each([
  ['attach Beta to bench 1', { ...energy, ...unread(['after-attach-energy', 'effects']) }],
  ['evolve bench 1 into Beta', { ...stage1, ...power(['after-evolve', 'effects']) }],
  ['evolve bench 1 into Beta', { ...stage1, ...power(['hp', 'effects']) }],
  ['evolve bench 1 into Beta', { ...stage1, ...power(undefined) }],
  ['bench Beta', power(['after-bench', 'effects'])],
  ['play Beta', { ...stadium, unread: [{ text: SONG, touches: ['bench', 'effects'], arrives: true }] }],
])('%s leaves open what follows: %j', (act, more) => {
  const { verdict, follows, needs } = coming(act, more);
  expect([verdict, needs]).toEqual(['legal', []]);
  expect(follows?.unread).toEqual(['Beta (B 1)']);
});

test.each([
  ['attach Beta to bench 1', { ...energy, ...unread(['damage', 'effects']) }],
  ['evolve bench 1 into Beta', { ...stage1, ...power(['damage', 'effects']) }],
  ['bench Beta', power(['damage', 'effects'])],
  ['play Beta', { ...stadium, ...unread(['bench', 'effects']) }],
])('%s is certain where the text speaks of another moment: %j', (act, more) => {
  const { verdict, follows, needs } = coming(act, more);
  expect([verdict, needs]).toEqual(['legal', []]);
  expect(follows?.unread ?? []).toEqual([]);
});
