import { describe, expect, test } from 'vitest';
import { type Card, cardPool } from '../index.ts';
import { parseBoardLine } from './board-line.ts';
import { canonicalNames } from './canonical-names.ts';
import { checkNames } from './check-names.ts';
import { printBoardLine } from './print.ts';

// Every kind of name that cards have had, as a judge types it.

const card = (name: string, more: Partial<Card> = {}): Card => ({ key: name, name, kind: 'pokemon', ...more });

const pool = cardPool(
  [
    'Shinx',
    'Nidoran ♀',
    'Nidoran ♂',
    "Farfetch'd",
    'Mr. Mime',
    'Ho-Oh',
    'Type: Null',
    'Unown [A]',
    'Unown [!]',
    'Pikachu ★',
    'Flygon ex δ',
    'Cyrus ◇',
    'Mewtwo-EX',
    'Luxray GL LV.X',
    "Giovanni's Nidoking",
    'Reshiram & Charizard-GX',
    'Flabébé',
    "Imakuni?'s Doduo",
    "_____'s Pikachu",
    'Blend Energy WaterLightningFightingMetal',
  ].map((name) => card(name)),
);

const read = (line: string): { readonly line: string; readonly faults: readonly string[] } => {
  const { setup, faults } = parseBoardLine(line);
  return {
    line: printBoardLine(canonicalNames(setup, pool)),
    faults: [...faults, ...checkNames(setup, pool)].map(({ message }) => message),
  };
};

describe('a name of the game', () => {
  test.each([
    ['nidoran f', 'Nidoran ♀'],
    ['Nidoran male', 'Nidoran ♂'],
    ['Farfetch’d', "Farfetch'd"],
    ['mr mime', 'Mr. Mime'],
    ['ho oh', 'Ho-Oh'],
    ['type null', 'Type: Null'],
    ['Unown A', 'Unown [A]'],
    ['Unown [A]', 'Unown [A]'],
    ['Unown [!]', 'Unown [!]'],
    ['Pikachu Star', 'Pikachu ★'],
    ['Pikachu Gold Star', 'Pikachu ★'],
    ['Flygon ex delta species', 'Flygon ex δ'],
    ['Cyrus Prism Star', 'Cyrus ◇'],
    ['luxray gl lv x', 'Luxray GL LV.X'],
    ['Giovannis Nidoking', "Giovanni's Nidoking"],
    ['reshiram & charizard gx', 'Reshiram & Charizard-GX'],
    ['Flabebe', 'Flabébé'],
    ["Imakuni?'s Doduo", "Imakuni?'s Doduo"],
    ["_____'s Pikachu", "_____'s Pikachu"],
    ['blend energy wlfm', 'Blend Energy WaterLightningFightingMetal'],
  ])('%s is %s, and prints so that it is read again', (typed, name) => {
    const once = read(`CR p1 | Shinx / ${typed} [gx] vs Shinx`);
    expect(once.faults).toEqual([]);
    expect(once.line).toContain(name);
    expect(read(once.line)).toEqual({ line: once.line, faults: [] });
  });

  const items = cardPool([
    card('Shinx'),
    card('VS Seeker', { kind: 'trainer' }),
    card('Poké Drawer +', { kind: 'trainer' }),
    card("Professor's Research (Professor Oak)", { kind: 'supporter' }),
    card('Ancient Technical Machine [Ice]', { kind: 'trainer' }),
    card('Rainbow Energy', { key: 'one', print: 'PL 121', kind: 'energy', short: 'RBE' }),
    card('Rainbow Energy', { key: 'ex1-95', print: 'RS 95', kind: 'energy' }),
  ]);

  test('may hold a word or a sign of the line', () => {
    const line =
      "Shinx [hand (VS Seeker, Poké Drawer +, Professor's Research (Professor Oak), Ancient Technical Machine [Ice])] vs Shinx";
    const { setup, faults } = parseBoardLine(line);
    expect([...faults, ...checkNames(setup, items)]).toEqual([]);
    expect(canonicalNames(setup, items).sides.p1?.hand?.listed.map((one) => one?.name)).toEqual([
      'VS Seeker',
      'Poké Drawer +',
      "Professor's Research (Professor Oak)",
      'Ancient Technical Machine [Ice]',
    ]);
  });

  test('may be short and stand before a print of the long one', () => {
    const { setup, faults } = parseBoardLine('Shinx +RBE(ex1-95)+RBE(PL 121) vs Shinx');
    expect([...faults, ...checkNames(setup, items)]).toEqual([]);
    expect(checkNames(parseBoardLine('Shinx +RBE(ex9-1) vs Shinx').setup, items)).toHaveLength(1);
  });

  test('that is on no card is refused wherever it stands', () => {
    const faulty = (line: string) =>
      [...parseBoardLine(line).faults, ...checkNames(parseBoardLine(line).setup, items)].map(({ code }) => code);
    expect(faulty('Shinx ^Foo Bar vs Shinx')).toEqual(['unknown-power']);
    expect(faulty('p1 used ^"Foo Bar" | Shinx vs Shinx')).toEqual(['unknown-power']);
    expect(faulty('Shinx [discard (Shinx^Foo)] vs Shinx')).toEqual(['unknown-power']);
    expect(faulty('Shinx [hand (Shinx=up)] vs Shinx')).toEqual(['unexpected']);
    expect(faulty('Shinx [prizes 2 (Shinx=down)] vs Shinx')).toEqual(['unknown-word']);
    expect(faulty('Shinx [hand shuffled (Shinx)] vs Shinx')).toEqual(['unexpected']);
    expect(faulty('Shinx [hand top (Shinx)] vs Shinx')).toEqual(['unexpected']);
    expect(faulty('Shinx [deck 20 (?, Shinx)] vs Shinx')).toEqual(['unexpected']);
    expect(faulty('Shinx [deck top 20] vs Shinx')).toEqual(['expected']);
    expect(faulty('Shinx{60HP, no retreats} vs Shinx')).toEqual(['expected']);
    expect(faulty('Shinx{60HP, no weakness, weak Wx2} vs Shinx')).toEqual(['told-twice']);
    expect(faulty('CR used retreat=2 | Shinx vs Shinx')).toEqual(['unexpected']);
  });
});
