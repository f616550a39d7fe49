import type { Json } from '../../state/index.ts';
import { letterOf, many, phrase, type Reader, reader, type Understood, type Verbs } from './phrases.ts';
import { BW_USES } from './usual-bw-uses.ts';
import { LOOKING, MOVING } from './usual-latest-effects.ts';
import { cardsLike } from './usual-piles.ts';
import { readPowerSentence } from './usual-power-sentences.ts';
import { cardsOf, readTrainerSentence } from './usual-trainers.ts';
import { WHOM, whomOf } from './whom.ts';

/** What Abilities that are used do, after “you may”: sentences that no attack and no Trainer card says. */

const afflicted = (conditions: string, on: Json): Verbs =>
  conditions.split(/, and |, | and /u).map((name) => ({ condition: name.toLowerCase(), on }));

const ANY = { one: { side: 'any' } };
const YOURS = { one: { side: 'yours' } };
const THEIRS = { one: { side: 'theirs' } };

const counter = (from: Json, to: Json): Verbs => [{ 'move-counters': 1, from, to }];

/** Of the Pokémon themselves, and of the board. */
const ON_BOARD: readonly (readonly [string, Understood])[] = [
  ["leave your opponent's Active Pokémon $conditions", (conditions = '') => afflicted(conditions, 'opponents-active')],
  ["your opponent's Active Pokémon is now $conditions", (conditions = '') => afflicted(conditions, 'opponents-active')],
  [
    '(?:leave both Active Pokémon|both Active Pokémon are now) $conditions',
    (conditions = '') => afflicted(conditions, { each: { side: 'any', place: 'active' } }),
  ],
  ['move 1 damage counter from 1 of your Pokémon to another of your Pokémon', () => counter(YOURS, YOURS)],
  [
    "move 1 damage counter from 1 of your opponent's Pokémon to another of (?:your opponent's|their) Pokémon",
    () => counter(THEIRS, THEIRS),
  ],
  ['move 1 damage counter from 1 Pokémon to another Pokémon', () => counter(ANY, ANY)],
  ["move 1 damage counter from 1 of your Pokémon to 1 of your opponent's Pokémon", () => counter(YOURS, THEIRS)],
  [
    'move an? (basic|[A-Z][a-z]+) Energy (?:attached to|from) 1 of your Pokémon to another of your Pokémon',
    (type) => typed(type, (one) => [{ 'move-energy': 1, from: YOURS, to: YOURS, ...one }]),
  ],
  [
    'move an? (basic|[A-Z][a-z]+) Energy (?:attached to|from) 1 of your Benched Pokémon to your Active Pokémon',
    (type) =>
      typed(type, (one) => [
        { 'move-energy': 1, from: { one: { side: 'yours', place: 'bench' } }, to: 'your-active', ...one },
      ]),
  ],
  ['switch (?:$self|it) with your Active Pokémon', () => [{ switch: 'yours', with: 'self' }]],
  [
    'have your opponent switch $their Active Pokémon with 1 of $their Benched Pokémon',
    () => [{ switch: 'theirs', chooser: 'opponent' }],
  ],
  [
    "put $n damage counters on your opponent's Pokémon in any way you like",
    (n) => Array.from({ length: Number(n) }, () => ({ counters: 1, on: THEIRS })),
  ],
  [
    `put (a|$n) damage counters? on 1 of your opponent's ${WHOM}`,
    (one, n, whom) => {
      const filter = whomOf(whom);
      return filter === null ? null : [{ counters: many(n ?? one), on: { one: { side: 'theirs', ...filter } } }];
    },
  ],
  ['put (a|$n) damage counters? on $self', (one, n) => [{ counters: many(n ?? one), on: 'self' }]],
  ['heal $n damage from (?:$self|it)', (n) => [{ heal: Number(n), from: 'self' }]],
  [
    `heal $n damage from each of your ${WHOM}`,
    (n, whom) => {
      const filter = whomOf(whom);
      return filter === null ? null : [{ heal: Number(n), from: { each: { side: 'yours', ...filter } } }];
    },
  ],
  ['heal $n damage from your Active Pokémon', (n) => [{ heal: Number(n), from: 'your-active' }]],
  [
    "discard all Pokémon Tool cards (?:attached to|from) your opponent's Active Pokémon",
    () => [{ 'discard-tool': 'opponents-active' }],
  ],
  [
    '(return|shuffle) (?:$self|it) and all cards attached to it (?:in)?to your (hand|deck)',
    (how = '', to = '') => (/^s/iu.test(how) === (to === 'deck') ? [{ return: 'self', to, attached: 'along' }] : null),
  ],
  [
    'discard all cards attached to $self and return it to your hand',
    () => [{ return: 'self', to: 'hand', attached: 'discard' }],
  ],
  [
    "prevent all effects of your opponent's attacks, including damage, done to $self until the end of your opponent's next turn",
    () => [
      {
        lasting: { claim: 'prevent', what: 'all', from: { side: 'theirs' } },
        on: 'self',
        until: 'end-of-opponents-next-turn',
      },
    ],
  ],
  [
    "prevent all damage done to $self by your opponent's attacks until the end of your opponent's next turn",
    () => [
      {
        lasting: { claim: 'prevent', what: 'damage', from: { side: 'theirs' } },
        on: 'self',
        until: 'end-of-opponents-next-turn',
      },
    ],
  ],
];

const typed = (type: string | undefined, says: (which: { readonly [key: string]: Json }) => Verbs): Verbs | null => {
  if (type === undefined) return null;
  if (/^basic$/iu.test(type)) return says({ basic: true });
  const whom = whomOf(`${type} Pokémon`);
  return whom?.type === undefined ? null : says({ type: whom.type });
};

/** Of cards in the hand, the deck and the discard pile. */
const OF_CARDS: readonly (readonly [string, Understood])[] = [
  [
    'have each player shuffle $their hand into $their deck and draw $n cards',
    (n) => [{ 'shuffle-hand': 'both' }, { draw: Number(n) }, { draw: Number(n), who: 'opponent' }],
  ],
  [
    'look at the top $n cards of your deck, choose 1 of them, and put it into your hand\\. Put the other cards? back on $deck',
    (n) => [{ 'look-at-top': Number(n), take: {}, count: 1, rest: 'top' }],
  ],
  [
    'attach $n $type Energy cards from your hand to (?:it|$self)',
    (n, type) => [{ attach: { kind: 'energy', type: letterOf(type) }, count: Number(n), from: 'hand', to: 'self' }],
  ],
  [
    'search your deck for a Team (Plasma|Aqua|Magma) (card|Pokémon)$shown and put it in(?:to)? your hand$shuffled',
    (team = '', what) => [
      {
        search: { tag: `team ${team.toLowerCase()}`, ...(what === 'card' ? {} : { kind: 'pokemon' }) },
        count: 1,
        to: 'hand',
      },
    ],
  ],
];

/** What a card that comes down does with the Active place and Energy, what it pays with its own life or damage, and evolving at once. */
const OF_LATER_CARDS: readonly (readonly [string, Understood])[] = [
  ...MOVING,
  ...LOOKING,
  [
    'switch (?:$self|it) with your Active Pokémon\\. If you do, move any number of (?:$type )?Energy from your other Pokémon to $self',
    (type) => [{ first: [{ switch: 'yours', with: 'self' }], 'if-you-do': gathered(type) }],
  ],
  [
    'move any number of (?:(basic) |$type )?Energy (?:attached to|from) your (?:other )?Pokémon to $self\\. If you do, switch $self with your Active Pokémon',
    (basic, type) => [{ first: gathered(type, basic), 'if-you-do': [{ switch: 'yours', with: 'self' }] }],
  ],
  [
    'attach $n Energy cards from your discard pile to your Pokémon, except Pokémon-GX or Pokémon-EX, in any way you like\\. If you do, $self is Knocked Out',
    (n) => [
      {
        first: [
          {
            attach: { kind: 'energy' },
            count: Number(n),
            from: 'discard',
            to: { one: { side: 'yours', 'none-of': [{ tag: 'gx' }, { tag: 'EX' }] } },
            spread: true,
          },
        ],
        'if-you-do': [{ 'knock-out': 'self' }],
      },
    ],
  ],
  [
    'discard the top (?:card|$n cards) of your deck\\. If you do, attach a basic Energy card from your discard pile to $self',
    (n) => [
      {
        first: [{ 'discard-top': many(n), of: 'yours' }],
        'if-you-do': [{ attach: { kind: 'energy', tag: 'basic energy' }, count: 1, from: 'discard', to: 'self' }],
      },
    ],
  ],
  [
    'put $n damage counters? on $self\\. If you do, search your deck for up to $n $type Energy cards and attach them to $self$shuffled',
    (n, cards, type) => [
      {
        first: [{ counters: Number(n), on: 'self' }],
        'if-you-do': [
          {
            attach: { kind: 'energy', type: letterOf(type) },
            count: Number(cards),
            from: 'deck',
            to: 'self',
            'up-to': true,
          },
        ],
      },
    ],
  ],
  [
    'search your deck for an? $type Energy card and an? $type Energy card and attach them to your Pokémon $freely$shuffled',
    (...types) =>
      types.map((type) => ({
        attach: { kind: 'energy', type: letterOf(type) },
        count: 1,
        from: 'deck',
        to: { one: { side: 'yours' } },
      })),
  ],
  [
    'heal $n damage from 1 of your Pokémon that has any (?:$type )?Energy attached to it',
    (n, type) => [
      {
        heal: Number(n),
        from: {
          one: { side: 'yours', damaged: true, 'with-energy': type === undefined ? true : letterOf(type) },
        },
      },
    ],
  ],
  [
    'heal $n damage from your Active $type Pokémon',
    (n, type) => [{ heal: Number(n), from: { each: { side: 'yours', place: 'active', type: letterOf(type) } } }],
  ],
  [
    '(flip a coin\\. If heads, )?search your deck for a card that evolves from $self and put it onto $self(?: to evolve it|\\. \\($counts evolving $self\\.\\))(?:$shuffled| Shuffle your deck afterward)',
    (coin) => {
      const evolves: Json = { evolve: 'self', from: 'deck' };
      return coin === undefined ? [evolves] : [{ flip: { heads: [evolves] } }];
    },
  ],
  [
    "discard an? (Special )?Energy from your opponent's Active Pokémon",
    (special) => [
      { 'discard-energy': 1, from: 'opponents-active', ...(special === undefined ? {} : { special: true }) },
    ],
  ],
  [
    'attach a Special Energy card from your hand to 1 of your (?:$whom)',
    (words) => {
      const whom = whomOf(words);
      return whom === null
        ? null
        : [
            {
              attach: { kind: 'energy', 'not-tag': 'basic energy' },
              count: 1,
              from: 'hand',
              to: { one: { side: 'yours', ...whom } },
            },
          ];
    },
  ],
  [
    "search your deck for an? $whom that isn't an? (Pokémon-(?:GX|EX))(?: or (?:an? )?(Pokémon-(?:GX|EX)))?$shown and put it into your hand$shuffled",
    (words, ...marks) => {
      const cards = cardsLike(words);
      const but = marks.flatMap((mark) => (mark === undefined ? [] : [whomOf(mark) ?? {}]));
      return cards === null || typeof cards !== 'object'
        ? null
        : [{ search: { ...cards, 'none-of': but }, count: 1, to: 'hand' }];
    },
  ],
];

function gathered(type: string | undefined, basic?: string): Json[] {
  return [
    {
      'as-often-as-liked': [
        {
          'move-energy': 1,
          from: { one: { side: 'yours', other: true } },
          to: 'self',
          ...(type === undefined ? {} : { type: letterOf(type) }),
          ...(basic === undefined ? {} : { basic: true }),
        },
      ],
    },
  ];
}

/** What follows the card that is discarded for it. */
const THROWN = phrase(
  'discard (a|$n) ((?:[A-Z][a-zé]+ )?(?:[A-Z][a-zé]+ )?)cards? from your hand(?:\\. (?:If you do|Then), (.+))',
);
const POKEMON_THROWN = phrase('discard an? ((?:[A-Z][a-z]+ )?Pokémon) from your hand\\. If you do, (.+)');

const readOwn: Reader = reader([...ON_BOARD, ...OF_CARDS, ...OF_LATER_CARDS, ...BW_USES]);

const readOne: Reader = (sentence) => readOwn(sentence) ?? readPowerSentence(sentence) ?? readTrainerSentence(sentence);

const paidFor = (count: number, of: Json | undefined, then: string): Verbs | null => {
  const verbs = readOne(then);
  return verbs === null
    ? null
    : [{ first: [{ 'discard-hand': count, ...(of === undefined ? {} : { of }) }], 'if-you-do': [...verbs] }];
};

const EITHER_THROWN = phrase('discard an? $type or $type Energy card from your hand\\. If you do, (.+)');

/** What follows the price in cards, with the price. */
export const readPaid: Reader = (sentence) => {
  const [, type, other, drawn] = EITHER_THROWN.exec(sentence) ?? [];
  if (drawn !== undefined) {
    const either = [type, other].map((letter) => ({ type: letterOf(letter) }));
    return paidFor(1, { kind: 'energy', 'any-of': either }, drawn);
  }
  const [, one, n, words = '', then] = THROWN.exec(sentence) ?? [];
  if (then !== undefined) {
    const of = words.trim() === '' ? undefined : cardsOf(words.trim());
    // What follows “then” is done even if the price is not paid; only “if you do” depends on it.
    return of === null || !/\. If you do, /u.test(sentence) ? null : paidFor(many(n ?? one), of, then);
  }
  const [, thrown, after] = POKEMON_THROWN.exec(sentence) ?? [];
  const of = thrown === undefined ? null : cardsOf(thrown);
  return of === null || after === undefined ? null : paidFor(1, of, after);
};

/** What a card does from where it lies, outside play. */
const OUTSIDE: Reader = reader([
  [
    'reveal it\\. $done, look at the top card of $opponents deck and put $self in the Lost Zone\\. If that card is an? (Supporter|Item|Stadium) card, you may put it in the Lost Zone',
    (kind = '') => [
      { 'put-this': 'lost' },
      {
        'look-at-top': 1,
        of: 'opponent',
        take: cardsOf(`${kind} card`) ?? {},
        count: 1,
        'or-none': true,
        into: 'lost',
        rest: 'top',
      },
    ],
  ],
  [
    'put (?:it|$self) (?:in|on)to your (hand|Bench)',
    (where) => [{ 'put-this': /hand/iu.test(where ?? '') ? 'hand' : 'bench' }],
  ],
  [
    'put (?:it|$self) onto your Bench\\. Then, attach an? $type Energy card from your discard pile to $self',
    (type) => [
      { 'put-this': 'bench' },
      { attach: { kind: 'energy', type: letterOf(type) }, count: 1, from: 'discard', to: 'chosen' },
    ],
  ],
]);

/** What an Ability does that is used: in play, or where its card lies. */
export const readUse = (sentence: string, zone?: 'hand' | 'discard'): Verbs | null =>
  zone === undefined ? (readPaid(sentence) ?? readOne(sentence)) : OUTSIDE(sentence);
