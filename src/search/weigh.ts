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
  const take = (field: 0 | 1 | 2 | 3 | 4, at: number, count: number): number => {
    const thins = thin[field] ?? 0;
    return ((worth[field] ?? 0) * count) / (1 - thins + (thins * (lengths[field][at] ?? 0)) / (means[field] ?? 1));
  };
  return (at, places, asked) => {
    let sum = 0;
    if ((places & TITLE_BIT) !== 0) sum += take(0, at, 1);
    if ((places & PATH_BIT) !== 0) sum += take(1, at, 1);
    if ((places & TEXT_BITS) !== 0) sum += take(2, at, countBits(places & TEXT_BITS));
    if ((places & EXAMPLE_BITS) !== 0) sum += take(3, at, countBits(places & EXAMPLE_BITS));
    if (asked !== 0) sum += take(4, at, asked);
    return sum / (saturation + sum);
  };
};
