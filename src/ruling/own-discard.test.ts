import { describe, expect, test } from 'vitest';
import type { RuledDoc } from '../corpus/index.ts';
import { type Card, cardPool } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './index.ts';

/** An unread attack that discards Energy of its own Pokémon is open only where that Energy may not be there. */

const energy = (name: string, letter: string, more: object): Card =>
  ({ key: name, name, short: letter, kind: 'energy', provides: [{ units: [letter.slice(0, 1)] }], ...more }) as Card;

const verdict = (doc: RuledDoc, label: string, attached: string, text: string): string => {
  const pool = cardPool([
    {
      key: 'moth',
      name: 'Moth',
      kind: 'pokemon',
      stage: 'basic',
      hp: 90,
      types: ['C'],
      retreat: 0,
      weakness: [],
      resistance: [],
      attacks: [{ name: 'Hum', cost: ['C'], damage: 10, text }],
    },
    energy('Fire Energy', 'R', { tags: ['basic energy'] }),
    energy('Water Energy', 'W', { tags: ['basic energy'] }),
    energy('Ember Energy', 'REM', {}),
  ]);
  const { setup, faults } = parseBoardLine(`${label} t9 p1 | Moth +${attached} / Moth vs Moth / Moth`);
  expect(faults).toEqual([]);
  const ruled = ruleOn('attack Hum', { setup, pool, doc });
  return ruled.ok ? ruled.ruling.verdict : ruled.fault.code;
};

describe.each([
  ['neo-2001', 'Neo'],
  ['ex-2003', 'EX'],
  ['comprehensive-2009', 'CR'],
  ['xy-2016', 'XY'],
  ['advanced-2018', 'APR'],
  ['me-2026', 'ME'],
] as const)('by %s', (doc, label) => {
  test.each([
    ['R', 'Discard a Fire Energy card attached to Moth. It sings to each Moth.'],
    ['RR', 'It sings. Then, discard 2 Fire Energy attached to this Pokémon.'],
    ['W', 'Discard an Energy attached to this Pokémon. It sings.'],
    ['WW', 'Discard all basic Water Energy attached to this Pokémon. It sings for each.'],
  ])('may be used with +%s: %s', (attached, text) => {
    expect(verdict(doc, label, attached, text)).toBe('legal');
  });

  test.each([
    ['W', 'Discard a Fire Energy card attached to Moth. It sings.'],
    ['REM', 'Discard a Fire Energy card attached to Moth. It sings.'],
    ['RW', 'Discard 2 Fire Energy attached to this Pokémon. It sings.'],
    ['RR', "Discard a Fire Energy attached to this Pokémon. You can't use this attack twice."],
    ['RR', 'Discard a Fire Energy attached to this Pokémon. Then, discard a Fire Energy attached to Moth.'],
    ['RR', 'Discard a Fire Energy attached to 1 of your Pokémon. It sings.'],
  ])('is open with +%s: %s', (attached, text) => {
    expect(verdict(doc, label, attached, text)).toBe('not-modelled');
  });
});
