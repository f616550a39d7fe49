import { type FilesVerified, filesVerifier } from '../../asking/verify-files.ts';
import type { World } from '../../asking/world.ts';
import { fileText } from '../file-text.ts';
import { readParsed } from '../parsed-scenarios.ts';
import type { Env } from '../terminal.ts';

/** Files that several threads verify, a part at a time: a thread that is done with one takes the next free one. */
export interface Parts {
  readonly files: readonly string[];
  /** How many parts are taken, in one integer that all threads share. */
  readonly taken: SharedArrayBuffer;
}

/** What a thread is started with. */
export interface Work extends Parts {
  readonly env: Env;
}

/** A part, by its number, and what came of it. */
export type PartVerified = readonly [part: number, came: FilesVerified];

/** So few that all threads are done at nearly the same time. */
const FILES_OF_A_PART = 16;

/** Verifies files on disk. A scenario means the same whatever was imported. */
export const verifierOf = async (world: World): Promise<(files: readonly string[]) => FilesVerified> =>
  filesVerifier((await world.cards()).shippedFirst, world, fileText, readParsed());

export const takeParts = async ({ files, taken }: Parts, world: World): Promise<readonly PartVerified[]> => {
  const verify = await verifierOf(world);
  const count = new Int32Array(taken);
  const done: PartVerified[] = [];
  for (;;) {
    const part = Atomics.add(count, 0, 1);
    const own = files.slice(part * FILES_OF_A_PART, (part + 1) * FILES_OF_A_PART);
    if (own.length === 0) return done;
    done.push([part, verify(own)]);
  }
};

/** The parts of all threads, in the order of the files. */
export const together = (parts: readonly PartVerified[]): FilesVerified => {
  const inOrder = parts.toSorted(([a], [b]) => a - b).map(([, came]) => came);
  return {
    ran: inOrder.flatMap(({ ran }) => ran),
    faults: inOrder.flatMap(({ faults }) => faults),
    unread: inOrder.reduce((sum, { unread }) => sum + unread, 0),
  };
};
