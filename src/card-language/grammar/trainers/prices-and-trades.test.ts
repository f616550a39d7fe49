import { describe, expect, it } from 'vitest';
import { SHUFFLED, says } from './says.fixture.ts';

const TRADE = 'Trade 1 of the other cards in your hand for';

describe('what is given for something', () => {
  it('may be cards for cards of the discard pile', () => {
    expect(says(`${TRADE} up to 2 Stadium cards from your discard pile.`)).toEqual({
      does: [{ trade: 1, for: { kind: 'stadium' }, count: 2, from: 'discard', 'up-to': true }],
    });
  });

  it('is so many of them, where fewer than that number are all', () => {
    const fewer = (n: number) =>
      `${TRADE} 3 Supporter cards from your discard pile. If you have fewer than ${n} Supporter cards there, take all of them.`;
    expect(says(fewer(3))).toEqual({ does: [{ trade: 1, for: { kind: 'supporter' }, count: 3, from: 'discard' }] });
    expect(says(fewer(2))).toBe('words');
  });

  it('may be cards for cards of the deck', () => {
    expect(
      says(
        `${TRADE} up to 2 Stadium cards from your deck. Show those cards to your opponent, then put them into your hand. ${SHUFFLED}`,
      ),
    ).toEqual({ does: [{ trade: 1, for: { kind: 'stadium' }, count: 2, from: 'deck', 'up-to': true }] });
  });

  it('is paid first, and for all that follows', () => {
    expect(says('Shuffle 2 of the other cards from your hand into your deck in order to draw a card.')).toEqual({
      does: [{ first: [{ 'hand-to-deck': 2, at: 'shuffled' }], 'if-you-do': [{ draw: 1 }], price: true }],
    });
  });
});
