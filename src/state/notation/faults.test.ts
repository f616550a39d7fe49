import { describe, expect, test } from 'vitest';
import {
  parseBoardLine,
  parseCondition,
  parseEnergy,
  parseListed,
  parsePokemonLine,
  printBoardLine,
  seatFaults,
} from './index.ts';

const places = (text: string): string[] =>
  parseBoardLine(text).faults.map(
    ({ code, span }) => `${code} ${span?.line}:${span?.column} ${text.slice(span?.start, span?.end)}`,
  );

describe('faults of a board line', () => {
  test('twelve slips in one line are reported in one go, each at its own place, and the rest is read', () => {
    const line =
      'crr t0 p1 p2 used retreet | Luxray ~aslep -45 +  / Pichu~p [prizs 3, hand, deck 2 (A)] vs Walrein<-<B +SCR=tol';
    expect(places(line)).toEqual([
      'unknown-word 1:1 crr',
      'bad-number 1:5 t0',
      'told-twice 1:11 p2',
      'unknown-word 1:19 retreet',
      'unknown-condition 1:37 aslep',
      'bad-damage 1:43 -45',
      'expected 1:50 /',
      'unknown-condition 1:58 p',
      'unknown-word 1:61 prizs',
      'expected 1:74 ,',
      'unexpected 1:101 B',
      'unknown-word 1:108 tol',
    ]);
    expect(printBoardLine(parseBoardLine(line).setup)).toBe('p1 | Luxray / Pichu [deck 2 (A)] vs Walrein<B +SCR');
  });

  test.each([
    ['CRX t9 | Luxray vs ?', 'nearest   CR\n'],
    ['CR atack | Luxray vs ?', 'nearest   attack\n'],
    ['CR retreat | Luxray vs ?', 'nearest   used retreat'],
    ['Luxray ~paralized vs ?', 'nearest   paralyzed\n'],
    ['Luxray [discart 3] vs ?', 'nearest   discard\n'],
    ['Luxray -45 vs ?', 'nearest   -40   -50'],
    ['Luxray -5 vs ?', 'nearest   -10'],
    ['Luxray{60HP, retret 2} vs ?', 'nearest   retreat\n'],
    ['Luxray [hand 1 (A, B)] vs ?', 'nearest   hand 2'],
  ])('%s names the nearest valid thing', (line, hint) => {
    const { faults } = parseBoardLine(line);
    expect(faults).toHaveLength(1);
    expect(faults[0]?.hint).toContain(hint);
  });

  test('an effect written after an empty Bench is an effect on the player, and the fault says where that stands', () => {
    const { faults } = parseBoardLine('CR | Luxray / - *"Lock" vs ?');
    expect(faults.map(({ message }) => message)).toEqual([
      'an effect on a player stands in the brackets of that side: [*"Name"].',
    ]);
    expect(parseBoardLine('CR | Luxray / Pichu *"Lock" [*"Lock"] vs ?').faults).toEqual([]);
  });

  test.each([
    ['CR t9 Ana | Luxray vs ?', ['unknown-word Ana']],
    ['CR t9 Ana Ben Cora | Luxray vs ?', ['unknown-word Ana', 'unknown-word Ben', 'unknown-word Cora']],
    ['CR t9 Ana Ben Cora Dan | Luxray vs ?', ['unknown-seat Ana']],
    ['CR t9 team Ana Ben | A vs B vs C vs D', ['unknown-seat Ana']],
    ['CR stup Ben | Luxray vs ?', ['unknown-word stup', 'unknown-word Ben']],
    ['CR Stup Ben | Luxray vs ?', ['unknown-word Stup', 'unknown-word Ben']],
    ['CR tt9 Ben | Luxray vs ?', ['unknown-word tt9', 'unknown-word Ben']],
    ['CRX t9 Ana Ben | Luxray vs ?', ['unknown-word CRX']],
    ['t9 Leo Ben | Luxray vs ?', ['unknown-word Leo', 'unknown-word Ben']],
    ['CR ana ben | Luxray vs ?', ['unknown-word ana', 'unknown-word ben']],
    ['CR Ana Ana | Luxray vs ?', ['told-twice Ana']],
    ['CR "p2" Ben | Luxray vs ?', ['bad-name "p2"']],
    ['CR "" Ben | Luxray vs ?', ['bad-name ""']],
    ['CR "A\u202e" Ben | Luxray vs ?', ['control-character \u202e']],
    [`CR ${'A'.repeat(41)} Ben | Luxray vs ?`, [`too-long ${'A'.repeat(41)}`]],
  ])('names in %s', (line, expected) => {
    const { setup, faults, places: at } = parseBoardLine(line);
    expect(
      [...faults, ...seatFaults(setup, at)].map(({ code, span }) => `${code} ${line.slice(span?.start, span?.end)}`),
    ).toEqual(expected);
  });

  test('a word left over in the header says how players are named', () => {
    expect(parseBoardLine('CR t9 Ana | Luxray vs ?').faults[0]?.hint).toContain('CR t9 Ana Ben');
  });

  test.each([
    ['', 'expected'],
    ['Luxray vs', 'expected'],
    ['Luxray,, Pichu vs ?', 'expected'],
    ['Luxray / vs ?', 'expected'],
    ['Luxray / - / - vs ?', 'told-twice'],
    ['Luxray -10 -20 vs ?', 'told-twice'],
    ['Luxray@3@4 vs ?', 'told-twice'],
    ['Luxray(DP 7)(p1) vs ?', 'told-twice'],
    ['CR | Luxray vs ? | stadium A(DP 7)(DP 8)', 'told-twice'],
    ['CR | Luxray vs ? | stadium A(p1)(p2)', 'told-twice'],
    ['Luxray(DP 7 vs ?', 'unclosed'],
    ['Luxray(DP 7, p1) vs ?', 'expected'],
    ['Luxray{60HP vs ?', 'unclosed'],
    ['Luxray{60HP, 70HP} vs ?', 'told-twice'],
    ['Luxray{weak Wx} vs ?', 'bad-number'],
    ['Luxray [hand 3 vs ?', 'unclosed'],
    ['Luxray [] vs ?', 'expected'],
    ['Luxray *Torment(Liepard@8 vs ?', 'unclosed'],
    ['Luxray +LL(p2) vs ?', 'ambiguous'],
    ['?2 -20 vs ?', 'ambiguous'],
    ['?999999999 vs ?', 'bad-number'],
    ['Luxray +999999999 SCR vs ?', 'bad-number'],
    ['Luxray +L<Luxio vs ?', 'unexpected'],
    ['Luxray ~asleep Pichu vs ?', 'unknown-condition'],
    ['Luxray@x vs ?', 'expected'],
    ['CR used | Luxray vs ?', 'expected'],
    ['CR t9 p1 Luxray vs ?', 'expected'],
    ['CR | Luxray vs ? | stadium A, stadium B', 'told-twice'],
    ['CR | Luxray vs ? | Moonlight', 'expected'],
    ['CR | Luxray | | x', 'unexpected'],
    ['A vs B vs C vs D vs E', 'too-many'],
    ['"Luxray vs ?', 'unclosed'],
    ['Lux\u001b[31mray vs ?', 'control-character'],
    ['Lux\u202eray vs ?', 'control-character'],
  ])('%j is refused as %s, without throwing', (line, code) => {
    expect(parseBoardLine(line).faults.map((fault) => fault.code)).toContain(code);
  });

  test('a message never carries a control character; the excerpt is the line as written, for the screen to count in and spell', () => {
    const line = 'CR\u001b]0;x\u0007 t9 | Luxray "a\u0000b" vs ?';
    const { faults } = parseBoardLine(line);
    expect(faults.length).toBeGreaterThan(2);
    for (const { message, hint } of faults)
      expect([...`${message}${hint ?? ''}`].some((c) => c < ' ' && c !== '\n')).toBe(false);
    expect(faults[0]?.message).toContain('\\u001b');
    expect(faults.map(({ excerpt }) => excerpt)).toEqual(faults.map(() => line));
  });

  test('places move with the scalar that holds the line, on the first line only by columns', () => {
    const at = { line: 4, column: 8, offset: 100 };
    const { faults } = parseBoardLine('CR | Luxray -45 vs\nMachamp -55', { file: 'a.yaml', at });
    expect(faults.map(({ file, span }) => [file, span])).toEqual([
      ['a.yaml', { start: 112, end: 115, line: 4, column: 20 }],
      ['a.yaml', { start: 127, end: 130, line: 5, column: 9 }],
    ]);
  });

  test('spans of names and conditions point at them', () => {
    const line = 'CR | Luxray(DP 7) ~asleep@7 +LL vs ?';
    const active = parseBoardLine(line).setup.sides.p1?.active?.[0];
    const at = (span: { start: number; end: number } | undefined): string => line.slice(span?.start, span?.end);
    expect(at(active?.span)).toBe('Luxray(DP 7) ~asleep@7 +LL');
    expect(at(active?.card?.span)).toBe('Luxray');
    expect(at(active?.conditions[0]?.span)).toBe('asleep@7');
    expect(active?.attached.map(({ card }) => card.span?.start)).toEqual([29, 30]);
  });

  test('a line beyond the limit is refused unread', () => {
    expect(parseBoardLine('x'.repeat(70_000)).faults.map(({ code }) => code)).toEqual(['too-large']);
  });
});

describe('parts of a board written by themselves', () => {
  test('a Pokémon may have a space before its print', () => {
    const { pokemon, faults } = parsePokemonLine('Cyndaquil (MT 79) -20 ~asleep@7');
    expect(faults).toEqual([]);
    expect(pokemon).toMatchObject([
      { card: { name: 'Cyndaquil', print: 'MT 79' }, damage: 20, conditions: [{ name: 'asleep', since: 7 }] },
    ]);
  });

  test('unknown Pokémon and cards are counted', () => {
    expect(parsePokemonLine('unknown 2').pokemon).toHaveLength(2);
    expect(parsePokemonLine('?').pokemon).toMatchObject([{ card: null }]);
    expect(parseListed('unknown 3').value).toEqual([null, null, null]);
    expect(parsePokemonLine('unknown x').pokemon).toMatchObject([{ card: { name: 'unknown x' } }]);
  });

  test('two Pokémon where one belongs are a fault', () => {
    expect(parsePokemonLine('Luxray, Pichu').faults).toHaveLength(1);
    expect(parsePokemonLine('Luxray vs Pichu').faults).toHaveLength(1);
  });

  test.each([
    ['L L DRE', ['L', 'L', 'DRE']],
    ['LL DRE', ['L', 'L', 'DRE']],
    ['L + 2 SCR', ['L', 'SCR', 'SCR']],
    ['+LL+DRE', ['L', 'L', 'DRE']],
    ['L, Double Rainbow Energy', ['L', 'Double Rainbow Energy']],
    ['L Double Rainbow Energy L', ['L', 'Double Rainbow Energy', 'L']],
    ['2 SCR(CG 88) L', ['SCR', 'SCR', 'L']],
    ['none', []],
    ['', []],
  ])('Energy written as %j is %j', (text, expected) => {
    const { value, faults } = parseEnergy(text);
    expect(faults).toEqual([]);
    expect(value.map(({ card }) => card.name)).toEqual(expected);
  });

  test('Energy that cannot be read is reported', () => {
    expect(parseEnergy('L, ,').faults.length).toBeGreaterThan(0);
    expect(parseEnergy('L ~asleep').faults.length).toBeGreaterThan(0);
  });

  test('a condition may keep its sign', () => {
    expect(parseCondition('~poisoned=3@4').value).toMatchObject({ name: 'poisoned', amount: 3, since: 4 });
    expect(parseCondition('asleap').faults).toHaveLength(1);
  });
});
