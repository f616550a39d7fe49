import { describe, expect, test } from 'vitest';
import { ran } from './fake-io.fixture.ts';

interface Answer {
  readonly verdict: string;
  readonly passed: readonly { readonly id: string }[];
  readonly needs: readonly { readonly id: string }[];
}

const asked = async (question: string, board: string): Promise<Answer & { readonly ids: readonly string[] }> => {
  const answer = JSON.parse((await ran(['can', question, '-b', board, '--json'])).out) as Answer;
  return { ...answer, ids: answer.passed.map(({ id }) => id) };
};

const SKETCH = 'CR t7 p1 | Zyx{60HP} +R / - vs Chansey';

describe('an unknown attack or Poké-Power', () => {
  test('is not said to have its Energy there', async () => {
    const unknown = await asked('attack Foo', SKETCH);
    expect(unknown).toMatchObject({ verdict: 'undetermined', needs: [{ id: '302.1' }] });
    expect(unknown.ids).toContain('302.2');
    expect(unknown.ids).not.toContain('302.3');
    expect(unknown.ids).not.toContain('603.4a');
    expect((await asked('attack Tackle', 'CR t7 p1 | Turtwig +GG / - vs Chansey')).ids).toContain('302.3');
  });

  test('is not denied to a Pokémon that was sketched, or not described', async () => {
    for (const board of [SKETCH, 'CR t7 p1 | ? / - vs Chansey', 'CR t7 p1 | Turtwig / Zyx{60HP} vs Chansey'])
      expect(await asked('use Foo', board)).toMatchObject({ verdict: 'undetermined', needs: [{ id: '408.1' }] });
  });

  test('is denied to one that is on file, in words that name the place', async () => {
    expect((await ran(['can', 'use Foo', '-b', 'CR t7 p1 | Turtwig / - vs Chansey'])).code).toBe(2);
    const { code, error } = await ran(['can', 'use Foo of bench 1', '-b', SKETCH]);
    expect(code).toBe(2);
    expect(error).toContain('bench 1');
    expect((await ran(['can', 'use Foo of active', '-b', 'CR t7 p1 | Turtwig / Zyx{60HP} vs Chansey'])).code).toBe(2);
  });
});

describe('what a document has no rule for', () => {
  test('is named by the rule of another document', async () => {
    const card = 'cards: {Old Hand: {kind: supporter, play: {does: [{draw: 1}]}}}';
    const file = `${card}\nboard: Neo t5 | Charmeleon / Flaaffy [hand 1 (Old Hand)] vs Natu\n`;
    const says = 'Neo 2001 has no rule like “Playing a Supporter” (--fallback takes it from a document that has one)';
    const { out } = await ran(['can', 'play Old Hand', '-b', '-', '--json'], file);
    expect(JSON.parse(out)).toMatchObject({ verdict: 'undetermined', needs: [{ id: '313.1', says }] });
    expect((await ran(['legal', 'play', '-b', '-'], file)).out).toContain(says);
    const played = await ran(['replay', '-'], `${file}steps: [play Old Hand]\n`);
    expect(played.out).toContain(says);
  });
});
