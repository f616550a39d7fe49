import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileAll } from '../../building/corpus/compile-all.ts';
import { buildSearchIndex } from '../../building/search/build-index.ts';
import { RULED } from '../../corpus/index.ts';
import { search } from '../../search/index.ts';
import { leftEmpty, measure, plainBm25, type Ranker } from './measure.ts';
import { type GradedQuery, KINDS, OTHER_SETS, QUERIES } from './queries/graded-queries.ts';
import { QUERIES_OF_2009 } from './queries/one-document.ts';

const {
  index: corpus,
  points,
  asked,
  questions,
} = compileAll(join(import.meta.dirname, '..', '..', '..', 'rules-corpus'));
const index = buildSearchIndex(corpus, points, asked, questions);
const known = new Set(corpus.entries.map(({ document, id }) => `${document}/${id}`));
const ours: Ranker = (query) => search(index, query, { limit: 10 }).hits.map(({ document, id }) => `${document}/${id}`);
const answerable = QUERIES.filter(({ kind }) => kind !== 'foreign');
const of = (kind: GradedQuery['kind']) => QUERIES.filter((query) => query.kind === kind);

describe('the graded queries', () => {
  it('name rules that are there, and ask of every document and in every way', () => {
    const named = [...QUERIES, ...OTHER_SETS.flatMap(({ queries }) => queries)].flatMap(({ grades }) =>
      Object.keys(grades),
    );
    expect(named.filter((id) => !known.has(id))).toEqual([]);
    for (const doc of RULED)
      expect(
        named.some((id) => id.startsWith(`${doc}/`)),
        doc,
      ).toBe(true);
    for (const kind of KINDS) expect(of(kind).length).toBeGreaterThanOrEqual(10);
    expect(new Set(QUERIES.map(({ query }) => query)).size).toBe(QUERIES.length);
  });

  it.each(answerable)('have a best answer to “$query”', ({ grades }) => {
    expect(Object.values(grades)).toContain(3);
  });
});

describe('the ranking of all documents', () => {
  it.each([
    ['all', answerable],
    ['those kept back while tuning', answerable.filter(({ held }) => held)],
  ])('answers %s', (_, queries) => {
    const quality = measure(ours, queries);
    expect(quality.mrr).toBeGreaterThanOrEqual(0.96);
    expect(quality.first).toBeGreaterThanOrEqual(0.9);
    expect(quality.ndcg).toBeGreaterThanOrEqual(0.87);
    expect(quality.recall5).toBeGreaterThanOrEqual(0.84);
  });

  it.each([
    ['ids', 1],
    ['typos', 0.87],
    ['keywords', 0.9],
    ['slang', 0.89],
    ['cross-era', 0.75],
    ['procedures', 0.8],
  ] as const)('puts the right rule first for %s', (kind, least) => {
    expect(measure(ours, of(kind)).first).toBeGreaterThanOrEqual(least);
  });

  it('finds nothing for what is in no rule', () => {
    expect(leftEmpty(ours, of('foreign'))).toBe(1);
  });

  it.each([
    ['documents-only', { mrr: 0.96, first: 0.94, ndcg: 0.88, recall5: 0.88 }],
    ['thesaurus-known', { mrr: 0.93, first: 0.87, ndcg: 0.86, recall5: 0.85 }],
    ['at-the-table', { mrr: 0.94, first: 0.87, ndcg: 0.81, recall5: 0.81 }],
    ['chat', { mrr: 0.94, first: 0.88, ndcg: 0.81, recall5: 0.83 }],
    ['words-only', { mrr: 0.95, first: 0.88, ndcg: 0.86, recall5: 0.84 }],
    ['measuring', { mrr: 0.95, first: 0.9, ndcg: 0.81, recall5: 0.8 }],
  ] as const)('answers the set %s, by another author', (name, least) => {
    const queries = OTHER_SETS.find((set) => set.name === name)?.queries ?? [];
    expect(queries.length).toBeGreaterThan(0);
    const quality = measure(
      ours,
      queries.filter(({ kind }) => kind !== 'foreign'),
    );
    for (const figure of ['mrr', 'first', 'ndcg', 'recall5'] as const)
      expect(quality[figure], figure).toBeGreaterThanOrEqual(least[figure]);
    const those = (wanted: GradedQuery['kind']) => queries.filter(({ kind }) => kind === wanted);
    if (those('ids').length > 0) expect(measure(ours, those('ids')).first).toBe(1);
    if (those('foreign').length > 0) expect(leftEmpty(ours, those('foreign'))).toBe(1);
  });

  it('is far better than a plain BM25', () => {
    expect(measure(ours, answerable).mrr).toBeGreaterThan(measure(plainBm25(corpus), answerable).mrr + 0.3);
  });
});

describe('the ranking of one document', () => {
  const document = 'comprehensive-2009';

  it('keeps its quality', () => {
    expect(
      QUERIES_OF_2009.flatMap(({ grades }) => Object.keys(grades)).filter((id) => !known.has(`${document}/${id}`)),
    ).toEqual([]);
    const quality = measure(
      (query) => search(index, query, { limit: 10, document }).hits.map(({ id }) => id),
      QUERIES_OF_2009,
    );
    expect(quality.mrr).toBeGreaterThanOrEqual(0.88);
    expect(quality.ndcg).toBeGreaterThanOrEqual(0.8);
    expect(quality.recall5).toBeGreaterThanOrEqual(0.82);
  });
});
