import type { Json } from '../../state/index.ts';
import { letterOf, many, phrase, type Reader, reader, type Understood, type Verbs } from './phrases.ts';
import { readPowerSentence } from './usual-power-sentences.ts';
import { cardsOf, readTrainerSentence } from './usual-trainers.ts';
import { WHOM, whomOf } from './whom.ts';

/** What Abilities do that are used, behind “you may”: sentences that no attack and no Trainer card says. */

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

/** Behind the card that is thrown away for it. */
const THROWN = phrase(
  'discard (a|$n) ((?:[A-Z][a-zé]+ )?(?:[A-Z][a-zé]+ )?)cards? from your hand(?:\\. (?:If you do|Then), (.+))',
);
const POKEMON_THROWN = phrase('discard an? ((?:[A-Z][a-z]+ )?Pokémon) from your hand\\. If you do, (.+)');

const readOwn: Reader = reader([...ON_BOARD, ...OF_CARDS]);

const readOne: Reader = (sentence) => readOwn(sentence) ?? readPowerSentence(sentence) ?? readTrainerSentence(sentence);

const paidFor = (count: number, of: Json | undefined, then: string): Verbs | null => {
  const verbs = readOne(then);
  return verbs === null
    ? null
    : [{ first: [{ 'discard-hand': count, ...(of === undefined ? {} : { of }) }], 'if-you-do': [...verbs] }];
};

/** What stands behind the price in cards, with the price. */
const readPaid = (sentence: string): Verbs | null => {
  const [, one, n, words = '', then] = THROWN.exec(sentence) ?? [];
  if (then !== undefined) {
    const of = words.trim() === '' ? undefined : cardsOf(words.trim());
    // “Then” of a price that is not paid is followed all the same; only “if you do” hangs on it.
    return of === null || !/\. If you do, /u.test(sentence) ? null : paidFor(many(n ?? one), of, then);
  }
  const [, thrown, after] = POKEMON_THROWN.exec(sentence) ?? [];
  const of = thrown === undefined ? null : cardsOf(thrown);
  return of === null || after === undefined ? null : paidFor(1, of, after);
};

/** What a card does from where it lies, outside play. */
const OUTSIDE: Reader = reader([
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
