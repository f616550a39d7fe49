import type { Json } from '../../state/index.ts';
import { BASIC_ENERGY, letterOf, many, type Understood, type Verbs } from './phrases.ts';

/** Further sentences of Items and Supporters since Black & White; null: after all not understood. */

type Effects = readonly (readonly [string, Understood])[];

const YOURS = { side: 'yours' };

const onward = (count: number, then: Verbs): Verbs => [
  { first: [{ 'hand-to-deck': count, at: 'shuffled' }], 'if-you-do': [...then] },
];

/** Cards of the hand in order to do something, done as a whole or not at all. */
const paying = (cards: number, then: Verbs): Json[] => [
  { first: [{ 'discard-hand': cards }], 'if-you-do': [...then], price: true },
];

/** Two lists of an `if`. */
const either = (then: Verbs, otherwise: Verbs): { readonly then: Json; readonly else: Json } => ({
  // biome-ignore lint/suspicious/noThenProperty: the keyword of the verb, never awaited
  then: [...then],
  else: [...otherwise],
});

export const LATEST_TRAINERS: Effects = [
  [
    'look at the top $n cards of your deck and attach a basic Energy card you find there to a $basic on your Bench\\. $back',
    (n) => [
      {
        'look-at-top': Number(n),
        take: BASIC_ENERGY,
        count: 1,
        onto: { one: { ...YOURS, place: 'bench', basic: true } },
        rest: 'shuffle',
      },
    ],
  ],

  [
    "shuffle $n cards from your hand into your deck\\. \\(If you can't shuffle $n cards into your deck, you can't play this card\\.\\) Then, draw (a|$n) cards?",
    (n, same, _one, drawn) => (n === same ? onward(Number(n), [{ draw: many(drawn) }]) : null),
  ],
  [
    'switch $mine with 1 of your Benched Pokémon\\. $done, heal $n damage from the Pokémon you moved to your Bench',
    (n) => [
      { choose: { ...YOURS, place: 'active' } },
      { first: [{ switch: 'yours' }], 'if-you-do': [{ heal: Number(n), from: 'chosen' }] },
    ],
  ],
  [
    'each player discards $n cards from their hand\\. Your opponent discards first',
    (n) => [{ 'discard-hand': Number(n), who: 'opponent' }, { 'discard-hand': Number(n) }],
  ],
  [
    'each player $reshuffles and flips a coin\\. If heads, that player draws $n cards\\. If tails, (?:they draw|he or she draws|that player draws) $n cards',
    (heads, tails) => [
      { 'shuffle-hand': 'both' },
      { flip: { heads: [{ draw: Number(heads) }], tails: [{ draw: Number(tails) }] } },
      {
        flip: {
          heads: [{ draw: Number(heads), who: 'opponent' }],
          tails: [{ draw: Number(tails), who: 'opponent' }],
        },
        by: 'opponent',
      },
    ],
  ],

  ['draw $n cards\\. Then, discard a card from your hand', (n) => [{ draw: Number(n) }, { 'discard-hand': 1 }]],

  [
    'you may discard any number of cards from your hand\\. Then, draw cards until you have $n cards in your hand',
    (n) => [{ 'discard-hand': 'any', leaving: Number(n) - 1 }, { 'draw-until': Number(n) }],
  ],
  [
    'your opponent chooses $n Benched Pokémon and shuffles the others, and all cards attached to them, into their deck',
    (n) => [{ 'keep-on-bench': Number(n), of: 'theirs', rest: 'deck' }],
  ],
  [
    "switch 1 of your opponent's Benched Pokémon-GX or Pokémon-EX with their Active Pokémon",
    () => [{ switch: 'theirs', chooser: 'you', of: { 'any-of': [{ tag: 'gx' }, { tag: 'EX' }] } }],
  ],
  [
    "look at $facedown and put 1 of them into your hand\\. Then, shuffle this [A-Z]\\w+ into your $setaside\\. If you didn't play this [A-Z]\\w+ from your hand, it does nothing",
    () => [{ 'prize-for-this': {} }],
  ],
  [
    "look at $facedown\\. You may reveal an? ([A-Z]\\w+ [A-Z]\\w+) card $found, put it into your hand, and put this [A-Z]\\w+ [A-Z]\\w+ in its place\\. \\(If you don't reveal an? [^.()]+, put this card in the discard pile\\.\\) Then, shuffle $facedown",
    (tag = '') => [{ 'prize-for-this': { kind: 'pokemon', tag: tag.toLowerCase() }, 'or-none': true }],
  ],
  [
    'draw a card\\. Then, draw $n cards for each other ([A-Z]\\w+) in your discard pile',
    (n, named = '') => [{ draw: 1 }, { draw: { counted: { 'in-discard': { named }, of: 'yours' }, times: Number(n) } }],
  ],
  [
    'switch your Active Pokémon with 1 of your Benched Pokémon\\. When you play this card, you may discard $n other cards from your hand\\. If you do, heal $n damage from the Pokémon you moved to your Bench',
    (thrown, n) => [
      { choose: { ...YOURS, place: 'active' } },
      {
        first: [{ switch: 'yours' }],
        'if-you-do': [{ may: paying(Number(thrown), [{ heal: Number(n), from: 'chosen' }]) }],
      },
    ],
  ],
  [
    'search your deck for a Stadium card$shown and put it into your hand$shuffled\\. When you play this card, you may discard $n other cards from your hand\\. If you do, you may also search for a Pokémon Tool card and a Special Energy card in this way',
    (thrown) => {
      const sought = { search: { kind: 'stadium' }, count: 1, to: 'hand' };
      const also = [{ tag: 'tool' }, { kind: 'energy', 'not-tag': 'basic energy' }];
      return [
        {
          if: { 'hand-at-least': Number(thrown) },
          ...either(
            [
              {
                'pick-one': {
                  'keep the cards': [sought],
                  'discard them': [{ 'discard-hand': Number(thrown) }, { ...sought, also }],
                },
              },
            ],
            [sought],
          ),
        },
      ];
    },
  ],
  [
    'put an? $type Pokémon from your discard pile onto your Bench\\. Then, draw $n cards',
    // Without such a Pokémon there, or room for it, no card is drawn: so the rules team read "then" here (26 February 2015).
    (type, n) => [
      {
        first: [{ 'from-discard': { kind: 'pokemon', type: letterOf(type) }, count: 1, to: 'bench' }],
        'if-you-do': [{ draw: Number(n) }],
      },
    ],
  ],

  [
    "search your deck for $evolver 1 of your Pokémon and $ontoit\\. \\($counts evolving that Pokémon\\.\\) Shuffle your deck afterward\\. \\(?You can't use this card during $first or $justplayed\\.?\\)?",
    () => [{ evolve: { one: YOURS }, from: 'deck', bound: ['new', 'first-turn'] }],
  ],

  [
    "put a card from your opponent's discard pile into their hand",
    () => [{ 'from-discard': {}, count: 1, of: 'theirs', to: 'hand' }],
  ],
];
