import { expect, test } from 'vitest';
import { parseBoardLine, printBoardLine } from './index.ts';

// What a card prints, in quotes inside a sketch.

const FLIP = 'Flip a coin. If heads, this attack does 30 more damage.';

const sketchIn = (facts: string) => {
  const { setup, faults } = parseBoardLine(`Emberling{${facts}} vs ?`);
  return { sketch: setup.sides.p1?.active?.[0]?.card?.sketch, faults, line: printBoardLine(setup) };
};

test('an attack has name, cost, damage and text, as the card prints them', () => {
  const { sketch, faults } = sketchIn(`60HP, R, "Claw R 20", "Fury CC 30+ ${FLIP}", "Call Kin 0 Draw a card."`);
  expect(faults).toEqual([]);
  expect(sketch).toEqual({
    hp: 60,
    types: ['R'],
    attacks: [
      { name: 'Claw', cost: ['R'], damage: 20 },
      { name: 'Fury', cost: ['C', 'C'], damage: 30, mark: '+', text: FLIP },
      { name: 'Call Kin', cost: [], text: 'Draw a card.' },
    ],
  });
});

test.each([
  ['Ability Warm Coat: It may rest.', 'ability'],
  ['Poké-Power Warm Coat: It may rest.', 'power'],
  ['poke-body Warm Coat: It may rest.', 'body'],
  ['Pokémon Power: Warm Coat: It may rest.', 'pokemon-power'],
])('%s is a power of its kind', (quoted, kind) => {
  expect(sketchIn(`"${quoted}"`).sketch).toEqual({
    powers: [{ name: 'Warm Coat', kind, text: 'It may rest.' }],
  });
});

test('what was read is printed back, powers first, and reads the same again', () => {
  const { line } = sketchIn(
    `60HP, "Fury CC 30× ${FLIP}", "Say ""Boo"" F 10", "Ability Coat: It may rest.", "Plan C CC 20"`,
  );
  expect(line).toBe(
    `Emberling{60HP, "Ability Coat: It may rest.", "Fury CC 30x ${FLIP}", "Say ""Boo"" F 10", "Plan C CC 20"} vs ?`,
  );
  expect(printBoardLine(parseBoardLine(line).setup)).toBe(line);
});

test('a text that begins with a number is not taken for damage', () => {
  const { sketch, line } = sketchIn('"Rain W - 10 damage to each of them."');
  expect(sketch?.attacks).toEqual([{ name: 'Rain', cost: ['W'], text: '10 damage to each of them.' }]);
  expect(line).toContain('"Rain W - 10 damage to each of them."');
});

test.each([
  ['"Claw 20"', 'expected', '"Claw 20"'],
  ['"R 20"', 'expected', '"R 20"'],
  ['"Fury CC 30+ Flip a coin"', 'cut-short', '"Fury CC 30+ Flip a coin"'],
  ['"Mind P Strike P 20"', 'cut-short', '"Mind P Strike P 20"'],
  ['"Claw R 20", "Claw R 30"', 'told-twice', '"Claw R 30"'],
  [`"Claw R 20 ${'Draw a card. '.repeat(90)}"`, 'too-long', null],
])('%s is reported at its place', (facts, code, at) => {
  const line = `Emberling{${facts}} vs ?`;
  const { faults } = parseBoardLine(line);
  expect(faults.map((fault) => fault.code)).toEqual([code]);
  const [{ span } = { span: undefined }] = faults;
  if (at !== null) expect(line.slice(span?.start, span?.end)).toBe(at);
});
