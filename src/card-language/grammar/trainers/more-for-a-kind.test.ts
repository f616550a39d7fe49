import { describe, expect, it } from 'vitest';
import { says } from './says.fixture.ts';

const DISCARD = 'Discard a card from your hand.';
const more = (n: number, of: object) => [
  { draw: 3 },
  { times: { whether: { discarded: true, of } }, does: [{ draw: n }] },
];

describe('cards for a discarded card, and more for one of a kind', () => {
  it('are drawn instead', () => {
    expect(says(`${DISCARD} Then, draw 3 cards. If you discarded a Stadium card, draw 5 cards instead.`)).toEqual({
      does: [{ first: [{ 'discard-hand': 1 }], 'if-you-do': more(2, { kind: 'stadium' }), worded: 'then' }],
    });
    expect(says(`${DISCARD} Then, draw 3 cards. If you discarded a Stadium card, draw 2 cards instead.`)).toBe('words');
  });

  it('are drawn too, where the card has to be there', () => {
    expect(
      says(
        `${DISCARD} (If you can't discard a card, you can't play this card.) Draw 3 cards. If you discarded a Supporter card, draw 1 more card.`,
      ),
    ).toEqual({
      does: [{ 'discard-hand': 1 }, ...more(1, { kind: 'supporter' })],
      playsOnlyIf: { 'hand-at-least': 2 },
    });
  });
});
