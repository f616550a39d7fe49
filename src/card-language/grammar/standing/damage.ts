import type { Claim, Filter, Subject } from '../../../claims/index.ts';
import { productionsOf } from '../production.ts';

/** Damage of attacks, as long as a text is in force: more of it, less of it, none of it, and what it is not affected by. */

const claimed = productionsOf('Claimed');

const BEFORE = '[\\(before applying Weakness and Resistance\\)]';
const AFTER = '[\\(after applying Weakness and Resistance\\)]';

/** Whose attacks do so much; "the Active Pokémon" across is their only target here. */
const done = (on: Subject, n: number, against?: Subject): readonly Claim[] | null =>
  against !== undefined && typeof against === 'string'
    ? null
    : [{ claim: 'damage', when: 'before', add: n, on, ...(against === undefined ? {} : { against }) }];

const taken = (on: Subject, n: number, by: Filter): readonly Claim[] => [
  { claim: 'damage', when: 'after', add: n, on, ...(Object.keys(by).length === 0 ? {} : { against: by }) },
];

/** More damage is more only where there is some. */
const more = (claims: readonly Claim[]): readonly Claim[] =>
  claims.map((claim) => (claim.claim === 'damage' ? { ...claim, 'if-damage': true as const } : claim));

const from = (by: Filter) => (Object.keys(by).length === 0 ? {} : { from: by });

const DONE = [
  claimed(
    'attacks of all but its own name do more',
    `{side:Side} {kind:Kinds}'s attacks, except any SELF, do {n:Number} more damage to {against:Subject} ${BEFORE}`,
    ({ side, kind, n, against }, { name }) =>
      name.endsWith(' LV.X') ? null : done({ side, ...kind, 'not-named': name }, n, against),
  ),
  // "Excluding this Pokémon" would leave out that one alone.
  claimed(
    'attacks of all but those of a name do more',
    `{side:Side} {kind:Kinds}'s attacks \\(excluding {but:Name}\\) do {n:Number} more damage to {against:Subject} ${BEFORE}`,
    ({ side, kind, but, n, against }) =>
      but.endsWith(' LV.X') ? null : done({ side, ...kind, 'not-named': but }, n, against),
  ),
  claimed(
    'less damage before Weakness',
    'any damage done by {by:Attacks} is reduced by {n:Number} \\(before applying Weakness and Resistance\\)',
    ({ by, n }) => (by.side === undefined ? null : done(by, -n)),
  ),
  // One text alone beside those that name no receiver.
  claimed(
    'less damage before Weakness to some',
    'any damage done to {on:Subject} by {by:Attacks} is reduced by {n:Number} \\(before applying Weakness and Resistance\\)',
    ({ on, by, n }) => (by.side === undefined ? null : done(by, -n, on)),
  ),
  // One text alone beside those before Weakness and Resistance.
  claimed(
    'less damage to anyone',
    'any damage done by {by:Attacks} is reduced by {n:Number} \\(after applying Weakness and Resistance\\)',
    // Of the one that was struck before, the words for a time speak.
    ({ by, n }) => (Object.keys(by).length === 0 || by.place === 'active' ? null : taken({ side: 'any' }, -n, by)),
  ),
  claimed(
    'attacks do more',
    [
      `{on:Subject}'s attacks do {n:Number} more damage to {against:Those} ${BEFORE}`,
      `(attacks used by|the attacks of) {on:Subject}[,] do {n:Number} more damage to {against:Those} ${BEFORE}`,
      `each of {on:Subject}'s (attack|attacks) (does|do) {n:Number} more damage to {against:Those} ${BEFORE}`,
      `[the] attacks {on:Subject} uses do {n:Number} more damage to {against:Those} ${BEFORE}`,
      `attacks by {on:Subject} do {n:Number} more damage to {against:Those} ${BEFORE}`,
      `{on:Subject} does {n:Number} more damage to {against:Those} ${BEFORE}`,
    ],
    ({ on, n, against }) => done(on, n, against),
  ),
  // One text alone; a possessive in the middle of two kinds fits no subject.
  claimed(
    'attacks of two kinds do more',
    `each of {side:Side} {one:Kind}'s and {other:Kind}'s attacks (does|do) {n:Number} more damage to {against:Subject} ${BEFORE}`,
    ({ side, one, other, n, against }) => done({ side, 'any-of': [one, other] }, n, against),
  ),
  claimed(
    'attacks do more to anyone',
    [
      `{on:Subject}'s attacks do {n:Number} more damage ${BEFORE}`,
      `attacks used by {on:Subject} do {n:Number} more damage ${BEFORE}`,
    ],
    ({ on, n }) => done(on, n),
  ),
  claimed(
    'its attacks do more',
    [
      `its attacks do {n:Number} more damage to {against:Subject} ${BEFORE}`,
      `each of its attacks does {n:Number} more damage to {against:Subject} ${BEFORE}`,
    ],
    ({ n, against }) => done('self', n, against),
  ),
  claimed(
    'attacks do less',
    [
      `{on:Subject}'s (attacks|attack) do {n:Number} less damage ${BEFORE}`,
      `attacks used by {on:Subject} do {n:Number} less damage ${BEFORE}`,
    ],
    ({ on, n }) => (on === 'self' ? null : done(on, -n)),
  ),
  claimed(
    'attacks do less to some',
    [
      `(attacks used by|the attacks of) {on:Subject}[,] do {n:Number} less damage to {against:Subject} ${BEFORE}`,
      `{on:Subject}'s attacks do {n:Number} less damage to {against:Subject} ${BEFORE}`,
    ],
    ({ on, n, against }) => done(on, -n, against),
  ),
  claimed(
    'more for each Prize',
    [
      `{on:Subject}'s attacks do {n:Number} more damage to {against:Subject} for each Prize card your opponent has taken ${BEFORE}`,
      `(attacks used by|the attacks of) {on:Subject} do {n:Number} more damage to {against:Subject} for each Prize card your opponent has taken ${BEFORE}`,
    ],
    ({ on, n, against }) =>
      done(on, n, against)?.map((claim) => ({ ...claim, 'for-each-prize': 'theirs' }) as Claim) ?? null,
  ),
  claimed(
    'more for each Prize of your own',
    [
      `{on:Subject}'s attacks do {n:Number} more damage to {against:Subject} for each Prize card you have taken ${BEFORE}`,
      `(attacks used by|the attacks of) {on:Subject} do {n:Number} more damage to {against:Subject} for each Prize card you have taken ${BEFORE}`,
    ],
    ({ on, n, against }) =>
      done(on, n, against)?.map((claim) => ({ ...claim, 'for-each-prize': 'yours' }) as Claim) ?? null,
  ),
];

const TAKEN = [
  claimed(
    'takes less',
    [
      `{on:Subject} (takes|take) {n:Number} less damage from {by:Attacks} ${AFTER}`,
      `(any|all) damage done to {on:Subject} by {by:Attacks} is reduced by {n:Number} ${AFTER}`,
      `damage done to {on:Subject} by {by:Attacks} is reduced by {n:Number} ${AFTER}`,
      `(any|all) damage [done] by {by:Attacks} to {on:Subject} is reduced by {n:Number} ${AFTER}`,
      `if {on:Subject} would be damaged by {by:Attacks}, reduce that damage by {n:Number} ${AFTER}`,
    ],
    ({ on, n, by }) => taken(on, -n, by),
  ),
  claimed(
    'takes less from some',
    [
      `(any|all) damage done by attacks to {on:Subject} from {by:Those} is reduced by {n:Number} ${AFTER}`,
      `[any] damage done by {by:Those} to {on:Subject} is reduced by {n:Number} ${AFTER}`,
    ],
    ({ on, n, by }) => taken(on, -n, by),
  ),
  claimed(
    'takes more',
    `{on:Subject} (takes|take) {n:Number} more damage from {by:Attacks} ${AFTER}`,
    ({ on, n, by }) => more(taken(on, n, by)),
  ),
];

const BUT_DAMAGE = '(except|excluding|other than) damage';

const PREVENTED = [
  claimed(
    'damage prevented',
    [
      'prevent all damage done to {on:Subject} by {by:Attacks}',
      'prevent all damage done by {by:Attacks} to {on:Subject}',
      'prevent all damage from {by:Attacks} done to {on:Subject}',
    ],
    ({ on, by }) => [{ claim: 'prevent', what: 'damage', on, ...from(by) }],
  ),
  claimed(
    'damage of so much or more prevented',
    'prevent all damage done to {on:Subject} by {by:Attacks} if that damage is {n:Number} or more',
    ({ on, by, n }) => [{ claim: 'prevent', what: 'damage', 'at-least': n, on, ...from(by) }],
  ),
  // One text alone, by a row of numbers that conditions share.
  claimed(
    'damage of certain amounts prevented',
    'prevent all damage done to {on:Subject} by {by:Attacks} if that damage is exactly {amounts:Numbers}',
    ({ on, by, amounts }) => [{ claim: 'prevent', what: 'damage', exactly: amounts, on, ...from(by) }],
  ),
  // One power of the first sets, with two ends.
  claimed(
    'much damage prevented',
    'whenever {by:Attacks} does {n:Number} or more damage to {on:Subject} \\(after applying Weakness and Resistance\\), prevent that damage',
    ({ on, by, n }) => [{ claim: 'prevent', what: 'damage', 'at-least': n, on, ...from(by) }],
  ),
  claimed(
    'damage of so much or less prevented',
    'prevent all damage done to {on:Subject} by {by:Attacks} if that damage is {n:Number} or less',
    ({ on, by, n }) => [{ claim: 'prevent', what: 'damage', 'at-most': n, on, ...from(by) }],
  ),
  claimed(
    'all prevented',
    [
      'prevent all effects of {by:Attacks}, including damage, done to {on:Subject}',
      'prevent all damage from and effects of {by:Attacks} done to {on:Subject}',
      'prevent all effects, including damage, done to {on:Subject} by {by:Attacks}',
      '{on:Subject} do not take damage from and are not affected by {by:Attacks}',
    ],
    ({ on, by }) => [{ claim: 'prevent', what: 'all', on, ...from(by) }],
  ),
  claimed(
    'all prevented of attackers',
    'prevent all effects of attacks, including damage, done to {on:Subject} by {by:Those}',
    ({ on, by }) => [{ claim: 'prevent', what: 'all', on, from: by }],
  ),
  claimed(
    'effects prevented',
    [
      'prevent all effects of {by:Attacks} done to {on:Subject}',
      `prevent all effects of {by:Attacks}, ${BUT_DAMAGE}, done to {on:Subject} [by the Attacking Pokémon]`,
      `prevent all effects, ${BUT_DAMAGE}, by {by:Attacks} done to {on:Subject}`,
      `prevent all effects, ${BUT_DAMAGE}, done to {on:Subject} by {by:Attacks}`,
    ],
    ({ on, by }) => [{ claim: 'prevent', what: 'effects', on, ...from(by) }],
  ),
];

export const STANDING_DAMAGE = [...DONE, ...TAKEN, ...PREVENTED];
