import { expect, test } from 'vitest';
import type { Face } from './face.ts';
import { factLines, headline } from './grid.ts';
import { textOf, toned, wrap } from './rich.ts';

const face = (width: number, ascii = false): Face => ({ width, colour: 0, ascii, plain: false, contrast: false });

const CITES = ['CR 303.1c', 'CR G:Defending Pokémon', 'XY Turn.3', 'CR 606.2a.ii', 'APR I.A-01/atk.2b'];

test('a citation is never parted from its sign, its document or its end, at any width', () => {
  for (let width = 32; width <= 120; width++)
    for (const ascii of [false, true])
      for (let many = 1; many <= CITES.length; many++) {
        const cited = CITES.slice(0, many);
        const text = 'Nobody is Knocked Out, and so on, until the line is full.'.slice(0, width % 50);
        const lines = factLines(face(width, ascii), { text, cite: cited.join(', '), inline: true }).map(textOf);
        for (const cite of cited)
          expect(
            lines.some((line) => line.includes(cite)),
            lines.join('\n'),
          ).toBe(true);
        for (const line of lines) expect(line).not.toMatch(/(└|`-) *$/u);
      }
});

test('a path wider than the line is broken after a slash, so that the number in it stays whole', () => {
  const path = 'scenarios/comprehensive-2009/309-retreating/309.4-a-big-card-overpays.yaml';
  expect(wrap(path, 32).map(textOf)).toEqual([
    'scenarios/comprehensive-2009/',
    '309-retreating/',
    '309.4-a-big-card-overpays.yaml',
  ]);
  expect(wrap('309.4-a-big-card-overpays.yaml', 16).map(textOf)).toEqual(['309.4-a-big-', 'card-', 'overpays.yaml']);
});

test('a corner inside a text goes to the next line with what it cites', () => {
  for (let columns = 10; columns < 40; columns++) {
    const lines = wrap(['L L DRE move to Raichu ex ', toned('faint', '└ 603.4i')], columns).map(textOf);
    expect(lines.join('\n')).toContain('└ 603.4i');
    expect(wrap('a `- 603.4i', columns).map(textOf).join('\n')).toContain('`- 603.4i');
  }
});

test('a headline that is wrapped keeps the gap after its verdict, and its text goes on beneath itself', () => {
  const said = 'A deck with a name that goes on for so long that it has to be wrapped: 2 faults.';
  for (let width = 32; width <= 90; width++) {
    const lines = headline(face(width), [toned('illegal', '✗ ILLEGAL'), `   ${said}`], 'CR 2009').map(textOf);
    const at = /^✗ ILLEGAL( {2,3})(?=A deck)/u.exec(lines[0] ?? '')?.[0].length ?? 0;
    expect(at, lines.join('\n')).toBeGreaterThan(0);
    const text = lines.map((line) => line.replace(/ *CR 2009$/u, '').slice(at)).filter((line) => line !== '');
    expect(text.join(' ')).toBe(said);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
    for (const line of lines.slice(1)) expect(line.slice(0, at).trim().replace('CR 2009', '')).toBe('');
  }
});

test('a label that leaves no column for its text stands above it, and no line is wider than the screen', () => {
  const label = Array.from({ length: 24 }, (_, at) => `JU ${at}`).join(' or ');
  for (let width = 60; width <= 120; width++) {
    const lines = factLines(face(width), { label, labelWidth: 180, text: 'Pikachu is the one.', cite: 'CR 102.2' });
    for (const line of lines.map(textOf)) expect(line.length).toBeLessThanOrEqual(width);
    expect(lines.map(textOf).join('\n')).toContain('    Pikachu is the one.');
    expect(lines.length).toBeLessThan(8);
  }
});
