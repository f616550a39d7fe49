import { expect, test } from 'vitest';
import type { Ground } from './ruling.ts';
import { allGrounds } from './several-readings.ts';

/** Where a question may mean several acts, no ground of one of them is given as a ground of another. */

const ground = (code: string, overruled: unknown = null): Ground =>
  ({ rule: 'x', code, facts: {}, overruled }) as never;
const codes = (...each: readonly (readonly Ground[])[]): readonly string[] =>
  allGrounds(each.map((grounds) => ({ grounds }))).map(({ code }) => code);

test('only what keeps off every reading is given, where there is such a ground', () => {
  expect(codes([ground('once')], [ground('once'), ground('benched')])).toEqual(['once']);
});

test('without one all stand, each once', () => {
  expect(codes([ground('used'), ground('asleep')], [ground('benched'), ground('benched')])).toEqual([
    'used',
    'asleep',
    'benched',
  ]);
  // One that is overruled keeps off nothing.
  expect(codes([ground('once', {})], [ground('once')])).toEqual(['once']);
  expect(codes([ground('once', {}), ground('used')], [ground('once'), ground('used')])).toEqual(['used']);
});
