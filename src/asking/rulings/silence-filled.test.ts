import { describe, expect, test } from 'vitest';
import { ran } from '../../cli/fake-io.fixture.ts';
import { inOrderOfNearness } from './silence-filled.ts';

const filledOf = async (line: string, ...words: string[]) => {
  const { out } = await ran(['can', 'play Switch', '-b', line, ...words, '--json'], '', { env: {} });
  return JSON.parse(out).filled;
};

describe('a ruling that a silence leaves open', () => {
  test('says what the nearest document that settles it would make of it', async () => {
    expect(await filledOf('ME | Shinx / - vs Machop')).toMatchObject({
      document: 'advanced-2025',
      verdict: 'illegal',
      grounds: [{ rule: { document: 'advanced-2025' } }],
    });
    expect((await filledOf('XY | Shinx / - vs Machop')).document).toBe('comprehensive-2009');
  });

  test('says nothing of the kind where it is decided, where another document was asked for, or where a fact is missing', async () => {
    expect(await filledOf('CR | Shinx / - vs Machop')).toBeUndefined();
    expect(await filledOf('ME | Shinx / - vs Machop', '--fallback', 'Neo')).toBeUndefined();
    expect(await filledOf('ME | Shinx / Pichu vs Machop')).toBeUndefined();
  });

  test('what is in force on the same day is nearer than what is long out of force, for a judge of that day rules by both', async () => {
    expect(inOrderOfNearness('advanced-2025').slice(0, 2)).toEqual(['me-2026', 'advanced-2018']);
    expect(inOrderOfNearness('me-2026').slice(0, 2)).toEqual(['advanced-2025', 'advanced-2018']);
    const { out } = await ran(
      [
        'can',
        "play Professor Oak's Research",
        '-b',
        'APR25 t1 p1 first-p1 | Shinx / - [hand 5, deck 40] vs Machop',
        '--json',
      ],
      '',
      { env: {} },
    );
    expect(JSON.parse(out).filled).toMatchObject({
      document: 'me-2026',
      verdict: 'illegal',
      grounds: [{ rule: { document: 'me-2026', id: 'Turn.2D#4' } }],
    });
  });

  test('else what came before is nearer than what came after', () => {
    expect(inOrderOfNearness('comprehensive-2009')).toEqual([
      'ex-2003',
      'neo-2001',
      'xy-2016',
      'advanced-2018',
      'advanced-2025',
      'me-2026',
    ]);
  });
});
