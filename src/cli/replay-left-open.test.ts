import { expect, test } from 'vitest';
import { ran } from './fake-io.fixture.ts';

const replayed = async (text: string) => {
  const board = `CR t6 p1 | Luxray(DP 7) / - [prizes 1] vs Napper{60HP, C${text}} -50 ~poisoned / - [prizes 1]`;
  const { out } = await ran(['replay', '-', '--json'], `board: '${board}'\nsteps:\n  - end turn\n`);
  return JSON.parse(out) as { readonly verdict: string; readonly say: readonly string[]; readonly result: unknown };
};

test('how the game ends is not said where a text that is not read decides whether it does', async () => {
  const open = await replayed(', "Poké-Body Doze: When Napper is Knocked Out, its owner sings instead."');
  expect(open).toMatchObject({ verdict: 'not-modelled', result: null });
  expect(open.say.join(' ')).not.toContain('win');
  const sure = await replayed('');
  expect(sure).toMatchObject({ verdict: 'legal', result: { winner: 'p1' } });
});
