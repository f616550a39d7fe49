import { expect, test } from 'vitest';
import { dayInWords } from './day.ts';

test.each([
  ['2026-04-10', '10 April 2026'],
  ['2010/02/09', '9 February 2010'],
  ['2003-10', 'October 2003'],
  ['2003', '2003'],
])('writes the day %s in words', (day, words) => {
  expect(dayInWords(day)).toBe(words);
});
