import { performance } from 'node:perf_hooks';
import Fuse from 'fuse.js';
import { compileCorpus } from '../src/corpus/compile.ts';
import { corpusFiles } from '../src/corpus/corpus-files.ts';
import { buildSearchData, openSearchIndex, search } from '../src/search/index.ts';
import { measure, plainBm25, type Ranker } from '../src/search/measure.ts';
import { isHeld, QUERIES } from '../src/search/queries.ts';

// Prints how well three rankings answer the graded queries. With `--misses`, also where ours puts the right rule too low.
const { index: corpus } = compileCorpus(corpusFiles('rules-corpus'));
const data = buildSearchData(corpus);
const index = openSearchIndex(data, corpus);
const fuse = new Fuse(corpus.entries, { keys: ['title', 'text'] });

const rankers: readonly (readonly [string, Ranker])[] = [
  ['headjudge', (query) => search(index, query, { limit: 10 }).hits.map((hit) => hit.id)],
  ['plain BM25', plainBm25(corpus)],
  ['Fuse, default options', (query) => fuse.search(query, { limit: 10 }).map((hit) => hit.item.id)],
];

const show = (value: number): string => value.toFixed(3).padStart(8);
console.log(`${QUERIES.length} queries, ${corpus.entries.length} entries\n`);
console.log(`${''.padEnd(24)}  MRR@10   top-1  nDCG@10 recall@5  ms/query`);
for (const [name, ranker] of rankers) {
  const start = performance.now();
  const all = measure(ranker, QUERIES);
  const time = (performance.now() - start) / QUERIES.length;
  console.log(`${name.padEnd(24)}${[all.mrr, all.top1, all.ndcg, all.recall5, time].map(show).join(' ')}`);
  for (const [part, held] of [
    ['  tuned on', false],
    ['  kept back', true],
  ] as const) {
    const some = measure(
      ranker,
      QUERIES.filter((_, at) => isHeld(at) === held),
    );
    console.log(`${part.padEnd(24)}${[some.mrr, some.top1, some.ndcg, some.recall5].map(show).join(' ')}`);
  }
}
const text = JSON.stringify(data);
const start = performance.now();
openSearchIndex(JSON.parse(text), corpus);
console.log(`\nindex ${(text.length / 1024).toFixed(0)} KiB, opened in ${(performance.now() - start).toFixed(1)} ms`);

if (process.argv.includes('--misses')) {
  QUERIES.forEach(({ query, grades }, at) => {
    if (isHeld(at)) return;
    const got = search(index, query, { limit: 6 });
    if (grades[got.hits[0]?.id ?? ''] === 3) return;
    console.log(`\n${query}   wanted ${JSON.stringify(grades)}`, got.corrected, got.missing);
    for (const hit of got.hits) console.log(`  ${hit.score.toFixed(3)} ${hit.id} ${hit.title}`);
  });
}
