import type { CardPool } from '../../state/index.ts';
import type { Env } from '../terminal.ts';
import { type FilesVerified, filesVerifier } from './verify-files.ts';

/** Files that several threads verify, a part at a time: whoever is done with one takes the next that nobody has taken. */
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

export const takeParts = ({ files, taken }: Parts, pool: CardPool): readonly PartVerified[] => {
  const verify = filesVerifier(pool);
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
