import type { CorpusEntry } from '../corpus/index.ts';
import { EXAMPLE_BITS, PATH_BIT, TITLE_BIT } from './places.ts';
import type { Concept, Wanted } from './query.ts';
import { rarityOf, type Said, sayConcept } from './score.ts';
import type { SearchIndex } from './search-index.ts';

export interface Ranked {
  readonly at: number;
  readonly score: number;
}

/** A point counts for its rules only if it says at least this much of what was asked. */
const POINT_FLOOR = 0.5;
/** What a point gives the rules that answer it, in each document the first most. */
const POINT_GIVES = 0.5;
const LATER_RULE = 0.82;

/** Where words are missing, a best hit that tells a smaller part of what was asked answers another question: `queen takes rook`. */
const TOO_LITTLE = 0.2;

/** Entries that answer the concepts, best first. Scores lie between 0 and 1. */
export const rankEntries = (
  index: SearchIndex,
  concepts: readonly Concept[],
  wanted: (entry: CorpusEntry) => boolean,
  wants: Wanted,
  missing: number,
): readonly Ranked[] => {
  const said = concepts.map((concept) => sayConcept(index, concept));
  const weights = said.map(({ rarity }, i) => rarity * (concepts[i]?.weight ?? 1));
  const everything = weights.reduce((sum, one) => sum + one, 0) || 1;
  const shares = weights.map((weight) => weight / everything);
  const entries = index.corpus.entries;
  const scores = new Float64Array(index.size);
  for (let at = 0; at < scores.length; at++) scores[at] = answer(index, said, shares, at);
  const given = fromPoints(index, scores);
  giveFromHeadings(index, said, shares, scores, given);
  const ranked: Ranked[] = [];
  entries.forEach((entry, at) => {
    const own = scores[at] ?? 0;
    const score =
      (own === 0
        ? 0
        : own * standing(index, entry, at) * asFor(wants, index, entry, at) * named(index, said, shares, entry, at)) +
      (given[at] ?? 0);
    // Bonuses lift the sum above 1; this keeps the order and stays below 1.
    if (score > 0 && wanted(entry)) ranked.push({ at, score: 1 - Math.exp(-1.6 * score) });
  });
  ranked.sort(byScore);
  const best = ranked[0]?.at ?? 0;
  const told = said.reduce((sum, { quality }, i) => sum + ((quality[best] ?? 0) > 0 ? (weights[i] ?? 0) : 0), 0);
  return missing > 0 && told < TOO_LITTLE * (everything + missing * rarityOf(0, index.size)) ? [] : ranked;
};

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
  return sum * (0.5 + 0.5 * covered ** 1.5) * (1 + closeness(index, said, shares, at));
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
        // What the headings above say is said of every sentence below, less loudly.
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

/** What the points that were asked about give the rules that answer them. */
const fromPoints = (index: SearchIndex, scores: Float64Array): Float64Array => {
  const first = index.corpus.entries.length;
  const given = new Float64Array(first);
  const points = index.data.leads;
  let most = 0;
  for (let i = 0; i < points.length; i++) most = Math.max(most, scores[first + i] ?? 0);
  points.forEach((documents, i) => {
    const score = scores[first + i] ?? 0;
    if (score === 0 || score < most * POINT_FLOOR) return;
    for (const rules of documents) {
      rules.forEach((at, place) => {
        const gift = POINT_GIVES * score * (score / most) * LATER_RULE ** place;
        given[at] = Math.max(given[at] ?? 0, gift);
      });
    }
  });
  return given;
};

/** What a heading that names the subject and little else gives the first rules under it. */
const HEADING_GIVES = 0.3;
const LATER_CHILD = 0.75;
const CHILDREN = 3;
/** Words a heading may have beside the subject: `Full details of a mulligan`. */
const BESIDE = 2;

const giveFromHeadings = (
  index: SearchIndex,
  said: readonly Said[],
  shares: readonly number[],
  scores: Float64Array,
  given: Float64Array,
): void => {
  const seen = new Map<number, number>();
  index.data.parents.forEach((parent, at) => {
    if (parent < 0 || (scores[parent] ?? 0) === 0) return;
    if ((index.data.lengths[0][parent] ?? 0) > said.length + BESIDE) return;
    const named = said.reduce(
      (sum, { places }, i) => sum + (((places[parent] ?? 0) & TITLE_BIT) !== 0 ? (shares[i] ?? 0) : 0),
      0,
    );
    const place = seen.get(parent) ?? 0;
    seen.set(parent, place + 1);
    if (named < 0.99 || place >= CHILDREN) return;
    given[at] = Math.max(given[at] ?? 0, HEADING_GIVES * (scores[parent] ?? 0) * LATER_CHILD ** place);
  });
};

/** What makes up for the place of headings, where a procedure is asked for as a whole; and of terms, where a word is to be explained. */
const WHOLE = 1.9;
const TERM = 1.4;

const asFor = (wants: Wanted, index: SearchIndex, entry: CorpusEntry, at: number): number => {
  if (wants.term && entry.kind === 'glossary') return TERM;
  return wants.whole && index.hasSteps(at) ? WHOLE : 1;
};

/** A heading whose words are just what was asked stands where it would without being a heading. */
const NAMED = 1 / 0.75;

const named = (
  index: SearchIndex,
  said: readonly Said[],
  shares: readonly number[],
  entry: CorpusEntry,
  at: number,
): number => {
  if (entry.kind !== 'section' || (index.data.lengths[0][at] ?? 0) > said.length) return 1;
  const share = said.reduce(
    (sum, { places }, i) => sum + (((places[at] ?? 0) & TITLE_BIT) !== 0 ? (shares[i] ?? 0) : 0),
    0,
  );
  return share > 0.99 ? NAMED : 1;
};

/** Chapters that change the rules for another form of play: behind the rules they change. */
const OTHER_FORMS = 'Alternative Game Forms';

const standings = new WeakMap<SearchIndex, Float64Array>();

/** How an entry stands whatever is asked; worked out once for each. */
const standing = (index: SearchIndex, entry: CorpusEntry, at: number): number => {
  const known = standings.get(index) ?? new Float64Array(index.corpus.entries.length);
  standings.set(index, known);
  known[at] ||= standingOf(index, entry, at);
  return known[at] ?? 1;
};

/** Headings without words of their own stand behind the rules they announce, rules that others cite before others. */
const standingOf = (index: SearchIndex, entry: CorpusEntry, at: number): number => {
  const aside = index.above(at)[0]?.title === OTHER_FORMS ? 0.72 : 1;
  const cited = aside * (1 + 0.04 * Math.log2(1 + (index.data.cited[at] ?? 0)));
  if (entry.kind === 'section') return cited * (entry.parent === null ? 0.55 : 0.75);
  return entry.class === 'definition' && index.hasChildren(at) ? cited * 0.9 : cited;
};
