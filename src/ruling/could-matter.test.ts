import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Card, cardPool, sameValue } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './index.ts';

const pool = cardPool(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../dist/cards.json'), 'utf8')) as readonly Card[],
);

const assumed = (question: string, line: string): readonly string[] => {
  const ruled = ruleOn(question, { setup: parseBoardLine(line).setup, pool, doc: 'comprehensive-2009' });
  if (!ruled.ok) throw new Error(ruled.fault.code);
  return ruled.ruling.assumptions.map(({ code }) => code);
};

describe('an assumption is reported where it could have changed the ruling', () => {
  test.each([
    ['evolve Raichu on active', 'CR p1 | Pikachu@1 / - [hand (Raichu(DP 3))] vs ?', 'turn'],
    ['play Rare Candy', 'CR p1 | Shinx@1 / - [hand (Luxray(DP 7), Rare Candy)] vs ?', 'turn'],
    ['retreat', 'CR t9 | Pikachu / Pichu vs ?', 'to-move'],
  ])('%s on %s: %s', (question, line, code) => {
    expect(assumed(question, line)).toContain(code);
  });

  test.each([
    ['retreat', 'CR p1 | Cyndaquil ~asleep / Luxray vs ?', 'turn'],
    ['retreat', 'CR t9 p1 | Luxray(DP 7) / - vs Machamp', 'normal-line'],
  ])('%s on %s: not %s', (question, line, code) => {
    expect(assumed(question, line)).not.toContain(code);
  });
});

test('values are the same where every part is', () => {
  expect(sameValue({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true);
  expect(sameValue({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  expect(sameValue({ a: 1 }, { a: 1, b: undefined })).toBe(false);
  expect(sameValue([], {})).toBe(false);
});
