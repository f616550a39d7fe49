import type { Claim, Filter } from '../../claims/index.ts';
import type { Duration } from '../../text/index.ts';
import { act, areSeveral, given, inOrder, onlySaid, single, THAT } from '../lower/steps.ts';
import { isSome } from './card-amounts.ts';
import { inStates } from './on-pokemon.ts';
import { AFTER, BEFORE } from './phrases.ts';
import { sorts } from './production.ts';
import type { EnergyMeant, Lasting } from './sorts.ts';

/** What holds for a time: that someone can't attack, that damage is less, that cards can't be played. */

const { effect, kept, lasting, symbols } = sorts;

const cannot = (act: Extract<Claim, { claim: 'cannot' }>['act']): Claim => ({ claim: 'cannot', act });

export const lasts = (on: Lasting['on'], ...claims: readonly Claim[]): Lasting => ({ on, claims });

export const leave = (on: Lasting['on'], claims: readonly Claim[], until: Duration, ends?: 'either-leaving-active') =>
  act(
    on === 'you' || on === 'opponent' ? null : single(on),
    ...claims.map((claim) => ({
      lasting:
        claim.claim === 'damage' && claim.when === 'after' && until === 'your-next-turn'
          ? { ...claim, while: { 'own-turn': true as const } }
          : claim,
      on,
      until,
      ends,
    })),
  );

const ATTACKED = 'if {on:Known} attacks SELF {until:Duration}, any damage done';
const AGAINST_ITSELF = [
  [
    'attacks it for less',
    `${ATTACKED} by the attack is reduced by {n:Number} ${AFTER}`,
    { claim: 'damage', when: 'behind' },
  ],
  [
    'attacks it for less before Weakness',
    `${ATTACKED} to SELF is reduced by {n:Number} ${BEFORE}`,
    { claim: 'damage', when: 'before', against: { side: 'yours', place: 'active' } },
  ],
] as const;
const CANNOT_ATTACH = "your opponent can't attach any {energy:Energy} from (their|his or her) hand";
const NO_ENERGY = { claim: 'cannot', act: 'attach-energy' } as const;
const noEnergy = ({ special, ...more }: EnergyMeant, on: Filter): Lasting | null =>
  isSome(more) ? null : lasts('you', onlySaid<Claim>({ ...NO_ENERGY, only: special && 'special-energy', on }));

export const LASTING = [
  kept("can't retreat", "can't retreat", () => [cannot('retreat')]),
  kept("can't use powers", "can't use any Poké-Powers or Poké-Bodies", () => [{ claim: 'mute', what: 'both' }]),
  kept("can't retreat or use Poké-Powers", "can't retreat or use any Poké-Powers", () => [
    cannot('retreat'),
    { claim: 'mute', what: 'powers' },
  ]),
  kept("can't attack", "can't (attack|use attacks)", () => [cannot('attack')]),
  kept("can't attack or retreat", "can't (attack or retreat|retreat or attack)", () => [
    cannot('attack'),
    cannot('retreat'),
  ]),
  lasting("can't do that", '{on:Whom} {claims:Kept}', ({ on, claims }) => ({ on, claims })),
  lasting("can't use an attack", "SELF can't use {attack:Name}", ({ attack }) =>
    lasts('self', { claim: 'cannot', act: 'attack', attack }),
  ),
  lasting("can't use this attack", "((SELF|you) can't use this attack|this attack can't be used)", (_, { attack }) =>
    lasts('self', { claim: 'cannot', act: 'attack', attack }),
  ),
  lasting(
    'flips before attacking',
    'whenever {on:Known} attacks, your opponent flips a coin. If tails, that attack does nothing',
    ({ on }) => (on === 'self' ? null : lasts(on, { claim: 'flip-to-attack' })),
  ),
  lasting("can't use Poké-Powers", "your opponent can't use any Poké-Powers on (their|his or her) Pokémon", () => ({
    on: 'you',
    claims: [{ claim: 'mute', what: 'powers', on: { side: 'theirs' } }],
  })),
  lasting(
    "can't play",
    "(they|your opponent|he or she) can't play any {kinds:Playable} cards from (their|his or her) hand",
    ({ kinds }) => ({ on: 'opponent', claims: kinds.map(cannot) }),
  ),
  lasting(
    "can't be evolved",
    [
      "Pokémon can't be played from (your opponent's|their) hand to evolve {on:Known}",
      "your opponent can't play any Pokémon from (their|his or her) hand to evolve {on:Known}",
    ],
    ({ on }) => (on === 'self' ? null : lasts(on, cannot('evolve'))),
  ),
  // One text alone names both ways.
  lasting(
    "can't be evolved or leveled up",
    "your opponent can't play any Pokémon from (their|his or her) hand to evolve or to level-up {on:Known}",
    ({ on }) => (on === 'self' ? null : { on, claims: [cannot('evolve'), cannot('level-up')] }),
  ),
  lasting(
    "can't evolve any",
    "(they|your opponent|he or she) can't play any Pokémon from (their|his or her) hand to evolve (their|his or her) Pokémon",
    () => lasts('opponent', cannot('evolve')),
  ),
  lasting(
    'no Energy attached',
    "(Energy [cards] can't be attached (to {on:Whom} from your opponent's hand|from your opponent's hand to {on:Whom})|your opponent can't attach [any] Energy [cards] from (their|his or her) hand to {on:Whom})",
    ({ on }) => (on === 'self' ? null : lasts(on, cannot('attach-energy'))),
  ),
  lasting('no Energy attached to theirs', `${CANNOT_ATTACH} to [any of] (their|his or her) Pokémon`, ({ energy }) =>
    noEnergy(energy, { side: 'theirs' }),
  ),
  lasting('no Energy attached to the Active one', `${CANNOT_ATTACH} to the Active Pokémon`, ({ energy }) =>
    noEnergy(energy, { side: 'theirs', place: 'active' }),
  ),
  lasting(
    'less damage done',
    [
      `({on:Known}'s attacks|attacks used by {on:Known}) do {n:Number} less damage ${BEFORE}`,
      `any damage done by (attack|attacks) from {on:Known} is reduced by {n:Number} ${BEFORE}`,
    ],
    ({ on, n }) => lasts(on, { claim: 'damage', when: 'before', add: -n }),
  ),
  lasting(
    'prevent damage',
    ['prevent all damage done to {on:Known} [by attacks]', 'prevent all damage done by attacks to {on:Known}'],
    ({ on }) => lasts(on, { claim: 'prevent', what: 'damage' }),
  ),
  lasting(
    'an attack does more',
    `SELF's {attack:Name} [attack] does {n:Number} more damage [${BEFORE}]`,
    ({ attack, n }) => lasts('self', { claim: 'damage', when: 'before', add: n, attack }),
  ),
  lasting(
    'base damage',
    ["SELF's {attack:Name} attack's base damage is {n:Number}", "{attack:Name}'s base damage is {n:Number}"],
    ({ attack, n }) => lasts('self', { claim: 'base-damage', set: n, attack }),
  ),
  lasting(
    'base damage instead',
    "([SELF's] {attack:Name} attack's base damage|base damage of SELF's {attack:Name}) is {n:Number} instead of {from:Number}",
    // What it is instead of stands on the card.
    ({ attack, n, from }) => (n === from ? null : lasts('self', { claim: 'base-damage', set: n, attack })),
  ),
  lasting(
    'a sum of damage',
    '{name:Name} does {from:Number} damage plus {n:Number} more damage',
    ({ name, from, n }, { attack, damage }) =>
      name === attack && from === damage ? lasts('self', { claim: 'damage', when: 'before', add: n, attack }) : null,
  ),
  lasting(
    'prevent little damage',
    [
      "if SELF would be damaged by an attack, prevent that attack's damage done to SELF if that damage is {n:Number} or less",
      `whenever {n:Number} or less damage is done to SELF ${AFTER}, prevent that damage`,
    ],
    ({ n }) => lasts('self', { claim: 'prevent', what: 'damage', 'at-most': n }),
  ),
  lasting('no Special Conditions', "SELF can't be affected by any Special Conditions", () =>
    lasts('self', { claim: 'immune-to-condition' }),
  ),
  lasting('no new Special Conditions', "SELF can't become affected by a Special Condition", () =>
    lasts('self', { claim: 'immune-to-condition', stays: true }),
  ),
  lasting(
    'more damage taken',
    [
      `{on:Known} takes {n:Number} more damage from attacks ${AFTER}`,
      `if an attack (does damage to|damages) {on:Known} ${AFTER}, that attack does {n:Number} more damage [to (that Pokémon|the Defending Pokémon)]`,
    ],
    ({ on, n }) => lasts(on, { claim: 'damage', when: 'after', add: n, 'if-damage': true }),
  ),
  lasting('Retreat Cost more', "{on:Known}'s Retreat Cost is {cost:Symbols} more", ({ on, cost }) =>
    lasts(on, { claim: 'retreat', add: cost }),
  ),
  lasting(
    'attacks cost more',
    "((attacks used by {on:Known}|{on:Known}'s attacks) cost|the attack cost of each of {on:Known}'s attacks is) {cost:Symbols} more",
    ({ on, cost }) => lasts(on, { claim: 'cost', add: cost }),
  ),
  symbols('Colorless ones', '{cost:Costs}', ({ cost }) =>
    cost.every((letter) => letter === 'C') ? cost.length : null,
  ),
  effect('for a time', ['{until:Duration}[,] {said:Lasting}', '{said:Lasting} {until:Duration}'], ({ until, said }) =>
    leave(said.on, said.claims, until),
  ),
  effect(
    'two things for a time',
    ['{one:Lasting} {until:Duration}, and {other:Lasting}', '{until:Duration}, {one:Lasting}, and {other:Lasting}'],
    ({ one, until, other }) => inOrder([leave(one.on, one.claims, until), leave(other.on, other.claims, until)]),
  ),
  lasting(
    'less damage taken',
    `(any|all) damage done (by attacks to {on:Known}|to {on:Known} by attacks) is reduced by {n:Number} ${AFTER}`,
    ({ on, n }) => lasts(on, { claim: 'damage', when: 'after', add: -n }),
  ),
  effect(
    'less damage taken for a time',
    `(any|all) damage done (by attacks to {on:Known}|to {on:Known} by attacks) {until:Duration} is reduced by {n:Number} ${AFTER}`,
    ({ on, until, n }) => leave(on, [{ claim: 'damage', when: 'after', add: -n }], until),
  ),
  effect(
    'half the damage for a time',
    `whenever an attack does damage to SELF ${AFTER} {until:Duration}, that attack only does half the damage to SELF \\(rounded down to the nearest 10\\)`,
    ({ until }) => leave('self', [{ claim: 'cut-damage', half: true }], until),
  ),
  effect(
    'a coin against damage for a time',
    [
      'if any damage is done to {on:Known} by attacks {until:Duration}, flip a coin. If heads, prevent that damage',
      '{until:Duration}, if any damage is done to {on:Known} by attacks, flip a coin. If heads, prevent that damage',
    ],
    ({ on, until }) => leave(on, [{ claim: 'flip-to-prevent' }], until),
  ),
  // What is said of a blow at the one that has the text ends when either of the two is gone.
  ...AGAINST_ITSELF.map(([name, words, claim]) =>
    effect(name, words, ({ on, until, n }) =>
      // "During your next turn" is a slip of the pen: it attacks in its own.
      on === 'self' || until !== 'opponents-next-turn'
        ? null
        : leave(on, [{ ...claim, add: -n }], until, 'either-leaving-active'),
    ),
  ),
  effect("can't attack it", "{on:Known} can't attack SELF {until:Duration}", ({ on, until }) =>
    on === 'self' ? null : leave(on, [cannot('attack')], until, 'either-leaving-active'),
  ),
  effect('for as long as it is Active', '{said:Lasting} as long as SELF remains your Active Pokémon', ({ said }) =>
    said.on === 'self' ? null : leave(said.on, said.claims, 'while-in-play', 'either-leaving-active'),
  ),
  effect(
    'is now, and for a time',
    '{who:Whom} is now {states:States}[,] and {claims:Kept} {until:Duration}',
    ({ who, states, claims, until }) =>
      areSeveral(who)
        ? null
        : inOrder([act(who, ...inStates(who, states)), leave(typeof who === 'string' ? who : THAT, claims, until)]),
  ),
  effect(
    'not again until it leaves the Active Spot',
    "SELF can't use {attack:Name} again until it leaves the Active Spot",
    ({ attack }) =>
      act(null, {
        lasting: { claim: 'cannot', act: 'attack', attack },
        on: 'self',
        until: 'while-in-play',
        ends: 'leaving-active',
      }),
  ),
  effect(
    'flips before attacking',
    [
      "{until:Duration}, if {on:Known} tries to (attack|use an attack), your opponent flips a coin. If tails, (that|this) attack (does nothing|doesn't happen|does not happen)",
      "if {on:Known} tries to (attack|use an attack) {until:Duration}, your opponent flips a coin. If tails, (that|this) attack (does nothing|doesn't happen|does not happen)",
    ],
    ({ until, on }) => leave(on, [{ claim: 'flip-to-attack' }], until),
  ),
  effect(
    'flips several coins before attacking',
    [
      "{until:Duration}, if {on:Known} tries to (attack|use an attack), your opponent flips {n:Number} coins. If either of them is tails, that attack (does nothing|doesn't happen)",
      "if {on:Known} tries to (attack|use an attack) {until:Duration}, your opponent flips {n:Number} coins. If either of them is tails, that attack (does nothing|doesn't happen)",
    ],
    ({ until, on, n }) => leave(on, [{ claim: 'flip-to-attack', coins: n }], until),
  ),
  sorts.stated(
    'lock an attack of the Defending Pokémon, if it is of a kind',
    "if the Defending Pokémon is (a|an) {kind:Kind}, choose 1 of its attacks. That Pokémon can't use that attack {until:Duration}",
    ({ kind, until }) =>
      isSome(kind) && until === 'opponents-next-turn'
        ? given({ is: { defending: kind } }, act('defending', { 'lock-attack': 'defending', until }))
        : null,
  ),
  // One text alone; what it leaves waits for an attack of its own player.
  effect(
    'Knocked Out by any damage of an attack',
    '{until:Duration}, if {on:Known} is damaged by an attack, it is Knocked Out',
    ({ until, on }) =>
      on === 'self' || until !== 'your-next-turn'
        ? null
        : leave(
            on,
            [{ claim: 'trigger', event: 'damaged-by-attack', on: 'self', does: [{ 'knock-out': 'self' }] as never }],
            until,
          ),
  ),
  effect(
    'lock an attack',
    "choose 1 of {on:Known}'s attacks. ({until:Duration}, that Pokémon can't use that attack|(That Pokémon|the Defending Pokémon|The Pokémon) can't use that attack {until:Duration})",
    ({ on, until }) => (until === 'opponents-next-turn' ? act(on, { 'lock-attack': on, until }) : null),
  ),
];
