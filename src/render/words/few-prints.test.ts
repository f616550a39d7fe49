import { expect, test } from 'vitest';
import { fewPrints } from './rulings.ts';

/** A list of prints that nobody would read to its end is cut, and says how many are left out. */

const prints = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `BS ${at + 1}`);

test('few are all named, of many the first and how many there are beside them', () => {
  expect(fewPrints(prints(8))).toEqual(prints(8));
  expect(fewPrints(prints(9))).toEqual([...prints(4), 'one of 5 more prints']);
});
