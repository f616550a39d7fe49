import { describe, expect, it } from 'vitest';
import { says } from './trainers/says.fixture.ts';

const FIRST = 'Your opponent does this first.';
const UNTIL = 'cards until they have 4 cards in their hand';
const OPPONENT = { who: 'opponent' };

describe('what each player does', () => {
  it('is done in the order that the text says', () => {
    expect(says('Each player discards 2 cards from their hand. Your opponent discards first.')).toEqual({
      does: [{ 'discard-hand': 2, ...OPPONENT }, { 'discard-hand': 2 }],
    });
    expect(says('Each player may draw up to 2 cards. You draw first.')).toEqual({
      does: [{ may: [{ draw: 2, 'up-to': true }] }, { may: [{ draw: 2, 'up-to': true, ...OPPONENT }], by: 'opponent' }],
    });
  });

  it('may be a hand of so many cards, drawn or discarded', () => {
    expect(says(`Each player either draws or discards ${UNTIL}. (${FIRST})`)).toEqual({
      does: [
        { 'draw-until': 4, 'or-discard': true, ...OPPONENT },
        { 'draw-until': 4, 'or-discard': true },
      ],
    });
    expect(
      says(`Each player either draws or discards ${UNTIL.replace('they have', 'that player has')}. (${FIRST})`),
    ).toEqual(says(`Each player either draws or discards ${UNTIL}. (${FIRST})`));
    expect(says(`Each player discards ${UNTIL.replace('cards', 'cards from their hand')}. ${FIRST}`)).toEqual({
      does: [
        { 'discard-hand': 'all', keeping: 4, ...OPPONENT },
        { 'discard-hand': 'all', keeping: 4 },
      ],
    });
  });

  it('is not read where the text does not say who is first', () => {
    expect(says('Each player discards 2 cards from their hand.')).toBe('words');
  });
});

describe('what the opponent does', () => {
  it('may be keeping so many cards of a hand, or losing all others of them unseen', () => {
    const LEFT = 'until your opponent has 4 cards left in his or her hand.';
    expect(says(`Your opponent discards a number of cards ${LEFT}`)).toEqual({
      does: [{ 'discard-hand': 'all', keeping: 4, ...OPPONENT }],
    });
    expect(says(`Discard a number of cards without looking ${LEFT}`)).toEqual({
      does: [
        { times: { sum: [{ hand: 'theirs' }, -4] }, does: [{ 'hand-at-random': 1, of: 'theirs', to: 'discard' }] },
      ],
    });
    // Whose cards are discarded is not said.
    expect(says(`Discard a number of cards ${LEFT}`)).toBe('words');
  });

  const UNDER = 'on the bottom of their deck';
  const AWAY = `shuffles their hand and puts it ${UNDER}.`;

  it('may be followed by more, of which the same player is meant by "they"', () => {
    expect(says(`Your opponent ${AWAY} If they put any cards ${UNDER} in this way, they draw 3 cards.`)).toEqual({
      does: [
        {
          first: [{ 'shuffle-hand': 'opponent', under: true }],
          'if-you-do': [{ draw: 3, ...OPPONENT }],
          worded: 'implied',
        },
      ],
    });
  });

  it('is not read where "they" might be either player', () => {
    expect(says(`Each player ${AWAY} If either player put any cards ${UNDER} in this way, they draw 3 cards.`)).toBe(
      'words',
    );
  });
});

describe('a game for it', () => {
  it('gives each player what they have won or lost, you first', () => {
    expect(
      says(
        'You and your opponent play "Rock-Paper-Scissors." The player who wins draws 3 cards. The player who loses draws up to 2 cards. (You draw your cards first.)',
      ),
    ).toEqual({
      does: [
        {
          'rock-paper-scissors': {
            won: [{ draw: 3 }, { draw: 2, 'up-to': true, ...OPPONENT }],
            lost: [
              { draw: 2, 'up-to': true },
              { draw: 3, ...OPPONENT },
            ],
          },
        },
      ],
    });
  });
});
