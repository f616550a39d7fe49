import { describe, expect, test } from 'vitest';
import { readBoard } from './index.ts';
import { readDeck } from './read-deck.ts';

/** Count, name and print of each line. */
const lines = (text: string): string[] =>
  readDeck(text, 'a.txt').list.lines.map(({ count, name, print }) => `${count}|${name}|${print ?? ''}`);

const faults = (text: string): string[] =>
  readDeck(text, 'a.txt').faults.map(
    ({ code, span }) => `${code} ${span?.line}:${span?.column} ${text.slice(span?.start, span?.end)}`,
  );

describe('a deck list', () => {
  test.each([
    ['4 Luxray DP 7', '4|Luxray|DP 7'],
    ['* 4 Luxray DP 7', '4|Luxray|DP 7'],
    ['- 4 Luxray', '4|Luxray|'],
    ['4x Luxray (DP 7)', '4|Luxray|DP 7'],
    ['4 Luxray(DP 7)', '4|Luxray|DP 7'],
    ['4 Luxray(dp1-7)', '4|Luxray|dp1-7'],
    ['2 Gengar(Lv. 43)', '2|Gengar(Lv. 43)|'],
    ['4 x Luxray [DP 7]', '4|Luxray|DP 7'],
    ['4× Luxray dp1-7', '4|Luxray|dp1-7'],
    ['Luxray DP-7 x4', '4|Luxray|DP-7'],
    ['Luxray (4x)', '4|Luxray|'],
    ['  2 Gengar Lv. 43', '2|Gengar Lv. 43|'],
    ['2 Gengar LV 43', '2|Gengar LV 43|'],
    ['1 Lucario LV.X MT 122', '1|Lucario LV.X|MT 122'],
    ['2 Latias (Delta Species)', '2|Latias (Delta Species)|'],
    ['4 Unown G', '4|Unown G|'],
    ['4 X Attack', '4|X Attack|'],
    ['10 Basic {L} Energy SVE 4 PH', '10|Basic {L} Energy|SVE 4'],
    ['4 Luxray DP 7\r', '4|Luxray|DP 7'],
  ])('understands %s', (text, line) => {
    expect(lines(text)).toEqual([line]);
    expect(faults(text)).toEqual([]);
  });

  test('passes over what an export puts round its cards, and takes the part from the heading', () => {
    const text = [
      '****** Pokémon Trading Card Game Deck List ******',
      '##Pokémon - 4',
      '* 4 Luxray DP 7',
      '',
      'Trainers/Supporters (2)',
      '2 Switch   ',
      '# 1 Potion, perhaps',
      'Energy: 1',
      '1 L',
      'Total Cards - 7',
    ].join('\n');
    const { list, faults: wrong } = readDeck(text, 'a.txt');
    expect(wrong).toEqual([]);
    expect(list.lines.map(({ name, part }) => `${name} ${part}`)).toEqual([
      'Luxray pokemon',
      'Switch trainer',
      'L energy',
    ]);
    expect(list.totals).toEqual([]);
  });

  test('keeps a total that differs from what is listed', () => {
    const { totals } = readDeck('Pokémon: 5\n4 Luxray\nTotal: 60\n', 'a.txt').list;
    expect(totals).toMatchObject([
      { of: 'Pokémon', stated: 5, listed: 4, span: { line: 1, column: 1 } },
      { of: 'Total', stated: 60, listed: 4, span: { line: 3 } },
    ]);
  });

  test('reports every fault in one go, each at its place', () => {
    expect(faults('4 Luxray\nLuxio\n  0 Shinx\n4\n4 Switch\u0007\n1234567 Potion\n2 A = B = C\n')).toEqual([
      'expected 2:1 Luxio',
      'bad-number 3:3 0',
      'missing-name 4:1 4',
      'control-character 5:3 Switch\u0007',
      'bad-number 6:1 1234567',
      'missing-name 7:3 A = B = C',
    ]);
    // Signs before a card are not decoration: no card is lost in silence.
    expect(lines('*** Luxio x4\n')).toEqual(['4|Luxio|']);
  });

  test('has comments after its cards', () => {
    const { list, faults } = readDeck('2 Luxray # the level 51 one\n1 Luxio\t# tech\n', 'a.txt');
    expect(faults).toEqual([]);
    expect(list.lines).toMatchObject([
      { name: 'Luxray', count: 2 },
      { name: 'Luxio', count: 1 },
    ]);
  });

  test.each(['', '\n\n', '# nothing\n', 'Pokémon: 0\n'])('that names no card is empty: %j', (text) => {
    expect(readDeck(text, 'a.txt').faults).toMatchObject([{ code: 'empty' }]);
  });

  test('is bounded in lines, bytes and faults', () => {
    expect(readDeck('1 A\n'.repeat(600), 'a.txt').faults).toMatchObject([{ code: 'too-many', span: { line: 501 } }]);
    expect(readDeck(`# ${'x'.repeat(70_000)}`, 'a.txt').faults).toMatchObject([{ code: 'too-large' }]);
    expect(readDeck('nonsense\n'.repeat(5000), 'a.txt').faults.length).toBeLessThan(110);
  });

  test('reads long lines of nothing in a moment', () => {
    expect(readDeck(`4 ${'a '.repeat(300)}`, 'a.txt').faults).toMatchObject([{ code: 'too-long', span: { line: 1 } }]);
    const begun = performance.now();
    for (const text of [
      `4 ${'a '.repeat(30_000)}`,
      `4${' '.repeat(60_000)}`,
      `4 A${' ('.repeat(30_000)}`,
      '9'.repeat(60_000),
      `Trainer${'/trainer'.repeat(8000)}!`,
      `4 A${' A1'.repeat(20_000)}`,
    ])
      readDeck(text, 'a.txt');
    expect(performance.now() - begun).toBeLessThan(3000);
  });
});

describe('a deck file', () => {
  const YAML =
    'name: Test\nruleset: CR\nformat: limited\ndeck:\n  - 4 Luxray (DP 7)\n  - 2 Glurak = Charizard\nside-deck: [1 Switch]\nexpect: {verdict: illegal, rules: [100.1]}\n';

  test('holds the list, what it is for and what is expected', () => {
    const file = readDeck(YAML, 'a.yaml');
    expect(file.faults).toEqual([]);
    expect(file).toMatchObject({ name: 'Test', ruleset: 'comprehensive-2009', format: 'limited' });
    expect(file.list.lines).toMatchObject([
      { name: 'Luxray', print: 'DP 7', span: { line: 5, column: 7 } },
      { name: 'Glurak', local: 'Charizard', span: { line: 6, column: 7 } },
    ]);
    expect(file.list.side).toMatchObject([{ name: 'Switch', span: { line: 7 } }]);
  });

  test('may be JSON, or hold its list as one text', () => {
    expect(readDeck('{"deck": ["4 Luxray"]}', 'a.json').list.lines).toMatchObject([{ name: 'Luxray' }]);
    const text = readDeck('deck: |\n  Pokémon: 4\n  4 Luxray\n', 'a.yaml');
    expect(text.faults).toEqual([]);
    expect(text.list.lines).toMatchObject([{ name: 'Luxray', part: 'pokemon', span: { line: 3, column: 5 } }]);
  });

  test('has no keys of a table and expects nothing of places', () => {
    expect(faults('deck: [4 Luxray]\nask: retreat\n')).toEqual(['unknown-key 2:1 ask']);
    expect(faults('deck: [4 Luxray]\nexpect: {winner: p1}\n')).toEqual(['unknown-key 2:18 p1']);
    expect(faults('deck: [4 Luxray]\nexpect: depends\n')).toEqual(['bad-value 2:9 depends']);
    expect(faults('deck: [4 Luxray]\nformat: 2on2\n')).toEqual(['bad-value 2:9 2on2']);
    expect(faults('deck: {Luxray: 4}\n')).toEqual(['bad-value 1:7 {Luxray: 4}']);
  });

  test('limits of cards have a number from 1 to 3, or any', () => {
    const limit = (written: string): string[] =>
      faults(`deck: [1 Mew]\ncards: {Mew: {kind: pokemon, hp: 60, per-deck: ${written}}}\n`).map((one) =>
        one.slice(0, 11),
      );
    expect(limit('{most: 1, of: star}')).toEqual([]);
    expect(limit('{most: any}')).toEqual([]);
    expect(limit('{most: 4}')).toEqual(['bad-number ']);
    expect(limit('{of: star}')).toEqual(['missing-key']);
    expect(limit('1')).toEqual(['bad-value 2']);
  });

  test('is not a board, and a board is not a deck', () => {
    expect(readBoard(YAML, 'a').faults.map(({ code }) => code)).toEqual(['not-a-board']);
    expect(faults('board: A vs B\nask: retreat\n')).toEqual(['not-a-deck 1:1 ']);
  });
});
