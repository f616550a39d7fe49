import { describe, expect, it } from 'vitest';
import { buildSearchIndex } from '../building/search/build-index.ts';
import type { CorpusEntry, CorpusIndex } from '../corpus/index.ts';
import { search } from './index.ts';

const entry = (document: string, id: string, title: string, text: string): CorpusEntry => ({
  document,
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
  documents: ['comprehensive-2009', 'xy-2016'].map((key) => ({ key, label: key, title: key, name: key, about: '' })),
  entries: [
    entry('comprehensive-2009', '1.1', 'Paying', 'Energy goes to the discard pile, a card at a time.'),
    entry('comprehensive-2009', '1.2', 'Price', 'A price of Energy stands on the card.'),
    entry('xy-2016', 'Turn', 'Leaving', 'The Pokémon moves.'),
    entry('xy-2016', 'Help', 'Advice', 'Ask a judge.'),
  ],
};
const at = (document: string, id: string) => ({ document, id });
const index = buildSearchIndex(corpus, undefined, undefined, [
  {
    phrases: ['price of leaving', 'toll'],
    answers: [at('xy-2016', 'Turn'), at('comprehensive-2009', '1.1')],
    beside: [at('comprehensive-2009', '1.2')],
  },
]);
const found = (query: string): readonly string[] => search(index, query).hits.map(({ id }) => id);

describe('questions asked before', () => {
  it('lead to the rules that answered them, in every document, whatever words those have', () => {
    expect(found('toll')).toEqual(['1.1', 'Turn', '1.2']);
  });

  it('rank a rule that is needed as well after those that answer', () => {
    expect(found('price leaving')).toEqual(['Turn', '1.1', '1.2']);
    expect(found('price')[0]).toBe('1.2');
  });

  it('stay within the document asked for', () => {
    expect(search(index, 'toll', { document: 'comprehensive-2009' }).hits.map(({ id }) => id)).toEqual(['1.1', '1.2']);
  });

  it('leave no trace in the answer to the next', () => {
    const before = found('energy');
    found('toll');
    expect(found('energy')).toEqual(before);
  });
});
