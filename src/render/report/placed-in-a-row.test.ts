import { describe, expect, test } from 'vitest';
import { ran } from '../../cli/fake-io.fixture.ts';

const CARDS =
  'cards: {Bat: {hp: 200, type: N, retreat: 0, powers: [{name: Nimble, kind: ability, text: Attacks do nothing to it., always: [{claim: prevent, what: all, on: self}]}]}, Sower: {hp: 90, type: P, retreat: 1, attacks: [{name: Drizzle, cost: [], text: As many counters on theirs as it likes., does: [{times: MANY, does: [{counters: 1, on: {one: {side: theirs}}}]}]}]}}';

const asked = async (many: number, theirs: string): Promise<string> => {
  const board = `${CARDS.replace('MANY', String(many))}\nboard: APR t9 p1 | Sower / - vs ${theirs}\n`;
  const { out } = await ran(['can', 'attack Drizzle', '--board', '-'], board);
  return out;
};

describe('counters that are put one by one on the same Pokémon', () => {
  test('are one line, and so is who cannot be chosen for them', async () => {
    const out = await asked(7, 'Bat / Chansey');
    expect(out).toContain('7 damage counters on Chansey');
    expect(out.match(/can't be chosen/gu)).toHaveLength(1);
    expect(out.match(/damage counters? on Chansey/gu)).toHaveLength(1);
  });

  test('are said once too where nobody can be chosen', async () => {
    expect((await asked(7, 'Bat / -')).match(/can't be chosen/gu)).toHaveLength(1);
  });

  test('are shown each where they are only two', async () => {
    const out = await asked(2, 'Bat / Chansey');
    expect(out).toContain('1 damage counter on Chansey: 20 damage in all');
  });
});

describe('coins that fall the same way', () => {
  test('are shown each', async () => {
    const flipper =
      'Tosser{60HP, R, "Volley 0 30x Flip 3 coins. This attack does 30 damage times the number of heads."}';
    const steps = 'steps:\n  - do: attack Volley\n    answers: [tails, tails, tails]\n';
    const { out } = await ran(['replay', '-'], `board: 'CR t9 p1 | ${flipper} / - vs Machop / -'\n${steps}`);
    expect(out.match(/tails for Volley/gu)).toHaveLength(3);
  });
});
