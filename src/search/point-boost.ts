import { TITLE_BIT } from './places.ts';
import type { Said } from './score.ts';
import type { SearchIndex } from './search-index.ts';
import { WEIGHTS } from './weights.ts';

/** A point counts for its rules only if it says at least this much of what was asked. */
const POINT_FLOOR = 0.5;

/** How much the points that were asked about raise the rules that answer them: in each document the first rule most. */
export const boostFromPoints = (index: SearchIndex, scores: Float64Array): Float64Array => {
  const first = index.corpus.entries.length;
  const boosts = new Float64Array(first);
  const points = index.data.leads;
  let most = 0;
  for (let i = 0; i < points.length; i++) most = Math.max(most, scores[first + i] ?? 0);
  points.forEach((documents, i) => {
    const score = scores[first + i] ?? 0;
    if (score === 0 || score < most * POINT_FLOOR) return;
    for (const rules of documents) {
      let boost = WEIGHTS.point * score * (score / most);
      for (const at of rules) {
        boosts[at] = Math.max(boosts[at] ?? 0, boost);
        boost *= WEIGHTS.laterRule;
      }
    }
  });
  return boosts;
};

const CHILDREN = 3;
/** Words a heading may have beside the subject: `Full details of a mulligan`. */
const BESIDE = 2;

/** Raises the rules under headings that name the subject. */
export const boostFromHeadings = (
  index: SearchIndex,
  said: readonly Said[],
  shares: readonly number[],
  scores: Float64Array,
  boosts: Float64Array,
): void => {
  const seen = new Map<number, number>();
  index.data.parents.forEach((parent, at) => {
    if (parent < 0 || (scores[parent] ?? 0) === 0) return;
    if ((index.data.lengths[0][parent] ?? 0) > said.length + BESIDE) return;
    const place = seen.get(parent) ?? 0;
    seen.set(parent, place + 1);
    if (place >= CHILDREN || titleSays(said, shares, parent) < 0.99) return;
    boosts[at] = Math.max(boosts[at] ?? 0, WEIGHTS.heading * (scores[parent] ?? 0) * WEIGHTS.laterChild ** place);
  });
};

/** How much of what was asked a title says. */
export const titleSays = (said: readonly Said[], shares: readonly number[], at: number): number => {
  let sum = 0;
  for (let i = 0; i < said.length; i++) if (((said[i]?.places[at] ?? 0) & TITLE_BIT) !== 0) sum += shares[i] ?? 0;
  return sum;
};

/** Phrases of a rule count for the rules that say the same in other documents, and a little for the rule above. */
export const boostFromPhrases = (index: SearchIndex, asked: Float64Array, boosts: Float64Array): void => {
  for (const documents of index.data.leads) boostElsewhere(documents, asked, boosts);
  const parents = index.data.parents;
  for (let at = 0; at < parents.length; at++) {
    const parent = parents[at] ?? -1;
    const boost = WEIGHTS.above * (asked[at] ?? 0);
    if (parent >= 0 && boost > (boosts[parent] ?? 0)) boosts[parent] = boost;
  }
};

/** Each document of a point is raised by the best phrase of the others. */
const boostElsewhere = (documents: readonly (readonly number[])[], asked: Float64Array, boosts: Float64Array): void => {
  let most = 0;
  let second = 0;
  let owner = -1;
  for (let i = 0; i < documents.length; i++) {
    let best = 0;
    let later = 1;
    for (const at of documents[i] ?? []) {
      best = Math.max(best, (asked[at] ?? 0) * later);
      later *= WEIGHTS.laterThere;
    }
    if (best > most) {
      second = most;
      most = best;
      owner = i;
    } else if (best > second) second = best;
  }
  if (most < WEIGHTS.alike) return;
  for (let i = 0; i < documents.length; i++) {
    const others = i === owner ? second : most;
    if (others < WEIGHTS.alike) continue;
    let boost = WEIGHTS.elsewhere * others;
    for (const at of documents[i] ?? []) {
      boosts[at] = (boosts[at] ?? 0) + Math.max(0, boost - WEIGHTS.already * (boosts[at] ?? 0));
      boost *= WEIGHTS.laterThere;
    }
  }
};
