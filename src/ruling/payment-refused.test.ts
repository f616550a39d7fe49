import { expect, it } from 'vitest';
import { type Card, cardPool } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './index.ts';

// A judge who says that a payment is not allowed has to say which one is; and says nothing of payments where the retreat itself is refused.

const energy = (letter: 'R' | 'W', name: string): Card => ({
  key: letter,
  name,
  short: letter,
  kind: 'energy',
  tags: ['basic energy'],
  provides: [{ units: [letter] }],
});

const pool = cardPool([
  { key: 'pup', name: 'Pup', kind: 'pokemon', stage: 'basic', hp: 50, types: ['R'], retreat: 2 },
  energy('R', 'Fire Energy'),
  energy('W', 'Water Energy'),
]);

const paysFor = (line: string, question: string): readonly unknown[] => {
  const came = ruleOn(question, { setup: parseBoardLine(line).setup, pool, doc: 'comprehensive-2009' });
  if (!came.ok) throw new Error(came.fault.code);
  expect(came.ruling.verdict).toBe('illegal');
  return came.ruling.ways.filter(({ code }) => code === 'pay').map(({ facts }) => facts.cards);
};

it('names the payments that would do where the one that was named is too small', () => {
  expect(paysFor('CR t9 p1 | Pup +RW / Pup vs Pup / -', 'retreat paying R')).toEqual([['R', 'W']]);
});

it('names them where the one that was named goes on after the cost is paid', () => {
  expect(paysFor('CR t9 p1 | Pup +RRR / Pup vs Pup / -', 'retreat paying R R R')).toEqual([['R', 'R']]);
});

it('names none where no payment helps', () => {
  expect(paysFor('CR t9 p1 | Pup +RW ~asleep / Pup vs Pup / -', 'retreat paying R')).toEqual([]);
  expect(paysFor('CR t9 p1 | Pup +R / Pup vs Pup / -', 'retreat paying R')).toEqual([]);
});
