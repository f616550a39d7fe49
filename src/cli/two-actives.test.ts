import { describe, expect, test } from 'vitest';
import { ran } from './fake-io.fixture.ts';

interface Answer {
  readonly verdict: string;
  readonly remedies: readonly { readonly code: string }[];
  readonly options: readonly { readonly legal: boolean }[];
}

const asked = async (question: string, board: string): Promise<Answer & { readonly remedy: readonly string[] }> => {
  const answer = JSON.parse((await ran(['can', question, '-b', board, '--json'])).out) as Answer;
  return { ...answer, remedy: answer.remedies.map(({ code }) => code) };
};

describe('a question that either of two Active Pokémon may be meant by', () => {
  test('is not answered as if the grounds against both had to go', async () => {
    const both = await asked(
      'retreat',
      'CR t9 p1 2on2 | Turtwig, Shinx ~asleep / Shinx [hand 3] vs Pikachu, Machop / -',
    );
    expect(both.verdict).toBe('illegal');
    expect(both.options).toHaveLength(2);
    expect(both.remedy).not.toContain('each-of-them');
    const one = await asked('retreat', 'CR t9 p1 | Shinx ~asleep / Shinx [hand 3] vs Pikachu / -');
    expect(one.verdict).toBe('illegal');
    expect(one.remedy).toContain('each-of-them');
  });

  test('looks for a LV.X for both, and says which it is for', async () => {
    const either = 'CR t9 p1 2on2 | Turtwig, Lucario / - [hand (Lucario LV.X)] vs Pikachu, Machop / -';
    expect(await asked('level-up', either)).toMatchObject({
      verdict: 'legal',
      options: [{ legal: false }, { legal: true }],
    });
  });
});
