import { describe, expect, it } from 'vitest';
import { usualAttack } from './usual-texts.ts';

const attack = (text: string, damage?: number, mark?: '+' | '-' | 'x') =>
  usualAttack(
    { name: 'Dust', cost: [], ...(damage === undefined ? {} : { damage }), ...(mark ? { mark } : {}), text },
    'Mistmoth',
  );

const THEN = 'then';
const BENCH = "(Don't apply Weakness and Resistance for Benched Pokémon.)";
const ON_BENCH = { side: 'theirs', place: 'bench' };
const where = (condition: object, ...verbs: object[]) => ({ if: condition, [THEN]: verbs });
const on = (condition: string, whom = 'defending') => ({ condition, on: whom });

describe('what an attack of the sets of 2003 to 2007 does beside its damage', () => {
  it.each([
    [
      'Remove 2 damage counters (1 if there is only 1) from each of your Pokémon. Remove no damage counters from Mistmoth.',
      [{ heal: 20, from: { each: { side: 'yours', other: true } } }],
    ],
  ])('is executed: %s', (text, does) => {
    expect(attack(text)).toEqual({ does });
  });
});

describe('damage in the words of the older sets', () => {
  it.each([
    [
      "Flip a coin. If tails, this attack's base damage is 20 instead of 60.",
      60,
      undefined,
      {
        activate: [{ 'flip-coins': 1, 'each-heads': [] }],
        base: { minus: 40, times: { when: { heads: 0 } } },
        does: [],
      },
    ],
    [
      'Flip 3 coins. This attack does 40 damage times the number of heads. Mistmoth is now Confused (after doing damage).',
      40,
      'x',
      { base: { times: { heads: 3 } }, does: [on('confused', 'self')] },
    ],
    [
      'Flip 2 coins. If both are tails, this attack does nothing. For each heads, discard an Energy attached to the Defending Pokémon.',
      50,
      undefined,
      {
        activate: [{ 'flip-coins': 2, 'each-heads': [] }, where({ heads: 0 }, { nothing: true })],
        does: [
          { 'discard-energy': 1, from: 'defending' },
          where({ heads: 2 }, { 'discard-energy': 1, from: 'defending' }),
        ],
      },
    ],
    [
      'Flip 2 coins. If 1 is heads, the Defending Pokémon is now Asleep. If both are heads, the Defending Pokémon is now Confused.',
      30,
      undefined,
      {
        does: [
          { 'flip-coins': 2, 'each-heads': [] },
          where({ heads: 1 }, on('asleep')),
          where({ heads: 2 }, on('confused')),
        ],
      },
    ],
    [
      `If your opponent has any Benched Pokémon, choose 1 of them and flip a coin. If heads, this attack does 10 damage to that Pokémon. ${BENCH}`,
      30,
      undefined,
      {
        choose: [{ choose: ON_BENCH }],
        does: [where({ 'opponent-has': ON_BENCH }, { flip: { heads: [{ damage: 10, to: 'chosen' }] } })],
      },
    ],
    [
      'During your next turn, if an attack does damage to the Defending Pokémon (after applying Weakness and Resistance), that attack does 40 more damage.',
      60,
      undefined,
      {
        does: [
          {
            lasting: { claim: 'damage', when: 'after', add: 40, 'if-damage': true, against: { side: 'yours' } },
            on: 'defending',
            until: 'your-next-turn',
          },
        ],
      },
    ],
  ] as const)('is found by %s', (text, damage, mark, read) => {
    expect(attack(text, damage, mark)).toEqual(read);
  });

  it.each([
    [
      'a condition that the damage makes so',
      'If the Defending Pokémon has any damage counters on it, this attack does 40 damage plus 20 more damage and the Defending Pokémon is now Asleep.',
      40,
      '+',
    ],
    [
      'another number than the printed one',
      "Flip a coin. If tails, this attack's base damage is 20 instead of 60.",
      50,
      undefined,
    ],
    [
      'more heads than coins',
      'Flip 2 coins. If 3 are heads, the Defending Pokémon is now Asleep. If both are tails, the Defending Pokémon is now Confused.',
      30,
      undefined,
    ],
  ] as const)('is left alone for %s', (_why, text, damage, mark) => {
    expect(attack(text, damage, mark)).toBeNull();
  });
});
