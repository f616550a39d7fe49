import { afflict, lasting, many, themOf, thereupon, type Understood, where } from './phrases.ts';
import { attachedOf } from './usual-piles.ts';
import { whomOf } from './whom.ts';

/** What usual sentences of attacks since Black & White do; null: after all not understood. */

type Effects = readonly (readonly [string, Understood])[];

/** Further sentences that only an attack says. */
export const LATER: Effects = [
  [
    "$them is now $conditions\\. (?:That Pokémon|$them) can't retreat $next",
    (them, conditions = '') => [
      ...afflict(conditions, themOf(them)),
      ...lasting({ claim: 'cannot', act: 'retreat' }, themOf(them), 'opponents-next-turn'),
    ],
  ],
  [
    'switch $self with 1 of your Benched Pokémon\\. Then, your opponent switches (?:$their Active Pokémon|the Defending Pokémon) with 1 of $their Benched Pokémon',
    () => thereupon([{ switch: 'yours' }], [{ switch: 'theirs', chooser: 'opponent' }]),
  ],
  [
    "during your next turn, each of $self's attacks does $n more damage $before",
    (n) => lasting({ claim: 'damage', when: 'before', add: Number(n) }, 'self', 'your-next-turn'),
  ],
  [
    '(?:this attack (?:also )?does|does) $n damage to each of $opponents (Benched )?$whom$unspared',
    (n, bench, whom) => {
      const filter = whomOf(whom);
      return filter === null
        ? null
        : [
            {
              damage: Number(n),
              to: { each: { side: 'theirs', ...(bench === undefined ? {} : { place: 'bench' }), ...filter } },
            },
          ];
    },
  ],
  [
    '$them is now (Poisoned|Burned)\\. Put $n damage counters instead of [12] on that Pokémon between turns',
    (them, condition = '', n) => [{ condition: condition.toLowerCase(), on: themOf(them), counters: Number(n) }],
  ],
  [
    'discard $n (?:$type )?Energy(?: cards)? (?:attached to|from) $self',
    (n, type) => [{ 'discard-energy': Number(n), from: 'self', ...attachedOf(type) }],
  ],
  [
    'discard all (?:$type )?Energy (?:attached to|from) $them',
    (type, them) => [{ 'discard-energy': 'all', from: themOf(them), ...attachedOf(type) }],
  ],
  [
    'discard (?:an?|$n) (?:$type )?Energy (?:attached to|from) $them',
    (n, type, them) => [{ 'discard-energy': many(n), from: themOf(them), ...attachedOf(type) }],
  ],
  [
    "(?:$them can't attack $next|$next, $them can't attack)",
    (one, other) => lasting({ claim: 'cannot', act: 'attack' }, themOf(one ?? other), 'opponents-next-turn'),
  ],
  [
    "if $them is an? $whom, (?:it|that Pokémon) can't attack $next",
    (them, whom) => {
      const defending = whomOf(whom);
      return defending === null || Object.keys(defending).length === 0
        ? null
        : [where({ defending }, lasting({ claim: 'cannot', act: 'attack' }, themOf(them), 'opponents-next-turn'))];
    },
  ],
  [
    'heal from $self the same amount of damage you did to $them',
    () => [{ heal: { 'damage-done': true }, from: 'self' }],
  ],
  [
    'heal $n damage and remove all Special Conditions from $self',
    (n) => [
      { heal: Number(n), from: 'self' },
      { cure: 'all', on: 'self' },
    ],
  ],
  [
    '(?:$next, prevent all damage done to $self by attacks from $whom|prevent all damage done to $self by attacks from $whom $next)',
    (one, other) => {
      const from = whomOf(one ?? other);
      return from === null || Object.keys(from).length === 0
        ? null
        : lasting({ claim: 'prevent', what: 'damage', from }, 'self', 'opponents-next-turn');
    },
  ],
  [
    '(?:$next, $self takes $n less damage from attacks $after)',
    (n) => lasting({ claim: 'damage', when: 'after', add: -Number(n) }, 'self', 'opponents-next-turn'),
  ],
  [
    '$next, $self takes $n more damage from attacks $after',
    (n) =>
      lasting({ claim: 'damage', when: 'after', add: Number(n), 'if-damage': true }, 'self', 'opponents-next-turn'),
  ],
  [
    "during your next turn, $self's attacks do $n more damage to your opponent's Active Pokémon $before",
    (n) =>
      lasting(
        { claim: 'damage', when: 'before', add: Number(n), against: { side: 'theirs', place: 'active' } },
        'self',
        'your-next-turn',
      ),
  ],
  [
    'move an? (?:(basic) |$type )?Energy (?:attached to|from) $self to 1 of your Benched Pokémon',
    (basic, type) => [
      {
        'move-energy': 1,
        from: 'self',
        to: { one: { side: 'yours', place: 'bench' } },
        ...attachedOf(type),
        ...(basic === undefined ? {} : { basic: true }),
      },
    ],
  ],
  [
    'move an? (?:(basic) |$type )?Energy (?:attached to|from) 1 of your Benched Pokémon to $self',
    (basic, type) => [
      {
        'move-energy': 1,
        from: { one: { side: 'yours', place: 'bench' } },
        to: 'self',
        ...attachedOf(type),
        ...(basic === undefined ? {} : { basic: true }),
      },
    ],
  ],
  [
    'move all (?:$type )?Energy (?:attached to|from) $self to 1 of your Benched Pokémon',
    (type) => [
      { 'move-energy': 'all', from: 'self', to: { one: { side: 'yours', place: 'bench' } }, ...attachedOf(type) },
    ],
  ],
  [
    'move an Energy (?:attached to|from) $them to 1 of (?:$their|$opponents) Benched Pokémon',
    (them) => [{ 'move-energy': 1, from: themOf(them), to: { one: { side: 'theirs', place: 'bench' } } }],
  ],
  ['put $self and all cards attached to it into your hand', () => [{ return: 'self', to: 'hand', attached: 'along' }]],
  [
    'search your deck for a card that evolves from $self and put it onto $self(?: to evolve it|\\. \\(This counts as evolving $self\\.\\))$shuffled',
    () => [{ evolve: 'self', from: 'deck' }],
  ],
];
