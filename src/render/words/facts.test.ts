import { describe, expect, it } from 'vitest';
import { article } from './facts.ts';

describe('the article before a word', () => {
  it.each(['Ability', 'energy card', 'SP Pokémon', 'F Energy', 'X', 'HP limit'])('is “an” by the sound: %s', (word) => {
    expect(article(word)).toBe(`an ${word}`);
  });

  it.each(['Poké-Body', 'Stadium card', 'Sandshrew', 'GX attack', 'VMAX', 'LV.X', 'Pokémon-EX'])(
    'is “a”: %s',
    (word) => {
      expect(article(word)).toBe(`a ${word}`);
    },
  );

  it('grows together with “other”', () => {
    expect(article('other Water Pokémon')).toBe('another Water Pokémon');
  });
});
