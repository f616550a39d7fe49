import { describe, expect, test } from 'vitest';
import { anchorOf } from '../page/page.ts';
import type { ShowReport } from '../report/types.ts';
import { overviewOf, REPLAYS, RULINGS, TABLE_A } from '../screen/rulings.fixture.ts';
import { quotedWord } from '../shell-word.ts';
import { type Beside, sheetOfOverview, sheetOfReplay, sheetOfRuling } from './compose.ts';
import { sheetPage } from './html.ts';
import { markdownText, sheetMarkdown } from './markdown.ts';
import { citedIn, type Sheet } from './sheet.ts';

const HOSTILE = `<script>alert(1)</script>"'&\u202e\u001b[31m \`\`\`\` **b** [x](http://y) | # h`;

const beside: Beside = { tables: [], rules: [], again: "judge can retreat --board 'CR | ?'", version: '1.2.3' };

const withRules = (sheet: Sheet): Sheet => ({
  ...sheet,
  rules: citedIn(sheet.parts).map((rule) => ({ ...rule, title: `title of ${rule.id}`, text: `words of ${rule.id}` })),
});

const SHEETS: { readonly [name: string]: Sheet } = {
  ...Object.fromEntries(
    Object.entries(RULINGS).map(([name, report]) => [name, withRules(sheetOfRuling(report(), 'all', beside))]),
  ),
  ...Object.fromEntries(
    Object.entries(REPLAYS).map(([name, report]) => [name, withRules(sheetOfReplay(report(), 'none', beside))]),
  ),
  overview: withRules(sheetOfOverview(overviewOf(TABLE_A), beside)),
};

/** What a reader of the page sees of it. */
const read = (html: string): string =>
  html
    .replace(/<style>[\s\S]*<\/style>/u, '')
    .replace(/<[^>]+>/gu, ' ')
    .replace(/&#39;/gu, "'")
    .replace(/&quot;/gu, '"')
    .replace(/&lt;/gu, '<')
    .replace(/&gt;/gu, '>')
    .replace(/&amp;/gu, '&')
    .replace(/\s+/gu, ' ');

describe.each(Object.keys(SHEETS))('the sheet of %s', (name) => {
  const sheet = SHEETS[name] as Sheet;

  test('has everything a head judge looks for, on the page and in Markdown', () => {
    const html = read(sheetPage(sheet));
    const md = sheetMarkdown(sheet);
    const facts = sheet.parts.flatMap(({ title, rows }) => [title, ...rows.map(({ text }) => text)]);
    for (const fact of [sheet.headline, ...sheet.say, ...facts]) {
      expect(html).toContain(fact.replace(/\s+/gu, ' ').trim());
      expect(md).toContain(markdownText(fact));
    }
    for (const text of [html, md]) {
      expect(text).toContain(sheet.board);
      expect(text).toContain('headjudge 1.2.3');
      expect(text).toContain('judge can retreat --board');
      for (const rule of sheet.rules) expect(text).toContain(`words of ${rule.id}`);
    }
  });

  test('is a page that loads nothing, runs nothing and leads nowhere outside', () => {
    const html = sheetPage(sheet);
    expect(html).not.toMatch(
      /<(?:script|img|link|iframe|object|form|base)\b|@import|url\(|\bon\w+=|https?:|javascript:/iu,
    );
    const anchors = new Set([...html.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id));
    const links = [...html.matchAll(/<a href="([^"]+)"/gu)].map(([, href]) => href ?? '');
    for (const href of links) {
      expect(href).toMatch(/^#/u);
      expect(anchors).toContain(href.slice(1));
    }
    if (sheet.rules.length > 0) expect(links.length).toBeGreaterThan(0);
  });
});

test('a sheet has room for the date, the event, the round, the table and the players', () => {
  const players = [
    { seat: 'p1', name: 'Ana' },
    { seat: 'p2', name: null },
  ].map((one) => ({ ...one, out: false, zones: [], active: [], bench: [], effects: [] }));
  const show = {
    schema: 1,
    ruleset: 'comprehensive-2009',
    format: '1on1',
    turn: null,
    toMove: 'p1',
    phase: 'action',
    used: [],
    stadium: null,
    sides: players,
    board: '',
  } as unknown as ShowReport;
  const sheet: Sheet = { ...(SHEETS.overview as Sheet), tables: [{ title: 'The table', show }] };
  for (const text of [read(sheetPage(sheet)), sheetMarkdown(sheet)])
    for (const word of ['Date', 'Event', 'Round', 'Table', 'Player 1: Ana', 'Player 2'])
      expect(text.split(word).length, word).toBeGreaterThan(1);
});

describe('a sheet about hostile names', () => {
  const base = SHEETS.overview as Sheet;
  const place = { place: 'active', name: HOSTILE, print: HOSTILE, on: [HOSTILE], bare: false, hp: { left: 1, max: 2 } };
  const side = {
    seat: 'p1',
    name: HOSTILE,
    out: false,
    zones: [{ zone: 'hand', count: 1, known: [HOSTILE] }],
    active: [{ ...place, damage: 10, energy: [HOSTILE], attached: [HOSTILE], conditions: [HOSTILE], notes: [HOSTILE] }],
    bench: [],
    effects: [HOSTILE],
  };
  const hostile: Sheet = {
    ...base,
    headline: HOSTILE,
    asked: HOSTILE,
    say: [HOSTILE],
    tables: [
      {
        title: HOSTILE,
        show: {
          schema: 1,
          ruleset: 'comprehensive-2009',
          format: '1on1',
          turn: 1,
          toMove: 'p1',
          phase: 'action',
          used: [],
          stadium: { name: HOSTILE, owner: 'p1' },
          sides: [side],
          board: '',
        },
      },
    ],
    parts: [
      {
        title: HOSTILE,
        sums: true,
        rows: [{ label: HOSTILE, figure: HOSTILE, text: HOSTILE, cites: [{ document: HOSTILE, id: HOSTILE }] }],
      },
      { title: HOSTILE, rows: [{ text: HOSTILE, cites: [], quoted: true, under: [{ text: HOSTILE, cites: [] }] }] },
    ],
    rules: [
      { document: 'x', id: HOSTILE, title: HOSTILE, text: HOSTILE, original: { text: HOSTILE, source: HOSTILE } },
    ],
    board: HOSTILE,
    again: `judge can --board ${quotedWord(HOSTILE)}`,
    version: HOSTILE,
  };

  test('is a page without any of their markup or steering signs', () => {
    const html = sheetPage(hostile);
    expect(html).not.toContain('<script');
    for (const sign of ['\u202e', '\u001b']) expect(html).not.toContain(sign);
    expect(html.match(/<(\w+)[^>]*onerror/u)).toBeNull();
    expect(html).toContain('&lt;script&gt;');
  });

  test('is Markdown in which nothing of them marks anything up', () => {
    const md = sheetMarkdown(hostile);
    for (const sign of ['\u202e', '\u001b']) expect(md).not.toContain(sign);
    // What stands between fences is shown as it is; no run of backticks in it closes them.
    const outside = md.replace(/^(`{3,})text\n[\s\S]*?\n\1$/gmu, '');
    expect(outside).not.toMatch(/<script|(?<!\\)\*\*b|(?<!\\)\[x/u);
    expect(outside.match(/^`{3,}/mu)).toBeNull();
  });
});

test('a text of several lines or with a mark at its beginning stays one line of words', () => {
  expect(markdownText('- a')).toBe('\\- a');
  expect(markdownText('# a\n# b')).toBe('\\# a # b');
  expect(markdownText('1. a')).toBe('1\\. a');
  expect(markdownText('2 <b>')).toBe('2 &lt;b&gt;');
});

test('rules have anchors of their own', () => {
  const ids = ['I.A-01/atk.2b', 'I.A-01#2', 'I.A-01', 'G:owner', 'Types: Pokémon.7'];
  expect(new Set(ids.map((id) => anchorOf({ document: 'd', id }))).size).toBe(ids.length);
  for (const id of ids) expect(anchorOf({ document: 'd', id })).toMatch(/^[A-Za-z0-9-]+$/u);
});

test('a word for a shell is quoted where a shell would read it', () => {
  expect(quotedWord('retreat')).toBe('retreat');
  expect(quotedWord("Team Aqua's")).toBe("'Team Aqua'\\''s'");
  expect(quotedWord('')).toBe("''");
});
