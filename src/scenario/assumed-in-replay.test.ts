import { expect, test } from 'vitest';
import { ran } from '../cli/fake-io.fixture.ts';

/** That no attack was used in the last turn does not count as a part of the table that a replay comes to. */
const replayed = async (step: string): Promise<string> => {
  const chant =
    '{name: Chant, cost: [], damage: 30, text: 60 more if they attacked., base: {plus: 60, times: {when: {used-last-turn: {by: any, tag: ancient}}}}}';
  const file = `cards: {Singer: {hp: 90, type: C, retreat: 0, tags: ancient, attacks: [${chant}]}}
board: ME t9 p1 | Singer / Singer [hand (Switch)] vs Machop / - [deck 9]
steps:
  - do: ${step}
`;
  const { out } = await ran(['replay', '-'], file);
  return out;
};

test('that no attack was used is assumed in a replay where a step asks for one, and not otherwise', async () => {
  expect(await replayed('attack Chant')).toContain('used an attack last turn');
  const other = await replayed('play Switch');
  expect(other).toContain('LEGAL');
  expect(other).not.toContain('used an attack last turn');
});
