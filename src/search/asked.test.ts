import { describe, expect, it } from 'vitest';
import { buildSearchIndex } from '../building/search/build-index.ts';
import type { CorpusEntry, CorpusIndex } from '../corpus/index.ts';
import { search } from './index.ts';

const entry = (id: string, title: string, text: string): CorpusEntry => ({
  document: 'comprehensive-2009',
  id,
  title,
  kind: 'rule',
  parent: null,
  text,
  examples: [],
  class: 'people',
  links: [],
  file: 'a.md',
  line: 1,
});

const corpus: CorpusIndex = {
  hash: 'made for this test',
  documents: [{ key: 'comprehensive-2009', label: 'CR', title: 'CR', name: 'CR', about: '' }],
  entries: [
    entry('1.1', 'Paying', 'Energy goes to the discard pile, a card at a time.'),
    entry('1.2', 'Counting', 'Damage counters are counted.'),
    entry('1.3', 'Shuffling', 'The deck is shuffled and cut.'),
  ],
};
const index = buildSearchIndex(corpus, undefined, [
  { document: 'comprehensive-2009', id: '1.1', phrases: ['overpaying with a rainbow', 'energy price'] },
  { document: 'comprehensive-2009', id: '1.3', phrases: ['rainbow shuffle', 'riffle the pile'] },
]);
const found = (query: string): readonly string[] => search(index, query).hits.map(({ id }) => id);

describe('phrases of judges', () => {
  it('find an entry whose text has none of the words', () => {
    expect(found('overpaying with rainbow')[0]).toBe('1.1');
    expect(found('riffle')).toEqual(['1.3']);
  });

  it('count most where one phrase is all that was asked', () => {
    expect(found('rainbow shuffle')[0]).toBe('1.3');
    expect(found('energy price')[0]).toBe('1.1');
  });

  it('are words that a typo is corrected to', () => {
    const { corrected, hits } = search(index, 'overpayng with rainbow');
    expect([corrected, hits[0]?.id]).toEqual([[{ from: 'overpayng', to: 'overpaying' }], '1.1']);
  });

  it('show a sentence of the rule itself, never the phrase', () => {
    expect(search(index, 'riffle').hits[0]?.snippet).toBe('The deck is shuffled and cut.');
  });

  it('leave no trace in the answer to the next query', () => {
    const before = found('rainbow shuffle');
    found('overpaying energy price');
    expect(found('rainbow shuffle')).toEqual(before);
  });
});
