import type { Json } from '../../state/index.ts';
import type { Understood } from './phrases.ts';

/** Sentences of Trainer and Supporter cards of the years from 2007 to 2011. */

const OWN = { side: 'yours' };
const POKEMON = { kind: 'pokemon' };
const BOTTOM = 'look at the $n cards from the bottom of your deck';
/** More Energy cards than a player can have attached. */
const ALL_THERE_ARE = 60;

const drawn = (n: number, who?: 'opponent'): Json => ({
  draw: n,
  'up-to': true,
  ...(who === undefined ? {} : { who }),
});

export const TRAINERS_UNTIL_2011: readonly (readonly [string, Understood])[] = [
  [
    'you may discard a card from your hand\\. Then, draw cards until you have $n cards in your hand',
    // Who holds that many has to throw one away in order to draw at all, and such a card is not played for nothing.
    (n) => [
      {
        if: { 'hand-at-least': Number(n) },
        // biome-ignore lint/suspicious/noThenProperty: the keyword of the verb, never awaited
        then: [{ 'discard-hand': 1 }, { 'draw-until': Number(n) }],
        else: [{ may: [{ 'discard-hand': 1 }] }, { 'draw-until': Number(n) }],
      },
    ],
  ],
  [
    'reveal the top $n cards of your deck\\. Your opponent chooses $n of those cards\\. Put those cards into your hand and put other \\d cards on top of your deck\\. Shuffle your deck afterward',
    (n, taken) => [{ 'look-at-top': Number(n), take: {}, count: Number(taken), chooser: 'opponent', rest: 'shuffle' }],
  ],
  [
    `${BOTTOM}\\. Choose 1 Pokémon you find there, show it to your opponent, and put it into your hand\\. Put the remaining cards back on top of your deck\\. Shuffle your deck afterward`,
    (n) => [{ 'look-at-top': Number(n), end: 'bottom', take: POKEMON, count: 1, rest: 'shuffle' }],
  ],
  [
    `${BOTTOM}\\. Choose any $n cards there and put them into your hand\\. Put the remaining cards back on the bottom of your deck in any order`,
    (n, taken) => [{ 'look-at-top': Number(n), end: 'bottom', take: {}, count: Number(taken), rest: 'bottom' }],
  ],
  [
    'move as many Energy cards attached to 1 of your Pokémon as you like to another of your Pokémon',
    () => [
      {
        'move-energy': ALL_THERE_ARE,
        'up-to': true,
        from: { one: { ...OWN, 'with-energy': true } },
        to: { one: OWN },
      },
    ],
  ],
  [
    'each player shuffles $their hand into $their deck, and you and your opponent play "Rock-Paper-Scissors\\." The player who wins draws up to $n cards\\. The player who loses draws up to $n cards\\. \\(You draw your cards first\\.\\)',
    (won, lost) => [
      { 'shuffle-hand': 'both' },
      {
        'rock-paper-scissors': {
          won: [drawn(Number(won)), drawn(Number(lost), 'opponent')],
          lost: [drawn(Number(lost)), drawn(Number(won), 'opponent')],
        },
      },
    ],
  ],
  [
    "put 1 Special Energy card attached to 1 of your opponent's Pokémon in the Lost Zone",
    () => [
      {
        'energy-to-hand': 1,
        special: true,
        into: 'lost',
        from: { one: { side: 'theirs', 'with-special-energy': true } },
      },
    ],
  ],
];
