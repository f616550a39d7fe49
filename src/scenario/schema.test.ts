import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT_KEYS } from './bare-line.ts';
import { EXAMPLES } from './examples.fixture.ts';
import { boardSchema, readBoard } from './index.ts';

const validate = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(boardSchema);

describe('the schema for editors', () => {
  test.each(EXAMPLES)('accepts %s, as plain YAML and as text only', (_, yaml) => {
    expect(validate(parse(yaml))).toBe(true);
    expect(validate(parse(yaml, { schema: 'failsafe' }))).toBe(true);
  });

  test.each([
    ['a typo at the top', 'board: A vs B\naks: retreat\n'],
    ['a typo in a side', 'p1: {activ: Luxray}\n'],
    ['a typo in a Pokémon', 'p1: {active: {card: Luxray, damge: 20}}\n'],
    ['a Pokémon without card', 'p1: {active: {damage: 20}}\n'],
    ['a typo in a step', 'board: A vs B\nsteps: [{do: retreat, answer: heads}]\n'],
    ['a typo in an expectation', 'board: A vs B\nexpect: {p1 activ damage: 20}\n'],
    ['an unknown verdict', 'board: A vs B\nexpect: leagl\n'],
    ['an unknown phase', 'board: A vs B\nphase: atack\n'],
    ['odd damage', 'p1: {active: {card: Luxray, damage: 25}}\n'],
    ['a typo in a card', 'board: A vs B\ncards: {Mew: {kind: pokemon, hpp: 60}}\n'],
    [
      'a typo in an attack',
      'board: A vs B\ncards: {Mew: {kind: pokemon, hp: 60, attacks: [{name: X, cost: C, dmg: 10}]}}\n',
    ],
    ['a board told twice', 'board: A vs B\np1: {active: A}\n'],
    ['no board at all', 'ask: retreat\n'],
  ])('refuses %s, as the reader does', (_, yaml) => {
    expect(validate(parse(yaml))).toBe(false);
    expect(readBoard(yaml, 'a').faults).not.toEqual([]);
  });

  test('knows the same keys at the top as the reader', () => {
    expect(Object.keys(boardSchema.properties as object).sort()).toEqual([...ROOT_KEYS].sort());
    for (const key of ROOT_KEYS) {
      const { faults } = readBoard(`${key}: {}\n`, 'a');
      expect(faults.filter(({ code }) => code === 'unknown-key')).toEqual([]);
    }
  });
});
