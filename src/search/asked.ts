import type { Concept, Phrase } from './query.ts';
import type { SearchIndex } from './search-index.ts';
import { WEIGHTS } from './weights.ts';

/** What judges type, as the index keeps it. A phrase is known by its place among all of them; those of one entry (or question) are next to each other. */
export interface AskedData {
  /** How many phrases each entry has. */
  readonly counts: readonly number[];
  /** For each stem, with `;` between as in the postings: distance to the next phrase that has it, and so on. */
  readonly postings: string;
  /** What the words of each phrase tell in all (sum of their rarities), a sign for each (`signOfMass`). */
  readonly masses: string;
}

/** The phrases of an open index. */
export interface AskedPhrases {
  /** The entry (or question) of each phrase. */
  readonly owners: Int32Array;
  /** How many there are. */
  readonly size: number;
  /** What the words of a phrase tell in all. */
  mass(phrase: number): number;
  /** What is being found; empty between two queries. */
  readonly finding: Finding;
}

const FIRST_SIGN = 35;
const LAST_SIGN = 126;

/** Twice the mass as a sign; reading signs takes a start less time than reading numbers. Hardly a phrase has more than the last sign tells. */
export const signOfMass = (mass: number): string =>
  String.fromCharCode(Math.min(LAST_SIGN, FIRST_SIGN + Math.round(2 * mass)));

/** The entry (or question) of each phrase. */
export const ownersOf = (counts: readonly number[]): Int32Array => {
  const owners = new Int32Array(counts.reduce((sum, many) => sum + many, 0));
  let next = 0;
  for (let at = 0; at < counts.length; at++)
    for (const end = next + (counts[at] ?? 0); next < end; next++) owners[next] = at;
  return owners;
};

export const openPhrases = ({ counts, masses }: AskedData): AskedPhrases => {
  const owners = ownersOf(counts);
  return {
    owners,
    size: counts.length,
    mass: (phrase) => (masses.charCodeAt(phrase) - FIRST_SIGN) / 2,
    finding: new Finding(owners.length),
  };
};

/** What is found of each phrase: how much of the question it says, and how much of the phrase that is. */
class Finding {
  /** Of the concept that is looked for. */
  readonly #quality: Float64Array;
  readonly #mass: Float64Array;
  readonly #found: number[] = [];
  /** Of all concepts before it. */
  readonly covered: Float64Array;
  readonly matched: Float64Array;
  readonly all: number[] = [];

  constructor(size: number) {
    this.#quality = new Float64Array(size);
    this.#mass = new Float64Array(size);
    this.covered = new Float64Array(size);
    this.matched = new Float64Array(size);
  }

  take(phrase: number, quality: number, mass: number): void {
    if (this.#quality[phrase] === 0) this.#found.push(phrase);
    if (quality > (this.#quality[phrase] ?? 0)) this.#quality[phrase] = quality;
    if (mass > (this.#mass[phrase] ?? 0)) this.#mass[phrase] = mass;
  }

  /** Adds what was found for one concept. */
  close(share: number): void {
    for (const phrase of this.#found) {
      if (this.covered[phrase] === 0) this.all.push(phrase);
      this.covered[phrase] = (this.covered[phrase] ?? 0) + share * (this.#quality[phrase] ?? 0);
      this.matched[phrase] = (this.matched[phrase] ?? 0) + (this.#mass[phrase] ?? 0);
      this.#quality[phrase] = 0;
      this.#mass[phrase] = 0;
    }
    this.#found.length = 0;
  }

  clear(): void {
    for (const phrase of this.all) {
      this.covered[phrase] = 0;
      this.matched[phrase] = 0;
    }
    this.all.length = 0;
  }
}

/** The phrases that have a stem. */
type Having = (stem: string) => Int32Array;

const takeWay = (index: SearchIndex, having: Having, { stems, weight, whole }: Phrase, finding: Finding): void => {
  const [only] = stems;
  if (only !== undefined && stems.length === 1) {
    const mass = index.rarity(only);
    for (const phrase of having(only)) finding.take(phrase, weight, mass);
    return;
  }
  const all = stems.reduce((sum, stem) => sum + index.rarity(stem), 0) || 1;
  if (whole) {
    for (const phrase of inAll(stems.map(having))) finding.take(phrase, weight, all);
    return;
  }
  const parts = new Map<number, number>();
  for (const stem of stems)
    for (const phrase of having(stem)) parts.set(phrase, (parts.get(phrase) ?? 0) + index.rarity(stem));
  for (const [phrase, mass] of parts) finding.take(phrase, weight * Math.min(1, mass / all) ** 1.5, mass);
};

/** What all lists have; each is sorted. */
const inAll = (lists: readonly Int32Array[]): readonly number[] => {
  const [shortest, ...others] = [...lists].sort((a, b) => a.length - b.length);
  const places = others.map(() => 0);
  const common: number[] = [];
  for (const one of shortest ?? []) {
    const everywhere = others.every((list, i) => {
      let place = places[i] ?? 0;
      while ((list[place] ?? Number.POSITIVE_INFINITY) < one) place++;
      places[i] = place;
      return list[place] === one;
    });
    if (everywhere) common.push(one);
  }
  return common;
};

/**
 * How nearly one phrase of each entry (or question) is what was asked, from 0 to 1: how much of the question the phrase says, and how much of the
 * phrase the question.
 */
export const matchPhrases = (
  index: SearchIndex,
  { owners, size, mass, finding }: AskedPhrases,
  having: Having,
  concepts: readonly Concept[],
  shares: readonly number[],
): Float64Array => {
  const best = new Float64Array(size);
  if (owners.length === 0) return best;
  concepts.forEach(({ phrases }, i) => {
    for (const way of phrases) if (way.wider !== true) takeWay(index, having, way, finding);
    finding.close(shares[i] ?? 0);
  });
  for (const phrase of finding.all) {
    const part = Math.min(1, (finding.matched[phrase] ?? 0) / (mass(phrase) || 1));
    const match =
      (finding.covered[phrase] ?? 0) ** WEIGHTS.partly * (WEIGHTS.amongElse + (1 - WEIGHTS.amongElse) * part);
    const at = owners[phrase] ?? 0;
    if (match > (best[at] ?? 0)) best[at] = match;
  }
  finding.clear();
  return best;
};

/** The same of the phrases of entries. */
export const matchAsked = (index: SearchIndex, concepts: readonly Concept[], shares: readonly number[]): Float64Array =>
  matchPhrases(index, index.phrases(), index.asked, concepts, shares);
