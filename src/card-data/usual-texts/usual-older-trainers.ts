import { hasKey, type Json, mentions, someWithin } from '../../state/index.ts';
import { BASIC_ENERGY, type Reader, saysThen, type Understood, type Verbs } from './phrases.ts';
import { readAttackSentence } from './usual-attack-sentences.ts';

/** Sentences of Trainer, Supporter and Stadium cards in the words of the years until 2011. */

const OWN = { side: 'yours' };
const HURT = { side: 'yours', damaged: true };
const ALL_ACTIVE = { each: { side: 'any', place: 'active' } };
/** Before Diamond & Pearl, Supporters and Stadiums are Trainer cards too. */
const ALL_TRAINERS = ['play-trainer', 'play-supporter', 'play-stadium'];

const eitherPile = (filter: Json, count: number): Verbs => [
  {
    'pick-one': {
      deck: [{ search: filter, count, to: 'hand' }],
      discard: [{ 'from-discard': filter, count, to: 'hand' }],
    },
  },
];

/** "Up to so many counters": one at least, and after each the player may go on. */
const upTo = (counters: number): Verbs =>
  counters === 0 ? [] : [{ heal: 10, from: 'chosen' }, ...(counters === 1 ? [] : [{ may: [...upTo(counters - 1)] }])];

const NAMED = "([A-Z][\\p{L}']+(?: [A-Z][\\p{L}']+)?)";

export const OLDER_TRAINERS: readonly (readonly [string, Understood])[] = [
  [
    'move $n Energy card attached to the Defending Pokémon to another of $opponents Pokémon\\. Or, switch 1 of $opponents Benched Pokémon with 1 of the Defending Pokémon\\. Your opponent chooses the Defending Pokémon to switch',
    (n) => [
      {
        'pick-one': {
          move: [{ 'move-energy': Number(n), from: 'opponents-active', to: { one: { side: 'theirs' } } }],
          switch: [{ switch: 'theirs', chooser: 'you' }],
        },
      },
    ],
  ],
  [
    'your opponent switches (?:1 of $their Defending Pokémon|the Defending Pokémon) with $benched, if any[.;] (?:then )?you switch (?:1 of )?your Active Pokémon with 1 of your Benched Pokémon, if any',
    () => [{ switch: 'theirs', chooser: 'opponent' }, { switch: 'yours' }],
  ],
  [
    'choose 1 of your (?:own )?Pokémon in play and return its Basic Pokémon card to your hand\\. \\(Discard all cards attached to that card\\.\\)',
    () => [{ return: { one: OWN }, to: 'hand', attached: 'discard', kept: 'basic' }],
  ],
  [
    'if you have any cards in your hand, shuffle 1 of them into your deck, then draw $n cards',
    (n) => [{ first: [{ 'hand-to-deck': 1, at: 'shuffled' }], 'if-you-do': [{ draw: Number(n) }] }],
  ],
  [
    'your Active Pokémon is no longer ((?:Asleep|Burned|Confused|Paralyzed|Poisoned)(?:, (?:or )?(?:Asleep|Burned|Confused|Paralyzed|Poisoned))*)',
    (names = '') => [{ cure: names.toLowerCase().split(/, (?:or )?/u), on: 'your-active' }],
  ],
  [
    'each player plays with $their Prize cards face up for the rest of the game',
    () => [
      { 'turn-prizes-up': 'all', of: 'yours' },
      { 'turn-prizes-up': 'all', of: 'theirs' },
    ],
  ],
  [
    "you can't play any more Trainer cards this turn",
    () => ALL_TRAINERS.map((act) => ({ lasting: { claim: 'cannot', act }, on: 'you', until: 'this-turn' })),
  ],

  [
    'shuffle your hand into your deck and draw up to $n cards\\. Your opponent does the same',
    (n) => [
      { 'shuffle-hand': 'you' },
      { draw: Number(n), 'up-to': true },
      { 'shuffle-hand': 'opponent' },
      { draw: Number(n), who: 'opponent', 'up-to': true },
    ],
  ],

  [
    'search your deck or your discard pile for a Pokémon LV\\.X, show it to your opponent, and put it into your hand\\. If you search your deck, shuffle your deck afterward',
    () => eitherPile({ kind: 'pokemon', tag: 'lv.x' }, 1),
  ],

  [
    `search your deck for a Supporter card that has ${NAMED} in its name, show it to your opponent, and put it into your hand\\. Shuffle your deck afterward\\. Or, search your discard pile for a Supporter card that has ${NAMED} in its name, show it to your opponent, and put it into your hand`,
    (word = '', other = '') => (word === other ? eitherPile({ kind: 'supporter', 'name-has': word }, 1) : null),
  ],
  [
    'search your deck for up to $n Basic Pokémon that each has $n HP or less$shown and put them into your hand$shuffled',
    (n, hp) => [
      {
        search: { kind: 'pokemon', basic: true, 'hp-at-most': Number(hp) },
        count: Number(n),
        to: 'hand',
        'up-to': true,
      },
    ],
  ],
  [
    'choose 1 of your Pokémon\\. Flip $n coins\\. (?:For each heads, remove $n damage counters from that Pokémon|Remove $n damage counters times the number of heads from that Pokémon\\. If the Pokémon has fewer damage counters than that, remove all of them)',
    (coins, n, other) => [
      { choose: OWN },
      { 'flip-coins': Number(coins), 'each-heads': [{ heal: Number(n ?? other) * 10, from: 'chosen' }] },
    ],
  ],
  [
    'search your deck for a card that evolves from your Active Pokémon \\(choose 1 if there are 2\\) and put it on your Active Pokémon\\. \\(This counts as evolving that Pokémon\\.\\) Shuffle your deck afterward',
    () => [{ evolve: { one: { side: 'yours', place: 'active' } }, from: 'deck' }],
  ],
  [
    'discard 1 Energy card attached to (?:1 of )?your own Pokémon in order to remove up to $n damage counters from that Pokémon',
    (n) => [
      { choose: { ...HURT, 'with-energy': true } },
      { first: [{ 'discard-energy': 1, from: 'chosen' }], 'if-you-do': [...upTo(Number(n))] },
    ],
  ],
  [
    'remove all damage counters from 1 of your Pokémon\\. Then discard all Energy cards attached to it, if any',
    () => [{ choose: HURT }, { heal: 'all', from: 'chosen' }, { 'discard-energy': 'all', from: 'chosen' }],
  ],
  [
    'remove all damage counters from all of your own Pokémon with damage counters on them, then discard all Energy cards attached to those Pokémon',
    // Once the counters are off, these Pokémon can no longer be found by them; so the Energy is discarded first.
    () => [
      { 'discard-energy': 'all', from: { each: HURT } },
      { heal: 'all', from: { each: HURT } },
    ],
  ],
  [
    'remove $n damage counters from each Active Pokémon(?: \\(remove 1 damage counter if a Pokémon has only 1\\))?',
    (n) => [{ heal: Number(n) * 10, from: ALL_ACTIVE }],
  ],
  [
    'each Active Pokémon is now (Asleep|Burned|Confused|Paralyzed|Poisoned)',
    (name = '') => [{ condition: name.toLowerCase(), on: ALL_ACTIVE }],
  ],
  [
    'shuffle $n Energy cards from your discard pile into your deck(?: \\(1 if you have only 1\\))?',
    (n) => [{ 'from-discard': { kind: 'energy' }, count: Number(n), to: 'deck' }],
  ],
  [
    'choose $n basic Energy cards from your discard pile(?: \\(if there are fewer basic Energy cards than (?:that|choose), take all of them\\))?$shown and put them into your hand',
    (n) => [{ 'from-discard': BASIC_ENERGY, count: Number(n), to: 'hand' }],
  ],
  [
    "choose up to $n $combined Pokémon Tool cards and Stadium cards in play \\(both yours and your opponent's\\) and discard them",
    (n) => [{ 'discard-in-play': Number(n), 'up-to': true }],
  ],
  [
    'search your discard pile for basic Energy cards\\. You may either show 1 basic Energy card to your opponent and put it into your hand, or show $n basic Energy cards to your opponent and shuffle them into your deck',
    (n) => [
      {
        'pick-one': {
          hand: [{ 'from-discard': BASIC_ENERGY, count: 1, to: 'hand' }],
          deck: [{ 'from-discard': BASIC_ENERGY, count: Number(n), to: 'deck' }],
        },
      },
    ],
  ],
];

/** Does it speak in words of attacks that mean nothing on a card? */
const isOfAttacks = (said: readonly Json[]): boolean =>
  hasKey(said, 'damage') ||
  mentions(said, 'self', 'defending', 'attacker', 'damage-done', 'nothing', 'lock-attack') ||
  someWithin(said, (inner, key) => key === 'until' && /^(?:your|opponents|end)-/u.test(String(inner)));

/** What a card says in the words of attacks, where it speaks of no attack and of no Pokémon of its own. */
export const asOnAttacks: Reader = (sentence) => {
  if (saysThen(sentence)) return null;
  const verbs = readAttackSentence(sentence);
  return verbs === null || isOfAttacks(verbs) ? null : verbs;
};
