import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cardPool } from '../state/index.ts';
import { rulesSeen } from './index.ts';

const pool = cardPool(JSON.parse(readFileSync(join(import.meta.dirname, '../../dist/cards.json'), 'utf8')));
const seen = (text: string) => {
  const { applied, considered } = rulesSeen(text, 'a scenario', { pool, doc: 'comprehensive-2009' });
  const said = (rule: string): string =>
    [...applied].some((one) => one.endsWith(`/${rule}`))
      ? 'applied'
      : [...considered].some((one) => one.endsWith(`/${rule}`))
        ? 'considered'
        : 'not asked';
  return (...rules: readonly string[]) => rules.map(said);
};

describe('the rules that a scenario reaches', () => {
  it('counts a rule that only gives a value where the value depends on it, and else as considered', () => {
    const board = (prints: string) =>
      `board: CR t9 p1 | Luxray +L / Raichu [hand (${prints})] vs Machamp\nask: play PlusPower\n`;
    expect(seen(board('PlusPower(BS 84)'))('102.2')).toEqual(['applied']);
    expect(seen(board('PlusPower(DP 109)'))('102.2')).toEqual(['considered']);
    expect(seen(board('PlusPower(DP 109)'))('304.4b')).toEqual(['not asked']);
  });

  it('counts what stands against it, and what an impossible table breaks', () => {
    const text = 'board: CR t9 p1 used retreat | Luxray +L / Raichu [prizes 7] vs Machamp\nask: retreat\n';
    expect(seen(text)('309.2', '500.3', '311.2b')).toEqual(['applied', 'applied', 'considered']);
  });

  it('counts nothing of a file that cannot be read', () => {
    const { applied, considered } = rulesSeen('board: [', 'a scenario', { pool, doc: 'comprehensive-2009' });
    expect([...applied, ...considered]).toEqual([]);
  });
});
