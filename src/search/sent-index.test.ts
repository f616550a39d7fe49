import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { penaltiesAsCorpus } from '../asking/penalties/penalties-as-corpus.ts';
import { pointsAsCorpus } from './points.ts';
import type { StoredSearch } from './search-index.ts';
import { receivedSearch, type SearchedTexts, sentSearch } from './sent-index.ts';

const built = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../dist', `${name}.json`), 'utf8'));
const stored = (name: string): StoredSearch => built(name);

const TEXTS: readonly (readonly [index: string, texts: SearchedTexts])[] = [
  ['search', { corpus: built('corpus'), points: built('points') }],
  ['points-search', { corpus: pointsAsCorpus(built('points')) }],
  ['handbooks-search', { corpus: built('handbooks') }],
  ['penalties-search', { corpus: penaltiesAsCorpus(built('penalties')) }],
];
const [[, texts] = ['', { corpus: built('corpus') }]] = TEXTS;

describe('an index that is sent to a page', () => {
  it.each(TEXTS)('is whole again with the texts it was made from: %s', (name, of) => {
    const sent = sentSearch(stored(name), of);
    expect(receivedSearch(sent, of)).toEqual(stored(name));
    expect(JSON.stringify(sent).length).toBeLessThan(JSON.stringify(stored(name)).length / 2);
  });

  it('is not sent where something left out could not be worked out again', () => {
    const { alike, ...rest } = stored('search');
    expect(() => sentSearch({ ...rest, alike: alike.replace(/^(;*)[^;]+/u, '$1') }, texts)).toThrow('one direction');
    expect(() => sentSearch({ ...rest, alike, terms: `${rest.terms} zyx` }, texts)).toThrow('stems');
    expect(() => sentSearch({ ...rest, alike, cited: rest.cited.map(() => 9) }, texts)).toThrow('the cited');
    expect(() => sentSearch({ ...rest, alike }, { corpus: texts.corpus })).toThrow('cannot be worked out');
  });
});
