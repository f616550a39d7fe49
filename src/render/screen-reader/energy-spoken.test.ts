import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SHORT_NAMES, spokenEnergy } from './energy-spoken.ts';

it.each([
  [
    'needs L L L L; L, DRE and L give it.',
    'needs 4 Lightning; Lightning, Double Rainbow Energy and Lightning give it.',
  ],
  ['Luxray no Energy. Raichu ex L L.', 'Luxray no Energy. Raichu ex 2 Lightning.'],
  ['R, then DRE, gives 3, keeps R R', 'Fire, then Double Rainbow Energy, gives 3, keeps 2 Fire'],
  ['times 2 Weakness L', 'times 2 Weakness Lightning'],
  ['Live Coal needs R C', 'Live Coal needs Fire and Colorless'],
  ['with 2 L', 'with 2 Lightning'],
  ['SDE (p1)', 'special Darkness Energy (p1)'],
])('“%s” is read as words', (text, spoken) => {
  expect(spokenEnergy(text)).toBe(spoken);
});

it.each([
  'Dialga G',
  'the Dialga G, Bench 1',
  'Garchomp C LV.X',
  'M Gardevoir-EX',
  'a M Gardevoir-EX',
  'Unown G as a Tool',
  'C-14',
  'II.C-14',
  "judge can retreat -b 'CR | Pichu +LL vs ?'",
])('the name in “%s” stays as it is', (text) => {
  expect(spokenEnergy(text)).toBe(text);
});

it('every short name of a shipped card is known', () => {
  const cards = JSON.parse(readFileSync(join(import.meta.dirname, '../../../dist/cards.json'), 'utf8')) as {
    readonly short?: string;
    readonly name: string;
  }[];
  const short = cards.filter((card) => (card.short ?? '').length > 1);
  expect(short.length).toBeGreaterThan(5);
  for (const card of short) expect(SHORT_NAMES[card.short ?? '']?.replace(/^special /u, '')).toBe(card.name);
});
