import { parentPort, workerData } from 'node:worker_threads';
import { pdfText } from './pdf-text.ts';

/** A PDF is read in a thread of its own, so that one made to do harm can be stopped from outside. */
void pdfText(workerData as Uint8Array).then((read) => parentPort?.postMessage(read));
