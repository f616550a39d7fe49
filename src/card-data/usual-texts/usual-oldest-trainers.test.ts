import { describe, expect, it } from 'vitest';
import { usualTrainer } from './usual-texts.ts';

const THEN = 'then';
const DECK = 'top of your deck';
const EITHER = { kind: 'pokemon', basic: true, evolution: true };
const BASIC = { kind: 'energy', tag: 'basic energy' };
const ANY_TRAINER = { kind: 'trainer', 'old-trainer': true };

describe('a Trainer card of the first years', () => {
  it.each([
    [
      'Trade 1 of the Basic Pokémon or Evolution cards in your hand for 1 of the Basic Pokémon or Evolution cards from your deck. Show both cards to your opponent. Shuffle your deck afterward.',
      { does: [{ trade: 1, of: EITHER, for: EITHER, count: 1, from: 'deck' }] },
    ],
    [
      'Trade 1 of the other cards in your hand for up to 2 basic Energy cards from your discard pile.',
      { does: [{ trade: 1, for: BASIC, count: 2, from: 'discard', 'up-to': true }] },
    ],
    [
      'You and your opponent show each other your hands, then shuffle all the Trainer cards from your hands into your decks.',
      { does: [{ 'reveal-hand': 'both' }, { 'shuffle-hand': 'both', of: ANY_TRAINER }] },
    ],
    [
      'Shuffle 2 of the other cards from your hand into your deck in order to draw a card.',
      { does: [{ first: [{ 'hand-to-deck': 2, at: 'shuffled' }], 'if-you-do': [{ draw: 1 }], price: true }] },
    ],
    [
      'You may draw up to 3 cards, then your opponent may draw up to 3 cards.',
      {
        does: [
          { may: [{ draw: 3, 'up-to': true }] },
          { may: [{ draw: 3, who: 'opponent', 'up-to': true }], by: 'opponent' },
        ],
      },
    ],
    [
      `Choose a card from your hand and put it on ${DECK}. Search your deck for a Pokémon, show it to your opponent, and put it into your hand. Shuffle your deck afterward. (If this is the only card in your hand, you can't play this card.)`,
      {
        does: [
          { 'hand-to-deck': 1, at: 'top' },
          { search: { kind: 'pokemon' }, count: 1, to: 'hand' },
        ],
        playsOnlyIf: { 'hand-at-least': 2 },
      },
    ],
    [
      'Each player shuffles his or her hand into his or her deck and draws a new hand of the same number of cards.',
      { does: [{ 'shuffle-hand': 'both', 'drawn-anew': true }] },
    ],
    [
      "You can't play this card if you have any cards in your hand other than Dustbin. Show your hand to your opponent, then draw 5 cards.",
      { does: [{ draw: 5 }], playsOnlyIf: { 'hand-only': 'Dustbin' } },
    ],
    [
      'Choose 1 of your Pokémon. Flip 2 coins. If both are heads, remove all damage counters from that Pokémon. If both are tails, discard all Energy cards attached to that Pokémon.',
      {
        does: [
          { choose: { side: 'yours' } },
          { 'flip-coins': 2, 'each-heads': [] },
          { if: { heads: 2 }, [THEN]: [{ heal: 'all', from: 'chosen' }] },
          { if: { heads: 0 }, [THEN]: [{ 'discard-energy': 'all', from: 'chosen' }] },
        ],
      },
    ],
  ])('is executed: %s', (text, read) => {
    expect(usualTrainer(text)).toEqual(read);
  });

  it.each([
    [
      'two names',
      'Flip a coin. If heads, search your deck for a Pokémon that has Team Aqua in its name, show it to your opponent, and put it into your hand. If tails, search your deck for a Basic Pokémon that has Team Magma in its name, show it to your opponent and put it into your hand. Shuffle your deck afterward.',
    ],
    [
      'a trade of something else',
      'Trade 1 of the Prizes in your hand for up to 2 basic Energy cards from your discard pile.',
    ],
  ])('is left alone for %s', (_why, text) => {
    expect(usualTrainer(text)).toBeNull();
  });
});
