import { expect, test } from 'vitest';
import { drawable, PLAIN_FACE } from './face.ts';
import { withNames } from './player-names.ts';
import { textOf } from './rich.ts';
import { replayScreen } from './screen/replay.ts';
import { rulingScreen } from './screen/ruling.ts';
import { replayed, ruled } from './screen/rulings.fixture.ts';
import { sheetOfRuling } from './sheet/compose.ts';
import { sheetMarkdown } from './sheet/markdown.ts';

const PLAYERS = { p1: 'Ana', p2: 'Ben' };

test.each([
  ["p1 can't retreat.", "Ana can't retreat."],
  ["p2's Bench", "Ben's Bench"],
  ['Player 2 wins', 'Ben wins'],
  ['write  first-p1  in the header', 'write  first-p1  in the header'],
  ['p1-p2 sit across', 'p1-p2 sit across'],
  ['p3 is out', 'p3 is out'],
])('“%s” with names is “%s”', (text, named) => {
  expect(withNames(text, PLAYERS)).toBe(named);
});

test('a name that looks like a pattern is printed as it is', () => {
  expect(withNames("p1's turn", { p1: '$& $1' })).toBe("$& $1's turn");
});

test('screens and sheets call the players by their names, and the board keeps its notation', () => {
  const report = ruled('retreat', 'CR t9 p2 Ana Ben used retreat | Luxray / Pikachu vs Machamp ~asleep / Luxray');
  const shown = drawable(PLAIN_FACE, report);
  const lines = rulingScreen(PLAIN_FACE, shown, 'all').map(textOf);
  expect(lines[0]).toContain("Ben can't retreat.");
  expect(lines.slice(0, -1).join('\n')).not.toMatch(/\bp[12]\b/u);
  expect(lines.at(-1)).toBe(report.board);
  const sheet = sheetOfRuling(report, 'none', { tables: [], rules: [], again: '', version: '1' });
  expect(sheetMarkdown(drawable(PLAIN_FACE, sheet))).toContain("Ben can't retreat");
});

test('a replay names who attacks, and who has won', () => {
  const report = replayed(`
board: CR t12 p2 Ana Ben | Cyndaquil(MT 79) / Pichu(MT 93) [prizes 1] vs Chansey(MT 76) +WWWW -60 / - [prizes 1]
steps:
  - attack Double-edge
`);
  const text = replayScreen(PLAIN_FACE, drawable(PLAIN_FACE, report)).slice(0, -1).map(textOf).join('\n');
  expect(text).toContain('Ben attacks Cyndaquil');
  expect(text).toContain('Ana wins');
  expect(text).not.toMatch(/\bp[12]\b|[Pp]layer [12]/u);
});
