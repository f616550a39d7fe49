import type { Claim, Filter, Subject } from '../../../claims/index.ts';
import { onlySaid } from '../../lower/steps.ts';
import { isSome } from '../card-amounts.ts';
import { AFTER, BEFORE } from '../phrases.ts';
import { sorts } from '../production.ts';

/** Damage of attacks, as long as a text is in force: more of it, less of it, none of it, and what it is not affected by. */

const { claimed } = sorts;

/** Whose attacks do so much; "the Active Pokémon" across is their only target here. */
const done = (on: Subject, n: number, against?: Subject): readonly Claim[] | null =>
  against !== undefined && typeof against === 'string'
    ? null
    : [{ claim: 'damage', when: 'before', add: n, on, ...(against === undefined ? {} : { against }) }];

export const one = (claim: Claim): readonly Claim[] => [claim];

/** Pokémon by what they are, and not as one that was spoken of. */
export const asFilter = (subject: Subject): Filter | null => (typeof subject === 'string' ? null : subject);

/** Against such Pokémon, where it is not said of any. */
export const against = (by: Filter): { readonly against?: Filter } => (isSome(by) ? { against: by } : {});

const taken = (on: Subject, n: number, by: Filter): readonly Claim[] => [
  { claim: 'damage', when: 'after', add: n, on, ...against(by) },
];

/** More damage is more only where there is some. */
const more = (claims: readonly Claim[]): readonly Claim[] =>
  claims.map((claim) => (claim.claim === 'damage' ? { ...claim, 'if-damage': true as const } : claim));

const from = (by: Filter) => (!isSome(by) ? {} : { from: by });

const TO_TEN = '\\(rounded down to the nearest 10\\)';
const BUT_DAMAGE = '(except|excluding|other than) damage';

export const STANDING_DAMAGE = [
  claimed(
    'less damage before Weakness',
    `any damage done by {by:Attacks} is reduced by {n:Number} ${BEFORE}`,
    ({ by, n }) => (by.side === undefined ? null : done(by, -n)),
  ),
  // One text alone beside those that name no receiver.
  claimed(
    'less damage before Weakness to some',
    `any damage done to {on:Subject} by {by:Attacks} is reduced by {n:Number} ${BEFORE}`,
    ({ on, by, n }) => (by.side === undefined ? null : done(by, -n, on)),
  ),
  // One text alone beside those before Weakness and Resistance.
  claimed(
    'less damage to anyone',
    `any damage done by {by:Attacks} is reduced by {n:Number} ${AFTER}`,
    // Of the one that was struck before, the words for a time speak.
    ({ by, n }) => (!isSome(by) || by.place === 'active' ? null : taken({ side: 'any' }, -n, by)),
  ),
  claimed(
    'attacks do more or less to some',
    `({on:AttacksOf} (do|does)|{on:Subject} does) {n:Points} to {against:Those} [${BEFORE}]`,
    ({ on, n, against }) => done(on, n, against),
  ),
  claimed('attacks do more or less', `{on:AttacksOf} (do|does) {n:Points} [${BEFORE}]`, ({ on, n }) =>
    on === 'self' && n < 0 ? null : done(on, n),
  ),

  claimed(
    'takes less',
    [
      `[(any|all)] damage done to {on:Subject} by {by:Attacks} is reduced by {n:Number} [${AFTER}]`,
      `(any|all) damage [done] by {by:Attacks} to {on:Subject} is reduced by {n:Number} [${AFTER}]`,
      `if {on:Subject} would be damaged by {by:Attacks}, reduce that damage by {n:Number} [${AFTER}]`,
      `whenever (a|an) {by:Those} damages {on:Subject}, reduce that damage by {n:Number} [${AFTER}]`,
      `(any|all) damage done by attacks to {on:Subject} from {by:Those} is reduced by {n:Number} [${AFTER}]`,
      `[any] damage done by {by:Those} to {on:Subject} is reduced by {n:Number} [${AFTER}]`,
    ],
    ({ on, n, by }) => taken(on, -n, by),
  ),
  // One text alone.
  claimed(
    'takes more',
    `[any] damage done to {on:Subject} by {by:Those} is increased by {n:Number} [${AFTER}]`,
    ({ on, n, by }) => more(taken(on, n, by)),
  ),
  // The card is used up by the damage that it lessens.
  claimed(
    'takes less, and is discarded',
    `if {on:Subject} is damaged by {by:Attacks}, it takes {n:Points} [${AFTER}], and discard this card`,
    ({ on, n, by }) =>
      n > 0 || on !== 'self' ? null : taken(on, n, by).map((one) => ({ ...one, spent: true as const })),
  ),
  claimed('takes more or less', `{on:Subject} (takes|take) {n:Points} from {by:Attacks} [${AFTER}]`, ({ on, n, by }) =>
    n > 0 ? more(taken(on, n, by)) : taken(on, n, by),
  ),

  claimed(
    'damage prevented',
    [
      'prevent all damage (done to {on:Subject} by {by:Attacks}|done by {by:Attacks} to {on:Subject}|from {by:Attacks} done to {on:Subject})',
      'prevent all damage done to {on:Subject} from {by:Those}',
    ],
    ({ on, by }) => [{ claim: 'prevent', what: 'damage', on, ...from(by) }],
  ),
  claimed(
    'so much damage prevented',
    [
      'prevent all damage done to {on:Subject} by {by:Attacks} if that damage is {n:Bound}',
      `whenever {by:Attacks} does {n:Bound} damage to {on:Subject} ${AFTER}, prevent that damage`,
    ],
    ({ on, by, n }) => {
      if ('among' in n) return [{ claim: 'prevent', what: 'damage', exactly: n.among, on, ...from(by) }];
      const { least, most } = n;
      if (least !== undefined && most !== undefined) return null;
      const bound = least === undefined ? { 'at-most': most ?? 0 } : { 'at-least': least };
      return [{ claim: 'prevent', what: 'damage', ...bound, on, ...from(by) }];
    },
  ),
  claimed(
    'half the damage',
    [
      `whenever an attack [\\((even|including) your own\\)] does damage to {on:Subject} ${AFTER}, that attack does only half the damage to SELF ${TO_TEN}`,
      `whenever {on:Subject} takes damage, divide that damage in half ${TO_TEN}`,
    ],
    ({ on }) => (on === 'self' ? one({ claim: 'cut-damage', half: true, on }) : null),
  ),
  claimed(
    'so much damage cut to so much',
    `whenever {by:Attacks} does {n:Bound} damage to {on:Subject} ${AFTER}, reduce that damage to {to:Number}`,
    ({ by, n, on, to }) => {
      if ('among' in n) return null;
      const bound = onlySaid<object>({ 'at-least': n.least, 'at-most': n.most });
      return one({ claim: 'cut-damage', to, ...bound, on, ...from(by) });
    },
  ),
  claimed(
    'all prevented',
    [
      'prevent all effects of {by:Attacks}, including damage, done to {on:Subject}',
      'prevent all damage from and effects of {by:Attacks} done to {on:Subject}',
      'prevent all effects, including damage, done to {on:Subject} by {by:Attacks}',
      '{on:Subject} do not take damage from and are not affected by {by:Attacks}',
      'prevent all effects of (attacks|an attack), including damage, done to {on:Subject} by {by:Those}',
      'prevent all damage from and effects of attacks done to {on:Subject} by {by:Those}',
    ],
    ({ on, by }) => [{ claim: 'prevent', what: 'all', on, ...from(by) }],
  ),
  claimed(
    'counters prevented',
    'prevent all damage counters from being placed on {on:Subject} by effects of attacks and Abilities from {by:Those}',
    ({ on, by }) => [{ claim: 'prevent', what: 'counters', on, ...from(by) }],
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
