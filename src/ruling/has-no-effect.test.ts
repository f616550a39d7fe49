import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { RuledDoc } from '../corpus/index.ts';
import { type Card, cardPool } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './index.ts';

const cards = JSON.parse(readFileSync(join(import.meta.dirname, '../../dist/cards.json'), 'utf8')) as readonly Card[];

/** A Pokémon of 60 HP that can do one thing, in play for the test alone. */
const own = (name: string, more: Partial<Card>): Card => ({
  key: `own:${name}`,
  name,
  kind: 'pokemon',
  stage: 'basic',
  hp: 60,
  types: ['C'],
  weakness: [],
  resistance: [],
  retreat: 1,
  ...more,
});

const pool = cardPool([
  ...cards,
  own('Gatherer', {
    attacks: [
      {
        name: 'Gather',
        cost: [],
        damage: null,
        does: [{ attach: { kind: 'energy' }, count: 1, from: 'discard', to: 'self' }],
      },
    ],
  }),
  own('Riddler', { attacks: [{ name: 'Riddle', cost: [], damage: null, text: 'Your opponent answers a riddle.' }] }),
  own('Shedder', {
    attacks: [
      { name: 'Shed', cost: [], damage: null, does: [{ 'discard-energy': 1, from: { one: { side: 'theirs' } } }] },
    ],
  }),
  {
    key: 'own:Quarry',
    name: 'Quarry',
    kind: 'stadium',
    announced: {
      'once-per-turn': true,
      does: [{ 'from-discard': { kind: 'energy', tag: 'basic energy' }, count: 1, to: 'hand' }],
    },
  } as unknown as Card,
  own('Peeper', {
    powers: [
      {
        name: 'Peep',
        kind: 'power',
        does: [{ 'hand-picked': 1, of: 'theirs', which: { kind: 'pokemon', basic: true }, to: 'bench', looks: true }],
      },
    ],
  } as unknown as Partial<Card>),
  own('Gambler', {
    attacks: [{ name: 'Gamble', cost: [], damage: null, does: [{ flip: { heads: [{ switch: 'yours' }] } }] }],
  }),
  own('Gale', { attacks: [{ name: 'Gale', cost: [], damage: 10, does: [{ switch: 'theirs', chooser: 'you' }] }] }),
]);

const ways = (
  question: string,
  line: string,
  doc: RuledDoc = 'comprehensive-2009',
  answers: readonly string[] = [],
) => {
  const ruled = ruleOn(question, { setup: parseBoardLine(line).setup, pool, doc }, { answers });
  if (!ruled.ok) throw new Error(ruled.fault.code);
  return ruled.ruling.ways.filter(({ code }) => code === 'changes-nothing');
};

describe('what may be used and does nothing', () => {
  test('is said of an attack, with what it lacks', () => {
    const [way] = ways('attack Gather', 'CR t9 p1 | Gatherer / - [discard 0] vs Machop / -');
    expect(way?.facts).toMatchObject({ power: 'Gather', lacks: 'discard' });
    expect(ways('attack Gather', 'CR t9 p1 | Gatherer / - [discard (R)] vs Machop / -')).toEqual([]);
  });

  test('cites that nothing is chosen of Energy that is not there', () => {
    expect(ways('attack Shed', 'APR t9 p1 | Shedder / - vs Machop / -', 'advanced-2018')[0]).toMatchObject({
      rule: expect.stringContaining('II.D-04#2'),
      facts: { lacks: 'energy' },
    });
    expect(ways('attack Shed', 'APR t9 p1 | Shedder / - vs Machop +F / -', 'advanced-2018')).toEqual([]);
  });

  test('is not said of an attack with damage', () => {
    expect(ways('attack Gale', 'CR t9 p1 | Gale / - vs Machop / -')).toEqual([]);
  });

  test('is said where no side of a coin does anything, and not of one side that does nothing', () => {
    const board = (bench: string): string => `CR t9 p1 | Gambler / ${bench} vs Machop / -`;
    expect(ways('attack Gamble', board('-'))).toHaveLength(1);
    expect(ways('attack Gamble', board('Gale'))).toEqual([]);
    expect(ways('attack Gamble', board('Gale'), 'comprehensive-2009', ['tails'])).toEqual([]);
  });

  test('is said of a Stadium that is used', () => {
    const board = (discard: string): string => `CR t9 p1 | Gale / - [discard ${discard}] vs Gale / - | stadium Quarry`;
    expect(ways('use Quarry', board('(Gale)'))).toHaveLength(1);
    expect(ways('use Quarry', board('(R)'))).toEqual([]);
  });

  test('is not said of a power by which a hand is seen, though there is no room for what it puts down', () => {
    const full = (hand: string): string =>
      `CR t9 p1 | Peeper / - vs Gale / Gale, Gale, Gale, Gale, Gale [hand ${hand}]`;
    expect(ways('use Peep', full('(Gale)'))).toEqual([]);
    expect(ways('use Peep', full('0'))).toHaveLength(1);
  });

  test('is not said of an attack whose text is not read', () => {
    expect(ways('attack Riddle', 'CR t9 p1 | Riddler / - vs Machop / -')).toEqual([]);
  });

  test('cites the rule where a new Pokémon may not evolve', () => {
    const board = (since: string): string =>
      `CR t9 p1 | Machop / Pichu(MT 93)${since} [hand (Pikachu(MD 70))] vs Machop / -`;
    expect(ways('use Baby Evolution', board('@9'))[0]).toMatchObject({
      rule: expect.stringContaining('307.2e'),
      facts: { lacks: 'ripe', new: true },
    });
    expect(ways('use Baby Evolution', board(''))).toEqual([]);
  });
});
