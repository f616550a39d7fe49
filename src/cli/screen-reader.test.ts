import { describe, expect, test } from 'vitest';
import { ASKING, oneQuestion } from '../dialogue/index.ts';
import { PLAIN_FACE } from '../render/face.ts';
import { readCommandLine } from './command-line.ts';
import { ran } from './fake-io.fixture.ts';
import { faceFor } from './terminal.ts';

const SCREEN_READER = { ...PLAIN_FACE, width: 1_000_000, screenReader: true };
const heard = (...words: string[]) => ran(words, '', { face: SCREEN_READER, errorFace: SCREEN_READER });

const TABLE = 'CR t7 p1 used retreat | Cyndaquil ~asleep / Luxray +LL -40 vs Machamp';

describe('--screen-reader', () => {
  test('is a face of its own, by flag or by JUDGE_SCREEN_READER, without colour and drawn plain also at a terminal', () => {
    for (const face of [
      faceFor(readCommandLine(['rule', '--screen-reader']).options, {}, true, 80),
      faceFor({}, { JUDGE_SCREEN_READER: '1' }, true, 80),
      // The names of the release before.
      faceFor(readCommandLine(['rule', '--voice']).options, {}, true, 80),
      faceFor({}, { JUDGE_VOICE: '1' }, true, 80),
    ])
      expect(face).toMatchObject({ screenReader: true, plain: true, colour: 0, ascii: false, width: 80 });
    expect(faceFor({ screenReader: true }, {}, false, undefined).width).toBeGreaterThan(10_000);
    expect(faceFor({}, { JUDGE_SCREEN_READER: '0' }, true, 80).screenReader).toBeUndefined();
    expect(faceFor(readCommandLine(['--', '--screen-reader']).options, {}, true, 80).screenReader).toBeUndefined();
  });

  test('tells a ruling and then the table', async () => {
    const { code, out } = await heard('can', 'retreat', '-b', TABLE, '--screen-reader');
    expect(code).toBe(1);
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toBe("Illegal. p1 can't retreat. Ruled by the Comprehensive Rules 2009.");
    expect(lines).toContain('Ground 1 of 3. Cyndaquil is Asleep. Rule 311.2b.');
    expect(lines.at(-2)).toBe(
      'Board. p1. Active: Cyndaquil, 60 of 60 HP, no Energy, Asleep. Bench 1: Luxray, 80 of 120 HP, with 2 Lightning, on Luxio, Shinx.',
    );
  });

  test.each([
    ['legal', '-b', TABLE],
    ['replay', 'scenarios/disputes/lightning-star-with-double-rainbow.yaml'],
    ['board', 'show', '-b', TABLE],
    ['board', 'check', '-b', TABLE],
    ['rule', '309.4'],
    ['search', 'asleep', 'retreat'],
    ['compare', 'confusion'],
    ['coverage', '309'],
    ['cards', 'show', 'Luxray'],
    ['help', 'can'],
  ])('draws nothing: judge %s %s', async (...words) => {
    const { out } = await heard(...words);
    expect(out).not.toBe('');
    expect(out).not.toMatch(/\t|\S {2,}\S|[✓✗│└─█░▸◂·›]/u);
  });

  test('tells faults in sentences as well', async () => {
    const { code, error } = await heard('can', 'retreat', '-b', 'CR | Luxry / Pikachu');
    expect(code).toBe(2);
    expect(error).toContain('error: no card is called Luxry.');
    expect(error).not.toMatch(/\t| {2}/u);
  });

  test('takes the number of a choice, or its words', () => {
    const coin = oneQuestion({
      label: 'Answer',
      help: '',
      needsChoice: true,
      choices: ['heads', 'tails'].map((one) => ({ answer: one, says: one })),
    });
    const chosen = (typed: string): string | null => coin.enter(coin.typing(ASKING, typed)).answer;
    expect(chosen(' 2 ')).toBe('tails');
    expect(chosen('Heads')).toBe('heads');
    expect(chosen('3')).toBeNull();
    expect(chosen('')).toBeNull();
  });
});
