import { readFileSync } from 'node:fs';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import type { CorpusIndex } from '../../src/corpus/index.ts';
import {
  openSearchIndex,
  type PackedThesaurus,
  type SearchIndex,
  type StoredSearch,
  search,
} from '../../src/search/index.ts';
import { QUERIES } from '../../src/trials/search/queries/graded-queries.ts';
import { type Measured, measured } from './measured.ts';

const corpus = JSON.parse(readFileSync('dist/corpus.json', 'utf8')) as CorpusIndex;
const text = readFileSync('dist/search.json', 'utf8');
const slangText = readFileSync('dist/slang.json', 'utf8');
const openIndex = (): SearchIndex =>
  openSearchIndex({ ...(JSON.parse(text) as StoredSearch), slang: JSON.parse(slangText) as PackedThesaurus }, corpus);
const entries = corpus.entries.map((entry, id) => ({ id, title: entry.title, text: entry.text }));
const queries = QUERIES.map(({ query }) => query);
const FIELDS = ['title', 'text'];

const miniature = (): MiniSearch => {
  const index = new MiniSearch({ fields: FIELDS });
  index.addAll(entries);
  return index;
};

/** A warm query, ours and those of two libraries, on the same entries. */
export const queried = (iterations: number): Promise<readonly Measured[]> => {
  const index = openIndex();
  const mini = miniature();
  const fuse = new Fuse(entries, { keys: FIELDS });
  const each = queries.length;
  const all = (ask: (query: string) => unknown) => (): void => {
    for (const query of queries) ask(query);
  };
  return measured(
    [
      { name: `headjudge, ${each} queries`, run: all((query) => search(index, query)), each, what: 'queries' },
      {
        name: 'MiniSearch',
        run: all((query) => mini.search(query, { fuzzy: 0.2, prefix: true })),
        each,
        what: 'queries',
      },
      { name: 'Fuse', run: all((query) => fuse.search(query, { limit: 10 })), each, what: 'queries' },
    ],
    iterations,
  );
};

/** What has to happen before the first query: ours opens the index that the build made, the others have theirs as text too. */
export const opened = (iterations: number): Promise<readonly Measured[]> => {
  const mini = JSON.stringify(miniature());
  const fuse = JSON.stringify(Fuse.createIndex(FIELDS, entries));
  return measured(
    [
      {
        name: `headjudge, ${((text.length + slangText.length) / 1024).toFixed(0)} KiB`,
        run: openIndex,
      },
      {
        name: `MiniSearch, ${(mini.length / 1024).toFixed(0)} KiB`,
        run: () => MiniSearch.loadJSON(mini, { fields: FIELDS }),
      },
      {
        name: `Fuse, ${(fuse.length / 1024).toFixed(0)} KiB`,
        run: () => new Fuse(entries, { keys: FIELDS }, Fuse.parseIndex(JSON.parse(fuse))),
      },
    ],
    iterations,
  );
};

/** A query in more and more documents. */
export const inMore = (iterations: number): Promise<readonly Measured[]> => {
  const index = openIndex();
  const each = queries.length;
  return measured(
    [
      {
        name: 'queries of one document',
        run: () => {
          for (const query of queries) search(index, query, { document: 'comprehensive-2009' });
        },
        each,
        what: 'queries',
      },
      {
        name: 'of all',
        run: () => {
          for (const query of queries) search(index, query);
        },
        each,
        what: 'queries',
      },
    ],
    iterations,
  );
};
