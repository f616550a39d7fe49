import type { Claim, Subject, Tally } from '../../../claims/index.ts';
import { productionsOf } from '../production.ts';

/** Claims that count something: so much for each. */

const claimed = productionsOf('Claimed');
const tally = productionsOf('Tally');

const BEFORE = '[\\(before applying Weakness and Resistance\\)]';
const AFTER = '[\\(after applying Weakness and Resistance\\)]';

const TALLIES = [
  tally('Energy of a type', '{type:Type} Energy [card|cards] attached to (SELF|it)', ({ type }) => ({
    energy: type,
  })),
  tally('Energy', 'Energy [card|cards] attached to (SELF|it)', () => ({ energy: true })),
  tally('counters', 'damage counter on (SELF|it)', () => ({ counters: true })),
  tally('Prizes taken by the opponent', 'Prize card (your opponent has|they have) taken', () => ({
    'prizes-taken': 'theirs',
  })),
  tally('Prizes taken', 'Prize card you have taken', () => ({ 'prizes-taken': 'yours' })),
  tally('Pokémon in play', '[of] {side:Side} {kind:Kinds} [in play]', ({ side, kind }) => ({
    each: { side, ...kind },
  })),
  tally('Pokémon on your Bench', '{kind:Kind} on your Bench', ({ kind }) => ({
    each: { side: 'yours', place: 'bench', ...kind },
  })),
  tally('cards in a discard pile', '{cards:Cards} in {side:Side} discard pile', ({ cards, side }) => {
    const { kind, tag, named, ...others } = cards;
    const of = {
      ...(kind === undefined ? {} : { kind }),
      ...(tag === undefined ? {} : { tag }),
      ...(named === undefined ? {} : { named }),
    };
    return Object.keys(others).length > 0 ? null : { 'in-discard': of, of: side };
  }),
];

const each = (claim: Claim, per: Tally): readonly Claim[] => [{ ...claim, per }];

const damage = (on: Subject, n: number, against: Subject, per: Tally): readonly Claim[] | null =>
  typeof against === 'string' ? null : each({ claim: 'damage', when: 'before', add: n, on, against }, per);

/** Energy is counted on the Pokémon that has the text, and on no other. */
const fits = (on: Subject, per: Tally): boolean => on === 'self' || !('energy' in per || 'counters' in per);

const CLAIMS = [
  claimed(
    'cost less for each',
    [
      "{on:Subject}'s attacks cost {n:Symbols} less for each {per:Tally}",
      'attacks used by {on:Subject} cost {n:Symbols} less for each {per:Tally}',
    ],
    ({ on, n, per }) => (fits(on, per) ? each({ claim: 'cost', add: -n, on }, per) : null),
  ),
  claimed(
    'cost more for each',
    [
      "{on:Subject}'s attacks cost {n:Symbols} more for each {per:Tally}",
      'attacks used by {on:Subject} cost {n:Symbols} more for each {per:Tally}',
    ],
    ({ on, n, per }) => (fits(on, per) ? each({ claim: 'cost', add: n, on }, per) : null),
  ),
  claimed(
    'Retreat Cost less for each',
    "{on:Subject}'s Retreat Cost is {n:Symbols} less for each {per:Tally}",
    ({ on, n, per }) => (fits(on, per) ? each({ claim: 'retreat', add: -n, on }, per) : null),
  ),
  // One text alone speaks of "its" after naming its Pokémon.
  claimed('its Retreat Cost less for each', 'its Retreat Cost is {n:Symbols} less for each {per:Tally}', ({ n, per }) =>
    each({ claim: 'retreat', add: -n, on: 'self' }, per),
  ),
  claimed('HP for each', '{on:Subject} (gets|get) + {n:Number} HP for each {per:Tally}', ({ on, n, per }) =>
    fits(on, per) || (typeof on === 'string' && on !== 'host') ? each({ claim: 'hp', add: n, on }, per) : null,
  ),
  claimed(
    'more damage for each',
    [
      `{on:Subject}'s attacks do {n:Number} more damage to {against:Subject} for each {per:Tally} ${BEFORE}`,
      `attacks used by {on:Subject} do {n:Number} more damage to {against:Subject} for each {per:Tally} ${BEFORE}`,
      `each of {on:Subject}'s attacks (does|do) {n:Number} more damage to {against:Subject} for each {per:Tally} ${BEFORE}`,
    ],
    ({ on, n, against, per }) => (fits(on, per) && !('prizes-taken' in per) ? damage(on, n, against, per) : null),
  ),
  claimed(
    'more damage for each, first said',
    [
      `{on:Subject}'s attacks do {n:Number} more damage for each {per:Tally} to {against:Subject} ${BEFORE}`,
      `each of {on:Subject}'s attacks (does|do) {n:Number} more damage for each {per:Tally} to {against:Subject} ${BEFORE}`,
    ],
    ({ on, n, per, against }) => (fits(on, per) ? damage(on, n, against, per) : null),
  ),
  claimed(
    'less damage taken for each',
    `any damage done to {on:Subject} by {by:Attacks} is reduced by {n:Number} for each {per:Tally} ${AFTER}`,
    ({ on, by, n, per }) =>
      fits(on, per)
        ? each(
            { claim: 'damage', when: 'after', add: -n, on, ...(Object.keys(by).length === 0 ? {} : { against: by }) },
            per,
          )
        : null,
  ),
  claimed(
    'less damage taken for each, up to so much',
    `any damage done to {on:Subject} by {by:Attacks} is reduced by {n:Number} for each {per:Tally} ${AFTER}. You can't reduce more than {most:Number} damage in this way`,
    ({ on, by, n, per, most }) =>
      fits(on, per)
        ? each(
            { claim: 'damage', when: 'after', add: -n, on, ...(Object.keys(by).length === 0 ? {} : { against: by }) },
            { ...per, 'at-most': Math.floor(most / n) },
          )
        : null,
  ),
];

export const STANDING_COUNTED = [...TALLIES, ...CLAIMS];
