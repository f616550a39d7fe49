import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { StoredSearch } from './search-index.ts';
import { receivedSearch, sentSearch } from './sent-index.ts';

const stored = (name: string): StoredSearch =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../dist', `${name}.json`), 'utf8'));

describe('an index that is sent to a page', () => {
  it.each(['search', 'points-search', 'handbooks-search', 'penalties-search'])('is whole again: %s', (name) => {
    const sent = sentSearch(stored(name));
    expect(receivedSearch(sent)).toEqual(stored(name));
    expect(JSON.stringify(sent).length).toBeLessThan(JSON.stringify(stored(name)).length);
  });

  it('is not sent where something left out could not be worked out again', () => {
    const { alike, ...rest } = stored('search');
    expect(() => sentSearch({ ...rest, alike: alike.replace(/^(;*)[^;]+/u, '$1') })).toThrow('one direction');
    expect(() => sentSearch({ ...rest, alike, terms: `${rest.terms} zyx` })).toThrow('stems');
  });
});
