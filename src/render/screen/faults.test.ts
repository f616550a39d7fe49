import { describe, expect, test } from 'vitest';
import { drawable, type Face } from '../face.ts';
import type { FaultJson } from '../report/types.ts';
import { textOf, widthOf } from '../rich.ts';
import { displayWidth } from '../width.ts';
import { faultsScreen } from './faults.ts';

const WIDTHS = [32, 33, 40, 59, 60, 80, 120];

const face = (width: number, ascii = false): Face => ({ width, colour: 0, ascii, plain: false, contrast: false });

const drawn = (one: Face, fault: Partial<FaultJson>): readonly string[] =>
  faultsScreen(
    one,
    drawable(one, [{ code: 'x', message: 'm.', file: null, line: null, column: null, hint: null, ...fault }]),
  ).map(textOf);

/** What stands above the carets. */
const pointedAt = (lines: readonly string[]): string => {
  const at = lines.findIndex((line) => /[│|] +\^+$/u.test(line));
  const carets = lines[at] ?? '';
  const from = carets.indexOf('^');
  let column = 0;
  let found = '';
  for (const sign of lines[at - 1] ?? '') {
    if (column >= from && column < carets.length) found += sign;
    column += displayWidth(sign);
  }
  return found;
};

const pointing = (one: Face, excerpt: string, what: string): string =>
  pointedAt(drawn(one, { file: 'a.yaml', line: 12, column: excerpt.indexOf(what) + 1, length: what.length, excerpt }));

describe('the caret of a fault stands under its place', () => {
  test.each([
    ['in a short line', 'board: CR | Luxry vs ?'],
    [
      'in a line wider than the screen',
      `board: CR t9 p1 | ${'Pichu, '.repeat(30)}Luxry +LL${' / Raichu ex'.repeat(20)}`,
    ],
    ['at the end of a long line', `board: CR t9 p1 | ${'Pichu, '.repeat(30)}Luxry`],
    ['after wide signs', `board: ${'漢字'.repeat(40)} Luxry vs ?`],
    ['before wide signs', `board: Luxry ${'漢字'.repeat(40)}`],
    ['after accents of their own', `board: ${'e\u0301'.repeat(40)} Luxry vs ?`],
    ['after signs that control a terminal', `board: \u001b[31m\u202e\u0007 Luxry vs ${'x'.repeat(90)}`],
    ['after tabs', 'board:\t\tLuxry vs ?'],
    ['after an emoji', 'board: ⚡🔥 Luxry vs ?'],
  ])('%s', (_, excerpt) => {
    for (const width of WIDTHS)
      for (const ascii of [false, true])
        expect(pointing(face(width, ascii), excerpt, 'Luxry'), `${width}`).toBe('Luxry');
  });

  test('under a hidden sign as long as the sign is spelled', () => {
    expect(pointing(face(80), 'board: \u202eLuxry vs ?', '\u202e')).toBe('\\u202e');
  });

  test('and is cut with the line where the place is wider than the screen', () => {
    for (const width of WIDTHS) {
      const name = 'Luxray'.repeat(40);
      const lines = drawn(face(width), { line: 1, column: 8, length: name.length, excerpt: `board: ${name} vs ?` });
      expect(pointedAt(lines)).toMatch(/^(Luxray)+\w*…$/u);
    }
  });

  test('no more than sixty columns of a line are shown', () => {
    const lines = drawn(face(200), { line: 1, column: 100, excerpt: 'x'.repeat(300) });
    expect(lines[2]).toBe(`  1 │ …${'x'.repeat(58)}…`);
  });
});

describe('a fault keeps within the screen', () => {
  const LONG: Partial<FaultJson> = {
    message: `no card is called “${'Luxry'.repeat(10)}”.  Did you mean  Luxray ?`,
    line: 2,
    column: 300,
    length: 5,
    excerpt: `board: ${'漢字 '.repeat(200)}`,
    hint: [
      `nearest   DRE Double Rainbow Energy   DCE Double Colorless Energy   ${'Luxray'.repeat(12)}`,
      'questions   retreat · attack NAME · evolve CARD on PLACE · play CARD · attach CARD to PLACE · use POWER',
      `not in your card pool? sketch it:  ${'Luxry'.repeat(10)}{120HP, L, retreat 1}`,
      'The Energy cards of a deck are one letter each, and this is a sentence that runs on for longer than any screen is wide.',
    ].join('\n'),
  };

  test.each(WIDTHS)('of %d columns, whatever is in it', (width) => {
    for (const ascii of [false, true])
      for (const line of drawn(face(width, ascii), LONG)) expect(widthOf(line), line).toBeLessThanOrEqual(width);
  });

  test('and items of a list, commands and questions stay whole where a line has room for them', () => {
    const text = drawn(face(40), LONG).join('\n');
    for (const whole of ['DCE Double Colorless Energy', 'attack NAME', 'evolve CARD on PLACE', 'Luxray ?'])
      expect(text).toContain(whole);
    expect(text).not.toMatch(/·\n|\n +·/u);
  });

  test('and nothing of it is lost', () => {
    const bare = (text: string): string => text.replace(/[\s·]/gu, '');
    const whole = bare(drawn(face(40), { ...LONG, excerpt: 'x', column: 1 }).join(''));
    for (const line of [LONG.message ?? '', ...(LONG.hint ?? '').split('\n')]) expect(whole).toContain(bare(line));
  });
});
