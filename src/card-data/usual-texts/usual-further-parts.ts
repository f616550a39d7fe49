import type { Json } from '../../state/index.ts';
import { damageForEach, type Found, more, type Sentence } from './attack-parts.ts';
import { letterOf, many, themOf, type Understood } from './phrases.ts';
import { COUNTED } from './usual-amounts.ts';
import { whomOf } from './whom.ts';

/** Sentences of attacks since Black & White that stand on a few cards each: further counts and conditions, cards by name, single Energy out of hand and pile. */

type Effects = readonly (readonly [string, Understood])[];

const THEIRS = { side: 'theirs' };
const YOURS = { side: 'yours' };
const sideOf = (word = ''): 'yours' | 'theirs' => (/^your$/iu.test(word) ? 'yours' : 'theirs');

/** After "times the number" the word "of" is not repeated. */
const TIMES: readonly (readonly [string, (found: Found) => Json | null])[] = [
  ...COUNTED.flatMap(([what, count]) => (what.startsWith('of ') ? [[what.slice(3), count] as const] : [])),
  [
    'your Pokémon (?:in play )?that have the ([A-Z][\\w -]{2,20}) attack',
    ([attack = '']) => ({ each: { ...YOURS, 'has-attack': attack } }),
  ],
];

const FURTHER_COUNTS: readonly (readonly [string, (found: Found) => Json | null])[] = [
  [
    "Pokémon in (your|your opponent's) discard pile",
    ([whose]) => ({ 'in-discard': { kind: 'pokemon' }, of: sideOf(whose) }),
  ],
  [
    "Energy cards? in (your|your opponent's) discard pile",
    ([whose]) => ({ 'in-discard': { kind: 'energy' }, of: sideOf(whose) }),
  ],
  ["Benched Pokémon \\(both yours and your opponent's\\)", () => ({ each: { side: 'any', place: 'bench' } })],
  [
    'of your Pokémon that has any $type Energy attached to it',
    ([type]) => ({ each: { ...YOURS, 'with-energy': letterOf(type) } }),
  ],
];

/** Conditions after "if", for more damage; nothing the damage does changes them. */
const FURTHER_GIVEN: readonly (readonly [string, (found: Found) => Json | null])[] = [
  [
    'any of $opponents Pokémon have any $type Energy attached to them',
    ([type]) => ({ 'opponent-has': { 'with-energy': letterOf(type) } }),
  ],
  ['you have no cards in your hand', () => ({ 'hand-at-most': 0 })],
  ['there are $n or fewer cards in your deck', ([n]) => ({ not: { 'deck-at-least': Number(n) + 1 } })],
  ['$them is a TAG TEAM(?: Pokémon)?', () => ({ defending: { tag: 'tag team' } })],
];

export const FURTHER_PARTS: readonly Sentence[] = [
  ...TIMES.flatMap(([what, count]) => damageForEach(what, count)),
  ...FURTHER_COUNTS.flatMap(([what, count]) => damageForEach(what, count)),
  ...FURTHER_GIVEN.map(
    ([given, condition]): Sentence => ({
      pattern: `if ${given}, this attack does $n more damage(?: $before)?`,
      part: (found, printed) => {
        const met = condition(found);
        return met === null ? null : more(printed, found.at(-1), { when: met });
      },
    }),
  ),
];

/** The name of one Pokémon, and no phrase for cards of a kind; patterns take small letters for capital ones. */
const NAME = "([A-Z][\\p{L}' .-]{2,28}?(?:-EX|-GX)?(?: [♀♂])?)";
const isName = (words = ''): boolean =>
  /^(?:M )?\p{Lu}\p{Ll}/u.test(words) &&
  !/Pokémon|Energy|\bcards?\b|\b(?:Basic|Stage|Evolution|Supporter|Item|Trainer|Stadium|Tool|Ultra|and|or|of|that|up)\b/u.test(
    words,
  );

export const FURTHER: Effects = [
  [
    `search your deck for ${NAME}$shown and put it into your hand$shuffled`,
    (name = '') => (isName(name) ? [{ search: { kind: 'pokemon', named: name }, count: 1, to: 'hand' }] : null),
  ],
  [
    `search your deck for ${NAME} and put it (?:on|in)to your Bench$shuffled`,
    (name = '') => (isName(name) ? [{ search: { kind: 'pokemon', named: name }, count: 1, to: 'bench' }] : null),
  ],
  ['your opponent draws (?:a|$n) cards?', (n) => [{ draw: many(n), who: 'opponent' }]],
  ['each player draws (?:a|$n) cards?', (n) => [{ draw: many(n) }, { draw: many(n), who: 'opponent' }]],
  [
    'heal $n damage from both Active Pokémon',
    (n) => [{ heal: Number(n), from: { each: { side: 'any', place: 'active' } } }],
  ],
  ['remove all Special Conditions from $them', (them) => [{ cure: 'all', on: themOf(them) }]],
  [
    'the Defending Pokémon has no Abilities until $coming',
    () => [{ lasting: { claim: 'mute', what: 'abilities' }, on: 'defending', until: 'end-of-your-next-turn' }],
  ],
  [
    'attach an? $type Energy(?: card)? from your (hand|discard pile) to ($self|1 of your Pokémon)',
    (type, pile = '', whom = '') => [
      {
        attach: { kind: 'energy', type: letterOf(type) },
        count: 1,
        from: /^hand$/iu.test(pile) ? 'hand' : 'discard',
        to: /^1/u.test(whom) ? { one: YOURS } : 'self',
      },
    ],
  ],
  [
    'attach an Energy(?: card)? from your hand to ($self|1 of your Pokémon)',
    (whom = '') => [
      { attach: { kind: 'energy' }, count: 1, from: 'hand', to: /^1/u.test(whom) ? { one: YOURS } : 'self' },
    ],
  ],
  [
    'put $n $type Energy cards from your discard pile into your hand',
    (n, type) => [{ 'from-discard': { kind: 'energy', type: letterOf(type) }, count: Number(n), to: 'hand' }],
  ],
  [
    'put $n $whom from your discard pile into your hand',
    (n, words) => {
      const whom = whomOf(words);
      const plain = whom !== null && Object.keys(whom).every((key) => ['basic', 'type', 'stage', 'tag'].includes(key));
      return plain ? [{ 'from-discard': { kind: 'pokemon', ...whom }, count: Number(n), to: 'hand' }] : null;
    },
  ],
  [
    'choose $n of $opponents Pokémon and put $n damage counters? on each of them',
    (some, n) => [{ counters: Number(n), on: { some: Number(some), of: THEIRS } }],
  ],
  ['put $n damage counters? on 1 of your Pokémon', (n) => [{ counters: Number(n), on: { one: YOURS } }]],
  [
    'look at the top $n cards of your deck and put 1 of them into your hand\\. Shuffle the other cards back into your deck',
    (n) => [{ 'look-at-top': Number(n), count: 1, rest: 'shuffle' }],
  ],
  [
    'discard a Special Energy (?:attached to|from) 1 of $opponents Pokémon',
    () => [{ 'discard-energy': 1, special: true, from: { one: { ...THEIRS, 'with-special-energy': true } } }],
  ],
  [
    'flip a coin until you get tails\\. For each heads, discard an Energy (?:attached to|from) $them',
    (them) => [{ times: { 'heads-until-tails': true }, does: [{ 'discard-energy': 1, from: themOf(them) }] }],
  ],
];
