import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isRunning, randomName, writeWhole } from '../../user-files/index.ts';
import { dataFolder } from '../data-folder.ts';
import type { Io } from '../io.ts';
import { readSession, type Session } from './dispute-session.ts';

/** Unfinished tables. Each dialogue writes a file of its own at every answer, so that even a flat battery loses nothing. */

export interface Draft {
  readonly file: string;
  readonly session: Session;
  /** Milliseconds since 1970. */
  readonly saved: number;
}

const LARGEST_DRAFT = 262_144;

const folderOf = (io: Io): string | null => {
  const home = dataFolder(io.env);
  return home === null ? null : join(home, 'drafts');
};

const read = (file: string): Draft | null => {
  try {
    const about = statSync(file);
    if (!about.isFile() || about.size > LARGEST_DRAFT) return null;
    const draft = JSON.parse(readFileSync(file, 'utf8')) as { pid?: unknown; host?: unknown; session?: unknown };
    // It is still open in another terminal.
    if (draft.host === hostname() && typeof draft.pid === 'number' && draft.pid !== process.pid && isRunning(draft.pid))
      return null;
    const session = readSession(draft.session);
    return session === null ? null : { file, session, saved: about.mtimeMs };
  } catch {
    return null;
  }
};

/** Unfinished tables, newest first; none if the folder cannot be read. */
export const draftsLeft = (io: Io): readonly Draft[] => {
  const folder = folderOf(io);
  if (folder === null) return [];
  let names: readonly string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => read(join(folder, name)) ?? [])
    .sort((a, b) => b.saved - a.saved);
};

/** Where a dialogue saves its answers. */
export interface Keeper {
  keep(session: Session): void;
  /** Deletes the file: the dispute was finished, or discarded. */
  drop(): void;
  /** Why nothing could be saved; null as long as it could. */
  readonly failed: () => unknown;
}

/** A keeper with a new file, or with the file of a draft that is continued. */
export const keeper = (io: Io, going?: Draft): Keeper => {
  const folder = folderOf(io);
  const file = going?.file ?? (folder === null ? null : join(folder, `${randomName(6)}.json`));
  let failed: unknown = null;
  return {
    keep(session) {
      if (file === null) return;
      try {
        writeWhole(file, `${JSON.stringify({ schema: 1, pid: process.pid, host: hostname(), session })}\n`);
        failed = null;
      } catch (error) {
        // The dispute continues; that nothing is saved is said at the end.
        failed = error;
      }
    },
    drop() {
      if (file !== null) rmSync(file, { force: true });
    },
    failed: () => failed,
  };
};

export const throwAway = ({ file }: Draft): void => rmSync(file, { force: true });
