import { describe, expect, it } from 'vitest';
import { usualStadium } from './usual-stadiums.ts';
import { readTrainerSentence } from './usual-trainers.ts';

const SHUFFLED = '. Then, shuffle your deck';

const BOTH = "both yours and your opponent's";

describe('the text of a Trainer card of Sun & Moon', () => {
  it.each([
    [
      "Move a Special Energy from 1 of your opponent's Pokémon to another of their Pokémon",
      [{ 'move-energy': 1, special: true, from: { one: { side: 'theirs' } }, to: { one: { side: 'theirs' } } }],
    ],
    [
      'Attach a Water Energy card from your discard pile to 1 of your Benched Water Pokémon',
      [
        {
          attach: { kind: 'energy', type: 'W' },
          count: 1,
          from: 'discard',
          to: { one: { side: 'yours', place: 'bench', type: 'W' } },
        },
      ],
    ],
    [
      `Discard 2 Water Energy cards from your hand. If you do, search your deck for up to 2 cards and put them into your hand${SHUFFLED}`,
      [
        {
          first: [{ 'discard-hand': 2, of: { kind: 'energy', type: 'W' } }],
          'if-you-do': [{ search: {}, count: 2, to: 'hand', 'up-to': true }],
        },
      ],
    ],
    [
      'Your opponent shuffles their hand into their deck and draws a card for each of their remaining Prize cards',
      [{ 'shuffle-hand': 'opponent' }, { draw: { 'prizes-left': 'theirs' }, who: 'opponent' }],
    ],
    ['Draw 2 cards. Flip a coin. If heads, draw 2 more cards', [{ draw: 2 }, { flip: { heads: [{ draw: 2 }] } }]],
  ])('is executed: %s', (text, does) => {
    expect(readTrainerSentence(text)).toEqual(does);
  });

  it('takes the effect of Tools, gives no Retreat Cost, and makes the attacks of all but one type dearer', () => {
    expect(usualStadium(`Pokémon Tool cards in play (${BOTH}) have no effect.`)).toEqual({
      always: [{ claim: 'mute', what: 'tools', on: { side: 'any' } }],
    });
    expect(usualStadium(`Basic Darkness Pokémon in play (${BOTH}) have no Retreat Cost.`)).toEqual({
      always: [{ claim: 'retreat', set: 0, on: { side: 'any', type: 'D', basic: true } }],
    });
    expect(
      usualStadium("The attacks of non-Fairy Pokémon (both yours and your opponent's) cost Colorless more."),
    ).toEqual({ always: [{ claim: 'cost', add: 1, on: { side: 'any', 'none-of': [{ type: 'Y' }] } }] });
  });
});
