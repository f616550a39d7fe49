import { describe, expect, it } from 'vitest';
import { usualTrainer } from './usual-texts.ts';

const does = (text: string) => usualTrainer(text)?.does;
const BOTTOM = 'Look at the 7 cards from the bottom of your deck.';

describe('a usual Trainer card of the years from 2007 to 2011', () => {
  it('throws one card away first, and has to where the hand is full', () => {
    const text =
      "You may discard a card from your hand. Then, draw cards until you have 6 cards in your hand. (If you can't draw any cards, you can't play this card.)";
    expect(usualTrainer(text)).toEqual({
      does: [
        {
          if: { 'hand-at-least': 6 },
          // biome-ignore lint/suspicious/noThenProperty: the keyword of the verb, never awaited
          then: [{ 'discard-hand': 1 }, { 'draw-until': 6 }],
          else: [{ may: [{ 'discard-hand': 1 }] }, { 'draw-until': 6 }],
        },
      ],
      playsOnlyIf: { 'deck-at-least': 1, 'hand-at-most': 7 },
    });
  });

  it('has the opponent pick of what is shown', () => {
    expect(
      does(
        'Reveal the top 5 cards of your deck. Your opponent chooses 3 of those cards. Put those cards into your hand and put other 2 cards on top of your deck. Shuffle your deck afterward.',
      ),
    ).toEqual([{ 'look-at-top': 5, take: {}, count: 3, chooser: 'opponent', rest: 'shuffle' }]);
  });

  it('looks at the bottom of the deck', () => {
    expect(
      does(
        `${BOTTOM} Choose 1 Pokémon you find there, show it to your opponent, and put it into your hand. Put the remaining cards back on top of your deck. Shuffle your deck afterward.`,
      ),
    ).toEqual([{ 'look-at-top': 7, end: 'bottom', take: { kind: 'pokemon' }, count: 1, rest: 'shuffle' }]);
    expect(
      does(
        `${BOTTOM} Choose any 2 cards there and put them into your hand. Put the remaining cards back on the bottom of your deck in any order.`,
      ),
    ).toEqual([{ 'look-at-top': 7, end: 'bottom', take: {}, count: 2, rest: 'bottom' }]);
    expect(does(`${BOTTOM} Choose 1 Trainer you find there.`)).toBeUndefined();
  });

  it('moves Energy, puts it into the Lost Zone, plays for cards', () => {
    expect(
      does('Move as many Energy cards attached to 1 of your Pokémon as you like to another of your Pokémon.'),
    ).toMatchObject([{ 'up-to': true, from: { one: { side: 'yours', 'with-energy': true } } }]);
    expect(does("Put 1 Special Energy card attached to 1 of your opponent's Pokémon in the Lost Zone.")).toMatchObject([
      { 'energy-to-hand': 1, special: true, into: 'lost' },
    ]);
    expect(
      does(
        'Each player shuffles his or her hand into his or her deck, and you and your opponent play "Rock-Paper-Scissors." The player who wins draws up to 6 cards. The player who loses draws up to 3 cards. (You draw your cards first.)',
      ),
    ).toMatchObject([
      { 'shuffle-hand': 'both' },
      { 'rock-paper-scissors': { won: [{ draw: 6 }, { draw: 3 }], lost: [{ draw: 3 }, { draw: 6 }] } },
    ]);
  });

  it('is not played with one of its name discarded', () => {
    expect(
      usualTrainer(
        "Search your deck for a Pokémon (excluding Pokémon LV.X), show it to your opponent, and put it into your hand. Shuffle your deck afterward. If any Fine Ball is in your discard pile, you can't play this card.",
      )?.playsOnlyIf,
    ).toEqual({ not: { 'in-discard': { named: 'Fine Ball', 'at-least': 1 } } });
  });
});
