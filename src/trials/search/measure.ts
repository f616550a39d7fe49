import type { CorpusIndex } from '../../corpus/index.ts';

/** `document/id` for a query, best first, at most ten. */
export type Ranker = (query: string) => readonly string[];

export interface Graded {
  readonly query: string;
  readonly grades: { readonly [rule: string]: number };
}

export interface Quality {
  /** Mean of 1/place of the first answer (grade 2 or 3) among ten. */
  readonly mrr: number;
  /** Share of queries whose first hit is an answer of the highest grade. */
  readonly first: number;
  readonly ndcg: number;
  /** Share of all answers that stand among the first five (of at most five). */
  readonly recall5: number;
}

const ANSWER = 2;
const BEST = 3;

const gain = (grade: number, place: number): number => (2 ** grade - 1) / Math.log2(place + 2);

/** Measures a ranking against the grades. */
export const measure = (ranker: Ranker, queries: readonly Graded[]): Quality => {
  const sum = { mrr: 0, first: 0, ndcg: 0, recall5: 0 };
  for (const { query, grades } of queries) {
    const ids = ranker(query).slice(0, 10);
    const answers = Object.keys(grades).filter((id) => (grades[id] ?? 0) >= ANSWER);
    const first = ids.findIndex((id) => answers.includes(id));
    if (first >= 0) sum.mrr += 1 / (first + 1);
    if (grades[ids[0] ?? ''] === BEST) sum.first++;
    const got = ids.reduce((total, id, place) => total + gain(grades[id] ?? 0, place), 0);
    const ideal = Object.values(grades)
      .sort((a, b) => b - a)
      .slice(0, 10)
      .reduce((total: number, grade, place) => total + gain(grade, place), 0);
    sum.ndcg += ideal === 0 ? 0 : got / ideal;
    sum.recall5 +=
      answers.filter((id) => ids.slice(0, 5).includes(id)).length / Math.max(1, Math.min(5, answers.length));
  }
  const n = Math.max(1, queries.length);
  return { mrr: sum.mrr / n, first: sum.first / n, ndcg: sum.ndcg / n, recall5: sum.recall5 / n };
};

/** Share of foreign queries that find nothing, as they should. */
export const leftEmpty = (ranker: Ranker, queries: readonly Graded[]): number =>
  queries.filter(({ query }) => ranker(query).length === 0).length / Math.max(1, queries.length);

/** The textbook BM25 over title and text, to compare with: words in lower case, no stems, no fields. */
export const plainBm25 = (corpus: CorpusIndex): Ranker => {
  const words = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const docs = corpus.entries.map((entry) => words(`${entry.title} ${entry.text}`));
  const mean = docs.reduce((sum, doc) => sum + doc.length, 0) / docs.length;
  const holders = new Map<string, number>();
  for (const doc of docs) for (const word of new Set(doc)) holders.set(word, (holders.get(word) ?? 0) + 1);
  return (query) => {
    const asked = words(query);
    const scored = docs.map((doc, at) => {
      let score = 0;
      for (const word of asked) {
        const count = doc.filter((one) => one === word).length;
        const found = holders.get(word) ?? 0;
        const rare = Math.log(1 + (docs.length - found + 0.5) / (found + 0.5));
        score += (rare * count * 2.2) / (count + 1.2 * (0.25 + 0.75 * (doc.length / mean)));
      }
      return { at, score };
    });
    scored.sort((a, b) => b.score - a.score || a.at - b.at);
    return scored
      .filter((one) => one.score > 0)
      .slice(0, 10)
      .map((one) => {
        const entry = corpus.entries[one.at];
        return `${entry?.document}/${entry?.id}`;
      });
  };
};
