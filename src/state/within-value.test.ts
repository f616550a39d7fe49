import { describe, expect, test } from 'vitest';
import { hasEntry, hasKey, mentions, mentionsLike, replacedWithin } from './index.ts';

describe('looking through plain data', () => {
  const said = [{ may: [{ damage: 20, to: 'self' }] }, { 'discard-tool': 'host' }];

  test('finds keys and words wherever they are, and a word of a longer word is not that word', () => {
    expect(hasKey(said, 'damage')).toBe(true);
    expect(hasKey(said, 'self', 'dam')).toBe(false);
    expect(mentions(said, 'self')).toBe(true);
    expect(mentions(said, 'may')).toBe(true);
    expect(mentions(said, 'hos')).toBe(false);
    expect(hasEntry(said, 'discard-tool', 'host')).toBe(true);
    expect(hasEntry(said, 'to', 'host')).toBe(false);
    expect(mentionsLike(said, /^discard-/u)).toBe(true);
    expect(mentionsLike(said, /^card-/u)).toBe(false);
  });

  test('replaces values and leaves keys of the same word alone', () => {
    expect(replacedWithin({ self: ['self', { on: 'self' }] }, 'self', 'host')).toEqual({
      self: ['host', { on: 'host' }],
    });
    expect(replacedWithin([{ one: 1 }, { one: 2 }], { one: 1 }, 'none')).toEqual(['none', { one: 2 }]);
  });
});
