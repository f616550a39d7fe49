import { describe, expect, it } from 'vitest';
import { usualAttack, usualTrainer } from './usual-texts.ts';

const attack = (text: string, mark?: '+') =>
  usualAttack({ name: 'Dust', cost: [], text, ...(mark ? { mark } : {}) }, 'Mistmoth');

describe('the text of an attack', () => {
  it('is executed where every sentence is a usual one, and else left alone as a whole', () => {
    expect(attack('The Defending Pokémon is now Asleep. Draw a card.')).toEqual({
      does: [{ condition: 'asleep', on: 'defending' }, { draw: 1 }],
    });
    expect(attack('Flip a coin. If heads, draw a card.')).toEqual({ does: [{ flip: { heads: [{ draw: 1 }] } }] });
    expect(attack('Draw a card. Moss grows.')).toBeNull();
    expect(attack('Flip a coin. If heads, draw a card. Draw 2 cards.')).toBeNull();
  });

  it('discards its own Energy before the damage, and does nothing once it has left play', () => {
    expect(attack('Discard 2 Energy from Mistmoth. Draw a card.')).toEqual({
      discards: [{ 'discard-energy': 2, from: 'self' }],
      does: [{ draw: 1 }],
    });
    expect(attack('Shuffle Mistmoth and all cards attached to it into your deck. Draw a card.')).toBeNull();
  });

  it('is left alone where a sign after the number is not explained', () => {
    expect(attack('Draw a card.', '+')).toBeNull();
  });
});

describe('the text of a Trainer card', () => {
  it('is executed where every sentence is a usual one, and else left alone', () => {
    expect(usualTrainer('Draw 3 cards.')).toEqual({ does: [{ draw: 3 }] });
    expect(usualTrainer('Draw 3 cards. Your opponent claps.')).toBeNull();
    expect(usualTrainer('This Pokémon is now Asleep.')).toBeNull();
    expect(usualTrainer('')).toBeNull();
  });

  it.each([
    ['Switch 1 of your own Benched Pokémon with your Active Pokémon.', [{ switch: 'yours' }]],
    ['Flip a coin. If heads, draw 3 cards.', [{ flip: { heads: [{ draw: 3 }] } }]],
    ['Flip 2 coins. For each heads, draw a card.', [{ 'flip-coins': 2, 'each-heads': [{ draw: 1 }] }]],
    [
      'Remove up to 2 damage counters from 1 of your Pokémon.',
      [
        { choose: { side: 'yours', damaged: true } },
        { heal: 10, from: 'chosen' },
        { may: [{ heal: 10, from: 'chosen' }] },
      ],
    ],
  ])('is executed in older words: %s', (text, does) => {
    expect(usualTrainer(text)).toEqual({ does });
  });

  it('leaves out how a Supporter is played, which is a rule', () => {
    const said =
      'You can play only one Supporter card each turn. When you play this card, put it next to your Active Pokémon. When your turn ends, discard this card. Draw 2 cards.';
    expect(usualTrainer(said)).toEqual({ does: [{ draw: 2 }] });
    expect(usualTrainer(said.replace('discard this card', 'put this card into your hand instead'))).toBeNull();
  });

  it('has a price where it says what is thrown away for it', () => {
    const price =
      'Discard 2 of the other cards from your hand in order to search your deck for any card and put it into your hand. Shuffle your deck afterward.';
    expect(usualTrainer(price)).toEqual({ does: [{ search: {}, count: 1, to: 'hand' }], discardsToPlay: 2 });
    expect(usualTrainer('Discard a card from your hand in order to play this card. Draw 2 cards.')).toEqual({
      does: [{ draw: 2 }],
      discardsToPlay: 1,
    });
    expect(usualTrainer('Discard a card from your hand. Draw 2 cards.')).toBeNull();
  });

  it('is left alone where something follows a coin', () => {
    expect(usualTrainer('Flip a coin. If heads, draw 3 cards. Draw 2 cards.')).toBeNull();
  });
});
