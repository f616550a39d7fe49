import { describe, expect, it } from 'vitest';
import { readStems, signOf, writtenStems } from './sent-words.ts';

describe('numbers as signs', () => {
  it('are one letter each, and none is a sign that JSON or a page would spell longer', () => {
    for (let number = 0; number < 10_000; number++) {
      const sign = signOf(number);
      expect(sign).toHaveLength(1);
      expect(' "\\<').not.toContain(sign);
    }
    expect(() => signOf(60_000)).toThrow('too large');
  });

  it('keep the stems of a phrase', () => {
    expect([...readStems(writtenStems([2, 0]), [1, 2, 0])]).toEqual([1, 0]);
    const all = Array.from({ length: 10_000 }, (_, at) => at);
    expect([...readStems(writtenStems(all), all)]).toEqual(all);
  });
});
