import { describe, expect, test } from 'vitest';
import { changedScreens, lineChanges, shownChanges } from './changed-screens.ts';

describe('the changes of golden screens', () => {
  test('are the lines that went and came, and no others', () => {
    expect(lineChanges('a\nb\nc\n', 'a\nx\nc\nd\n')).toEqual(['- b', '+ x', '+ d']);
    expect(lineChanges('a\nb\n', 'a\nb\n')).toEqual([]);
    expect(lineChanges('', 'a')).toEqual(['- ', '+ a']);
    expect(lineChanges('a\na\nb', 'a\nb')).toEqual(['- a']);
  });

  test('are said once for screens that changed alike, by the screen at 80 columns', () => {
    const before = new Map([
      ['can-legal-120.txt', 'wide'],
      ['can-legal-80.txt', 'one'],
      ['legal-120.txt', 'another'],
      ['legal-80.txt', 'one'],
      ['rule-80.txt', 'as it was'],
    ]);
    const after = new Map([
      ['can-legal-120.txt', 'wide\nmore'],
      ['can-legal-80.txt', 'one\nmore'],
      ['legal-120.txt', 'another\nthing'],
      ['legal-80.txt', 'one\nmore'],
      ['rule-80.txt', 'as it was'],
    ]);
    expect(changedScreens(before, after)).toEqual([
      { names: ['can-legal', 'legal'], faces: ['120', '80'], lines: ['+ more'] },
    ]);
  });

  test('a screen that is new, and one that is gone, are changes too', () => {
    const [gone, fresh] = changedScreens(new Map([['a-80.txt', 'x']]), new Map([['b-80.txt', 'y']]));
    expect(gone).toEqual({ names: ['a'], faces: ['80'], lines: ['- x', '+ '] });
    expect(fresh).toEqual({ names: ['b'], faces: ['80'], lines: ['- ', '+ y'] });
  });

  test('are short, unless all of them are asked for', () => {
    const lines = Array.from({ length: 20 }, (_, n) => `+ ${n}`);
    const long = [{ names: ['legal'], faces: ['80'], lines }];
    expect(shownChanges(long, false)).toHaveLength(10);
    expect(shownChanges(long, false).at(-1)).toBe('  … 12 lines more');
    expect(shownChanges(long, true)).toHaveLength(21);
  });
});
