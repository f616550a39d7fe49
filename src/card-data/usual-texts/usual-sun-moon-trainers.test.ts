import { describe, expect, it } from 'vitest';
import { readTrainerSentence } from './usual-trainers.ts';

const SHUFFLED = '. Then, shuffle your deck';

describe('the text of a Trainer card of Sun & Moon', () => {
  it.each([
    [
      "Move a Special Energy from 1 of your opponent's Pokémon to another of their Pokémon",
      [{ 'move-energy': 1, special: true, from: { one: { side: 'theirs' } }, to: { one: { side: 'theirs' } } }],
    ],
    [
      'Attach a Water Energy card from your discard pile to 1 of your Benched Water Pokémon',
      [
        {
          attach: { kind: 'energy', type: 'W' },
          count: 1,
          from: 'discard',
          to: { one: { side: 'yours', place: 'bench', type: 'W' } },
        },
      ],
    ],
    [
      `Discard 2 Water Energy cards from your hand. If you do, search your deck for up to 2 cards and put them into your hand${SHUFFLED}`,
      [
        {
          first: [{ 'discard-hand': 2, of: { kind: 'energy', type: 'W' } }],
          'if-you-do': [{ search: {}, count: 2, to: 'hand', 'up-to': true }],
        },
      ],
    ],
    [
      'Your opponent shuffles their hand into their deck and draws a card for each of their remaining Prize cards',
      [{ 'shuffle-hand': 'opponent' }, { draw: { 'prizes-left': 'theirs' }, who: 'opponent' }],
    ],
    ['Draw 2 cards. Flip a coin. If heads, draw 2 more cards', [{ draw: 2 }, { flip: { heads: [{ draw: 2 }] } }]],
  ])('is executed: %s', (text, does) => {
    expect(readTrainerSentence(text)).toEqual(does);
  });
});
