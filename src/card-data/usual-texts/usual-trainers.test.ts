import { describe, expect, it } from 'vitest';
import { priceIn, readTrainerCoin, readTrainerSentence } from './usual-trainers.ts';

const OPPONENTS_POKEMON = "your opponent's";
const TOP_SEVEN = 'top 7 cards of your deck';
const FOUND = 'you find there';
const BACK = 'Shuffle the other cards back into your deck';
const MINE = 'your Active Pokémon';

const THEIR = 'his or her';

describe('the text of a Trainer card', () => {
  it.each([
    ['Discard your hand and draw 7 cards', [{ 'discard-hand': 'all' }, { draw: 7 }]],
    [
      `Each player shuffles ${THEIR} hand into ${THEIR} deck and draws 4 cards`,
      [{ 'shuffle-hand': 'both' }, { draw: 4 }, { draw: 4, who: 'opponent' }],
    ],
    [
      `Switch 1 of ${OPPONENTS_POKEMON} Benched Pokémon with ${THEIR} Active Pokémon. If you do, switch ${MINE} with 1 of your Benched Pokémon`,
      [{ first: [{ switch: 'theirs', chooser: 'you' }], 'if-you-do': [{ switch: 'yours' }] }],
    ],
    [
      'Put 2 basic Energy cards from your discard pile into your hand',
      [{ 'from-discard': { kind: 'energy', tag: 'basic energy' }, count: 2, to: 'hand' }],
    ],
    [
      'Put 2 Grass Pokémon from your discard pile into your hand',
      [{ 'from-discard': { kind: 'pokemon', type: 'G' }, count: 2, to: 'hand' }],
    ],
    [
      `Look at the ${TOP_SEVEN}. You may reveal a Supporter card ${FOUND} and put it into your hand. ${BACK}`,
      [{ 'look-at-top': 7, take: { kind: 'supporter' }, count: 1, 'or-none': true, rest: 'shuffle' }],
    ],
    [
      "Shuffle your hand into your deck. Then, draw a number of cards equal to the number of cards in your opponent's hand",
      [{ 'shuffle-hand': 'you' }, { 'draw-until': 'opponents-hand' }],
    ],
    [
      'Draw 2 cards. Then, shuffle 2 cards from your hand into your deck',
      [{ first: [{ draw: 2 }], 'if-you-do': [{ 'hand-to-deck': 2, at: 'shuffled' }], worded: 'then' }],
    ],
    [
      'Look at the top 2 cards of your deck, choose 1 of them, and put it into your hand. Put the other card on the bottom of your deck',
      [{ 'look-at-top': 2, take: {}, count: 1, rest: 'bottom' }],
    ],
    [
      `If you have any Benched Pokémon, your opponent chooses 1 of them and switches it with ${MINE}. Then, if your opponent has any Benched Pokémon, choose 1 of them and switch it with ${THEIR} Active Pokémon`,
      [
        { switch: 'yours', chooser: 'opponent' },
        { switch: 'theirs', chooser: 'you' },
      ],
    ],
    ['Flip a coin. If heads, draw 3 cards', [{ flip: { heads: [{ draw: 3 }] } }]],
  ])('is executed: %s', (text, does) => {
    expect(readTrainerSentence(text) ?? readTrainerCoin(text)).toEqual(does);
  });

  it.each([
    'Put 2 Shiny cards from your discard pile into your hand',
    'Discard your hand and draw a card for each Shiny card',
    'Flip a coin. If heads, shout',
  ])('is left alone where it is another one: %s', (text) => {
    expect(readTrainerSentence(text) ?? readTrainerCoin(text)).toBeNull();
  });

  it('tells the price in cards apart from what it buys', () => {
    expect(
      priceIn("Discard 2 cards from your hand. (If you can't discard 2 cards, you can't play this card.) Draw."),
    ).toEqual({
      cards: 2,
      text: 'Draw.',
    });
    expect(priceIn('You can play this card only if you discard another card from your hand. Draw.')?.cards).toBe(1);
    expect(priceIn('Discard 2 cards from your hand. If you do, draw 4 cards.')).toBeNull();
  });
});
