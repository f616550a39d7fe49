import type { PrintsToCompile } from '../../card-data/importing/index.ts';
import type { CompiledName } from '../../card-data/store/index.ts';

/** How the names of an import are shared out among threads, and put together again. */

/** The names of one of so many threads: every so many-th, because neighbours in a set are alike in how long they take. */
export const shareOf = ({ names, sets }: PrintsToCompile, threads: number, nth: number): PrintsToCompile => ({
  names: new Map([...names].filter((_name, at) => at % threads === nth)),
  sets,
});

/** What the threads made of their shares, in the order of the names, however many threads there were. */
export const together = (
  { names }: PrintsToCompile,
  shares: readonly ReadonlyMap<string, CompiledName>[],
): ReadonlyMap<string, CompiledName> =>
  new Map([...names.keys()].map((plain, at) => [plain, shares[at % shares.length]?.get(plain) as CompiledName]));
