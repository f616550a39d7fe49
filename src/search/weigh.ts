import { countBits, EXAMPLE_BITS, PATH_BIT, TEXT_BITS, TITLE_BIT } from './places.ts';
import { WEIGHTS } from './weights.ts';

/** Words of every entry by field. */
export type Lengths = readonly [
  readonly number[],
  readonly number[],
  readonly number[],
  readonly number[],
  readonly number[],
];

/** Mean over the entries that have the field at all: most have no example. */
const meanLength = (lengths: readonly number[]): number => {
  const filled = lengths.filter((length) => length > 0);
  return filled.length === 0 ? 1 : filled.reduce((sum, length) => sum + length, 0) / filled.length;
};

/** BM25F without the rarity: a word counts by its fields and their lengths, and saturates over all of them. From 0 to 1. */
export const weigher = (lengths: Lengths): ((at: number, places: number, asked: number) => number) => {
  const { worth, thin, saturation } = WEIGHTS;
  const means = lengths.map(meanLength);
  return (at, places, asked) => {
    let sum = 0;
    const take = (field: 0 | 1 | 2 | 3 | 4, count: number): void => {
      if (count === 0) return;
      sum +=
        ((worth[field] ?? 0) * count) /
        (1 - (thin[field] ?? 0) + ((thin[field] ?? 0) * (lengths[field][at] ?? 0)) / (means[field] ?? 1));
    };
    take(0, places & TITLE_BIT);
    take(1, (places & PATH_BIT) >> 1);
    take(2, countBits(places & TEXT_BITS));
    take(3, countBits(places & EXAMPLE_BITS));
    take(4, asked);
    return sum / (saturation + sum);
  };
};
