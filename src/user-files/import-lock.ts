import { closeSync, linkSync, openSync, readFileSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isRunning } from './is-running.ts';
import { randomName } from './random-name.ts';

/** One import at a time: a file that names who is at it. */

export interface ImportLock {
  /** Does it still hold? */
  mine(): boolean;
  release(): void;
}

/** An import takes seconds; a lock of another machine that is older than this is stale. */
const OLDEST_ELSEWHERE = 10 * 60_000;

interface Holder {
  readonly pid: number;
  readonly host: string;
  readonly token: string;
}

const holderIn = (file: string): Holder | null => {
  try {
    const { pid, host, token } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>;
    return typeof pid === 'number' && typeof host === 'string' && typeof token === 'string'
      ? { pid, host, token }
      : null;
  } catch {
    return null;
  }
};

const age = (file: string): number => {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch {
    return 0;
  }
};

/** Is the lock of an import that was stopped? One that is being written has no holder yet, for a moment. */
const isStale = (file: string, holder: Holder | null): boolean => {
  if (holder === null) return age(file) > 5_000;
  return holder.host === hostname() ? !isRunning(holder.pid) : age(file) > OLDEST_ELSEWHERE;
};

/** Moves a stale lock out of the way. If it was another one by then, it is put back. */
const clear = (file: string, stale: Holder | null, token: string): void => {
  const aside = `${file}.${token}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (holderIn(aside)?.token !== stale?.token) {
    try {
      linkSync(aside, file);
    } catch {}
  }
  rmSync(aside, { force: true });
};

/** Takes the lock, or null where another import holds it. Throws what the file system says. */
export const takeLock = (folder: string): ImportLock | null => {
  const file = join(folder, 'import.lock');
  const token = randomName(8);
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      const open = openSync(file, 'wx');
      try {
        writeSync(open, JSON.stringify({ pid: process.pid, host: hostname(), token }));
      } catch (error) {
        rmSync(file, { force: true });
        throw error;
      } finally {
        closeSync(open);
      }
      const mine = (): boolean => holderIn(file)?.token === token;
      return {
        mine,
        release() {
          if (mine()) rmSync(file, { force: true });
        },
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = holderIn(file);
      if (!isStale(file, holder)) return null;
      clear(file, holder, token);
    }
  }
  return null;
};
