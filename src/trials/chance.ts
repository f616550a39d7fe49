/** Chance with a seed, so that whatever it led to can be had again. */
export interface Chance {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
  pick<const L extends readonly [unknown, ...unknown[]]>(list: L): L[number];
  pick<T>(list: readonly T[]): T | undefined;
  /** True once in so many times. */
  oneIn(times: number): boolean;
}

/** A small generator with one word of state (the mixing function of MurmurHash over a counter). */
export const chanceOf = (seed: number): Chance => {
  let counter = seed >>> 0;
  const next = (): number => {
    counter = (counter + 0x9e3779b9) >>> 0;
    let mixed = counter;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return (mixed ^ (mixed >>> 16)) >>> 0;
  };
  const below = (limit: number): number => Math.floor((next() / 2 ** 32) * limit);
  return {
    below,
    pick: <T>(list: readonly T[]) => list[below(list.length)] as T,
    oneIn: (times) => below(times) === 0,
  };
};

/** The seed of one of many runs: runs can be had one by one, in any order. */
export const seedOfRun = (seed: number, run: number): number =>
  (Math.imul(seed, 0x01000193) ^ Math.imul(run, 0x9e3779b1)) >>> 0;
