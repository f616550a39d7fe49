import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { FilesVerified } from '../../asking/verify-files.ts';
import type { Env } from '../terminal.ts';
import { worldOnDisk } from '../world-on-disk.ts';
import { type PartVerified, takeParts, together, verifierOf, type Work } from './verify-parts.ts';

/** So many files are verified before a second thread would have started. */
const WORTH_A_THREAD = 250;

/** More threads wait for memory, not for each other. */
const MOST_THREADS = 8;

// Threads run the bundle; the sources, as tests run them, are not a separate program.
const here = fileURLToPath(import.meta.url);
const bundled = here.endsWith('.cjs');

const inThread = (work: Work): Promise<readonly PartVerified[]> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('verify-thread.cjs', import.meta.url), { workerData: work });
    thread.once('message', resolve);
    thread.once('error', reject);
  });

/**
 * A run takes a few seconds, and every scenario goes another way through the program: of what Node would optimise meanwhile, most is never used
 * enough to pay. With a higher threshold, Node needs a third less work for the same result.
 */
const optimiseLater = (): void => setFlagsFromString('--interrupt-budget=1000000');

/** Verifies files, many of them on several threads; the result is the same, and in the same order. */
export const verifyInParallel = async (files: readonly string[], io: { readonly env: Env }): Promise<FilesVerified> => {
  const threads = bundled
    ? Math.min(availableParallelism(), MOST_THREADS, Math.floor(files.length / WORTH_A_THREAD))
    : 1;
  if (threads < 2) return (await verifierOf(worldOnDisk(io)))(files);
  optimiseLater();
  const taken = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  // This thread works as well.
  const elsewhere = Array.from({ length: threads - 1 }, () => inThread({ files, taken, env: { ...io.env } }));
  const own = await takeParts({ files, taken }, worldOnDisk(io));
  return together([...own, ...(await Promise.all(elsewhere)).flat()]);
};
