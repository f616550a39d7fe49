import { parentPort, workerData } from 'node:worker_threads';
import { cardsOnFile } from './cards-on-file.ts';
import { verifyFiles } from './verify-files.ts';
import type { Share } from './verify-in-parallel.ts';

// One thread of `judge verify`: its share of the files in, what came of them out.
const { files, env } = workerData as Share;
void cardsOnFile({ env }).then(({ shippedFirst }) => parentPort?.postMessage(verifyFiles(files, shippedFirst)));
