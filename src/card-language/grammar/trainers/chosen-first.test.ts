import { describe, expect, it } from 'vitest';
import { says } from './says.fixture.ts';

const CHOSEN = { choose: { side: 'yours' } };

describe('a Pokémon that is chosen first', () => {
  it('is the one that coins decide about', () => {
    expect(says('Choose 1 of your Pokémon. Flip 3 coins. For each heads, heal 20 damage from that Pokémon.')).toEqual({
      does: [CHOSEN, { 'flip-coins': 3, 'each-heads': [{ heal: 20, from: 'chosen' }] }],
    });
    expect(
      says(
        'Choose 1 of your Pokémon. Flip 2 coins. If both are heads, heal 90 damage from that Pokémon. If both are tails, discard all Energy from that Pokémon.',
      ),
    ).toEqual({
      does: [
        CHOSEN,
        { 'flip-coins': 2, 'each-heads': [] },
        // biome-ignore lint/suspicious/noThenProperty: the keyword of the verb, never awaited
        { if: { heads: 2 }, then: [{ heal: 90, from: 'chosen' }] },
        // biome-ignore lint/suspicious/noThenProperty: the keyword of the verb, never awaited
        { if: { heads: 0 }, then: [{ 'discard-energy': 'all', from: 'chosen' }] },
      ],
    });
  });

  it('is cured and healed, if the number in brackets is the one before them', () => {
    const healed = (n: number) =>
      `Choose 1 of your Water Pokémon. Remove all Special Conditions and 4 damage counters from that Pokémon (all if there are less than ${n}).`;
    expect(says(healed(4))).toEqual({
      does: [{ choose: { side: 'yours', type: 'W' } }, { cure: 'all', on: 'chosen' }, { heal: 40, from: 'chosen' }],
    });
    expect(says(healed(5))).toBe('words');
  });
});

describe('a coin after something', () => {
  it('is flipped once that is done', () => {
    expect(says('Discard your hand and flip a coin. If heads, draw 5 cards. If tails, draw 2 cards.')).toEqual({
      does: [{ 'discard-hand': 'all' }, { flip: { heads: [{ draw: 5 }], tails: [{ draw: 2 }] } }],
    });
  });
});
