import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { viewOf } from '../../claims/index.ts';
import { rulesetOf } from '../../eras/index.ts';
import { oneOnOne } from '../../formats/index.ts';
import { cardPool, type EnergyLetter, setUpTable } from '../../state/index.ts';
import { unmet } from './energy.ts';

const pool = cardPool([]);
const rules = rulesetOf('comprehensive-2009', { pool });
const setUp = setUpTable({ used: [], sides: {}, effects: [] }, pool, oneOnOne, 'comprehensive-2009');
const view = viewOf(setUp.state, rules);

const letters: readonly EnergyLetter[] = ['R', 'W', 'L', 'C'];
const cost = fc.array(fc.constantFrom(...letters), { maxLength: 4 });
const units = fc.array(fc.uniqueArray(fc.constantFrom(...letters), { minLength: 1, maxLength: 4 }), { maxLength: 5 });

/** The most requirements that can be met, by trying every way to give units to requirements. */
const most = (wanted: readonly EnergyLetter[], given: readonly (readonly EnergyLetter[])[]): number => {
  const [first, ...rest] = wanted;
  if (first === undefined) return 0;
  const skipped = most(rest, given);
  return given.reduce(
    (best, unit, at) =>
      first === 'C' || unit.includes(first) ? Math.max(best, 1 + most(rest, given.toSpliced(at, 1))) : best,
    skipped,
  );
};

describe('matching Energy to a cost (CR 302.3)', () => {
  it('finds as many matches as trying every way', () => {
    fc.assert(
      fc.property(cost, units, (wanted, given) => {
        expect(unmet(view, [wanted, given])).toBe(wanted.length - most(wanted, given));
      }),
    );
  });

  it('gives a unit of several types to the requirement that needs it, not to the first that could take it', () => {
    expect(
      unmet(view, [
        ['R', 'W'],
        [['R', 'W'], ['R']],
      ]),
    ).toBe(0);
  });

  it('never uses one unit twice', () => {
    expect(unmet(view, [['R', 'C'], [['R']]])).toBe(1);
  });

  it('asks for nothing when the cost is empty', () => {
    expect(unmet(view, [[], []])).toBe(0);
  });
});
