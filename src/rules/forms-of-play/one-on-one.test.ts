import { describe, expect, it } from 'vitest';
import { viewOf } from '../../claims/index.ts';
import { rulesetOf } from '../../eras/index.ts';
import { FORMS } from '../../formats/index.ts';
import { cardPool, type FormatName, type Seat, setUpTable } from '../../state/index.ts';
import { others, theOther } from './one-on-one.ts';

/** Who else sits at the table, from the left hand round. */

const pool = cardPool([]);
const at = (format: FormatName) => {
  const { state } = setUpTable({ used: [], sides: {}, effects: [] }, pool, FORMS[format], 'comprehensive-2009');
  return viewOf(state, rulesetOf('comprehensive-2009', { pool, format }));
};

describe('the others at a table', () => {
  it('are one, where two play', () => {
    const view = at('1on1');
    expect((['p1', 'p2'] as const).map((seat: Seat) => others(view, [seat]))).toEqual([['p2'], ['p1']]);
    expect(theOther(view, ['p2'])).toBe('p1');
  });

  it('follow in order after the one who asks, where four play', () => {
    const view = at('team');
    expect((['p1', 'p2', 'p3', 'p4'] as const).map((seat: Seat) => others(view, [seat]))).toEqual([
      ['p2', 'p3', 'p4'],
      ['p3', 'p4', 'p1'],
      ['p4', 'p1', 'p2'],
      ['p1', 'p2', 'p3'],
    ]);
  });
});
