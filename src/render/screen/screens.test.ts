import { describe, expect, test } from 'vitest';
import { drawable, type Face } from '../face.ts';
import type { OtherTextsJson } from '../report/types.ts';
import type { Line } from '../rich.ts';
import { textOf, widthOf } from '../rich.ts';
import { AGAINST } from './against.fixture.ts';
import { boardCheckScreen } from './board-check.ts';
import { compareScreen, topicsScreen } from './compare.ts';
import { coverageScreen } from './coverage.ts';
import { deckCheckScreen } from './deck-check.ts';
import { drawnWith, FACES } from './faces.fixture.ts';
import { faultsScreen } from './faults.ts';
import { goldenFile } from './golden.fixture.ts';
import { legalScreen } from './legal.ts';
import { PENALTIES } from './penalties.fixture.ts';
import { penaltyScreen } from './penalty.ts';
import { precedentScreen } from './precedent.ts';
import { PRECEDENT, PRECEDENTS } from './precedents.fixture.ts';
import { replayScreen } from './replay.ts';
import { ruleScreen } from './rule.ts';
import { rulesScreen } from './rules.ts';
import { rulingScreen } from './ruling.ts';
import {
  DECK_WITH_FAULTS,
  deckReported,
  overviewOf,
  REPLAYS,
  RULINGS,
  ruled,
  TABLE_A,
  TABLE_B,
} from './rulings.fixture.ts';
import { COMPARED, COVERAGE, COVERAGE_OF_CHAPTER, RULE, SEARCH, TOPICS } from './samples.fixture.ts';
import { searchScreen } from './search.ts';
import { verifyScreen } from './verify.ts';

const drawing =
  <T>(report: T, screen: (face: Face, report: T) => readonly Line[]) =>
  (face: Face): readonly Line[] =>
    screen(face, drawable(face, report));

const OTHER_TEXTS: OtherTextsJson = {
  settled: true,
  texts: [
    { name: 'Old Words', of: "p1's Sage", read: true },
    { name: 'Hammer', of: "p1's Sage", read: true, why: 'has no effect: Path to the Peak' },
    { name: 'Old Words', of: "p2's Sage", read: true },
    { name: 'Mumble', of: 'Mute', read: false, why: 'its text is not read; it speaks of other things' },
    { name: 'Long Winter of the North', of: null, read: true },
    { name: 'Cloak', of: 'Smith', read: true },
    { name: 'Rare Metal', of: 'Steelix', read: true, without: ' ILLEGAL: Steelix is 2 Metal Energy short' },
  ],
};

const SCREENS: { readonly [name: string]: (face: Face) => readonly Line[] } = {
  ...Object.fromEntries(Object.entries(RULINGS).map(([name, report]) => [name, drawing(report(), rulingScreen)])),
  'can-legal-explained': drawing(ruled('retreat', TABLE_B), (face, report) => rulingScreen(face, report, 'all')),
  'can-illegal-explained': drawing(ruled('retreat', TABLE_A), (face, report) => rulingScreen(face, report, 'path')),
  'can-against': drawing(
    { ...ruled('retreat', 'CR t9 p1 | Shinx(DP 98) ~confused +L / Shinx(DP 98) vs Shinx(DP 98)'), against: AGAINST },
    rulingScreen,
  ),
  'can-other-texts': drawing({ ...ruled('retreat', TABLE_B), otherTexts: OTHER_TEXTS }, rulingScreen),
  'can-other-texts-explained': drawing({ ...ruled('retreat', TABLE_B), otherTexts: OTHER_TEXTS }, (face, report) =>
    rulingScreen(face, report, 'path'),
  ),
  ...Object.fromEntries(Object.entries(REPLAYS).map(([name, report]) => [name, drawing(report(), replayScreen)])),
  rule: drawing([RULE], ruleScreen),
  rules: drawing(
    [{ ...RULE, id: '3', kind: 'section' as const, parent: null, title: 'Game concepts' }, RULE],
    rulesScreen,
  ),
  search: drawing(SEARCH, searchScreen),
  compare: drawing(COMPARED, compareScreen),
  'compare-nothing': drawing(
    {
      ...COMPARED,
      topic: 'burned timeout',
      by: 'words' as const,
      missing: ['timeout'],
      corrected: [],
      points: [],
      nearest: ['burn'],
    },
    compareScreen,
  ),
  topics: drawing(TOPICS, topicsScreen),
  coverage: drawing(COVERAGE, coverageScreen),
  'coverage-chapter': drawing(COVERAGE_OF_CHAPTER, coverageScreen),
  'coverage-open': drawing(
    { ...COVERAGE, rules: COVERAGE.rules.filter(({ status }) => status === 'open') },
    (face, report) => coverageScreen(face, report, 'open'),
  ),
  'coverage-each': drawing(COVERAGE, (face, report) => coverageScreen(face, report, 'each')),
  legal: drawing(overviewOf(TABLE_A), legalScreen),
  'rule-in-own-copy': drawing(
    [
      {
        ...RULE,
        original: {
          text: '309.4 These are the words of a copy that somebody has at home, in more than one line at eighty columns.\n\n- and an item of a list',
          source: 'my-rules.pdf, version 1.4, May 3, 2010',
          file: 'my-rules.pdf',
          version: '1.4',
          date: 'May 3, 2010',
          of: 'entry',
          doubt: 'few words in common',
        },
        ownCopy: { file: 'my-rules.pdf', version: '1.4', date: 'May 3, 2010', damaged: null },
      },
    ],
    ruleScreen,
  ),
  'rule-with-many-scenarios': drawing(
    [
      {
        ...RULE,
        scenarios: [1, 2, 3, 4, 5].map((n) => `scenarios/comprehensive-2009/309-retreating/309.4-way-${n}.yaml`),
      },
    ],
    ruleScreen,
  ),
  verify: drawing(
    {
      schema: 1 as const,
      scenarios: 120,
      passed: 119,
      skipped: 2,
      failed: [
        {
          file: 'a.yaml',
          at: 'a.yaml:8:26',
          path: 'p1 active damage',
          expected: '120',
          got: '90',
          partedAt: { document: 'comprehensive-2009', id: '603.5c' },
        },
      ],
    },
    verifyScreen,
  ),
  'board-check': drawing(
    {
      schema: 1 as const,
      ok: false,
      ruleset: 'comprehensive-2009',
      faults: [
        {
          code: 'bench-full',
          says: "6 Pokémon on p1's Bench; 5 at most.",
          rule: { document: 'comprehensive-2009', id: '300.3' },
          at: '',
        },
      ],
      board: 'CR | Cyndaquil / Luxray vs ?',
    },
    boardCheckScreen,
  ),
  ...Object.fromEntries(Object.entries(PRECEDENTS).map(([name, report]) => [name, drawing(report, precedentScreen)])),
  'rule-with-precedents': drawing([{ ...RULE, precedents: [PRECEDENT, PRECEDENT, PRECEDENT] }], ruleScreen),
  'can-illegal-with-precedents': drawing(
    { ...ruled('retreat', TABLE_A), precedents: [PRECEDENT, PRECEDENT] },
    rulingScreen,
  ),
  'can-silence-filled': drawing(
    {
      ...ruled('play Switch', 'XY | Cyndaquil(MT 79) / - vs ?'),
      filled: {
        document: 'comprehensive-2009',
        verdict: 'illegal',
        grounds: ruled('play Switch', 'CR | Cyndaquil(MT 79) / - vs ?').grounds,
        needs: [],
        says: [],
        restsOn: [],
        assumptions: [],
      },
    },
    rulingScreen,
  ),
  ...Object.fromEntries(Object.entries(PENALTIES).map(([name, report]) => [name, drawing(report, penaltyScreen)])),
  'deck-check': drawing(deckReported(DECK_WITH_FAULTS), deckCheckScreen),
  'deck-check-legal': drawing(
    deckReported('ruleset: CR\nformat: constructed\nname: Lucario\ndeck: [4 Riolu, 3 Lucario, 1 Lucario LV.X, 52 F]\n'),
    deckCheckScreen,
  ),
  faults: drawing(
    [
      {
        code: 'unknown-card',
        message: 'no card is called “Luxry”.',
        file: 'dispute.yaml',
        line: 2,
        column: 19,
        length: 5,
        excerpt: 'board: CR t9 p1 | Luxry +LL+DRE / Raichu ex vs Wailord',
        hint: 'nearest   Luxray   Luxio   Luxury Ball\nnot in your card pool? sketch it:  Luxry{120HP, L, retreat 1}',
      },
      {
        code: 'unknown-flag',
        message: 'judge can has no --bord.  Did you mean --board?',
        file: null,
        line: null,
        column: null,
        hint: null,
      },
    ],
    faultsScreen,
  ),
};

describe.each(Object.keys(SCREENS))('the screen %s', (name) => {
  test.each(Object.keys(FACES))('looks as it was agreed: %s', async (kind) => {
    const face = FACES[kind];
    const lines = face === undefined ? [] : (SCREENS[name]?.(face) ?? []);
    await expect(await drawnWith(face ?? (FACES['80'] as Face), lines)).toMatchFileSnapshot(
      goldenFile(`${name}-${kind}`),
    );
  });

  test('never runs over the edge, but for the board and the row of a report, which must stay one line', () => {
    for (const width of [32, 40, 59, 60, 80, 100, 120]) {
      const face: Face = { width, colour: 0, ascii: false, plain: false, contrast: false };
      const lines = (SCREENS[name]?.(face) ?? []).filter(
        (line) => name === 'faults' || !/^CR | vs |^judge|^ *[\d-]*,\d*,/u.test(textOf(line)),
      );
      for (const line of lines) expect(widthOf(line), textOf(line)).toBeLessThanOrEqual(width);
    }
  });

  test('stands in the same columns with colour and without', async () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are escape sequences
    const bare = (text: string): string => text.replace(/\u001b\[[\d;]*m/gu, '');
    if (name === 'search') return;
    const coloured = SCREENS[name]?.(FACES.colour as Face) ?? [];
    const plain = SCREENS[name]?.(FACES['80'] as Face) ?? [];
    expect(bare(await drawnWith(FACES.colour as Face, coloured))).toBe(await drawnWith(FACES['80'] as Face, plain));
  });

  test('has only ASCII signs when asked for', async () => {
    const text = await drawnWith(FACES.ascii as Face, SCREENS[name]?.(FACES.ascii as Face) ?? []);
    expect(text.replace(/^CR .*$/gmu, '')).toMatch(/^[\n -~]*$/u);
  });

  test('never shows a verdict dim', () => {
    const lines = SCREENS[name]?.(FACES['80'] as Face) ?? [];
    const dim = lines.flat().filter((run) => run.tone === 'faint');
    expect(dim.some((run) => /LEGAL|DEPENDS|UNDETERMINED|MODELLED/u.test(run.text))).toBe(false);
  });
});

test('one scenario is not counted as several', () => {
  const one = { schema: 1 as const, scenarios: 1, passed: 1, skipped: 0, failed: [] };
  expect(textOf(verifyScreen(FACES['80'] as Face, one)[0] ?? [])).toBe('✓ 1 of 1 scenario as expected.');
  const unmet = verifyScreen(FACES['80'] as Face, { ...one, passed: 0 });
  expect(textOf(unmet[0] ?? [])).toBe('✗ 1 of 1 scenario not as expected.');
  const unread = verifyScreen(FACES['80'] as Face, { ...one, passed: 0, unread: 1 });
  expect(textOf(unread[0] ?? [])).toMatch(/^✗ 1 of 1 file cannot be read\./u);
});

const illegal = ruled('retreat', TABLE_A);

test('the first line of a ruling begins with its verdict, plain or not', () => {
  for (const face of Object.values(FACES)) {
    const [first = []] = rulingScreen(face, illegal);
    expect(first[0]?.text).toMatch(/^(✗|\[x\]) ILLEGAL$/u);
  }
});

test('the board is the last line and unbroken at every width', () => {
  for (const face of Object.values(FACES)) {
    expect(
      rulingScreen(face, illegal)
        .at(-1)
        ?.map((run) => run.text)
        .join(''),
    ).toBe(illegal.board);
  }
});

test('an escape sequence in a name does not reach the terminal', async () => {
  const face = FACES['80'] as Face;
  const report = { ...illegal, headline: 'p1 can\u001b[31m\u202e not', board: 'CR | Wall\u0007 vs ?' };
  const text = await drawnWith(face, rulingScreen(face, drawable(face, report)));
  expect(text).toContain('\\u001b[31m\\u202e');
  expect(text).toContain('Wall\\u0007');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: none of them may be left
  expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/u);
});
