import { Worker } from 'node:worker_threads';
import type { PdfRead } from './copy-text.ts';
import type { PdfText } from './pdf-text.ts';

/** What reading may add to the memory of the process, and how long it may take. A book of 50 pages takes 150 MiB and two seconds. */
const MOST_MEMORY = 1024 * 1024 * 1024;
const LONGEST = 120_000;
const LOOK = 50;

export interface Limits {
  readonly memory: number;
  readonly time: number;
}

/** Reads a PDF in a thread of its own, by the script of that thread, and stops it when it takes too much. */
export const readPdf = (
  bytes: Uint8Array,
  script: string,
  limits: Limits = { memory: MOST_MEMORY, time: LONGEST },
): Promise<PdfRead> =>
  new Promise((resolve) => {
    const begun = Date.now();
    const before = process.memoryUsage().rss;
    const worker = new Worker(script, {
      workerData: new Uint8Array(bytes),
      resourceLimits: { maxOldGenerationSizeMb: 768 },
      stdout: true,
      stderr: true,
    });
    const end = (read: PdfRead): void => {
      clearInterval(watch);
      resolve(read);
      void worker.terminate();
    };
    const watch = setInterval(() => {
      if (process.memoryUsage().rss - before > limits.memory || Date.now() - begun > limits.time)
        end({ ok: false, why: 'too-much' });
    }, LOOK);
    worker.once('message', (read: PdfText) => end(read));
    worker.once('error', (error: NodeJS.ErrnoException) =>
      end({ ok: false, why: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-much' : 'damaged' }),
    );
  });
