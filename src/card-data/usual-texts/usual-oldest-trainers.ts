import type { Json } from '../../state/index.ts';
import { BASIC_ENERGY, lasting, letterOf, thereupon, type Understood, type Verbs, where } from './phrases.ts';

/** Further sentences of Trainer and Supporter cards of the years until 2011: trades, prices, hands that are looked at, offers to the opponent, coins for several things. */

const OWN = { side: 'yours' };
const THEIR_BENCH = { side: 'theirs', place: 'bench' };
const POKEMON = { kind: 'pokemon' };
/** What a list of both means a document may say. */
const EITHER = { ...POKEMON, basic: true, evolution: true };
/** Of those years a Trainer card is any of them, Supporters and Stadiums too. */
const TRAINER = { kind: 'trainer', 'old-trainer': true };
const TOP_OF_DECK = 'look at (?:the top $n cards (?:of|from) your deck|$n cards from the $deck)';
const NAME = "([A-Z][\\p{L}']+(?: [A-Z][\\p{L}']+)?)";
const ONE_OR_TWO = 'Basic Pokémon (?:card )?or Evolution card';

const paying = (first: Verbs, then: Verbs): Verbs => [{ first: [...first], 'if-you-do': [...then], price: true }];

/** Two coins, and what is done for so many heads. */
const twoCoins = (...parts: readonly Json[]): Verbs => [{ 'flip-coins': 2, 'each-heads': [] }, ...parts];

/** A card of the hand on top of the deck for one out of it. */
const forAnother = (given: Json, sought: Json): Verbs => [
  { first: [{ 'hand-to-deck': 1, of: given, at: 'top' }], 'if-you-do': [{ search: sought, count: 1, to: 'hand' }] },
];

const shuffledIn = (filter: Json, count: number): Verbs => [
  { 'from-discard': filter, count, to: 'deck', 'up-to': true },
];

/** What a card names as its team, its owner or its kind, as a word of the name. */
const named = (word = '', more: { readonly [key: string]: Json } = {}): Json => ({
  ...POKEMON,
  ...more,
  'name-has': word,
});

export const OLDEST_TRAINERS: readonly (readonly [string, Understood])[] = [
  [
    `trade 1 of the Basic Pokémon or Evolution cards in your hand for 1 of the Basic Pokémon or Evolution cards from your deck\\. Show both cards to your opponent\\. Shuffle your deck afterward`,
    () => [{ trade: 1, of: EITHER, for: EITHER, count: 1, from: 'deck' }],
  ],
  [
    'trade $n of the other cards in your hand for (?:up to )?$n basic Energy cards from your discard pile(?:\\. If you have fewer than \\d basic Energy cards there, take all of them)?',
    (given, count) => [
      // “Up to” so many where the text says so alone.
      {
        trade: Number(given),
        for: BASIC_ENERGY,
        count: Number(count),
        from: 'discard',
        ...(count === '2' ? { 'up-to': true } : {}),
      },
    ],
  ],
  [
    `trade $n of the other cards in your hand for up to $n Basic Pokémon and/or Evolution cards with ${NAME} in their names from your deck\\. Show those cards to your opponent, then put them into your hand\\. Shuffle your deck afterward`,
    (given, count, word) => [
      { trade: Number(given), for: named(word), count: Number(count), from: 'deck', 'up-to': true },
    ],
  ],
  [
    'you and your opponent show each other your hands, then shuffle all the Trainer cards from your hands into your decks',
    () => [{ 'reveal-hand': 'both' }, { 'shuffle-hand': 'both', of: TRAINER }],
  ],
  [
    'look at $opponents hand\\. If (?:he or she|they) ha(?:s|ve) any Trainer cards, choose 1 of them\\. Your opponent shuffles that card into $their deck',
    () => [{ 'hand-picked': 1, of: 'theirs', which: TRAINER, to: 'deck' }],
  ],
  [
    'shuffle $n of the other cards from your hand into your deck in order to draw a card',
    (n) => paying([{ 'hand-to-deck': Number(n), at: 'shuffled' }], [{ draw: 1 }]),
  ],
  [
    'discard 1 Energy card attached to 1 of your (?:own )?Pokémon in order to choose 1 of $opponents Pokémon and up to $n Energy cards attached to it\\. Discard those Energy cards',
    (n) =>
      paying(
        [{ 'discard-energy': 1, from: { one: { ...OWN, 'with-energy': true } } }],
        [{ 'discard-energy': Number(n), from: { one: { side: 'theirs', 'with-energy': true } }, 'up-to': true }],
      ),
  ],
  [
    'choose 1 of your own Pokémon in play and a Stage of Evolution\\. Discard all Evolution cards of that Stage or higher attached to that Pokémon\\. That Pokémon is no longer Asleep, Confused, Paralyzed, Poisoned, or anything else that might be the result of an attack \\(just as if you had evolved it\\)',
    () => [
      { choose: { ...OWN, evolved: true } },
      { cure: 'all', on: 'chosen' },
      { devolve: 'chosen', to: 'discard', 'any-stage': true },
    ],
  ],
  [
    "choose 1 of your evolved Pokémon\\. Take the highest Stage Evolution card from that Pokémon and put it into your hand\\. \\(You can't evolve a Pokémon the turn you devolve it\\.\\)",
    () => [
      { choose: { ...OWN, evolved: true } },
      { devolve: 'chosen', to: 'hand' },
      ...lasting({ claim: 'cannot', act: 'evolve' }, 'chosen', 'this-turn'),
    ],
  ],
  [
    'choose 1 Basic Pokémon card from $opponents discard pile and put it onto $their Bench',
    () => [{ 'from-discard': { ...POKEMON, basic: true }, count: 1, to: 'bench', of: 'theirs' }],
  ],
  [
    'choose up to $n Basic Pokémon cards, Evolution cards, and/or basic Energy cards from your discard pile\\. Show them to your opponent and shuffle them into your deck',
    (n) => shuffledIn({ 'any-of': [POKEMON, BASIC_ENERGY] }, Number(n)),
  ],
  [
    'all Pokémon Powers stop working until the end of $opponents next turn',
    () => lasting({ claim: 'mute', what: 'pokemon-powers', on: { side: 'any' } }, 'you', 'end-of-opponents-next-turn'),
  ],
  [
    'draw $n cards\\. Your opponent may (?:also )?draw a card',
    (n) => [{ draw: Number(n) }, { may: [{ draw: 1, who: 'opponent' }], by: 'opponent' }],
  ],
  [
    "you may draw up to $n cards, then your opponent may draw up to $n cards(\\. Your turn is over now \\(you don't get to attack\\))?",
    (n, theirs, over) => [
      { may: [{ draw: Number(n), 'up-to': true }] },
      { may: [{ draw: Number(theirs), who: 'opponent', 'up-to': true }], by: 'opponent' },
      ...(over === undefined ? [] : [{ 'end-turn': true }]),
    ],
  ],
  [
    `${TOP_OF_DECK},? and choose a Basic Pokémon, Evolution card, or Energy card\\. Show it to your opponent and put it into your hand\\. Put the \\d other cards back on $deck in any order`,
    (n, other) => [
      {
        'look-at-top': Number(n ?? other),
        take: { 'any-of': [POKEMON, { kind: 'energy' }] },
        count: 1,
        rest: 'top',
      },
    ],
  ],
  [
    `${TOP_OF_DECK}\\. Choose a (?:${ONE_OR_TWO}) from those cards$shown and put it into your hand\\. Put the other \\d cards back on $deck\\. Shuffle your deck afterward`,
    (n, other) => [{ 'look-at-top': Number(n ?? other), take: POKEMON, count: 1, rest: 'shuffle' }],
  ],
  [
    `${TOP_OF_DECK}\\. You may choose a (?:${ONE_OR_TWO}) from those cards, show it (?:to )?your opponent, and put it into your hand\\. Shuffle the rest into your deck`,
    (n, other) => [{ 'look-at-top': Number(n ?? other), take: POKEMON, count: 1, 'or-none': true, rest: 'shuffle' }],
  ],

  [
    `${TOP_OF_DECK}\\. If any of them are Trainer cards, you may show 1 of them to your opponent and put it into your hand\\. Shuffle your deck afterward`,
    (n, other) => [{ 'look-at-top': Number(n ?? other), take: TRAINER, count: 1, 'or-none': true, rest: 'shuffle' }],
  ],
  [
    `${TOP_OF_DECK}\\. Choose as many Energy cards as you like$shown and put them into your hand\\. $back`,
    (n, other) => [
      {
        'look-at-top': Number(n ?? other),
        take: { kind: 'energy' },
        count: Number(n ?? other),
        'or-none': true,
        rest: 'shuffle',
      },
    ],
  ],
  [
    'choose 1 Pokémon in your hand, show it to your opponent, and put it on $deck\\. $done, search your deck for a Pokémon$shown and put it into your hand$shuffled',
    () => forAnother(POKEMON, POKEMON),
  ],
  [
    'choose an Energy card from your hand, show it to your opponent, and put it on $deck\\. Search your deck for an Energy card$shown and put it into your hand$shuffled',
    () => [
      { 'hand-to-deck': 1, of: { kind: 'energy' }, at: 'top' },
      { search: { kind: 'energy' }, count: 1, to: 'hand' },
    ],
  ],
  [
    'choose a card from your hand and put it on $deck\\. Search your deck for a (Pokémon|Pokémon SP)$shown and put it into your hand$shuffled',
    (what = '') => [
      { 'hand-to-deck': 1, at: 'top' },
      { search: { ...POKEMON, ...(/SP$/u.test(what) ? { tag: 'sp' } : {}) }, count: 1, to: 'hand' },
    ],
  ],
  [
    'choose 1 of your Pokémon\\. Flip 2 coins\\. If both are heads, remove all damage counters from that Pokémon\\. If both are tails, discard all Energy cards attached to that Pokémon',
    () => [
      { choose: OWN },
      ...twoCoins(
        where({ heads: 2 }, [{ heal: 'all', from: 'chosen' }]),
        where({ heads: 0 }, [{ 'discard-energy': 'all', from: 'chosen' }]),
      ),
    ],
  ],
  [
    "flip 2 coins\\. If both of them are heads, choose 1 of $opponents Benched Pokémon and return it and all cards attached to it to $their hand\\. If 1 or both of them are tails, your turn ends immediately \\(you can't attack this turn\\)",
    () =>
      twoCoins(
        where({ heads: 2 }, [{ return: { one: THEIR_BENCH }, to: 'hand', attached: 'along' }]),
        where({ not: { heads: 2 } }, [{ 'end-turn': true }]),
      ),
  ],

  [
    'flip 2 coins\\. For each heads, search your deck for a (Basic Pokémon|Basic Energy)(?: card)?( other than a Baby Pokémon card)?(?:$shown|\\. Show that card to your opponent, then) (?:and )?put it into your hand\\. (?:$done, s|S)huffle your deck afterward',
    (what = '', grown) => [
      {
        'flip-coins': 2,
        'each-heads': [
          {
            search: /energy$/iu.test(what)
              ? BASIC_ENERGY
              : { ...POKEMON, ...(grown === undefined ? { basic: true } : { stage: 'basic' }) },
            count: 1,
            to: 'hand',
          },
        ],
      },
    ],
  ],

  [
    'choose 1 of $opponents Benched Pokémon\\. Flip a coin\\. If heads, switch that Pokémon with the Defending Pokémon',
    () => [{ flip: { heads: [{ switch: 'theirs', chooser: 'you' }] } }],
  ],
  [
    `search your deck for up to $n Trainer cards with ${NAME} in their names$shown and put them into your hand$shuffled`,
    (n, word = '') => [{ search: { ...TRAINER, 'name-has': word }, count: Number(n), to: 'hand', 'up-to': true }],
  ],
  [
    'if you have less cards in your hand than your opponent, draw cards until you have the same number of cards as your opponent',
    () => [{ 'draw-until': 'opponents-hand' }],
  ],
  [
    'search your deck for a $type Energy card or a Basic Pokémon \\(or Evolution card\\) that has δ on its card$shown and put it into your hand$shuffled',
    (type) => [
      {
        search: {
          'any-of': [
            { kind: 'energy', type: letterOf(type) },
            { ...POKEMON, tag: 'delta' },
          ],
        },
        count: 1,
        to: 'hand',
      },
    ],
  ],
  [
    `search your deck for a Supporter card, a (Pokémon Tool|basic Energy) card, and a (?:(basic) Energy card|Trainer card that has ([A-Z][\\p{L}' ]{3,30}) in its name)(?:$shown|\\. Show them to your opponent,) and put them into your hand$shuffled`,
    (one = '', basic, word) => [
      {
        search: { kind: 'supporter' },
        count: 1,
        to: 'hand',
        also: [
          /^b/u.test(one) ? BASIC_ENERGY : { tag: 'tool' },
          basic === undefined ? { kind: 'trainer', 'name-has': word ?? '' } : BASIC_ENERGY,
        ],
      },
    ],
  ],
  [
    'draw a number of cards up to the number of $opponents Pokémon in play',
    () => [{ draw: { each: { side: 'theirs' } }, 'up-to': true }],
  ],

  [
    'flip a coin\\. If heads, choose 1 of your Pokémon(?:,? and| (\\(excluding Pokémon-ex\\))\\.) remove all Special Conditions and $n damage counters from that Pokémon \\(all if there are less than \\d\\)',
    (without, n) => [
      {
        flip: {
          heads: [
            { choose: { ...OWN, ...(without === undefined ? {} : { 'not-tag': 'ex' }) } },
            { cure: 'all', on: 'chosen' },
            { heal: Number(n) * 10, from: 'chosen' },
          ],
        },
      },
    ],
  ],
  [
    `search your discard pile for Basic Pokémon and Evolution cards\\. You may either show 1 Basic Pokémon or Evolution card to your opponent and put it into your hand, or show a combination of $n Basic Pokémon or Evolution cards to your opponent and shuffle them into your deck`,
    (n) => [
      {
        'pick-one': {
          hand: [{ 'from-discard': POKEMON, count: 1, to: 'hand' }],
          deck: [{ 'from-discard': POKEMON, count: Number(n), to: 'deck' }],
        },
      },
    ],
  ],
  [
    'each player shuffles $their hand into $their deck and draws a new hand of the same number of cards',
    () => [{ 'shuffle-hand': 'both', 'drawn-anew': true }],
  ],
  [
    'each player shuffles $their hand into $their deck\\. Then, each player counts $their Prize cards left and draws up to that many cards\\. \\(You draw your cards first\\.\\)',
    () => [
      { 'shuffle-hand': 'both' },
      { draw: { 'prizes-left': 'yours' }, 'up-to': true },
      { draw: { 'prizes-left': 'theirs' }, who: 'opponent', 'up-to': true },
    ],
  ],

  [
    'flip a coin\\. If heads, (?:search your discard pile for $n Energy cards \\(1 if there is only 1\\), show them to your opponent, and shuffle them into your deck|shuffle up to $n Energy cards from your discard pile into your deck)',
    (n, most) => [
      {
        flip: {
          heads: [
            {
              'from-discard': { kind: 'energy' },
              count: Number(n ?? most),
              to: 'deck',
              ...(most === undefined ? {} : { 'up-to': true }),
            },
          ],
        },
      },
    ],
  ],
  [
    'flip a coin\\. If heads, put an Evolution card from your discard pile, if any, into your hand\\. If tails, put a Basic Pokémon card from your discard pile, if any, into your hand',
    () => [
      {
        flip: {
          heads: [{ 'from-discard': { ...POKEMON, evolution: true }, count: 1, to: 'hand' }],
          tails: [{ 'from-discard': { ...POKEMON, basic: true }, count: 1, to: 'hand' }],
        },
      },
    ],
  ],
  [
    'remove $n damage counters from your Active Pokémon \\(1 if it only has 1\\)',
    (n) => [{ heal: Number(n) * 10, from: 'your-active' }],
  ],
  ['show your hand to your opponent, then draw $n cards', (n) => [{ draw: Number(n) }]],
  [
    `search your deck for a ${ONE_OR_TWO} with ${NAME} in its name\\. Show that card to your opponent, then put it into your hand\\. Shuffle your deck afterward`,
    (word) => [{ search: named(word), count: 1, to: 'hand' }],
  ],

  [
    'for each of your Pokémon, you may return any number of Energy cards attached to it to your hand',
    () => [{ 'energy-to-hand': 'any', from: { each: OWN } }],
  ],
  [
    'search your discard pile for $n Pokémon and $n basic Energy cards\\. Show them to your opponent and shuffle them into your deck',
    (n, energies) => [
      { 'from-discard': POKEMON, count: Number(n), to: 'deck' },
      { 'from-discard': BASIC_ENERGY, count: Number(energies), to: 'deck' },
    ],
  ],
  ['look at $opponents hand!', () => [{ 'reveal-hand': 'theirs' }]],

  [
    'look at $opponents hand, then choose you or your opponent\\. That player shuffles $their hand into $their deck and draws up to $n cards',
    (n) => [
      { 'reveal-hand': 'theirs' },
      {
        'pick-one': {
          you: [{ 'shuffle-hand': 'you' }, { draw: Number(n), 'up-to': true }],
          opponent: [{ 'shuffle-hand': 'opponent' }, { draw: Number(n), who: 'opponent', 'up-to': true }],
        },
      },
    ],
  ],
  [
    'draw $n cards\\. Then,? (?:choose a card from your hand and put it on the bottom of your deck|(discard) any 1 card from your hand)',
    (n, discard) =>
      thereupon(
        [{ draw: Number(n) }],
        [discard === undefined ? { 'hand-to-deck': 1, at: 'bottom' } : { 'discard-hand': 1 }],
      ),
  ],
  [
    'choose 1 of your Pokémon in play \\(excluding Pokémon-ex\\)\\. Return that Pokémon and all cards attached to it to your hand',
    () => [{ return: { one: { ...OWN, 'not-tag': 'ex' } }, to: 'hand', attached: 'along' }],
  ],
  [
    `if this turn's attack does damage to the Defending Pokémon $after, and if the attacking Pokémon has ${NAME} in its name, the attack does $n more damage to the Defending Pokémon`,
    (word = '', n) =>
      lasting(
        {
          claim: 'damage',
          when: 'behind',
          'if-damage': true,
          add: Number(n),
          on: { side: 'yours', 'name-has': word },
          against: { side: 'theirs', place: 'active' },
        },
        'you',
        'this-turn',
      ),
  ],
];
