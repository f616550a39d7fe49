import { describe, expect, it } from 'vitest';
import { says } from './trainers/says.fixture.ts';

const THEIRS = 'their deck.';
const BACK = `Your opponent shuffles that card into ${THEIRS}`;

describe('cards of a hand that is shown', () => {
  it('of a kind go into decks, of one player or both', () => {
    expect(
      says(
        'You and your opponent show each other your hands, then shuffle all the Supporter cards from your hands into your decks.',
      ),
    ).toEqual({ does: [{ 'reveal-hand': 'both' }, { 'shuffle-hand': 'both', of: { kind: 'supporter' } }] });
    expect(says(`Look at your opponent's hand. If they have any Stadium cards, choose 1 of them. ${BACK}`)).toEqual({
      does: [{ 'hand-picked': 1, of: 'theirs', which: { kind: 'stadium' }, to: 'deck' }],
    });
  });

  it('are drawn for, if the text counts those that went', () => {
    const away = (kind: string) =>
      `Your opponent reveals their hand and shuffles all Item cards found there into ${THEIRS} Then, draw a number of cards equal to the number of ${kind} cards your opponent shuffled into ${THEIRS}`;
    expect(says(away('Item'))).toEqual({
      does: [
        { 'reveal-hand': 'theirs' },
        { 'shuffle-hand': 'opponent', of: { item: true } },
        { draw: { shuffled: true } },
      ],
    });
    expect(says(away('Supporter'))).toBe('words');
  });
});
