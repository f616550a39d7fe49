import { expect, test } from 'vitest';
import { displayWidth, ending, fitting } from './width.ts';

test.each([
  ['Luxray', 6],
  ['Pokémon', 7],
  ['Poke\u0301mon', 7],
  ['漢字', 4],
  ['ｅｘ', 4],
  ['⚡🔥', 4],
  ['✓ ✗ … └ │ █ × −', 15],
  ['δ ★ ◇ ♀', 7],
  ['น้ำ', 2],
])('%s has the columns a terminal gives it', (text, columns) => {
  expect(displayWidth(text)).toBe(columns);
});

test('a beginning and an end never take more columns than there are, nor half a sign', () => {
  const text = 'a漢字b⚡c';
  expect([fitting(text, 8), ending(text, 7), ending(text, 6)]).toEqual(['a漢字b⚡', '字b⚡c', '字b⚡c']);
  for (let columns = 0; columns < 9; columns++) {
    const [head, tail] = [fitting(text, columns), ending(text, columns)];
    expect(displayWidth(head)).toBeLessThanOrEqual(columns);
    expect(displayWidth(tail)).toBeLessThanOrEqual(columns);
    expect(text.startsWith(head) && text.endsWith(tail)).toBe(true);
  }
});

test('a combining mark takes no column and a picture two, wherever they stand in Unicode', () => {
  const differ: string[] = [];
  for (let code = 0x300; code <= 0x1ffff; code++) {
    const sign = String.fromCodePoint(code);
    const width = displayWidth(sign);
    if (/[\p{Mn}\p{Me}]/u.test(sign) ? width !== 0 : /\p{Emoji_Presentation}/u.test(sign) && width !== 2)
      differ.push(code.toString(16));
  }
  expect(differ).toEqual([]);
});
