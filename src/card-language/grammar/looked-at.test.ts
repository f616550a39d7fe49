import { describe, expect, it } from 'vitest';
import { says } from './trainers/says.fixture.ts';

const SHUFFLED_IN = 'Shuffle the other cards back into your deck.';

describe('cards of a deck that are looked at', () => {
  it('may lie at either end', () => {
    const taken = { count: 2, rest: 'bottom' };
    expect(
      says(
        'Look at the 5 cards from the bottom of your deck. Choose any 2 cards you find there and put them into your hand. Put the other cards back on the bottom of your deck in any order.',
      ),
    ).toEqual({ does: [{ 'look-at-top': 5, end: 'bottom', ...taken }] });
    expect(
      says(
        'Look at the top 5 cards of your deck. Put 2 of them into your hand, and then return the remaining cards to the bottom of your deck in any order.',
      ),
    ).toEqual({ does: [{ 'look-at-top': 5, ...taken }] });
  });

  it('are taken as a whole kind, or left', () => {
    expect(
      says(
        `Look at the top 6 cards of your deck, choose as many Supporter cards as you like, show them to your opponent, and put them into your hand. ${SHUFFLED_IN}`,
      ),
    ).toEqual({
      does: [{ 'look-at-top': 6, take: { kind: 'supporter' }, count: 6, 'or-none': true, rest: 'shuffle' }],
    });
  });

  it('may be picked by the opponent, and more of them than lie there can’t be', () => {
    const picked = (n: number) =>
      `Reveal the top 5 cards of your deck and have your opponent choose ${n} of them. Discard the chosen cards and put the remaining cards into your hand.`;
    expect(says(picked(2))).toEqual({
      does: [{ 'look-at-top': 5, count: 2, chooser: 'opponent', into: 'discard', rest: 'hand' }],
    });
    expect(says(picked(5))).toBe('words');
  });

  it('may lie in the deck of either player', () => {
    const either = (verb: object) => ({ 'pick-one': { you: [verb], opponent: [{ ...verb, of: 'opponent' }] } });
    expect(
      says(
        "Look at the top 5 cards of either player's deck and put them back on top of that player's deck in any order.",
      ),
    ).toEqual({ does: [either({ 'look-at-top': 5, rest: 'top' })] });
  });

  it('may be as many as a coin says', () => {
    expect(
      says(
        `Flip a coin. If heads, look at the top 6 cards of your deck and put 2 of them into your hand. If tails, look at the top 3 cards of your deck and put 1 of them into your hand. ${SHUFFLED_IN}`,
      ),
    ).toEqual({
      does: [
        {
          flip: {
            heads: [{ 'look-at-top': 6, count: 2, rest: 'shuffle' }],
            tails: [{ 'look-at-top': 3, count: 1, rest: 'shuffle' }],
          },
        },
      ],
    });
  });

  it('have to be attached where the text does not say "may"', () => {
    const energy = {
      'look-at-top': 4,
      take: { kind: 'energy' },
      count: 1,
      onto: { one: { side: 'yours', place: 'bench' } },
    };
    expect(
      says(
        `Look at the top 4 cards of your deck and attach an Energy card you find there to a Pokémon on your Bench. ${SHUFFLED_IN}`,
      ),
    ).toEqual({ does: [{ ...energy, rest: 'shuffle' }] });
    expect(
      says(
        `Look at the top 4 cards of your deck. You may attach an Energy card you find there to a Pokémon on your Bench. ${SHUFFLED_IN}`,
      ),
    ).toEqual({ does: [{ ...energy, 'or-none': true, rest: 'shuffle' }] });
  });
});
