import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { cardsOnFile } from '../cards-on-file.ts';
import { takeParts, type Work } from './verify-parts.ts';

/**
 * A run takes a few seconds, and every scenario goes another way through the program: of what Node would optimise meanwhile, most is never used
 * enough to pay. Told to wait longer with it, it needs a third less work for the same result. All threads are told by this, and not before
 * one of them has started: what the build kept compiled is read only by a Node that was told nothing yet.
 */
const optimiseLater = (): void => setFlagsFromString('--interrupt-budget=1000000');

// One thread of `judge verify`: the files and the count of parts taken in, the parts it took out.
const { env, ...work } = workerData as Work;
void cardsOnFile({ env }).then(({ shippedFirst }) => {
  optimiseLater();
  parentPort?.postMessage(takeParts(work, shippedFirst));
});
