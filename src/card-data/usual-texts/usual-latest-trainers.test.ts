import { describe, expect, it } from 'vitest';
import { usualTrainer } from './usual-texts.ts';

const PRIZES = 'Look at your face-down Prize cards';
const PLAYED = 'When you play this card, you may discard 2 other cards from your hand. If you do';
const UNLESS = "you can't play this card";
const SET_ASIDE = 'remaining Prize cards and put them back face down';
const PILE = 'discard pile';
const EVOLVER = 'a card that evolves from 1 of your Pokémon';
const COUNTS = 'This counts as evolving that Pokémon';
const FIRST = 'during your first turn or on a Pokémon that was put into play this turn';

describe('Items and Supporters of Sun & Moon', () => {
  it.each([
    [
      "Switch 1 of your opponent's Benched Pokémon-GX or Pokémon-EX with their Active Pokémon.",
      [{ switch: 'theirs', chooser: 'you', of: { 'any-of': [{ tag: 'gx' }, { tag: 'EX' }] } }],
    ],
    [
      `${PRIZES} and put 1 of them into your hand. Then, shuffle this Golfer into your ${SET_ASIDE}. If you didn't play this Golfer from your hand, it does nothing.`,
      [{ 'prize-for-this': {} }],
    ],
    [
      `${PRIZES}. You may reveal an Ultra Beast card you find there, put it into your hand, and put this Golf Ball in its place. (If you don't reveal an Ultra Beast card, put this card in the ${PILE}.) Then, shuffle your face-down Prize cards.`,
      [{ 'prize-for-this': { kind: 'pokemon', tag: 'ultra beast' }, 'or-none': true }],
    ],
    [
      'Draw a card. Then, draw 2 cards for each other Golfer in your discard pile.',
      [{ draw: 1 }, { draw: { counted: { 'in-discard': { named: 'Golfer' }, of: 'yours' }, times: 2 } }],
    ],
    [
      `Switch your Active Pokémon with 1 of your Benched Pokémon. ${PLAYED}, heal 120 damage from the Pokémon you moved to your Bench.`,
      [
        { choose: { side: 'yours', place: 'active' } },
        {
          first: [{ switch: 'yours' }],
          'if-you-do': [
            {
              may: [{ first: [{ 'discard-hand': 2 }], 'if-you-do': [{ heal: 120, from: 'chosen' }], price: true }],
            },
          ],
        },
      ],
    ],
  ])('are read as data: %s', (text, does) => {
    expect(usualTrainer(text)).toEqual({ does });
  });

  it('are played only under what they ask for', () => {
    expect(
      usualTrainer(
        'You can play this card only if your Active Pokémon is a Water or Metal Pokémon. Your opponent chooses 2 Benched Pokémon and shuffles the others, and all cards attached to them, into their deck.',
      ),
    ).toEqual({
      does: [{ 'keep-on-bench': 2, of: 'theirs', rest: 'deck' }],
      playsOnlyIf: { 'you-have': { place: 'active', 'any-of': [{ type: 'W' }, { type: 'M' }] } },
    });
    expect(
      usualTrainer(
        `You may discard any number of cards from your hand. Then, draw cards until you have 5 cards in your hand. If you can't draw any cards in this way, ${UNLESS}.`,
      ),
    ).toEqual({
      does: [{ 'discard-hand': 'any', leaving: 4 }, { 'draw-until': 5 }],
      playsOnlyIf: { 'deck-at-least': 1 },
    });
    expect(
      usualTrainer(
        `Search your deck for ${EVOLVER} and put it onto that Pokémon. (${COUNTS}.) Shuffle your deck afterward. You can't use this card ${FIRST}.`,
      ),
    ).toEqual({
      does: [{ evolve: { one: { side: 'yours' } }, from: 'deck', bound: ['new', 'first-turn'] }],
      playsOnlyIf: { not: { 'first-turn': true } },
    });
    expect(
      usualTrainer(`Draw 3 cards. Then, discard a card from your hand. If you have no cards in your deck, ${UNLESS}.`),
    ).toEqual({ does: [{ draw: 3 }, { 'discard-hand': 1 }], playsOnlyIf: { 'deck-at-least': 1 } });
  });
});

describe('a Trainer card of those years', () => {
  it.each([
    [
      'Look at the top 6 cards of your deck and attach a basic Energy card you find there to a Basic Pokémon on your Bench. Shuffle the other cards back into your deck.',
      [
        {
          'look-at-top': 6,
          take: { kind: 'energy', tag: 'basic energy' },
          count: 1,
          onto: { one: { side: 'yours', place: 'bench', basic: true } },
          rest: 'shuffle',
        },
      ],
    ],
  ])('%s', (text, does) => {
    expect(usualTrainer(text)?.does).toEqual(does);
  });

  it('that asks for two cards to shuffle in cannot be played with one', () => {
    const text =
      "Shuffle 2 cards from your hand into your deck. (If you can't shuffle 2 cards into your deck, you can't play this card.) Then, draw a card.";
    expect(usualTrainer(text)?.playsOnlyIf).toEqual({ 'hand-at-least': 3 });
  });

  it('that is the last card in hand may say so', () => {
    const text =
      'You can play this card only when it is the last card in your hand. Put a Water Pokémon from your discard pile onto your Bench. Then, draw 5 cards.';
    expect(usualTrainer(text)?.playsOnlyIf).toEqual({ 'hand-at-most': 1 });
  });
});
