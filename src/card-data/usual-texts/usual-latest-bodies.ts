import type { Json } from '../../state/index.ts';
import { afflict, letterOf } from './phrases.ts';
import { type InForce, inForceReader } from './usual-powers.ts';
import { type Filter, WHOM, whomOf } from './whom.ts';

/** Further usual texts of Abilities in force since Black & White: coins against damage, types beside its own, attacks of others, Poison, Prizes, what has been counted. */

const YOURS = { side: 'yours' };
const THEIRS = { side: 'theirs' };
const OPPONENTS_ACTIVE = { side: 'theirs', place: 'active' };
const ACTIVE = { self: { place: 'active' } };
const STILL_PAID = '\\. \\(You still need the necessary Energy to use each attack\\.\\)';
const ONE_AT_A_TIME = "(?:\\. You can't apply more than 1 [A-Z][\\w ]{2,24} Ability at a time)?";
/** The name of a card; patterns take small letters for capital ones. */
const NAME = "([A-Z][\\p{L}'é-]{2,20})";
const isName = (word = ''): boolean => /^\p{Lu}/u.test(word) && !/^(?:Pokémon|Basic|Evolution)/u.test(word);

const stronger = (n: string | undefined, on: Json, more: Filter = {}): readonly Json[] => [
  { claim: 'damage', when: 'before', add: Number(n), on, against: OPPONENTS_ACTIVE, ...more },
];

const once = (text: string | undefined): Filter => (text === undefined ? {} : { once: true });

const BODIES: InForce = [
  [
    'each of your (Stage [12]) Pokémon in play is now a $type Pokémon in addition to its existing types',
    ([stage = '', type]) => [{ claim: 'types', also: [letterOf(type)], on: { ...YOURS, stage: stage.toLowerCase() } }],
  ],

  [
    `$self can use the attacks of (?:any )?$basic in your discard pile${STILL_PAID}`,
    () => [{ claim: 'uses-attacks', of: 'discarded-basics', on: 'self' }],
  ],
  [
    "your opponent can't have more than $n Benched Pokémon\\. If they have $n or more Benched Pokémon, they discard Benched Pokémon until they have $n Pokémon on the Bench\\. If more than one effect changes the number of Benched Pokémon allowed, use the smaller number",
    ([most, over, until]) =>
      most === until && Number(over) === Number(most) + 1
        ? [{ claim: 'bench-size', most: Number(most), on: { side: 'theirs' } }]
        : null,
  ],
  [
    "each of your Pokémon that has any $type Energy attached to it can't be affected by any Special Conditions\\. \\(Remove any Special Conditions affecting those Pokémon\\.\\)",
    ([type]) => [{ claim: 'immune-to-condition', removes: true, on: { ...YOURS, 'with-energy': letterOf(type) } }],
  ],
  [
    "each of your Pokémon that has any $type Energy attached to it can't be (Asleep|Burned|Confused|Paralyzed|Poisoned)\\. \\(If any of those Pokémon are \\2, remove that Special Condition\\.\\)",
    ([type, condition = '']) => [
      {
        claim: 'immune-to-condition',
        names: [condition.toLowerCase()],
        removes: true,
        on: { ...YOURS, 'with-energy': letterOf(type) },
      },
    ],
  ],
  [
    "put $n more damage counters? on your opponent's Poisoned Pokémon between turns",
    ([n]) => [{ claim: 'poison-counters', add: Number(n), on: THEIRS }],
  ],
  [
    "put $n damage counters instead of $n on your opponent's Burned Pokémon between turns",
    ([n, usual]) => (usual === '2' ? [{ claim: 'burn-counters', put: Number(n), on: THEIRS }] : null),
  ],
  [
    "if your opponent has $n or fewer Prize cards remaining, $self's maximum HP is $n",
    ([prizes, hp]) => [
      { claim: 'hp', set: Number(hp), on: 'self', while: { 'prizes-at-most': { theirs: Number(prizes) } } },
    ],
  ],
  [
    `the maximum HP of each of your ${NAME} in play is $n`,
    ([name = '', hp]) => (isName(name) ? [{ claim: 'hp', set: Number(hp), on: { ...YOURS, named: name } }] : null),
  ],
  [
    "prevent all damage done to $self by your opponent's attacks if that damage is exactly ((?:\\d+, )+(?:or )?\\d+)",
    ([amounts = '']) => [
      {
        claim: 'prevent',
        what: 'damage',
        on: 'self',
        from: THEIRS,
        exactly: (amounts.match(/\d+/gu) ?? []).map(Number),
      },
    ],
  ],
  [
    `your ${WHOM}'s attacks do $n more damage to (?:the|your opponent's) Active Pokémon $before${ONE_AT_A_TIME.replace('(?:', '(')}`,
    ([words, n, limit]) => {
      const whom = whomOf(words);
      return whom === null ? null : stronger(n, { ...YOURS, ...whom }, once(limit));
    },
  ],
  [
    `your ${NAME}'s attacks do $n more damage to (?:the|your opponent's) Active Pokémon $before`,
    ([name, n]) => (isName(name) ? stronger(n, { ...YOURS, named: name ?? '' }) : null),
  ],
  [
    "$self's attacks do $n more damage to your opponent's Active Pokémon for each Prize card you have taken $before",
    ([n]) => stronger(n, 'self', { 'for-each-prize': 'yours' }),
  ],
  [
    `the attacks of your ${WHOM} in play that evolve from ${NAME} do $n more damage to your opponent's Active Pokémon $before${ONE_AT_A_TIME}`,
    ([words, name = '', n]) => {
      const whom = whomOf(words);
      return whom === null || !isName(name)
        ? null
        : stronger(n, { ...YOURS, ...whom, 'evolves-from': name }, { once: true });
    },
  ],
  [
    `the attacks of your ${WHOM} in play that evolve from ${NAME} cost Colorless less${ONE_AT_A_TIME}`,
    ([words, name = '']) => {
      const whom = whomOf(words);
      return whom === null || !isName(name)
        ? null
        : [{ claim: 'cost', add: -1, on: { ...YOURS, ...whom, 'evolves-from': name }, once: true }];
    },
  ],
  [
    `your ${WHOM} in play that evolve from ${NAME} get \\+$n HP${ONE_AT_A_TIME}`,
    ([words, name = '', hp]) => {
      const whom = whomOf(words);
      return whom === null || !isName(name)
        ? null
        : [{ claim: 'hp', add: Number(hp), on: { ...YOURS, ...whom, 'evolves-from': name }, once: true }];
    },
  ],
  [
    "prevent all damage done to your Pokémon that have any $type Energy attached to them by attacks from your opponent's $whom",
    ([type, words]) => {
      const from = whomOf(words);
      return from === null
        ? null
        : [
            {
              claim: 'prevent',
              what: 'damage',
              on: { ...YOURS, 'with-energy': letterOf(type) },
              from: { ...THEIRS, ...from },
            },
          ];
    },
  ],
  [
    "prevent all damage done to your $whom by attacks from your opponent's Pokémon that have any Special Energy attached to them",
    ([words]) => {
      const whom = whomOf(words);
      return whom === null
        ? null
        : [
            {
              claim: 'prevent',
              what: 'damage',
              on: { ...YOURS, ...whom },
              from: { ...THEIRS, 'with-special-energy': true },
            },
          ];
    },
  ],
  [
    'during your first turn, $self has no Retreat Cost',
    () => [{ claim: 'retreat', set: 0, on: 'self', while: { 'first-turn': true } }],
  ],
  [
    "if you have exactly $n cards in your hand, ignore all Energy in the attack costs? of each of $self's attacks",
    ([n]) => [
      {
        claim: 'cost',
        none: true,
        on: 'self',
        while: { 'hand-at-least': Number(n), 'hand-at-most': Number(n) },
      },
    ],
  ],
  [
    'ignore all Energy in the attack costs of each of your Pokémon in play that has the ([A-Z][\\w -]{2,20}) attack',
    ([attack = '']) => [{ claim: 'cost', none: true, on: { ...YOURS, 'has-attack': attack } }],
  ],
  [
    'whenever you attach an(?: ($type))? Energy card from your hand to $self, (?:remove all Special Conditions from (?:it|$self)|heal $n damage from (?:it|$self))',
    ([, type, n]) => [
      {
        claim: 'trigger',
        event: 'energy-attached',
        from: 'hand',
        ...(type === undefined ? {} : { type: letterOf(type) }),
        on: 'self',
        does: [n === undefined ? { cure: 'all', on: 'self' } : { heal: Number(n), from: 'self' }],
      },
    ],
  ],
  [
    'the Retreat Cost of each Pokémon in play \\(except for (Team \\w+) Pokémon\\) is Colorless more',
    ([team = '']) => [{ claim: 'retreat', add: 1, on: { side: 'any', 'not-tag': team.toLowerCase() } }],
  ],
  [
    'your Pokémon in play have no Retreat Cost, except Pokémon-GX and Pokémon-EX',
    () => [{ claim: 'retreat', set: 0, on: { ...YOURS, 'none-of': [{ tag: 'gx' }, { tag: 'EX' }] } }],
  ],
  [
    `your ${NAME} in play have no Retreat Cost`,
    ([name = '']) => (isName(name) ? [{ claim: 'retreat', set: 0, on: { ...YOURS, named: name } }] : null),
  ],

  [
    "(as long as $self is $mine, its|$self's) Retreat Cost is ((?:Colorless)+) less for each ([A-Z][\\p{L}'é-]{2,20}) on your Bench",
    ([active = '', less = '', named = '']) =>
      isName(named)
        ? [
            {
              claim: 'retreat',
              add: -(less.match(/Colorless/gu)?.length ?? 0),
              'for-each': { ...YOURS, place: 'bench', named },
              on: 'self',
              ...(/^as long/iu.test(active) ? { while: ACTIVE } : {}),
            },
          ]
        : null,
  ],

  [
    '(as long as $self is $mine, )?whenever you attach an Energy(?: card)? from your hand to (?:it|$self), it is now $conditions',
    ([active, conditions = '']) => [
      {
        claim: 'trigger',
        event: 'energy-attached',
        from: 'hand',
        on: 'self',
        ...(active === undefined ? {} : { while: ACTIVE }),
        does: [...afflict(conditions, 'self')],
      },
    ],
  ],
  [
    "whenever your opponent's Active Pokémon retreats, $their new Active Pokémon is $conditions",
    ([conditions = '']) => [
      { claim: 'trigger', event: 'up-for-retreated', on: THEIRS, does: [...afflict(conditions, 'self')] },
    ],
  ],
  [
    `each basic $type Energy(?: card)? attached to your (?:$type )?Pokémon provides ([A-Z][A-Za-z]+) Energy(?: instead)?(?:${ONE_AT_A_TIME}|\\. You can't use more than 1 [A-Z][\\w ]{2,24} Poké-Body each turn)`,
    ([type = '', whose, given = '']) =>
      given === `${type}${type}`
        ? [
            {
              claim: 'energy-units',
              type: letterOf(type),
              units: 2,
              once: true,
              on: { ...YOURS, ...(whose === undefined ? {} : { type: letterOf(whose) }) },
            },
          ]
        : null,
  ],

  [
    "if $self is $mine and is damaged by an opponent's attack \\(even if $self is Knocked Out\\), th(?:e|is) Attacking Pokémon is now $conditions",
    ([conditions = '']) => [
      {
        claim: 'trigger',
        event: 'damaged-by-attack',
        on: 'self',
        while: ACTIVE,
        does: [...afflict(conditions, 'attacker')],
      },
    ],
  ],
  [
    "as along as $self is on your Bench, prevent all damage done to $self by attacks(?: \\(both yours and your opponent's\\))?",
    () => [{ claim: 'prevent', what: 'damage', on: 'self', while: { self: { place: 'bench' } } }],
  ],
  [
    "as long as $self is $mine, your opponent's Active Pokémon's attacks? do $n less damage $before",
    ([n]) => [
      { claim: 'damage', when: 'before', add: -Number(n), on: OPPONENTS_ACTIVE, against: YOURS, while: ACTIVE },
    ],
  ],
];

/** What such an Ability says, `text` with the Pokémon's own name as "this Pokémon"; null where it is none of them. */
export const usualLatestBody = inForceReader(BODIES);
