import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isRunning, writeWhole } from '../../user-files/index.ts';
import { dataFolder } from '../data-folder.ts';
import type { Io } from '../io.ts';
import { readSession, type Session } from './dispute-session.ts';

/** Tables that were begun and not finished. Each dialogue writes its own file at every answer, so that nothing is lost by a flat battery either. */

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
    const told = JSON.parse(readFileSync(file, 'utf8')) as { pid?: unknown; host?: unknown; session?: unknown };
    // Somebody is still at it, in another terminal.
    if (told.host === hostname() && typeof told.pid === 'number' && told.pid !== process.pid && isRunning(told.pid))
      return null;
    const session = readSession(told.session);
    return session === null ? null : { file, session, saved: about.mtimeMs };
  } catch {
    return null;
  }
};

/** What was left unfinished, newest first; nothing where the folder cannot be read. */
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

/** Where a dialogue keeps what it was told. */
export interface Keeper {
  keep(session: Session): void;
  /** Nothing more to keep: it was finished, or thrown away. */
  drop(): void;
  /** Why nothing could be kept; null as long as it could. */
  readonly failed: () => unknown;
}

/** A keeper over a file of its own, or over the one of a draft that is gone on with. */
export const keeper = (io: Io, going?: Draft): Keeper => {
  const folder = folderOf(io);
  const file = going?.file ?? (folder === null ? null : join(folder, `${randomBytes(6).toString('hex')}.json`));
  let failed: unknown = null;
  return {
    keep(session) {
      if (file === null) return;
      try {
        writeWhole(file, `${JSON.stringify({ schema: 1, pid: process.pid, host: hostname(), session })}\n`);
        failed = null;
      } catch (error) {
        // The dispute goes on all the same; that nothing is kept is said at the end.
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
