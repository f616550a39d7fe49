import { describe, expect, it } from 'vitest';
import { ran } from './fake-io.fixture.ts';

const ASLEEP = 'CR t9 p1 | Luxray(DP 7)<Luxio<Shinx +LL ~asleep / Pikachu vs Wailord(GE 30)<Wailmer / ?2';

describe('questions as people write them', () => {
  it('are ruled on as they are understood, and that is shown', async () => {
    const spoken = await ran(['can', 'can my asleep luxray retreat?', '-b', ASLEEP]);
    const plain = await ran(['can', 'retreat', '-b', ASLEEP]);
    const asked = 'Asked  “can my asleep luxray retreat?” is understood as: retreat.';
    expect(spoken.out).toContain(asked);
    expect(spoken.out.replace(`${asked}\n`, '')).toBe(plain.out);
    expect(spoken.code).toBe(1);
  });

  it('are shown as understood in the JSON as well', async () => {
    const { out } = await ran(['can', 'can my asleep luxray retreat?', '-b', ASLEEP, '--json']);
    const ruling = JSON.parse(out);
    expect(ruling.question).toBe('retreat');
    expect(ruling.assumptions).toContainEqual(
      expect.objectContaining({ about: 'question', says: '“can my asleep luxray retreat?” is understood as: retreat' }),
    );
  });

  it('get no ruling where they say what the board does not', async () => {
    const { code, out, error } = await ran(['can', 'can luxray retreat while paralyzed?', '-b', ASLEEP]);
    expect([code, out]).toEqual([2, '']);
    expect(error).toContain('on this board Luxray is not Paralyzed');
  });

  it('about the rules as such are pointed to the nearest rules', async () => {
    const { code, out, error } = await ran(['can', "do I lose if I can't draw", '-b', ASLEEP]);
    expect([code, out]).toEqual([2, '']);
    expect(error).toContain('CR 601.2 Unable to draw');
    expect(error).toContain('judge search "do I lose if I can\'t draw"');
  });

  it('are taken by judge legal too', async () => {
    const legal = await ran(['legal', 'can my luxray attack?', '-b', ASLEEP]);
    expect(legal.out).toContain('“can my luxray attack?” is understood as: attack');
    expect(legal.code).toBe(1);
  });

  it('that ask for all there is to do get the overview, from judge can as from judge legal', async () => {
    const board = 'CR t9 p1 | Cyndaquil / Luxray vs Machamp';
    const can = await ran(['can', 'what can I do now?', '-b', board]);
    const legal = await ran(['legal', '-b', board]);
    expect(can.out).toContain('Asked  “what can I do now?” is understood as: judge legal.');
    expect(can.out.replace(/Asked .*\n/u, '')).toBe(legal.out);
    expect((await ran(['legal', 'which attacks can I use', '-b', board])).out).toContain('open  attack  Tackle');
  });

  it('that ask for all there is to do take no flag that an overview has no place for', async () => {
    const { code, error } = await ran(['can', 'what can I do', '--assume', 'b', '-b', 'CR | Cyndaquil vs Machamp']);
    expect([code, error]).toEqual([2, expect.stringContaining('--assume says nothing about')]);
  });
});
