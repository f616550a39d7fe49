import type { CorpusEntry } from '../corpus/index.ts';
import { matchAsked } from './asked.ts';
import { headingBoost, namedBoost, otherFormsFactor, procedureBoost } from './heading-boost.ts';
import { EXAMPLE_BITS, PATH_BIT, TITLE_BIT } from './places.ts';
import { boostFromHeadings, boostFromPhrases, boostFromPoints } from './point-boost.ts';
import type { Concept, Wanted } from './query.ts';
import { boostFromQuestions } from './questions.ts';
import { type Said, sayConcept } from './score.ts';
import type { SearchIndex } from './search-index.ts';
import { WEIGHTS } from './weights.ts';

export interface Ranked {
  readonly at: number;
  readonly score: number;
}

/** What was wanted, best first, and the best score of any entry. */
export interface Ranking {
  readonly ranked: readonly Ranked[];
  readonly best: number;
}

/** Entries that answer the concepts, best first. Scores lie between 0 and 1. */
export const rankEntries = (
  index: SearchIndex,
  concepts: readonly Concept[],
  wanted: (entry: CorpusEntry) => boolean,
  wants: Wanted,
): Ranking => {
  const said = concepts.map((concept) => sayConcept(index, concept));
  const weights = said.map(({ rarity }, i) => rarity * (concepts[i]?.weight ?? 1));
  const everything = weights.reduce((sum, one) => sum + one, 0) || 1;
  const shares = weights.map((weight) => weight / everything);
  const entries = index.corpus.entries;
  const scores = new Float64Array(index.size);
  for (let at = 0; at < scores.length; at++) scores[at] = answer(index, said, shares, at);
  const boosts = boostFromPoints(index, scores);
  boostFromHeadings(index, said, shares, scores, boosts);
  const asked = matchAsked(index, concepts, shares);
  boostFromPhrases(index, asked, boosts);
  const answered = boostFromQuestions(index, concepts, shares);
  const sums = new Float64Array(entries.length);
  let most = 0;
  for (let at = 0; at < entries.length; at++) {
    const own = scores[at] ?? 0;
    const entry = entries[at];
    if ((own === 0 && boosts[at] === 0 && asked[at] === 0 && answered[at] === 0) || entry === undefined) continue;
    const sum =
      otherFormsFactor(index, at) *
      ((boosts[at] ?? 0) +
        procedureBoost(wants, index, entry, at) *
          (WEIGHTS.phrase * (asked[at] ?? 0) +
            own * headingBoost(index, entry, at) * namedBoost(index, said, shares, entry, at)));
    sums[at] = sum;
    most = Math.max(most, sum + (answered[at] ?? 0));
  }
  const shared = new Float64Array(entries.length);
  for (let at = 0; at < entries.length; at++) {
    const own = sums[at] ?? 0;
    if (own === 0) continue;
    for (const other of index.alike(at)) shared[other.at] = Math.max(shared[other.at] ?? 0, other.likeness * own);
  }
  const ranked: Ranked[] = [];
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at];
    const own = sums[at] ?? 0;
    if (entry === undefined || !wanted(entry)) continue;
    const sum = own + WEIGHTS.shared * Math.max(0, (shared[at] ?? 0) - WEIGHTS.sharedLess * own) + (answered[at] ?? 0);
    if (sum > 0) ranked.push({ at, score: scoreOf(sum) });
  }
  ranked.sort(byScore);
  return { ranked, best: scoreOf(most) };
};

const ABOVE_ONE = 0.6;

/** Boosts raise a sum above 1; this keeps the order and stays well below 1. */
const scoreOf = (sum: number): number => 1 - Math.exp(-1.6 * (sum <= 1 ? sum : 1 + ABOVE_ONE * Math.log(sum)));

export const byScore = (a: Ranked, b: Ranked): number => b.score - a.score || a.at - b.at;

/** How well one entry says all that was asked: each thing by itself, and together in one sentence. */
const answer = (index: SearchIndex, said: readonly Said[], shares: readonly number[], at: number): number => {
  let sum = 0;
  let covered = 0;
  for (let i = 0; i < said.length; i++) {
    const own = said[i]?.quality[at] ?? 0;
    if (own === 0) continue;
    sum += own * (shares[i] ?? 0);
    covered += Math.min(1, own * 2.2) * (shares[i] ?? 0);
  }
  if (sum === 0) return 0;
  return (
    sum *
    (WEIGHTS.single + (1 - WEIGHTS.single) * covered ** 1.5) *
    (1 + WEIGHTS.together * closeness(index, said, shares, at))
  );
};

const ABOVE = 0.6;

/** How well one sentence (or the title) says everything asked. */
const closeness = (index: SearchIndex, said: readonly Said[], shares: readonly number[], at: number): number => {
  let any = 0;
  for (const { places } of said) any |= places[at] ?? 0;
  let best = 0;
  for (let rest = any & ~PATH_BIT; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    let share = 0;
    let things = 0;
    said.forEach(({ places }, i) => {
      const here = places[at] ?? 0;
      if ((here & bit) === 0) {
        // What the headings above say counts for every sentence below, but less.
        if ((here & PATH_BIT) !== 0 && bit !== TITLE_BIT) share += ABOVE * (shares[i] ?? 0);
        return;
      }
      share += shares[i] ?? 0;
      things++;
    });
    const source = bit === TITLE_BIT ? 1.15 : (bit & EXAMPLE_BITS) !== 0 ? 0.5 : 1;
    // A title that says what was asked and nothing else.
    const exact = bit === TITLE_BIT && share > 0.99 && (index.data.lengths[0][at] ?? 0) <= things ? 0.35 : 0;
    best = Math.max(best, source * 0.6 * share * share + exact);
  }
  return best;
};
