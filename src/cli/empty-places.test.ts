import { describe, expect, test } from 'vitest';
import type { RulingReport } from '../render/report/types.ts';
import { ran } from './fake-io.fixture.ts';

/** Questions about an empty place: wrong usage where the row was given, undetermined where it is unknown who is there. */

const GIVEN = 'CR t9 p1 | Pikachu +LL / Shinx, Pichu vs Machamp(DP 31) / Machop';
const EMPTY = 'CR t9 p1 | Pikachu +LL / - vs Machamp(DP 31) / -';
const UNKNOWN = 'CR t9 p1 | Pikachu +LL vs Machamp(DP 31)';

const asked = async (question: string, board: string) => {
  const can = await ran(['can', question, '--board', '-', '--json'], board);
  const replay = await ran(['replay', '-', '--json'], `board: ${board}\nsteps:\n  - ${JSON.stringify(question)}\n`);
  return { can, replay, json: JSON.parse(can.out) as RulingReport };
};

const AT_EMPTY_PLACES = [
  'attach Fire to bench 4',
  'evolve Luxio on bench 4',
  'level-up Raichu LV.X on bench 4',
  'play Fluffy Berry on bench 4',
  'use Guard of bench 4',
  'retreat bench 4',
  'attack with bench 4',
  'attack Quick Attack with bench 4',
  'attack Quick Attack on their bench 4',
] as const;

describe('an empty place', () => {
  test.each([...AT_EMPTY_PLACES, 'retreat to bench 4', 'attach Fire to Luxray', 'attack with Luxray'])(
    'is wrong usage on a table that was given, for can and replay alike: %s',
    async (question) => {
      const { can, replay } = await asked(question, GIVEN);
      expect([can.code, replay.code]).toEqual([2, 2]);
      for (const { out } of [can, replay]) {
        const { errors } = JSON.parse(out) as { errors: readonly { code: string; hint: string }[] };
        expect(errors).toMatchObject([{ code: 'unknown-place', hint: expect.stringContaining('bench 1') }]);
      }
    },
  );

  test.each([...AT_EMPTY_PLACES, 'retreat to bench 4'])(
    'in an unknown row leaves it open, and says what to give: %s',
    async (question) => {
      const { can, replay, json } = await asked(question, UNKNOWN);
      expect([can.code, replay.code]).toEqual([3, 3]);
      expect(json).toMatchObject({ verdict: 'undetermined', needs: [{ says: expect.stringContaining('Bench') }] });
      expect(JSON.parse(replay.out)).toMatchObject({
        verdict: 'undetermined',
        steps: [{ needs: [{ says: expect.stringContaining('Bench') }] }],
      });
    },
  );

  test('is answered by the rule that forbids the act wherever it goes', async () => {
    const { can, replay, json } = await asked('retreat to bench 1', EMPTY);
    expect([can.code, replay.code]).toEqual([1, 1]);
    expect(json.grounds.map(({ code }) => code)).toEqual(['no-bench']);
  });

  test('is not what an attack is made with: its own name is', async () => {
    const { json } = await asked('attack with Quick Attack', GIVEN);
    expect(json).toMatchObject({ verdict: 'legal', headline: expect.stringContaining('Quick Attack') });
  });
});
