import type { Json } from '../../state/index.ts';
import { type InForce, inForceReader } from './usual-powers.ts';
import { whomOf } from './whom.ts';

/** Usual texts of Abilities in force of the years of Black & White and XY: Retreat Costs of a side, healing, counters between turns, Prizes, whom a side's damage comes from. */

const THEIRS = { side: 'theirs' };
const ACTIVE = { self: { place: 'active' } };
const isName = (word = ''): boolean => /^\p{Lu}/u.test(word) && !/^(?:Pokémon|Basic|Evolution)/u.test(word);

const BODIES: InForce = [
  [
    "(?:damage can't be healed from any Pokémon|(?:if you have ([A-Z][a-z]+) in play, )?Pokémon \\(both yours and your opponent's\\) can't be healed)(?: \\(both yours and your opponent's\\)\\. \\(Damage counters can still be moved\\.\\))?",
    ([named]) => [
      {
        claim: 'no-heal',
        on: { side: 'any' },
        ...(named === undefined ? {} : { while: { 'you-have': { named } } }),
      },
    ],
  ],
  [
    "if there are $n or fewer $whom in play, $self can't attack",
    ([most, words]) => {
      const whom = whomOf(words);
      return whom === null
        ? null
        : [
            {
              claim: 'cannot',
              act: 'attack',
              on: 'self',
              while: { not: { 'in-play': { of: whom, 'at-least': Number(most) + 1 } } },
            },
          ];
    },
  ],
  [
    "at any time between turns, if $self is $mine, put $n damage counters? on each of your opponent's $whom",
    ([n, words]) => {
      const whom = whomOf(words);
      const does: readonly Json[] = [{ counters: Number(n), on: 'self' }];
      return whom === null
        ? null
        : [{ claim: 'checkup', 'any-time': true, on: { ...THEIRS, ...whom }, while: ACTIVE, does }];
    },
  ],
  [
    "if your opponent's $whom is Knocked Out by damage from an attack of $self, take $n more Prize cards?",
    ([words, n]) => {
      const against = whomOf(words);
      return against === null
        ? null
        : [{ claim: 'prizes', add: Number(n), of: 'struck', on: 'self', against: { ...THEIRS, ...against } }];
    },
  ],
  [
    "your $whom's attacks \\(excluding ([A-Z][\\p{L}'-]{2,20})\\) do $n more damage to (?:the|your opponent's) Active Pokémon $before",
    ([words, named = '', n]) => {
      const whom = whomOf(words);
      return whom === null || !isName(named)
        ? null
        : [
            {
              claim: 'damage',
              when: 'before',
              add: Number(n),
              on: { side: 'yours', ...whom, 'not-named': named },
              against: { ...THEIRS, place: 'active' },
            },
          ];
    },
  ],
];

/** What such an Ability says, `text` with the Pokémon's own name as "this Pokémon"; null where it is none of them. */
export const usualBwBody = inForceReader(BODIES);
