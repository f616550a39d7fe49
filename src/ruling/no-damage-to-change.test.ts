import { expect, test } from 'vitest';
import { ran } from '../cli/fake-io.fixture.ts';

const CARDS =
  'cards: {Piper: {hp: 60, type: C, retreat: 1, attacks: [{name: Lull, cost: [], text: They sleep., does: [{condition: asleep, on: defending}]}, {name: Tap, cost: [], damage: 10}]}, Comb: {hp: 90, type: G, retreat: 1, powers: [{name: Wax, kind: body, text: Less damage if hurt., always: [{claim: damage, when: after, add: -20, on: self, while: {self: {damaged: true}}}]}]}}';

test('what would lower damage is not said to be missing in an attack that does none', async () => {
  const asked = async (attack: string): Promise<string> => {
    const file = `${CARDS}\nboard: CR t9 p1 | Piper / - [deck 9] vs Comb / - [deck 9]\nsteps: [{do: attack ${attack}, answers: [${attack === 'Lull' ? 'heads' : ''}]}]\n`;
    return (await ran(['replay', '-'], file)).out;
  };
  expect(await asked('Tap')).toMatch(/not\s+Wax applies only if/u);
  const none = await asked('Lull');
  expect(none).toContain('Comb is now Asleep');
  expect(none).not.toMatch(/not\s+Wax applies/u);
});
