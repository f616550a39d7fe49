import { describe, expect, it } from 'vitest';
import { usualTrainer } from './usual-texts.ts';

const COMBINED = 'in any combination of';
const THAT_ONE = 'That Pokémon';
const BOTH = "(both yours and your opponent's)";

describe('a Trainer card in the words of the older sets', () => {
  it.each([
    [
      'Choose 1 of your Pokémon in play and return its Basic Pokémon card to your hand. (Discard all cards attached to that card.)',
      [{ return: { one: { side: 'yours' } }, to: 'hand', attached: 'discard', kept: 'basic' }],
    ],
    [
      "Shuffle your hand into your deck. Then, draw a number of cards equal to the number of cards in your opponent's hand.",
      [{ 'shuffle-hand': 'you' }, { 'draw-until': 'opponents-hand' }],
    ],
    [
      'If you have any cards in your hand, shuffle 1 of them into your deck, then draw 3 cards.',
      [{ first: [{ 'hand-to-deck': 1, at: 'shuffled' }], 'if-you-do': [{ draw: 3 }] }],
    ],
    [
      'Your Active Pokémon is no longer Asleep, Confused, or Paralyzed.',
      [{ cure: ['asleep', 'confused', 'paralyzed'], on: 'your-active' }],
    ],
    [
      'Flip 2 coins. For each heads, search your deck for a Basic Pokémon card, show it to your opponent, and put it into your hand. Shuffle your deck afterward.',
      [{ 'flip-coins': 2, 'each-heads': [{ search: { kind: 'pokemon', basic: true }, to: 'hand', count: 1 }] }],
    ],
    [
      `Choose up to 2 ${COMBINED} Pokémon Tool cards and Stadium cards in play ${BOTH} and discard them.`,
      [{ 'discard-in-play': 2, 'up-to': true }],
    ],
  ])('is executed: %s', (text, does) => {
    expect(usualTrainer(text)).toEqual({ does });
  });

  it('may move Energy across or bring up a Benched Pokémon, for a player with more Prizes left', () => {
    expect(
      usualTrainer(
        "You may use this card only if you have more Prize cards left than your opponent. Move 1 Energy card attached to the Defending Pokémon to another of your opponent's Pokémon. Or, switch 1 of your opponent's Benched Pokémon with 1 of the Defending Pokémon. Your opponent chooses the Defending Pokémon to switch.",
      ),
    ).toEqual({
      does: [
        {
          'pick-one': {
            move: [{ 'move-energy': 1, from: 'opponents-active', to: { one: { side: 'theirs' } } }],
            switch: [{ switch: 'theirs', chooser: 'you' }],
          },
        },
      ],
      playsOnlyIf: { 'more-prizes': true },
    });
  });

  it.each([
    ['a Pokémon of its own, which it has not', 'Remove 2 damage counters from this Pokémon.'],
    [
      'the Defending Pokémon of an attack',
      `Choose 1 of the Defending Pokémon's attacks. ${THAT_ONE} can't use that attack during your opponent's next turn.`,
    ],
    ['what an attack does', 'Does 20 damage to each Defending Pokémon.'],
    [
      'words in two names',
      'Search your deck for a Supporter card that has Holm in its name, show it to your opponent, and put it into your hand. Shuffle your deck afterward. Or, search your discard pile for a Supporter card that has Elm in its name, show it to your opponent, and put it into your hand.',
    ],
    [
      'one word more',
      'Choose 1 of your Pokémon in play and return its Basic Pokémon card to your hand or deck. (Discard all cards attached to that card.)',
    ],
    ['a wish', 'If you have any cards in your hand, you may shuffle 1 of them into your deck, then draw 3 cards.'],
  ])('is left alone for %s', (_why, text) => {
    expect(usualTrainer(text)).toBeNull();
  });
});
