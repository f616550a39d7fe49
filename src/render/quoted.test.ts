import { describe, expect, it } from 'vitest';
import { shownQuote } from './quoted.ts';

describe('a quote from a reader’s own copy', () => {
  it.each([
    ['- Example:** You have two.*', 'Example: You have two.'],
    ['- 3** Add ten.', '3 Add ten.'],
    ['***Example:** Unown G', 'Example: Unown G'],
    ['*You could not, however.*', 'You could not, however.'],
    ['a name *is* part of it', 'a name is part of it'],
    ['an exception to [100.2](#).', 'an exception to 100.2.'],
    ['### **Typhlosion** (110 HP)', 'Typhlosion (110 HP)'],
    ['If an $\\times$ , $-$ , or $+$ is printed, $10 \\times 2 = 20$.', 'If an × , − , or + is printed, 10 × 2 = 20.'],
    ['up to $n$ cards', 'up to n cards'],
    ['see <http://example.org/>.', 'see http://example.org/.'],
  ])('“%s” is shown without the marks of its converter', (text, shown) => {
    expect(shownQuote(text)).toBe(shown);
  });

  it.each([
    'A requirement of 2 * 3 stays.',
    '- Attach an Energy card\n- Retreat',
    'any {P} Energy',
    'It costs $5 and $6 more.',
    'Math for # of Damage',
    '[Example 1] Take Down',
  ])('“%s” is left as it is', (text) => {
    expect(shownQuote(text)).toBe(text);
  });

  it('keeps an escaped sign as the sign', () => {
    expect(shownQuote('⚡ \\* *Live Coal* (20)')).toBe('⚡ * Live Coal (20)');
  });

  it('loses no word and no number', () => {
    const text = '- 1** Start **with** *the* base [304.4b](#): $10 \\times 2$ \\* \\*\n\n#### C-1 4\n*Kecleon* (60 HP)';
    const words = (from: string): readonly string[] => from.match(/[\p{L}\p{N}]+/gu) ?? [];
    expect(words(shownQuote(text))).toEqual(words(text).filter((one) => one !== 'times'));
  });
});
