import { describe, expect, test } from 'vitest';
import { ran } from './fake-io.fixture.ts';

const TABLES: readonly (readonly [step: string, board: string, meant: readonly string[]])[] = [
  [
    'evolve Quilava',
    'CR t9 p1 | Luxray(DP 7) / Cyndaquil(MT 79), Cyndaquil(MT 79) vs Machamp(DP 31)',
    ['evolve Quilava on bench 1', 'evolve Quilava on bench 2'],
  ],
  [
    'use Good Night Melody',
    'CR t9 p1 | Luxray(DP 7) / Wigglytuff(GE 32), Wigglytuff(GE 32) vs Machamp(DP 31)',
    ['use Good Night Melody of bench 1', 'use Good Night Melody of bench 2'],
  ],
];

describe('a step that may mean several things is answered with the questions that mean one each', () => {
  test.each(TABLES)('%s', async (step, board, meant) => {
    const replayed = (said: string) => ran(['replay', '-', '--json'], `board: ${board}\nsteps:\n  - ${said}\n`);
    const { code, out } = await replayed(step);
    expect(code).toBe(2);
    expect(JSON.parse(out).errors).toMatchObject([
      { code: 'ambiguous-question', hint: `write   ${meant.join(' · ')}` },
    ]);
    for (const one of meant) expect((await replayed(one)).out).not.toContain('ambiguous-question');
  });
});
