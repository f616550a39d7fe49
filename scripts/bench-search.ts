import { performance } from 'node:perf_hooks';
import Fuse from 'fuse.js';
import { compileAll } from '../src/building/corpus/compile-all.ts';
import { buildSearchData } from '../src/building/search/build-index.ts';
import { openSearchIndex, search } from '../src/search/index.ts';
import { flagsOf } from '../src/trials/flags.ts';
import { leftEmpty, measure, plainBm25, type Quality, type Ranker } from '../src/trials/search/measure.ts';
import { type GradedQuery, KINDS, OTHER_SETS, QUERIES } from '../src/trials/search/queries/graded-queries.ts';

// Prints how well three rankings answer the graded queries, in all and by kind. With `--misses`, also where ours puts another rule first, for
// the queries it was tuned with.
const { misses } = flagsOf('bench:search', { misses: { kind: 'yes' } }).values;

const { index: corpus, points, asked, questions } = compileAll('rules-corpus');
const data = buildSearchData(corpus, points, asked, questions);
const index = openSearchIndex(data, corpus);
const fuse = new Fuse(corpus.entries, { keys: ['title', 'text'] });

const nameOf = ({ document, id }: { readonly document: string; readonly id: string }): string => `${document}/${id}`;
const ours: Ranker = (query) => search(index, query, { limit: 10 }).hits.map(nameOf);
const rankers: readonly (readonly [string, Ranker])[] = [
  ['headjudge', ours],
  ['plain BM25', plainBm25(corpus)],
  ['Fuse, default options', (query) => fuse.search(query, { limit: 10 }).map((hit) => nameOf(hit.item))],
];

const answerable = QUERIES.filter(({ kind }) => kind !== 'foreign');
const show = (value: number): string => value.toFixed(3).padStart(8);
const line = (name: string, { mrr, first, ndcg, recall5 }: Quality): string =>
  `${name.padEnd(24)}${[mrr, first, ndcg, recall5].map(show).join(' ')}`;

console.log(`${QUERIES.length} queries, ${corpus.entries.length} entries\n`);
console.log(`${''.padEnd(24)}  MRR@10    first  nDCG@10 recall@5  ms/query`);
const parts: readonly (readonly [string, (query: GradedQuery) => boolean])[] = [
  ['  tuned with', ({ held }) => !held],
  ['  kept back', ({ held }) => held],
];
for (const [name, ranker] of rankers) {
  const start = performance.now();
  const all = measure(ranker, answerable);
  const time = (performance.now() - start) / answerable.length;
  console.log(`${line(name, all)} ${show(time)}`);
  for (const [part, wanted] of parts) console.log(line(part, measure(ranker, answerable.filter(wanted))));
}
for (const [name, ranker] of rankers) {
  console.log(`\n${name}`);
  for (const kind of KINDS) {
    const some = QUERIES.filter((query) => query.kind === kind);
    const held = some.filter((query) => query.held);
    if (kind === 'foreign') console.log(`${'  foreign, left empty'.padEnd(24)}${show(leftEmpty(ranker, some))}`);
    else {
      console.log(line(`  ${kind} (${some.length})`, measure(ranker, some)));
      console.log(line('    kept back', measure(ranker, held)));
    }
  }
}
for (const { name, about, queries } of OTHER_SETS) {
  console.log(`\nThe set ${name}: ${about}`);
  console.log(
    line(
      `  all (${queries.length})`,
      measure(
        ours,
        queries.filter(({ kind }) => kind !== 'foreign'),
      ),
    ),
  );
  for (const kind of KINDS) {
    const some = queries.filter((query) => query.kind === kind);
    if (some.length === 0) continue;
    if (kind === 'foreign') console.log(`${'  foreign, left empty'.padEnd(24)}${show(leftEmpty(ours, some))}`);
    else console.log(line(`  ${kind} (${some.length})`, measure(ours, some)));
  }
}
const text = JSON.stringify(data);
const start = performance.now();
openSearchIndex(JSON.parse(text), corpus);
console.log(`\nindex ${(text.length / 1024).toFixed(0)} KiB, opened in ${(performance.now() - start).toFixed(1)} ms`);
for (let round = 0; round < 5; round++) for (const { query } of QUERIES) ours(query);
const warm = performance.now();
for (const { query } of QUERIES) ours(query);
console.log(`warm: ${((performance.now() - warm) / QUERIES.length).toFixed(2)} ms a query`);

if (misses) {
  for (const { query, grades, held } of answerable) {
    if (held) continue;
    const got = search(index, query, { limit: 6 });
    const hits = got.hits.map((hit) => ({ ...hit, grade: grades[nameOf(hit)] ?? 0 }));
    if (hits[0]?.grade === 3 && measure(ours, [{ query, grades }]).recall5 > 0.7) continue;
    console.log(`\n${query}`, got.corrected, got.missing);
    for (const hit of hits) console.log(`  ${hit.grade} ${hit.score.toFixed(3)} ${nameOf(hit)}   ${hit.title}`);
    const lost = Object.keys(grades).filter((id) => grades[id] === 3 && !hits.some((hit) => nameOf(hit) === id));
    if (lost.length > 0) console.log(`    not shown: ${lost.join(', ')}`);
  }
}
