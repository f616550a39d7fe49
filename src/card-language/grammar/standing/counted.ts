import type { Claim, Subject, Tally } from '../../../claims/index.ts';
import { unlessNull } from '../../lower/steps.ts';
import { onlyNamed } from '../card-amounts.ts';
import { AFTER, BEFORE } from '../phrases.ts';
import { sorts } from '../production.ts';
import { against as opposing } from './damage.ts';

/** Claims that count something: so much for each. */

const { claimed, said, tally } = sorts;

const EITHER = '\\((before|after) applying Weakness and Resistance\\)';

const each = (claim: Claim, per: Tally): readonly Claim[] => [{ ...claim, per }];

/** Energy is counted on the Pokémon that has the text, and on no other. */
const fits = (on: Subject, per: Tally): boolean => on === 'self' || !('energy' in per || 'counters' in per);

/** What may be counted for, and of whom; Prizes have a word of their own beside damage. */
const perEach = (claim: Claim, per: Tally): Claim | null => {
  const { on } = claim;
  if (on === undefined || claim.per !== undefined || claim.while !== undefined) return null;
  if (claim.claim === 'damage' && claim.when === 'before' && 'prizes-taken' in per)
    return typeof claim.against === 'object' ? { ...claim, 'for-each-prize': per['prizes-taken'] } : null;
  const isCounted =
    ((claim.claim === 'cost' || claim.claim === 'retreat') && claim.add !== undefined) ||
    (claim.claim === 'hp' && claim.add !== undefined) ||
    (claim.claim === 'damage' && (claim.when === 'after' || typeof claim.against === 'object'));
  const isOwn = fits(on, per) || (claim.claim === 'hp' && typeof on === 'string' && on !== 'host');
  return isCounted && isOwn ? { ...claim, per } : null;
};

export const STANDING_COUNTED = [
  tally('Energy of a type', '{type:Type} Energy [card|cards] attached to (SELF|it)', ({ type }) => ({
    energy: type,
  })),
  tally('Energy', 'Energy [card|cards] attached to (SELF|it)', () => ({ energy: true })),
  tally('what is counted', '{what:Counted}', ({ what }) => {
    if (typeof what !== 'object') return null;
    if ('each' in what || 'prizes-taken' in what) return what;
    return 'in-discard' in what
      ? unlessNull(onlyNamed(what['in-discard']), (cards) => ({ 'in-discard': cards, of: what.of }))
      : null;
  }),

  said('for each', `{one:Claimed} for each {per:Tally} [${EITHER}]`, ({ one, per }) => {
    const found = one.map((claim) => perEach(claim, per));
    return found.includes(null) ? null : (found as readonly Claim[]);
  }),
  claimed(
    'more damage for each, first said',
    `{on:AttacksOf} (do|does) {n:Points} for each {per:Tally} to {against:Those} [${BEFORE}]`,
    ({ on, n, per, against }) =>
      fits(on, per) ? each({ claim: 'damage', when: 'before', add: n, on, against }, per) : null,
  ),
  claimed(
    'less damage taken for each, up to so much',
    `any damage done to {on:Subject} by {by:Attacks} is reduced by {n:Number} for each {per:Tally} [${AFTER}]. You can't reduce more than {most:Number} damage in this way`,
    ({ on, by, n, per, most }) =>
      fits(on, per)
        ? each(
            { claim: 'damage', when: 'after', add: -n, on, ...opposing(by) },
            { ...per, 'at-most': Math.floor(most / n) },
          )
        : null,
  ),
];
