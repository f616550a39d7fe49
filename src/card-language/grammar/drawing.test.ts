import { describe, expect, it } from 'vitest';
import { says } from './trainers/says.fixture.ts';

describe('cards that are drawn', () => {
  it('are as many as were discarded, or twice as many on heads', () => {
    expect(says('You may discard as many other cards as you want from your hand and draw that many cards.')).toEqual({
      does: [{ 'discard-hand': 'any' }, { draw: { discarded: true } }],
    });
    expect(
      says('Discard any number of other cards from your hand, then flip a coin. If heads, draw twice that many cards.'),
    ).toEqual({
      does: [{ 'discard-hand': 'any' }, { flip: { heads: [{ draw: { counted: { discarded: true }, times: 2 } }] } }],
    });
  });

  it('follow a hand that goes away but for one card', () => {
    const away = 'shuffle the rest of your cards into your deck.';
    expect(says(`Choose 1 card in your hand and ${away} Then, draw 3 cards.`)).toEqual({
      does: [
        { first: [{ 'hand-to-deck': 'all-but-one', at: 'shuffled' }], 'if-you-do': [{ draw: 3 }], worded: 'then' },
      ],
    });
  });

  it('are not drawn where the top card is switched with one of the hand', () => {
    expect(says('Switch 1 card from your hand with the top card of your deck.')).toEqual({
      does: [{ 'hand-to-deck': 1, at: 'top', 'for-top': true }],
    });
  });
});
