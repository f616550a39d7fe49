import { describe, expect, it } from 'vitest';
import { says } from './says.fixture.ts';

const LOOK = 'Look at your face-down Prize cards';
const DOWN = 'shuffle your face-down Prize cards.';

describe('a text about Prizes', () => {
  it('changes the card itself for one of them', () => {
    expect(
      says(
        `${LOOK} and put 1 of them into your hand. Then, shuffle this Old Ledger into your remaining Prize cards and put them back face down.`,
      ),
    ).toEqual({ does: [{ 'prize-for-this': {} }] });
  });

  it('may find none of a kind, which is named twice', () => {
    const found = (again: string) =>
      `${LOOK}. You may reveal a Supporter card you find there, put it into your hand, and put this Old Ledger in its place. (If you don't reveal a ${again} card, put this card in the discard pile.) Then, ${DOWN}`;
    expect(says(found('Supporter'))).toEqual({
      does: [{ 'prize-for-this': { kind: 'supporter' }, 'or-none': true }],
    });
    expect(says(found('Stadium'))).toBe('words');
  });
});

describe('where the card itself goes', () => {
  it('may be the hand again', () => {
    expect(
      says('Draw a card. Then, flip a coin. If heads, put this Old Ledger into your hand instead of the discard pile.'),
    ).toEqual({
      does: [{ first: [{ draw: 1 }], 'if-you-do': [{ flip: { heads: [{ 'put-this': 'hand' }] } }], worded: 'then' }],
    });
  });
});
