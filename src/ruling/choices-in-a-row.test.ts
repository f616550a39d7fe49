import { expect, test } from 'vitest';
import { type Card, cardPool } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './rule-on.ts';

/** Of choices that come one after the other, each way is shown with what it brings, where there are few of them. */

const pokemon = (name: string, more: Partial<Card> = {}): Card => ({
  key: name,
  name,
  kind: 'pokemon',
  stage: 'basic',
  hp: 200,
  types: ['C'],
  retreat: 0,
  weakness: [],
  resistance: [],
  ...more,
});

const energy = (name: string, short: string): Card => ({
  key: name,
  name,
  short,
  kind: 'energy',
  tags: ['basic energy'],
  provides: [{ units: [short] }] as never,
});

const ofOneType = { 'discard-energy': 'any', type: 'R', from: 'self' };

const gathering = (name: string, onto: object) => ({
  name,
  cost: [],
  damage: null,
  does: [
    {
      'as-often-as-liked': [
        { 'move-counters': 1, from: { one: { side: 'theirs', place: 'bench' } }, to: { one: onto } },
      ],
    },
  ],
});

const pool = cardPool([
  pokemon('Wall'),
  pokemon('Big', { hp: 900 }),
  pokemon('Burner', {
    attacks: [
      {
        name: 'Burn Off',
        cost: [],
        damage: 20,
        base: { plus: 50, times: { discarded: true } },
        activate: [{ may: [{ 'pick-one': { fire: [ofOneType], storm: [{ ...ofOneType, type: 'L' }] } }] }],
      } as never,
    ],
  }),
  pokemon('Mover', {
    attacks: [gathering('Gather', { side: 'theirs', place: 'active' }), gathering('Scatter', { side: 'any' })] as never,
  }),
  pokemon('Grudger', {
    attacks: [
      {
        name: 'Grudge',
        cost: [],
        damage: 20,
        mark: 'x',
        base: { times: { placed: true }, each: 20 },
        activate: [{ counters: 12, on: 'self', 'up-to': true }],
      } as never,
    ],
  }),
  pokemon('Spreader', {
    attacks: [5, 2].map((times) => ({
      name: `Spread ${times}`,
      cost: [],
      damage: null,
      does: [{ times, does: [{ counters: 1, on: { one: { side: 'theirs' } } }] }],
    })) as never,
  }),
  pokemon('Piper', {
    attacks: [
      {
        name: 'Lull',
        cost: [],
        damage: null,
        does: [
          { switch: 'theirs', chooser: 'you' },
          { condition: 'asleep', on: 'opponents-active' },
        ],
      },
    ] as never,
  }),
  pokemon('Forker', {
    attacks: [
      {
        name: 'Fork',
        cost: [],
        damage: null,
        does: [{ counters: 3, on: { some: 2, of: { side: 'theirs', place: 'bench' } } }],
      },
      {
        name: 'Lopsided Fork',
        cost: [],
        damage: null,
        does: [3, 5].map((counters) => ({ counters, on: { one: { side: 'theirs', place: 'bench' } } })),
      },
    ] as never,
  }),
  energy('Fire Energy', 'R'),
  energy('Lightning Energy', 'L'),
]);

const sidesOf = (energyOnIt: string): readonly string[] =>
  waysOf(`Burner ${energyOnIt} / - [deck 20] vs Wall / - [deck 20]`, 'attack Burn Off', ['yes']);

const waysOf = (sides: string, question: string, answers: readonly string[] = []): readonly string[] => {
  const { setup } = parseBoardLine(`APR25 t9 p1 | ${sides}`);
  const asked = ruleOn(question, { setup, pool, doc: 'advanced-2025' }, { answers });
  if (!asked.ok) throw new Error(asked.fault.code);
  return (asked.ruling.follows?.sides ?? []).map((side) => side.if.map((one) => one.replace('choose: ', '')).join(' '));
};

test('each way is shown to its end', () => {
  expect(sidesOf('+RRL')).toEqual(['fire R R', 'fire R none', 'fire none', 'storm L', 'storm none']);
});

test('a Special Condition on one Pokémon or another is shown for each', () => {
  expect(waysOf('Piper / - [deck 20] vs Wall / Wall, Spreader [deck 20]', 'attack Lull')).toEqual([
    'their bench 1',
    'their bench 2',
  ]);
});

test('of two Pokémon that the same is done to, in whatever order they are picked, each pair is shown once', () => {
  const board = 'Forker / - [deck 20] vs Wall / Wall, Spreader, Piper [deck 20]';
  expect(waysOf(board, 'attack Fork')).toEqual([
    'their bench 1 their bench 2',
    'their bench 1 their bench 3',
    'their bench 2 their bench 3',
  ]);
});

test('where the order makes a difference, both orders are shown', () => {
  const board = 'Forker / - [deck 20] vs Wall / Wall, Spreader [deck 20]';
  expect(waysOf(board, 'attack Lopsided Fork')).toHaveLength(4);
});

test('of too many ways only the first choice is shown', () => {
  expect(sidesOf('+RRRRRLLLLL')).toEqual(['fire', 'storm']);
});

test('of what may be done again and again it is shown what the most of it brings', () => {
  const board = 'Mover / - [deck 20] vs Wall -170 / Wall -20, Wall -10 [deck 20]';
  expect(waysOf(board, 'attack Gather')).toEqual(['yes', 'no', 'yes, 3 times (the most)']);
});

test('where it has no end, or depends on the choices, it is not', () => {
  const board = 'Mover / - [deck 20] vs Wall -170 / Wall -20, Wall -10 [deck 20]';
  expect(waysOf(board, 'attack Scatter')).toEqual(['yes', 'no']);
});

test('of many numbers the fewest, the most, and those from which on one is Knocked Out are shown', () => {
  const board = (left: number) => `Grudger -${left} / Wall [deck 20] vs Wall -40 / Wall [deck 20]`;
  expect(waysOf(board(0), 'attack Grudge')).toEqual(['0 (the fewest)', '8 (the fewest for this)', '12 (the most)']);
  expect(waysOf(board(90), 'attack Grudge')).toEqual([
    '0 (the fewest)',
    '8 (the fewest for this)',
    '11 (the fewest for this)',
    '12 (the most)',
  ]);
});

test('where a number decides nothing but itself, its ends are shown', () => {
  const board = 'Grudger / Wall [deck 20] vs Big / Wall [deck 20]';
  expect(waysOf(board, 'attack Grudge')).toEqual(['0 (the fewest)', '12 (the most)']);
});

test('of counters put one by one where one likes it is shown what all of them on one Pokémon bring', () => {
  const board = 'Spreader / Wall [deck 20] vs Wall -150 / Big [deck 20]';
  expect(waysOf(board, 'attack Spread 5')).toEqual(['their active, 5 times', 'their bench 1, 5 times']);
  expect(waysOf(board, 'attack Spread 2')).toEqual([
    'their active their active',
    'their active their bench 1',
    'their bench 1 their bench 1',
  ]);
});
