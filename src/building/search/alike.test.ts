import { describe, expect, it } from 'vitest';
import type { CorpusEntry } from '../../corpus/index.ts';
import { alikeOf } from './alike.ts';

const entry = (document: string, id: string, kind: CorpusEntry['kind'] = 'rule'): CorpusEntry => ({
  document,
  id,
  title: id,
  kind,
  parent: null,
  text: '',
  examples: [],
  class: 'people',
  links: [],
  file: 'a.md',
  line: 1,
});
const counts = (words: string): ReadonlyMap<string, number> => new Map(words.split(' ').map((word) => [word, 1]));
const alike = (entries: readonly CorpusEntry[], said: readonly string[]): string =>
  alikeOf(entries, said.map(counts), () => 1);

describe('rules of other documents that are alike', () => {
  it('are those that are nearest to each other, with their likeness', () => {
    const entries = [entry('a', '1'), entry('a', '2'), entry('b', '1'), entry('b', '2')];
    // The second rule of b is nearest to the first of a as well, but that one has a nearer one.
    expect(alike(entries, ['burn coin tails', 'retreat cost', 'burn coin heads', 'burn'])).toBe('2:67;;0:67;');
  });

  it('are never of the same document, and no headings', () => {
    expect(alike([entry('a', '1'), entry('a', '2')], ['burn', 'burn'])).toBe(';');
    expect(alike([entry('a', '1'), entry('b', '1', 'section')], ['burn', 'burn'])).toBe(';');
  });
});
