import { describe, expect, it } from 'vitest';
import { says } from './says.fixture.ts';

const DRAW = 'Draw 3 cards.';
const DRAWN = [{ draw: 3 }];
const FROM_HAND = 'from your hand';
const NOT = "you can't play this card";

describe('what a Trainer card asks for', () => {
  it.each([
    [`Discard 2 cards ${FROM_HAND}. (If you can't discard 2 cards, ${NOT}.) ${DRAW}`, { discardsToPlay: 2 }],
    [`Discard a card ${FROM_HAND}. If you can't discard a card ${FROM_HAND}, ${NOT}. ${DRAW}`, { discardsToPlay: 1 }],
    [`You can play this card only if you discard another card ${FROM_HAND}. ${DRAW}`, { discardsToPlay: 1 }],
    [`Discard 2 of the other cards ${FROM_HAND} in order to draw 3 cards.`, { discardsToPlay: 2 }],
    [
      `You may use this card only if your opponent has 3 or fewer Prize cards remaining. ${DRAW}`,
      { playsOnlyIf: { 'prizes-at-most': { theirs: 3 } } },
    ],
    [
      `You can use this card only when it is the last card in your hand. ${DRAW}`,
      { playsOnlyIf: { 'hand-at-most': 1 } },
    ],
    [
      `You can use this card only if you have 2 or more other cards in your hand. ${DRAW}`,
      { playsOnlyIf: { 'hand-at-least': 3 } },
    ],
    [`You can use this card only during your first turn. ${DRAW}`, { playsOnlyIf: { 'first-turn': true } }],
    [`${DRAW} If you have no cards in your deck, ${NOT}.`, { playsOnlyIf: { 'deck-at-least': 1 } }],
    [
      `${DRAW} (You can't play Old Ledger if your opponent's Bench is full.)`,
      { playsOnlyIf: { 'opponents-bench-room': true } },
    ],
    [`${DRAW} (If this is the only card in your hand, ${NOT}.)`, { playsOnlyIf: { 'hand-at-least': 2 } }],
    [`${DRAW} ${NOT.replace('you', 'You')} during your first turn.`, { playsOnlyIf: { not: { 'first-turn': true } } }],
  ])('is a price or a condition: %s', (text, asked) => {
    expect(says(text)).toEqual({ does: DRAWN, ...asked });
  });

  it('is not read where the price and what is said of it are two numbers', () => {
    expect(says(`Discard 2 cards ${FROM_HAND}. (If you can't discard 3 cards, ${NOT}.) ${DRAW}`)).toBe('words');
  });

  it('may be a card for the Lost Zone, which is paid for all that follows', () => {
    expect(says(`You can use this card only if you put another card ${FROM_HAND} in the Lost Zone. ${DRAW}`)).toEqual({
      does: [{ first: [{ 'discard-hand': 1, into: 'lost' }], 'if-you-do': DRAWN, price: true }],
      playsOnlyIf: { 'hand-at-least': 2 },
    });
  });

  it('may be cards that go into the deck first', () => {
    const away = 'Shuffle 2 cards from your hand into your deck.';
    expect(says(`${away} (If you can't shuffle 2 cards into your deck, ${NOT}.) Then, draw 3 cards.`)).toEqual({
      does: [{ first: [{ 'hand-to-deck': 2, at: 'shuffled' }], 'if-you-do': DRAWN, worded: 'then' }],
      playsOnlyIf: { 'hand-at-least': 3 },
    });
  });

  it('may be that something can be drawn after a discard', () => {
    const until = 'Then, draw cards until you have 5 cards in your hand.';
    expect(says(`You may discard a card ${FROM_HAND}. ${until} (If you can't draw any cards, ${NOT}.)`)).toEqual({
      does: [
        {
          if: { 'hand-at-least': 5 },
          // biome-ignore lint/suspicious/noThenProperty: the keyword of the verb, never awaited
          then: [{ 'discard-hand': 1 }, { 'draw-until': 5 }],
          else: [{ may: [{ 'discard-hand': 1 }] }, { 'draw-until': 5 }],
        },
      ],
      playsOnlyIf: { 'deck-at-least': 1, 'hand-at-most': 6 },
    });
  });
});
