import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type Compile, compileNames, type PrintsToCompile } from '../../card-data/importing/index.ts';
import type { CompiledName } from '../../card-data/store/index.ts';
import { cardPool } from '../../state/index.ts';
import { cards } from '../data.ts';
import { shareOf, together } from './shares.ts';

/** Compiling imported cards on several threads: each name by itself, so the result is the same on any number of them. */

/** So many names are compiled before a second thread would have started. */
const WORTH_A_THREAD = 200;

/** More threads wait for memory, not for each other. */
const MOST_THREADS = 8;

/** What one thread compiles, and where it counts the cards that it has done, in one integer that all threads share. */
export interface Share extends PrintsToCompile {
  readonly done: SharedArrayBuffer;
}

// Threads run the bundle; the sources, as tests run them, are not a separate program.
const here = fileURLToPath(import.meta.url);
const bundled = here.endsWith('.cjs');

const inThread = (share: Share): Promise<ReadonlyMap<string, CompiledName>> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('compile-thread.cjs', import.meta.url), { workerData: share });
    thread.once('message', resolve);
    thread.once('error', reject);
  });

export const compileInParallel: Compile = async (prints, progress) => {
  const threads = bundled
    ? Math.min(availableParallelism(), MOST_THREADS, Math.floor(prints.names.size / WORTH_A_THREAD))
    : 1;
  const shipped = cardPool([...cards()]);
  if (threads < 2) return compileNames(prints, shipped, progress);
  const done = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const elsewhere = Array.from({ length: threads - 1 }, (_, nth) =>
    inThread({ ...shareOf(prints, threads, nth + 1), done }),
  );
  // This thread works as well.
  const count = new Int32Array(done);
  const own = compileNames(shareOf(prints, threads, 0), shipped, (so) => progress(so + Atomics.load(count, 0)));
  return together(prints, [own, ...(await Promise.all(elsewhere))]);
};
