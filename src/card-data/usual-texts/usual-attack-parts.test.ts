import { describe, expect, it } from 'vitest';
import { usualAttack } from './usual-texts.ts';

const attack = (text: string, damage?: number, mark?: '+' | '-' | 'x') =>
  usualAttack(
    { name: 'Dust', cost: [], ...(damage === undefined ? {} : { damage }), ...(mark ? { mark } : {}), text },
    'Mistmoth',
  );
const BENCH = "(Don't apply Weakness and Resistance for Benched Pokémon.)";
/** The keyword of a verb, never awaited. */
const THEN = 'then';
const HEADS_ONE = { plus: 10, times: { heads: 1 } };
const CONFUSED = { condition: 'confused', on: 'defending' };
const FULL = "(You can't use this attack if your Bench is full.)";

describe('an attack in the words of the older sets', () => {
  it.each([
    [
      'Search your discard pile for up to 2 basic Energy cards and attach them to Mistmoth.',
      {
        does: [
          { attach: { kind: 'energy', tag: 'basic energy' }, from: 'discard', to: 'self', count: 2, 'up-to': true },
        ],
      },
    ],
    [
      'Discard 1 Fire Energy card attached to Mistmoth or this attack does nothing.',
      { activate: [{ 'discard-energy': 1, from: 'self', type: 'R' }], does: [] },
    ],
    [
      `Choose 2 of your opponent's Benched Pokémon. This attack does 20 damage to each of them. ${BENCH}`,
      { does: [{ damage: 20, to: { some: 2, of: { side: 'theirs', place: 'bench' } } }] },
    ],
    [
      'Remove a number of damage counters from Mistmoth equal to half the damage done to the Defending Pokémon (after applying Weakness and Resistance) (rounded up to the nearest 10).',
      { does: [{ heal: { 'damage-done': true, half: true }, from: 'self' }] },
    ],
    [
      `Search your deck for a Basic Pokémon named Mistmoth and put it onto your Bench. Shuffle your deck afterward. ${FULL}`,
      {
        onlyIf: { 'bench-room': true },
        does: [{ search: { kind: 'pokemon', basic: true, named: 'Mistmoth' }, count: 1, to: 'bench' }],
      },
    ],
    [
      'After your attack, you may switch Mistmoth with 1 of your Benched Pokémon.',
      { does: [{ may: [{ switch: 'yours' }] }] },
    ],
    [
      'Flip a coin. If heads, the Defending Pokémon is now Confused. If tails, this attack does nothing (not even damage).',
      { activate: [{ flip: { tails: [{ nothing: true }] } }], does: [CONFUSED] },
    ],
  ])('is executed: %s', (text, parts) => {
    expect(attack(text)).toEqual(parts);
  });

  it('lets one coin decide on damage and effects', () => {
    const both =
      'Flip a coin. If heads, this attack does 20 damage plus 10 more damage and the Defending Pokémon is now Confused.';
    expect(attack(both, 20, '+')).toEqual({ base: HEADS_ONE, does: [{ if: { heads: 1 }, [THEN]: [CONFUSED] }] });
    expect(attack(both, 30, '+')).toBeNull();
    expect(attack(both, 20)).toBeNull();
    const either =
      'Flip a coin. If heads, this attack does 20 damage plus 10 more damage. If tails, this attack does 20 damage and Mistmoth does 10 damage to itself.';
    expect(attack(either, 20, '+')).toEqual({
      base: HEADS_ONE,
      does: [{ if: { heads: 0 }, [THEN]: [{ damage: 10, to: 'self' }] }],
    });
  });

  it('counts Energy that is not used to pay, as far as the text counts it', () => {
    const more =
      "Does 20 damage plus 10 more damage for each Water Energy attached to Mistmoth but not used to pay for this attack's Energy cost.";
    expect(attack(`${more} You can't add more than 20 damage in this way.`, 20, '+')).toEqual({
      base: { plus: 10, times: { 'energy-left-over': true, type: 'W', 'at-most': 2 } },
      does: [],
    });
    expect(attack(`${more} Extra Water Energy after the 2nd doesn't count.`, 20, '+')?.base).toEqual({
      plus: 10,
      times: { 'energy-left-over': true, type: 'W', 'at-most': 2 },
    });
    expect(attack(more, 20, '+')?.base).toEqual({ plus: 10, times: { 'energy-left-over': true, type: 'W' } });
    expect(attack(`${more} Extra Fire Energy after the 2nd doesn't count.`, 20, '+')).toBeNull();
    expect(attack(`${more} You can't add more than 25 damage in this way.`, 20, '+')).toBeNull();
    expect(attack(more.replace('Water Energy attached', 'Water Energy card attached'), 20, '+')).toBeNull();
  });

  it.each([
    ['a wish for one half of what "and" joins', 'You may draw a card and Mistmoth is now Asleep.'],
    ['a condition on one half', 'If you have any Stadium, draw a card and draw 2 cards.'],
    [
      'a change by the attack itself that is asked for after the damage',
      'If the Defending Pokémon already has any damage counters on it, the Defending Pokémon is now Confused.',
    ],
    [
      'damage to several that leaves out only some steps',
      "Does 10 damage to each of your opponent's Pokémon. This attack's damage isn't affected by Resistance.",
    ],
    [
      'an end that the rules do not know',
      "Flip a coin. If heads, the Defending Pokémon can't attack Mistmoth during your opponent's next turn. (Benching either Pokémon ends this effect.)",
    ],
    ['one more word', 'Each Defending Pokémon is now Burned twice.'],
    [
      'two kinds of Poison',
      "The Defending Pokémon is now Poisoned. Put 2 damage counters instead of 1 on your opponent's Active Pokémon between turns.",
    ],
    ['no cards', 'Search your deck for a Badge card and attach it to Mistmoth. Shuffle your deck afterward.'],
    [
      'Pokémon that are not Energy',
      'Search your deck for a Pokémon and attach it to Mistmoth. Shuffle your deck afterward.',
    ],
    [
      'an Evolution card on the Bench',
      'Search your deck for an Evolution card and put it onto your Bench. Shuffle your deck afterward.',
    ],
    [
      'the other way round',
      'Flip a coin. If heads, this attack does nothing. If tails, the Defending Pokémon is now Confused.',
    ],
  ])('is left alone for %s', (_why, text) => {
    expect(attack(text)).toBeNull();
  });
});
