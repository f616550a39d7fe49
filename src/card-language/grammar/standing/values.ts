import type { Claim, Subject } from '../../../claims/index.ts';
import { productionsOf } from '../production.ts';

/** What a text in force makes of Retreat Costs, costs of attacks, HP, types, Weakness and Resistance. */

const claimed = productionsOf('Claimed');

const one = (claim: Claim): readonly Claim[] => [claim];
const retreat = (on: Subject, add: number): readonly Claim[] => one({ claim: 'retreat', add, on });
const cost = (on: Subject, add: number): readonly Claim[] => one({ claim: 'cost', add, on });

const RETREAT = [
  claimed(
    'no Retreat Cost',
    [
      '{on:Subject} (has|have) no Retreat Cost',
      "{on:Subject}'s Retreat Cost is 0",
      'the Retreat Cost (for|of) {on:Subject} is 0',
      '{on:Subject} can retreat for free',
    ],
    ({ on }) => one({ claim: 'retreat', set: 0, on }),
  ),
  claimed('its Retreat Cost is 0', 'its Retreat Cost is 0', () => one({ claim: 'retreat', set: 0, on: 'self' })),
  claimed(
    'Retreat Cost less',
    ["{on:Subject}'s Retreat Cost is {n:Symbols} less", 'the Retreat Cost (for|of) {on:Subject} is {n:Symbols} less'],
    ({ on, n }) => retreat(on, -n),
  ),
  claimed(
    'Retreat Cost more',
    ["{on:Subject}'s Retreat Cost is {n:Symbols} more", 'the Retreat Cost (for|of) {on:Subject} is {n:Symbols} more'],
    ({ on, n }) => retreat(on, n),
  ),
];

const PAID_TO_RETREAT = [
  claimed(
    'the opponent pays more to retreat',
    'your opponent pays {n:Symbols} more to retreat (his or her|their) Active Pokémon',
    ({ n }) => retreat({ side: 'theirs', place: 'active' }, n),
  ),
  // Words of a single card of the first sets.
  claimed('pay less to retreat', '[you] pay {n:Symbols} less to retreat your Active Pokémon', ({ n }) =>
    retreat({ side: 'yours', place: 'active' }, -n),
  ),
];

const COSTS = [
  claimed(
    'attacks cost less',
    [
      "{on:Subject}'s attacks cost {n:Symbols} less",
      'attacks used by {on:Subject} cost {n:Symbols} less',
      'the attacks of {on:Subject} cost {n:Symbols} less',
      "the attack cost of [each of] {on:Subject}'s attacks is {n:Symbols} less",
    ],
    ({ on, n }) => cost(on, -n),
  ),
  claimed(
    'attacks cost less of a type',
    '(attacks used by|the attacks of) {on:Subject} cost {type:Type} less',
    ({ on, type }) => (type === 'C' ? null : one({ claim: 'cost', add: -1, type, on })),
  ),
  claimed(
    'attacks cost more',
    [
      "{on:Subject}'s attacks cost {n:Symbols} more",
      'attacks used by {on:Subject} cost {n:Symbols} more',
      'the attacks of {on:Subject} cost {n:Symbols} more',
      "the attack cost of [each of] {on:Subject}'s attacks is {n:Symbols} more",
      '{on:Subject} pays {n:Symbols} more Energy to use its attacks',
    ],
    ({ on, n }) => cost(on, n),
  ),
  claimed(
    'attacks cost nothing',
    [
      "ignore all Energy in {on:Subject}'s attack costs",
      "ignore all Energy in the attack (cost|costs) of each of {on:Subject}'s attacks",
      'ignore all Energy in the (costs of attacks|attack costs of attacks) used by {on:Subject}',
      'ignore all Energy in the attack costs of {on:Subject}',
      "ignore all Energy necessary to use {on:Subject}'s attacks",
    ],
    ({ on }) => one({ claim: 'cost', none: true, on }),
  ),
];

const HP = [
  claimed('more HP', '{on:Subject}[,] (gets|get) \\+ {n:Number} HP', ({ on, n }) => one({ claim: 'hp', add: n, on })),
  // Two texts alone set HP and do not add to them.
  claimed(
    'maximum HP',
    ["{on:Subject}'s maximum HP is {n:Number}", 'the maximum HP of {on:Subject} is {n:Number}'],
    ({ on, n }) => one({ claim: 'hp', set: n, on }),
  ),
  claimed('fewer HP', '{on:Subject} (gets|get) - {n:Number} HP', ({ on, n }) => one({ claim: 'hp', add: -n, on })),
];

const TYPES = [
  claimed('no Weakness', '{on:Subject} (has|have) no Weakness', ({ on }) => one({ claim: 'no-weakness', on })),
  claimed(
    'no Resistance',
    ['{on:Subject} (has|have) no Resistance', 'do not apply Resistance for {on:Subject}'],
    ({ on }) => one({ claim: 'no-resistance', on }),
  ),
  // Two texts of 2008, each with its own order of words.
  claimed(
    'no Resistance against some',
    [
      "[any] damage done to {on:Subject} by {by:Those} isn't affected by Resistance",
      "[any] damage done by attacks from {by:Those} to {on:Subject} isn't affected by Resistance",
    ],
    // Which one is Defending depends on whose Pokémon attacks.
    ({ on, by }) => (by.side === 'any' ? null : one({ claim: 'no-resistance', on, against: by })),
  ),
  claimed('two types', '{on:Subject} is [both] {first:Type} and {second:Type} type', ({ on, first, second }) =>
    one({ claim: 'types', are: [first, second], on }),
  ),
];

const ENERGY = [
  claimed(
    'Energy of another type',
    'all {energy:Energy} attached to {on:Subject} (is|are|provide) {type:Type} Energy instead of (its|their) usual (type|types)',
    ({ energy, on, type }) => {
      const { basic, ...more } = energy;
      return Object.keys(more).length > 0
        ? null
        : one({ claim: 'energy-type', type, ...(basic === undefined ? {} : { basic }), on });
    },
  ),
  claimed(
    'basic Energy provides more',
    'each basic {type:Type} Energy [card] attached to {on:Subject} provides {units:Units} [instead]',
    ({ type, on, units }) =>
      typeof on !== 'string' && units.length > 1 && units.every((unit) => unit === type)
        ? one({ claim: 'energy-units', type, units: units.length, on })
        : null,
  ),
  claimed(
    'another type beside its own',
    '{on:Subject} is now a {type:Type} Pokémon in addition to its existing types',
    ({ on, type }) => one({ claim: 'types', also: [type], on }),
  ),
];

/** Of Pokémon Tools alone. */
const OF_CARRIERS = [
  claimed('its maximum HP', 'its maximum HP is {n:Number}', ({ n }) => one({ claim: 'hp', set: n, on: 'self' })),
  claimed('of a type', '{on:Subject} is (a|an) {type:Type} Pokémon', ({ on, type }) =>
    one({ claim: 'types', are: [type], on }),
  ),
  claimed('the turn goes on', 'your turn does not end if SELF becomes {name:Name}', ({ name }) =>
    one({ claim: 'turn-goes-on', named: name, on: 'self' }),
  ),
];

const TOGETHER = [
  claimed('neither Retreat Cost nor Weakness', '{on:Subject} has no Retreat Cost and no Weakness', ({ on }) => [
    { claim: 'retreat', set: 0, on },
    { claim: 'no-weakness', on },
  ]),
  claimed('more HP, but not on a kind', 'SELF gets \\+ {n:Number} HP, except {but:Kind}', ({ n, but }) =>
    Object.keys(but).length === 0 ? null : [{ claim: 'hp', add: n, on: 'self', while: { not: { self: but } } }],
  ),
  claimed(
    'more HP and no Special Conditions',
    "{on:Subject} gets \\+ {n:Number} HP, recovers from all Special Conditions, and can't be affected by any Special Conditions",
    ({ on, n }) => [
      { claim: 'hp', add: n, on },
      { claim: 'immune-to-condition', removes: true, on },
    ],
  ),
];

export const STANDING_VALUES = [
  ...RETREAT,
  ...PAID_TO_RETREAT,
  ...COSTS,
  ...HP,
  ...TYPES,
  ...ENERGY,
  ...OF_CARRIERS,
  ...TOGETHER,
];
