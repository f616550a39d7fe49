import { describe, expect, test } from 'vitest';
import type { Face } from '../face.ts';
import { drawable, PLAIN_FACE } from '../face.ts';
import { textOf } from '../rich.ts';
import { compareScreen } from '../screen/compare.ts';
import { coverageScreen } from '../screen/coverage.ts';
import { legalScreen } from '../screen/legal.ts';
import { ruleScreen } from '../screen/rule.ts';
import { rulingScreen } from '../screen/ruling.ts';
import { overviewOf, REPLAYS, RULINGS, TABLE_A } from '../screen/rulings.fixture.ts';
import { COMPARED, COVERAGE, RULE, SEARCH } from '../screen/samples.fixture.ts';
import { searchScreen } from '../screen/search.ts';
import { type Beside, sheetOfOverview, sheetOfReplay, sheetOfRuling } from '../sheet/compose.ts';
import { spoken, spokenText } from './spoken.ts';
import { spokenSheet } from './spoken-sheet.ts';

const SCREEN_READER: Face = { ...PLAIN_FACE, screenReader: true };
const NOTHING: Beside = { tables: [], rules: [], again: '', version: '' };

const HEARD: { readonly [name: string]: readonly string[] } = Object.fromEntries(
  Object.entries({
    ...Object.fromEntries(
      Object.entries(RULINGS).map(([name, report]) => [name, spokenSheet(sheetOfRuling(report(), 'all', NOTHING))]),
    ),
    ...Object.fromEntries(
      Object.entries(REPLAYS).map(([name, report]) => [name, spokenSheet(sheetOfReplay(report(), 'none', NOTHING))]),
    ),
    legal: spokenSheet(sheetOfOverview(overviewOf(TABLE_A), NOTHING)),
    'a screen that was drawn plain': rulingScreen(
      SCREEN_READER,
      drawable(SCREEN_READER, (RULINGS['can-illegal'] ?? fail)()),
    ),
    overview: legalScreen(SCREEN_READER, overviewOf(TABLE_A)),
    rule: ruleScreen(SCREEN_READER, [RULE]),
    search: searchScreen(SCREEN_READER, SEARCH),
    compare: compareScreen(SCREEN_READER, COMPARED),
    coverage: coverageScreen(SCREEN_READER, COVERAGE),
  }).map(([name, lines]) => [name, spoken(lines, 100_000).map(textOf)]),
);

function fail(): never {
  throw new Error('the fixture is missing');
}

describe.each(Object.keys(HEARD))('for a screen reader, %s', (name) => {
  const lines = HEARD[name] ?? [];

  test('is sentences: no columns, nothing drawn, no sign that cannot be spoken', () => {
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line).not.toMatch(/\t| {2}|[✓✗│└─█░▸◂·›×−]/u);
      expect(line).toMatch(/[.?!:]$/u);
    }
  });
});

test('the verdict is the first word, then who rules, then each ground with its rule and what ends it', () => {
  expect((HEARD['can-illegal'] ?? []).slice(0, 5)).toEqual([
    "Illegal. p1 can't retreat. Ruled by the Comprehensive Rules 2009.",
    "Say: You can't retreat. Cyndaquil is Asleep, it has no Energy for its Retreat Cost of one, and you have already retreated this turn.",
    'Ground 1 of 3. Cyndaquil is Asleep. Rule 311.2b.',
    'Ends when it evolves or leaves the Active spot. Rule 402.2.',
    'Ends when its coin to wake up is heads. Rule 311.2c.',
  ]);
});

test('numbers are words only where a reader stumbles', () => {
  expect(spokenText('Wailord 60/200 -140')).toBe('Wailord 60 of 200, 140 damage');
  expect(spokenText('×2 Weakness')).toBe('times 2 Weakness');
  expect(spokenText('−10')).toBe('minus 10');
  expect(spokenText('resists M -20')).toBe('resists Metal minus 20');
  expect(spokenText('scenarios/comprehensive-2009/309-retreating/309.4-x.yaml')).toContain('comprehensive-2009/309-r');
  expect(spokenText('comprehensive-2009')).toBe('Comprehensive Rules 2009');
});

test('is broken between words for a terminal, never within one', () => {
  const lines = spoken([[{ text: 'Cyndaquil is Asleep, and Luxray is not' }]], 20).map(textOf);
  expect(lines).toEqual(['Cyndaquil is Asleep,', 'and Luxray is not.']);
});
