import { parentPort, workerData } from 'node:worker_threads';
import { compileNames } from '../../card-data/importing/index.ts';
import { cardPool } from '../../state/index.ts';
import { cards } from '../data.ts';
import type { Share } from './compile-in-parallel.ts';

// One thread of an import: the prints of some names taken in, the compiled cards taken out.
const { names, sets, done } = workerData as Share;
const count = new Int32Array(done);
let before = 0;
const compiled = compileNames({ names, sets }, cardPool([...cards()]), (so) => {
  Atomics.add(count, 0, so - before);
  before = so;
});
parentPort?.postMessage(compiled);
