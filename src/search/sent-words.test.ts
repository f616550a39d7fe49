import { describe, expect, it } from 'vitest';
import { numberOfSign, readSaid, readStems, signOf, writtenSaid, writtenStems } from './sent-words.ts';

describe('numbers as signs', () => {
  it('go both ways, and none is a sign that JSON or a page would spell longer', () => {
    for (let number = 0; number < 10_000; number++) {
      const sign = signOf(number);
      expect(sign).toHaveLength(1);
      expect('! "\\<').not.toContain(sign);
      expect(numberOfSign(sign)).toBe(number);
    }
    expect(() => signOf(60_000)).toThrow('too large');
  });

  it('keep the stems of an entry at each of their places', () => {
    const signs = [2, 0, 1];
    const text = writtenSaid(
      [
        [0, 0b101],
        [1, 0b100],
        [2, 0b1],
      ],
      signs,
    );
    const read: (readonly number[])[] = [];
    readSaid(text, [1, 2, 0], (stem, place) => read.push([stem, place]));
    expect(read).toEqual([
      [2, 0b1],
      [0, 0b1],
      [1, 0b100],
      [0, 0b100],
    ]);
    expect([...readStems(writtenStems([2, 0]), [1, 2, 0])]).toEqual([1, 0]);
  });
});
