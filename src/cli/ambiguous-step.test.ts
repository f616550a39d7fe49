import { describe, expect, test } from 'vitest';
import { ran } from './fake-io.fixture.ts';

/** Its Ability has one of the words in its name that part a name from a place. */
const GIVER = 'Ally{60HP, C, "Ability Gift of Light: Once during your turn, you may draw a card."}';

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
  [
    'use Gift of Light',
    `APR t9 p1 | Luxray(DP 7) / ${GIVER}, ${GIVER} [deck 9] vs Machamp(DP 31)`,
    ['use Gift of Light of bench 1', 'use Gift of Light of bench 2'],
  ],
];

describe('a step that may mean several things is answered with the questions that mean one each', () => {
  test.each(TABLES)('%s', async (step, board, meant) => {
    const replayed = (said: string) => ran(['replay', '-', '--json'], `board: |-\n  ${board}\nsteps:\n  - ${said}\n`);
    const { code, out } = await replayed(step);
    expect(code).toBe(2);
    expect(JSON.parse(out).errors).toMatchObject([
      { code: 'ambiguous-question', hint: `write   ${meant.join(' · ')}` },
    ]);
    for (const one of meant) expect(JSON.parse((await replayed(one)).out), one).not.toHaveProperty('errors');
  });
});
