import { describe, expect, it } from 'vitest';
import { repairsOf, splitWord } from './repair.ts';
import { spell, typoCost } from './typos.ts';

const cost = (word: string, meant: string): number => {
  const [typed, known] = [spell(word), spell(meant)];
  return typed === null || known === null ? Number.NaN : typoCost(typed, known, 5);
};

describe('what a typo costs', () => {
  it.each([
    ['asleep', 'asleep', 0],
    ['aslepe', 'asleep', 0.5],
    ['asleeep', 'asleep', 0.4],
    ['aslep', 'asleep', 0.4],
    ['aslaep', 'asleep', 0.6],
    ['asleet', 'asleep', 1],
    ['asleeo', 'asleep', 0.7],
    ['resizt', 'resist', 0.6],
    ['tecnical', 'technical', 0.6],
    ['qsleep', 'asleep', 1.1],
    ['sleep', 'asleep', 1],
  ])('%s for %s: %d', (word, meant, expected) => {
    expect(cost(word, meant)).toBeCloseTo(expected);
  });

  it('is not given for words with characters other than letters', () => {
    expect(spell('2on2')).toBeNull();
    expect(spell('pokémon')).toBeNull();
  });
});

describe('words that were meant', () => {
  const words = ['retreat', 'retreats', 'treat', 'prize', 'price', 'deck', 'letter'];
  const first = (word: string, held: (word: string) => number = () => 1) => repairsOf(word, words, held)[0]?.word;

  it('are the nearest, and of two as near the one that more rules have', () => {
    expect(first('retreet')).toBe('retreat');
    expect(first('prife', (word) => (word === 'prize' ? 60 : 1))).toBe('prize');
    expect(first('prife', (word) => (word === 'price' ? 60 : 1))).toBe('price');
  });

  it('are short only where many rules have them', () => {
    expect(first('deak', () => 100)).toBe('deck');
    expect(first('deak')).toBeUndefined();
  });

  it('are sure only where the typo is small for the length of the word', () => {
    expect(repairsOf('retreet', words, () => 1)[0]?.plain).toBe(true);
    expect(repairsOf('prife', words, () => 1)[0]?.plain).toBe(false);
  });

  it('are never put for words of every day or of other games', () => {
    expect(first('better')).toBeUndefined();
    expect(first('checkmate')).toBeUndefined();
  });
});

describe('two words written as one', () => {
  it('are split only where both halves occur together somewhere', () => {
    const together = (a: string, b: string): boolean => `${a} ${b}` === 'ace spec';
    expect(splitWord('acespec', together)).toEqual(['ace', 'spec']);
    expect(splitWord('specace', together)).toBeNull();
  });
});
