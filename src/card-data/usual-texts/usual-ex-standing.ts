import type { Json } from '../../state/index.ts';
import type { InForce } from './usual-powers.ts';
import type { Filter } from './whom.ts';

const THEIRS = { side: 'theirs' };

/** Copies of one name do not add up where the text says so. */
const ALONE = "(\\. You can't use more than 1 [\\p{L} -]+ Poké-Body each turn)?";
const alone = (said: string | undefined): Filter => (said === undefined ? {} : { once: true });

const cannot = (act: string, sides: readonly string[], more: Filter = {}, also: Filter = {}): readonly Json[] =>
  sides.map((side) => ({ claim: 'cannot', act, on: { side, ...more }, ...also }));

const spared = (from: Filter | null): readonly Json[] => [
  { claim: 'prevent', what: 'effects', on: 'self', ...(from === null ? {} : { from }) },
];

export const EX_STANDING: InForce = [
  ['prevent all effects of attacks, except damage, done to $self by the attacking Pokémon', () => spared(null)],

  [
    "prevent all effects, (?:except|excluding) damage, (?:by an opponent's attack done to $self|done to $self by attacks from your opponent's Pokémon)",
    () => spared(THEIRS),
  ],

  ["each player can't play any Supporter cards", () => cannot('play-supporter', ['yours', 'theirs'])],
  [
    "your opponent can't play any Trainer cards \\(except for Supporter cards\\) from $their hand",
    () => [...cannot('play-trainer', ['theirs'], {}, { tools: true }), ...cannot('play-stadium', ['theirs'])],
  ],

  [
    "your opponent's Basic Pokémon can't attack or use any Poké-Powers or Poké-Bodies",
    () => [
      { claim: 'cannot', act: 'attack', on: { ...THEIRS, basic: true } },
      { claim: 'mute', what: 'both', on: { ...THEIRS, basic: true } },
    ],
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
];
