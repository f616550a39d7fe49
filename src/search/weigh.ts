import { countBits, EXAMPLE_BITS, PATH_BIT, TEXT_BITS, TITLE_BIT } from './places.ts';

/** What a word in each field is worth, and how much a long field thins it. Fields: title, titles above, text, examples. */
const WORTH = [3.2, 1.1, 1.6, 0.5] as const;
const THIN = [0.4, 0.3, 0.6, 0.4] as const;
const SATURATION = 1.8;

/** Words of every entry by field. */
export type Lengths = readonly [readonly number[], readonly number[], readonly number[], readonly number[]];

/** Mean over the entries that have the field at all: most have no example. */
const meanLength = (lengths: readonly number[]): number => {
  const filled = lengths.filter((length) => length > 0);
  return filled.length === 0 ? 1 : filled.reduce((sum, length) => sum + length, 0) / filled.length;
};

/** BM25F without the rarity: a word counts by its fields and their lengths, and saturates over all of them. From 0 to 1. */
export const weigher = (lengths: Lengths): ((at: number, places: number) => number) => {
  const means = lengths.map(meanLength);
  return (at, places) => {
    let sum = 0;
    const take = (field: 0 | 1 | 2 | 3, count: number): void => {
      if (count === 0) return;
      sum +=
        (WORTH[field] * count) / (1 - THIN[field] + (THIN[field] * (lengths[field][at] ?? 0)) / (means[field] ?? 1));
    };
    take(0, places & TITLE_BIT);
    take(1, (places & PATH_BIT) >> 1);
    take(2, countBits(places & TEXT_BITS));
    take(3, countBits(places & EXAMPLE_BITS));
    return sum / (SATURATION + sum);
  };
};
