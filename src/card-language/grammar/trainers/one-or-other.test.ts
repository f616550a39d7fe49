import { describe, expect, it } from 'vitest';
import { says } from './says.fixture.ts';

const SHOWN = 'show it to your opponent, and put it into your hand.';

describe('one thing or another', () => {
  it('is for its player to pick', () => {
    expect(says('Draw 2 cards. Or, heal 30 damage from your Active Pokémon.')).toEqual({
      does: [{ 'pick-one': { first: [{ draw: 2 }], second: [{ heal: 30, from: 'your-active' }] } }],
    });
  });

  it('is called by the piles where it is about two of them', () => {
    expect(
      says(
        `Search your deck for a Supporter card, ${SHOWN} Shuffle your deck afterward. Or, search your discard pile for a Stadium card, ${SHOWN}`,
      ),
    ).toEqual({
      does: [
        {
          'pick-one': {
            deck: [{ search: { kind: 'supporter' }, count: 1, to: 'hand' }],
            discard: [{ 'from-discard': { kind: 'stadium' }, count: 1, to: 'hand' }],
          },
        },
      ],
    });
  });

  it('may be one to the hand or more to the deck, of the kind that is looked for', () => {
    const some = (kind: string) =>
      `Search your discard pile for ${kind} cards. You may either show 1 Stadium card to your opponent and put it into your hand, or show 3 Stadium cards to your opponent and shuffle them into your deck.`;
    expect(says(some('Stadium'))).toEqual({
      does: [
        {
          'pick-one': {
            hand: [{ 'from-discard': { kind: 'stadium' }, count: 1, to: 'hand' }],
            deck: [{ 'from-discard': { kind: 'stadium' }, count: 3, to: 'deck' }],
          },
        },
      ],
    });
    expect(says(some('Supporter'))).toBe('words');
  });
});

describe('one or more of several', () => {
  it('are each choice of some of them, once', () => {
    expect(says('Choose 1 or more: • Draw a card. • Draw 2 cards. • Heal 30 damage from your Active Pokémon.')).toEqual(
      {
        does: [
          {
            'pick-one': {
              first: [{ draw: 1 }, { may: [{ draw: 2 }] }, { may: [{ heal: 30, from: 'your-active' }] }],
              second: [{ draw: 2 }, { may: [{ heal: 30, from: 'your-active' }] }],
              third: [{ heal: 30, from: 'your-active' }],
            },
          },
        ],
      },
    );
  });
});
