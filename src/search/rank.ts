import type { CorpusEntry } from '../corpus/index.ts';
import { FIELDS } from './build-index.ts';
import type { Concept, Phrase } from './query.ts';
import type { Posting, SearchIndex, Sentence } from './search-index.ts';

/** What a word in each field is worth, and how much a long field thins it. Fields: title, path, text, example. */
const WORTH = [3.2, 1.1, 1.6, 0.5] as const;
const THIN = [0.4, 0.3, 0.6, 0.4] as const;
const SATURATION = 1.8;

/** Candidates whose sentences are read for words standing together. */
const READ = 60;

export interface Ranked {
  readonly at: number;
  readonly score: number;
}

/** Rarity of a stem: 0 for a word in every entry. */
const rarity = (index: SearchIndex, stem: string): number => {
  const found = index.postings(stem).length;
  return Math.log(1 + (index.corpus.entries.length - found + 0.5) / (found + 0.5));
};

/** BM25F: the counts of all fields are weighed, then saturate together. */
const frequency = (index: SearchIndex, { at, counts }: Posting): number => {
  let sum = 0;
  FIELDS.forEach((_, field) => {
    const count = counts[field] ?? 0;
    if (count === 0) return;
    const thin = THIN[field] ?? 0;
    const long = (index.data.lengths[field]?.[at] ?? 0) / (index.means[field] ?? 1);
    sum += ((WORTH[field] ?? 0) * count) / (1 - thin + thin * long);
  });
  return sum / (SATURATION + sum);
};

/** Scores of one phrase by entry. Entries with only part of the phrase get less than their share. */
const scorePhrase = (index: SearchIndex, phrase: Phrase): ReadonlyMap<number, number> => {
  const scores = new Map<number, { sum: number; found: number }>();
  const rarities = phrase.stems.map((stem) => rarity(index, stem));
  const whole = rarities.reduce((sum, one) => sum + one, 0) || 1;
  phrase.stems.forEach((stem, i) => {
    const rare = rarities[i] ?? 0;
    for (const posting of index.postings(stem)) {
      const before = scores.get(posting.at) ?? { sum: 0, found: 0 };
      scores.set(posting.at, { sum: before.sum + rare * frequency(index, posting), found: before.found + rare });
    }
  });
  const longer = Math.sqrt(phrase.stems.length);
  return new Map(
    [...scores].map(([at, { sum, found }]) => [at, (phrase.weight * sum * (found / whole) ** 1.5) / longer] as const),
  );
};

/** The most a concept can give: its rarest wording, everywhere at once. */
const fullScore = (index: SearchIndex, concept: Concept): number =>
  Math.max(
    ...concept.phrases.map(
      ({ stems, weight }) =>
        (weight * stems.reduce((sum, stem) => sum + rarity(index, stem), 0)) / Math.sqrt(stems.length),
    ),
    0.01,
  );

/** Entries that answer the concepts, best first. Scores lie between 0 and 1. */
export const rankEntries = (
  index: SearchIndex,
  concepts: readonly Concept[],
  wanted: (entry: CorpusEntry) => boolean,
): readonly Ranked[] => {
  const full = concepts.map((concept) => fullScore(index, concept));
  const everything = full.reduce((sum, one) => sum + one, 0);
  const sums = new Map<number, { score: number; covered: number }>();
  concepts.forEach((concept, i) => {
    const best = new Map<number, number>();
    for (const phrase of concept.phrases) {
      for (const [at, score] of scorePhrase(index, phrase)) best.set(at, Math.max(best.get(at) ?? 0, score));
    }
    const most = full[i] ?? 1;
    for (const [at, score] of best) {
      const before = sums.get(at) ?? { score: 0, covered: 0 };
      sums.set(at, { score: before.score + score, covered: before.covered + Math.min(most, score * 1.6) });
    }
  });
  const ranked: { at: number; score: number }[] = [];
  for (const [at, { score, covered }] of sums) {
    const entry = index.corpus.entries[at];
    if (entry === undefined || !wanted(entry)) continue;
    const cited = Math.log2(1 + (index.data.cited[at] ?? 0));
    ranked.push({
      at,
      score:
        (score / everything) * (0.55 + 0.45 * (covered / everything)) * (1 + 0.015 * cited) * standing(entry, index),
    });
  }
  ranked.sort(byScore);
  for (const one of ranked.slice(0, READ)) one.score *= 1 + closeness(index, one.at, concepts, full, everything);
  ranked.sort(byScore);
  // Bonuses lift the sum above 1; this keeps the order and stays below 1.
  return ranked.map(({ at, score }) => ({ at, score: 1 - Math.exp(-1.6 * score) }));
};

const byScore = (a: Ranked, b: Ranked): number => b.score - a.score || a.at - b.at;

/** Headings without words of their own stand behind the rules they announce. */
const standing = (entry: CorpusEntry, index: SearchIndex): number => {
  if (entry.kind === 'section') return entry.parent === null ? 0.55 : 0.75;
  return entry.class === 'definition' && index.reader.children(entry).length > 0 ? 0.8 : 1;
};

/** How well one sentence (or the title) answers everything asked, with a bonus for words that stand side by side as asked. */
const closeness = (
  index: SearchIndex,
  at: number,
  concepts: readonly Concept[],
  full: readonly number[],
  everything: number,
): number => {
  let best = 0;
  const said = concepts.reduce((sum, { phrases }) => sum + (phrases[0]?.stems.length ?? 0), 0);
  for (const sentence of index.sentences(at)) {
    const places = concepts.map((concept) => placeOf(concept, sentence));
    const heading = index.corpus.entries[at]?.kind === 'section';
    let share = 0;
    let pairs = 0;
    places.forEach(({ place, weight }, i) => {
      if (place < 0) return;
      share += (weight * (full[i] ?? 0)) / everything;
      const next = places[i + 1]?.place ?? -1;
      if (next >= 0 && Math.abs(next - place) <= 2) pairs++;
    });
    const source = sentence.from === 'title' ? 1.15 : sentence.from === 'text' ? 1 : 0.5;
    const exact =
      sentence.from === 'title' && share > 0.99 && sentence.stems.length <= said ? (heading ? 0.9 : 0.35) : 0;
    best = Math.max(best, source * (0.6 * share * share + 0.06 * Math.min(pairs, 3)) + exact);
  }
  return best;
};

/** Where a sentence says a concept, and with what weight; place -1 if it does not. */
const placeOf = (concept: Concept, sentence: Sentence): { readonly place: number; readonly weight: number } => {
  for (const { stems, weight } of concept.phrases) {
    const places = stems.map((stem) => sentence.stems.indexOf(stem));
    if (places.every((place) => place >= 0)) return { place: Math.min(...places), weight };
  }
  return { place: -1, weight: 0 };
};
