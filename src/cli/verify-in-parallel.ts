import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { cardsOnFile } from './cards-on-file.ts';
import type { Env } from './terminal.ts';
import { type FilesVerified, verifyFiles } from './verify-files.ts';

/** What a thread is started with. */
export interface Share {
  readonly files: readonly string[];
  readonly env: Env;
}

/** So many files are verified before a second thread would have started. */
const WORTH_A_THREAD = 250;

/** More threads wait for memory, not for each other. */
const MOST_THREADS = 8;

// Threads run the bundle; the sources, as tests run them, are no program of their own.
const here = fileURLToPath(import.meta.url);
const bundled = here.endsWith('.cjs');

const inThread = (share: Share): Promise<FilesVerified> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('verify-thread.cjs', import.meta.url), { workerData: share });
    thread.once('message', resolve);
    thread.once('error', reject);
  });

const together = (parts: readonly FilesVerified[]): FilesVerified => ({
  ran: parts.flatMap(({ ran }) => ran),
  faults: parts.flatMap(({ faults }) => faults),
  unread: parts.reduce((sum, { unread }) => sum + unread, 0),
});

/** Verifies files, many of them on several threads; the result is the same, and in the same order. A scenario means the same whatever was imported. */
export const verifyInParallel = async (files: readonly string[], io: { readonly env: Env }): Promise<FilesVerified> => {
  const threads = bundled
    ? Math.min(availableParallelism(), MOST_THREADS, Math.floor(files.length / WORTH_A_THREAD))
    : 1;
  if (threads < 2) return verifyFiles(files, (await cardsOnFile(io)).shippedFirst);
  const size = Math.ceil(files.length / threads);
  const shares = Array.from({ length: threads }, (_none, at) => files.slice(at * size, (at + 1) * size));
  // This thread takes a share as well.
  const [own = [], ...others] = shares;
  const elsewhere = others.map((share) => inThread({ files: share, env: { ...io.env } }));
  const { shippedFirst } = await cardsOnFile(io);
  return together([verifyFiles(own, shippedFirst), ...(await Promise.all(elsewhere))]);
};
