import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT_KEYS } from './bare-line.ts';
import { EXAMPLES } from './examples.fixture.ts';
import { boardSchema, readBoard, readDeck } from './index.ts';

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
    ['a board given twice', 'board: A vs B\np1: {active: A}\n'],
    ['no board at all', 'ask: retreat\n'],
  ])('refuses %s, as the reader does', (_, yaml) => {
    expect(validate(parse(yaml))).toBe(false);
    expect(readBoard(yaml, 'a').faults).not.toEqual([]);
  });

  test.each([
    'deck: [4 Luxray]\n',
    'ruleset: CR\nformat: limited\ndeck: |\n  Pokémon: 4\n  4 Luxray\nside-deck: [1 Switch]\nexpect: illegal\n',
    'deck: [1 Mew]\ncards: {Mew: {kind: pokemon, hp: 60, per-deck: {most: 1, of: star}}}\nexpect: {verdict: legal, rules: [100.2]}\n',
    'deck: [1 Mew]\nassume: [ignore Mew]\nname: A\nabout: [CR 100.1]\ncards: {Mew: {kind: pokemon, hp: 60, per-deck: {most: any}}}\n',
  ])('accepts a deck, as the reader does: %j', (yaml) => {
    expect(validate(parse(yaml))).toBe(true);
    expect(readDeck(yaml, 'a').faults).toEqual([]);
  });

  test.each([
    ['a format of a table', 'deck: [4 Luxray]\nformat: 2on2\n'],
    ['a question', 'deck: [4 Luxray]\nask: retreat\n'],
    ['a verdict no deck comes to', 'deck: [4 Luxray]\nexpect: depends\n'],
    ['an expected place', 'deck: [4 Luxray]\nexpect: {p1 prizes: 3}\n'],
    ['cards by name', 'deck: {Luxray: 4}\n'],
    ['a limit without a number', 'deck: [4 Mew]\ncards: {Mew: {kind: pokemon, hp: 60, per-deck: {of: star}}}\n'],
  ])('refuses %s in a deck, as the reader does', (_, yaml) => {
    expect(validate(parse(yaml))).toBe(false);
    expect(readDeck(yaml, 'a').faults).not.toEqual([]);
  });

  test('refuses a deck beside a table, and the format of a deck for one', () => {
    for (const yaml of ['board: A vs B\ndeck: [4 Luxray]\n', 'board: A vs B\nformat: limited\n']) {
      expect(validate(parse(yaml))).toBe(false);
      expect(readBoard(yaml, 'a').faults).not.toEqual([]);
    }
  });

  test('knows the same keys at the top as the reader', () => {
    expect(Object.keys(boardSchema.properties as object).sort()).toEqual([...ROOT_KEYS].sort());
    for (const key of ROOT_KEYS) {
      const { faults } = readBoard(`${key}: {}\n`, 'a');
      expect(faults.filter(({ code }) => code === 'unknown-key')).toEqual([]);
    }
  });
});
