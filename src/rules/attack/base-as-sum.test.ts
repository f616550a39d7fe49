import { expect, test } from 'vitest';
import { asSum } from './base-as-sum.ts';

/** The numbers that make a base damage are shown as its text has them, and nothing where there is none to show. */

const BENCHED = { each: { side: 'yours' } };
const ASLEEP = { when: { defending: { condition: 'asleep' } } };

test.each([
  [{ plus: 20, times: BENCHED }, 30, 90, '30 + 20 × 3'],
  [{ plus: 20, times: BENCHED }, 30, 30, '30 + 20 × 0'],
  [{ plus: 20, times: BENCHED }, null, 40, '20 × 2'],
  [{ minus: 10, times: BENCHED }, 60, 40, '60 − 10 × 2'],
  [{ times: BENCHED }, 20, 80, '20 × 4'],
  // The text counts no more of them than these, however many there are.
  [{ plus: 20, times: { counted: BENCHED, 'at-most': 2 } }, 30, 70, '30 + 20 × 2 (at most 2 count)'],
  [{ plus: 20, times: { counted: BENCHED, 'at-most': 2 } }, 30, 50, '30 + 20 × 1'],
  // What is only asked, or one coin, is there or not.
  [{ plus: 30, times: ASLEEP }, 20, 50, '20 + 30'],
  [{ plus: 30, times: { heads: 1 } }, 20, 50, '20 + 30'],
  [{ plus: 30, times: ASLEEP }, 20, 20, undefined],
  // Below none there is no damage: how often something was taken off is unknown.
  [{ minus: 10, times: BENCHED }, 20, 0, undefined],
  [undefined, 20, 20, undefined],
])('%j beside %j that comes to %j', (base, damage, found, sum) => {
  expect(asSum({ base: base as never, damage }, found).sum).toBe(sum);
});
