import type { Json } from '../../state/index.ts';
import { letterOf } from './phrases.ts';
import type { InForce } from './usual-powers.ts';
import { type Filter, whomOf } from './whom.ts';

/** Poké-Bodies of the years 2003 to 2007 in force, after their condition ("as long as …"). */

const YOURS = { side: 'yours' };
const THEIRS = { side: 'theirs' };
const ALL_CONDITIONS = ['asleep', 'burned', 'confused', 'paralyzed', 'poisoned'];

/** Copies of one name do not add up where the text says so. */
const ALONE = "(\\. You can't use more than 1 [\\p{L} -]+ Poké-Body each turn)?";
const alone = (said: string | undefined): Filter => (said === undefined ? {} : { once: true });

const NAME = "([A-Z][\\p{L}'. ♀♂]*?(?: ex)?)";
const named = (names: readonly (string | undefined)[]): Filter => {
  const known = names.flatMap((name) => (name === undefined ? [] : [{ named: name }]));
  const [only] = known;
  return known.length === 1 && only !== undefined ? only : { 'any-of': known };
};

const cannot = (act: string, sides: readonly string[], more: Filter = {}, also: Filter = {}): readonly Json[] =>
  sides.map((side) => ({ claim: 'cannot', act, on: { side, ...more }, ...also }));

const spared = (from: Filter | null): readonly Json[] => [
  { claim: 'prevent', what: 'effects', on: 'self', ...(from === null ? {} : { from }) },
];

export const EX_STANDING: InForce = [
  ['prevent all effects of attacks, except damage, done to $self by the attacking Pokémon', () => spared(null)],
  ["prevent all effects of your opponent's attacks done to $self", () => spared(THEIRS)],
  [
    "prevent all effects, (?:except|excluding) damage, (?:by an opponent's attack done to $self|done to $self by attacks from your opponent's Pokémon)",
    () => spared(THEIRS),
  ],
  [
    "$self can't be affected by any Special Conditions",
    () => [{ claim: 'immune-to-condition', names: ALL_CONDITIONS, on: 'self' }],
  ],
  [
    "each of your Active Pokémon that has $type Energy attached to it can't be affected by any Special Conditions",
    ([type]) => [
      {
        claim: 'immune-to-condition',
        names: ALL_CONDITIONS,
        on: { ...YOURS, place: 'active', 'with-energy': letterOf(type) },
      },
    ],
  ],
  ["your opponent's Pokémon can't retreat", () => cannot('retreat', ['theirs'])],
  ["each player can't play any Supporter cards", () => cannot('play-supporter', ['yours', 'theirs'])],
  [
    "your opponent can't play any Trainer cards \\(except for Supporter cards\\) from $their hand",
    () => [...cannot('play-trainer', ['theirs'], {}, { tools: true }), ...cannot('play-stadium', ['theirs'])],
  ],
  [
    `each player's ${NAME} and ${NAME} can't attack`,
    (names) => [{ claim: 'cannot', act: 'attack', on: { side: 'any', ...named(names) } }],
  ],
  [
    "your opponent's Basic Pokémon can't attack or use any Poké-Powers or Poké-Bodies",
    () => [
      { claim: 'cannot', act: 'attack', on: { ...THEIRS, basic: true } },
      { claim: 'mute', what: 'both', on: { ...THEIRS, basic: true } },
    ],
  ],
  [
    `the Retreat Cost for each ${NAME} you have in play is 0`,
    (names) => [{ claim: 'retreat', set: 0, on: { ...YOURS, ...named(names) } }],
  ],
  ["$self's Retreat Cost is 0", () => [{ claim: 'retreat', set: 0, on: 'self' }]],
  [
    "each of $self's attacks (?:does|do) $n more damage to the Defending Pokémon(?: $before)?",
    ([n]) => [{ claim: 'damage', when: 'before', add: Number(n), on: 'self', against: { ...THEIRS, place: 'active' } }],
  ],
  [
    "any damage done to $self by attacks from ([^(]+?) \\(both yours and your opponent's\\) is reduced by $n $after",
    ([words, n]) => {
      const against = whomOf(words?.replace(/^(Stage \d) Evolved /u, '$1 '));
      return against === null
        ? null
        : [{ claim: 'damage', when: 'after', add: -Number(n), on: 'self', against: { side: 'any', ...against } }];
    },
  ],
  [
    `any damage done by (?:an opponent's attack|attacks from your opponent's (Pokémon-ex)) is reduced by $n $before${ALONE}`,
    ([ex, n, said]) => [
      {
        claim: 'damage',
        when: 'before',
        add: -Number(n),
        on: { ...THEIRS, ...(ex === undefined ? {} : { tag: 'ex' }) },
        ...alone(said),
      },
    ],
  ],
  [
    "attacks by each player's Active Pokémon(?: \\(both if there are 2\\))? do $n more damage to any Active Pokémon $before",
    ([n]) => [
      {
        claim: 'damage',
        when: 'before',
        add: Number(n),
        on: { side: 'any', place: 'active' },
        against: { side: 'any', place: 'active' },
      },
    ],
  ],
  [
    "your opponent's Active Pokémon have no Resistance",
    () => [{ claim: 'no-resistance', on: { ...THEIRS, place: 'active' } }],
  ],
  [
    'prevent all damage done to $self by attacks from your Pokémon',
    () => [{ claim: 'prevent', what: 'damage', on: 'self', from: YOURS }],
  ],
];
