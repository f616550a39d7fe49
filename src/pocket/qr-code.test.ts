import { describe, expect, it } from 'vitest';
import { qrCode } from './qr-code.ts';

/** The code of a short text, checked once against another maker of codes. */
const rows = (text: string): readonly string[] =>
  (qrCode(text) ?? []).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));

describe('a QR code', () => {
  it('has three finders and the side of its version', () => {
    const code = rows('CR t9 p1 | Luxray ~asleep / Shinx vs Riolu\nretreat');
    expect(code.length % 4).toBe(1);
    expect(code.every((row) => row.length === code.length)).toBe(true);
    expect(code[0]?.slice(0, 8)).toBe('#######.');
    expect(code[0]?.slice(-8)).toBe('.#######');
    expect(code.at(-1)?.slice(0, 8)).toBe('#######.');
    expect(code.at(-8)?.[8]).toBe('#');
  });

  it('grows with the text and ends at 666 bytes', () => {
    const sides = [10, 60, 200, 666].map((length) => qrCode('x'.repeat(length))?.length ?? 0);
    expect(sides).toEqual([...sides].sort((a, b) => a - b));
    expect(qrCode('x'.repeat(667))).toBeNull();
  });
});
