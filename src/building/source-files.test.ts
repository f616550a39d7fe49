import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFilesOf } from './source-files.ts';

const src = join(import.meta.dirname, '..');
const filesOf = (...files: readonly string[]): readonly string[] =>
  sourceFilesOf(files.map((file) => join(src, file))).map((file) => relative(src, file));

describe('what an import of cards is made of', () => {
  const found = filesOf('card-data/importing/index.ts');

  it('has what reads texts, what compiles cards and what a card is', () => {
    expect(found).toEqual(
      expect.arrayContaining([
        'card-data/card-of.ts',
        'card-data/how-read/how-read.ts',
        'card-data/store/pack.ts',
        'card-language/grammar/index.ts',
        'card-language/print/plain.ts',
        'state/card.ts',
      ]),
    );
  });

  it('has nothing that only looks at the cards', () => {
    expect(found).not.toContain('card-data/store/imported-pool.ts');
    expect(found.filter((file) => /^(?:ruling|render|cli)\//u.test(file))).toEqual([]);
  });
});

it('is one file where that imports nothing but types', () => {
  expect(filesOf('card-data/period.ts')).toEqual(['card-data/period.ts']);
});
