import { parentPort, workerData } from 'node:worker_threads';
import { cardsOnFile } from '../cards-on-file.ts';
import { takeParts, type Work } from './verify-parts.ts';

// One thread of `judge verify`: the files and the count of parts taken in, the parts it took out.
const { env, ...work } = workerData as Work;
void cardsOnFile({ env }).then(({ shippedFirst }) => parentPort?.postMessage(takeParts(work, shippedFirst)));
