import type { Claim, Subject } from '../../../claims/index.ts';
import type { EnergyLetter } from '../../../state/index.ts';
import { isSome } from '../card-amounts.ts';
import { BEFORE, HELD, WHOSE } from '../phrases.ts';
import { sorts } from '../production.ts';
import { one } from './damage.ts';

/** What a text in force makes of Retreat Costs, costs of attacks, HP, types, Weakness and Resistance. */

const { claimed, payer, standing } = sorts;

const SETTING_UP = 'when you are setting up to play';
const IN_THE_SET_UP = `if SELF is ${HELD} ${SETTING_UP}, you may put`;

/** Of so many types at least, no two of them alike. */
const ofTypes = (on: Subject, are: readonly EnergyLetter[], least: number): readonly Claim[] | null =>
  are.length < least || new Set(are).size < are.length ? null : one({ claim: 'types', are, on });

const retreat = (on: Subject, add: number): readonly Claim[] => one({ claim: 'retreat', add, on });
const cost = (on: Subject, add: number): readonly Claim[] => one({ claim: 'cost', add, on });

export const STANDING_VALUES = [
  claimed(
    'no Retreat Cost',
    [
      '{on:Subject} (has|have) no Retreat Cost',
      '{on:Whose} Retreat Cost is 0',
      'the Retreat Cost (for|of) {on:Subject} is 0',
      '{on:Subject} can retreat for free',
    ],
    ({ on }) => one({ claim: 'retreat', set: 0, on }),
  ),
  claimed(
    'no Retreat Cost for your Active one with such Energy',
    'if you have any {type:Type} Energy attached to your Active Pokémon, the Retreat Cost for that Pokémon is 0',
    ({ type }) => one({ claim: 'retreat', set: 0, on: { side: 'yours', place: 'active', 'with-energy': type } }),
  ),
  claimed(
    'Retreat Cost more or less',
    ['{on:Whose} Retreat Cost is {n:Shift}', 'the Retreat Cost (for|of) {on:Subject} is {n:Shift}'],
    ({ on, n }) => retreat(on, n),
  ),
  payer('you', '[you] pay', () => 'yours'),
  payer('the opponent', 'your opponent pays', () => 'theirs'),
  payer('each', 'each player pays', () => 'any'),
  claimed('pays to retreat itself', '[you] pay {n:Shift} to retreat SELF', ({ n }) => retreat('self', n)),
  claimed('pays to retreat', `{who:Payer} {n:Shift} to retreat ${WHOSE} {kind:Kinds}`, ({ who, n, kind }) =>
    retreat({ side: who, ...kind }, n),
  ),
  claimed(
    'pays to retreat those which have something',
    `{who:Payer} {n:Shift} to retreat ${WHOSE} Pokémon if it has {trait:Trait}`,
    ({ who, n, trait }) => retreat({ side: who, ...trait }, n),
  ),
  claimed('each pays to retreat', 'each {kind:Kinds} pays {n:Shift} to retreat', ({ kind, n }) =>
    retreat({ side: 'any', ...kind }, n),
  ),

  claimed(
    'attacks cost more or less',
    [
      '{on:AttacksOf} cost {n:Shift}',
      'the attack cost of {on:AttacksOf} is {n:Shift}',
      '{on:Subject} pays {n:Symbols} more Energy to use its attacks',
    ],
    ({ on, n }) => cost(on, n),
  ),
  claimed(
    'attacks cost less and do more',
    `{on:AttacksOf} cost {n:Shift} and do {points:Points} to {against:Those} [${BEFORE}]`,
    ({ on, n, points, against }) => [...cost(on, n), { claim: 'damage', when: 'before', add: points, on, against }],
  ),
  standing(
    'attacks cost less of any type',
    'when {on:Subject} uses an attack, that attack costs {n:Number} Energy less. \\(The Energy can be of any type.\\)',
    ({ on, n }) => one({ claim: 'cost', add: -n, any: true, on }),
  ),
  claimed(
    'attacks cost less of a type',
    '(attacks used by|the attacks of) {on:Subject} cost {type:Type} less',
    ({ on, type }) => (type === 'C' ? null : one({ claim: 'cost', add: -1, type, on })),
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
  claimed('an attack costs nothing', 'ignore all Energy in the cost of {attack:Name} used by {on:Subject}', (holes) =>
    one({ claim: 'cost', none: true, ...holes }),
  ),

  claimed(
    'an attack for another cost',
    [
      '{on:Subject} can use the {attack:Name} attack for {cost:Costs}',
      'the attack cost of {on:Whose} {attack:Name} is now {cost:Costs}',
    ],
    ({ on, attack, cost }) => one({ claim: 'cost', set: cost, attack, on }),
  ),
  claimed('more or fewer HP', '{on:Subject}[,] (gets|get) {n:Hp}', ({ on, n }) => one({ claim: 'hp', add: n, on })),
  // Two texts alone set HP and do not add to them.
  claimed(
    'maximum HP',
    ['{on:Whose} maximum HP is {n:Number}', 'the maximum HP (of|for) {on:Subject} is [now] {n:Number}'],
    ({ on, n }) => one({ claim: 'hp', set: n, on }),
  ),

  claimed('no Weakness', ['{on:Subject} (has|have) no Weakness', "don't apply Weakness for {on:Subject}"], ({ on }) =>
    one({ claim: 'no-weakness', on }),
  ),
  claimed(
    'no Resistance',
    ['{on:Subject} (has|have) no Resistance', 'do not apply Resistance for {on:Subject}'],
    ({ on }) => one({ claim: 'no-resistance', on }),
  ),
  // Two texts of 2008, each with its own order of words.
  claimed(
    'no Resistance against some',
    "[any] damage done (to {on:Subject} by {by:Those}|by attacks from {by:Those} to {on:Subject}) isn't affected by Resistance",
    // Which one is Defending depends on whose Pokémon attacks.
    ({ on, by }) => (by.side === 'any' ? null : one({ claim: 'no-resistance', on, against: by })),
  ),
  claimed(
    'several types',
    ['{on:Subject} is [both] {types:AnyOfThese} type', '{on:Subject} is a {types:AnyOfThese} Pokémon'],
    ({ on, types }) =>
      ofTypes(
        on,
        types.flatMap(({ type }) => type ?? []),
        types.length,
      ),
  ),
  // One text alone lists them by their symbols.
  claimed('types by their symbols', '{on:Whose} type is {types:Costs}', ({ on, types }) => ofTypes(on, types, 2)),

  claimed("the previous Level's type", "SELF's type is the same [type] as its previous Level", () =>
    one({ claim: 'types', as: 'beneath', on: 'self' }),
  ),

  claimed(
    'Energy of another type',
    'all {energy:Energy} attached to {on:Subject} (is|are|provide) {type:Type} Energy instead of (its|their) usual (type|types)',
    ({ energy, on, type }) => {
      const { basic, ...more } = energy;
      return isSome(more) ? null : one({ claim: 'energy-type', type, ...(basic === undefined ? {} : { basic }), on });
    },
  ),
  claimed(
    'Colorless Energy of another type',
    'all Energy cards that provide only Colorless Energy attached to {on:Subject} provide {type:Type} Energy instead',
    ({ on, type }) => one({ claim: 'energy-type', type, colorless: true, on }),
  ),
  claimed(
    'basic Energy provides more',
    [
      'each basic {type:Type} Energy [card] attached to {on:Subject} provides {units:Units} [instead]',
      'each {type:Type} Energy card attached to {on:Subject} instead provides {units:Units}',
    ],
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

  // Of Pokémon Tools alone.
  claimed(
    'of a type',
    ['{on:Subject} is (a|an) {type:Type} Pokémon', '{on:Whose} type [\\(color\\)] is {type:Type}'],
    ({ on, type }) => one({ claim: 'types', are: [type], on }),
  ),
  claimed('the turn goes on', 'your turn does not end if SELF becomes {name:Name}', ({ name }) =>
    one({ claim: 'turn-goes-on', named: name, on: 'self' }),
  ),

  claimed('starts the game', `${IN_THE_SET_UP} it face down (in the Active Spot|as your Active Pokémon)`, () =>
    one({ claim: 'sets-out', as: ['active'], on: 'self' }),
  ),
  claimed(
    'starts the game of the second player',
    `if you go second, and ${IN_THE_SET_UP} it face down as your Active Pokémon or on your Bench`,
    () => one({ claim: 'sets-out', as: ['active', 'bench'], second: true, on: 'self' }),
  ),

  claimed('neither Retreat Cost nor Weakness', '{on:Subject} has no Retreat Cost and no Weakness', ({ on }) => [
    { claim: 'retreat', set: 0, on },
    { claim: 'no-weakness', on },
  ]),
  claimed('more HP, but not on a kind', 'SELF gets {n:Hp}, except {but:Kind}', ({ n, but }) =>
    !isSome(but) ? null : [{ claim: 'hp', add: n, on: 'self', while: { not: { self: but } } }],
  ),
  claimed(
    'more HP and no Special Conditions',
    "{on:Subject} gets {n:Hp}, recovers from all Special Conditions, and can't be affected by any Special Conditions",
    ({ on, n }) => [
      { claim: 'hp', add: n, on },
      { claim: 'immune-to-condition', removes: true, on },
    ],
  ),
];
