import { parentPort, workerData } from 'node:worker_threads';
import { handInNameFinder } from '../../state/name-finder.ts';
import { handInTextReader } from '../../state/text-reader.ts';
import { findNames, readSketchedTexts } from '../data.ts';
import { worldOnDisk } from '../world-on-disk.ts';
import { takeParts, type Work } from './verify-parts.ts';

handInNameFinder(findNames);
handInTextReader(readSketchedTexts);

// One thread of `judge verify`: the files and the count of parts taken in, the parts it took out.
const { env, ...work } = workerData as Work;
void takeParts(work, worldOnDisk({ env })).then((parts) => parentPort?.postMessage(parts));
