import { describe, expect, it } from 'vitest';
import { usualTrainer } from './usual-texts.ts';

const SHOWN = 'reveal them, and put them into your hand';
const DONE = 'If you do';
const THEIR = 'his or her';
const COIN = 'flip a coin. If heads';
const BACK = 'put this card into your hand';
const NO_DECK = 'no cards in your deck';
const ONLY_IF = 'You can play this card only if';

describe('Items and Supporters since Black & White', () => {
  it.each([
    [
      `Each player shuffles all cards in ${THEIR} discard pile into ${THEIR} deck (except for Big Trick).`,
      [
        { 'from-discard': { 'not-named': 'Big Trick' }, count: 'all', to: 'deck' },
        { 'from-discard': { 'not-named': 'Big Trick' }, count: 'all', of: 'theirs', to: 'deck' },
      ],
    ],
    [
      'Choose 1: • Draw 2 cards. • Put a Supporter card from your discard pile into your hand.',
      [
        {
          'pick-one': {
            first: [{ draw: 2 }],
            second: [{ 'from-discard': { kind: 'supporter' }, count: 1, to: 'hand' }],
          },
        },
      ],
    ],
    [
      'Discard 2 cards from your hand. If you do, draw 4 cards.',
      [{ first: [{ 'discard-hand': 2 }], 'if-you-do': [{ draw: 4 }] }],
    ],
    [
      'Heal 20 damage from your Active Pokémon. If you healed any damage in this way, flip a coin. If heads, put this Cold Treat into your hand instead of the discard pile.',
      [
        {
          first: [{ heal: 20, from: 'your-active' }],
          'if-you-do': [{ flip: { heads: [{ 'put-this': 'hand' }] } }],
        },
      ],
    ],
  ])('are executed: %s', (text, does) => {
    expect(usualTrainer(text)).toEqual({ does });
  });

  it.each([
    ['a part of a choice that is not known', 'Choose 1: • Draw 2 cards. • Shout.'],
    ['one part alone to choose from', 'Choose 1: • Draw 2 cards.'],
    ['what follows what is thrown away', 'Discard 2 cards from your hand. If you do, shout.'],
    [
      'what depends on which card was discarded',
      `Discard a card from your hand. ${DONE}, draw 2 cards. If you discarded an Energy card in this way, draw 2 more cards.`,
    ],
    [
      'a kind of card that is not known',
      `Search your deck for an Item card and a Shiny card, ${SHOWN}. Then, shuffle your deck.`,
    ],
    ['a condition that is not known', `${ONLY_IF} you like it. Draw 2 cards.`],
    [
      'cards put where the words do not fit',
      'Put 3 in any combination of Pokémon and basic Energy cards from your discard pile into your deck.',
    ],
  ])('are left alone for %s', (_why, text) => {
    expect(usualTrainer(text)).toBeNull();
  });

  it('are played only under the condition they name', () => {
    expect(
      usualTrainer(
        `Draw 2 cards. Then, ${COIN}, if you played this Golfer from your hand, ${BACK} instead of the discard pile. If you have ${NO_DECK}, you can't play this card.`,
      ),
    ).toEqual({
      does: [{ draw: 2 }, { flip: { heads: [{ 'put-this': 'hand' }] } }],
      playsOnlyIf: { 'deck-at-least': 1 },
    });
    expect(usualTrainer(`${ONLY_IF} you have more Prize cards remaining than your opponent. Draw 2 cards.`)).toEqual({
      does: [{ draw: 2 }],
      playsOnlyIf: { 'more-prizes': true },
    });
  });
});
