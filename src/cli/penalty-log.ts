import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, writeNew } from '../user-files/index.ts';
import { dataFolder } from './data-folder.ts';
import type { Env } from './terminal.ts';

/**
 * The penalties of a day, kept on this machine. Each is a file of its own, written whole under a name that is free, so that none is lost when two
 * are kept at once or the program is stopped.
 */
export interface KeptPenalty {
  /** Time of day in Universal Time: `14:05`. */
  readonly at: string;
  readonly key: string | null;
  readonly penalty: string | null;
  readonly headline: string;
  readonly round: string;
  readonly player: string;
  /** Minutes of extra time that were given; null where not given. */
  readonly took: number | null;
  /** The row of the report; null where nothing is reported. */
  readonly slip: string | null;
}

const folderOf = (env: Env, day: string): string | null => {
  const home = dataFolder(env);
  return home === null ? null : join(home, 'penalties', day);
};

const NAME = /^(\d{4})\.json$/u;
const MOST = 9999;

const isKept = (one: unknown): one is KeptPenalty =>
  typeof one === 'object' && one !== null && 'headline' in one && typeof one.headline === 'string' && 'slip' in one;

export interface KeptDay {
  readonly kept: readonly KeptPenalty[];
  /** Files that cannot be read. They stay where they are. */
  readonly damaged: readonly string[];
}

/** The penalties of a day in the order in which they were kept. Throws what the file system says, except that nothing is there. */
export const keptOn = (env: Env, day: string): KeptDay => {
  const folder = folderOf(env, day);
  const kept: KeptPenalty[] = [];
  const damaged: string[] = [];
  if (folder === null) return { kept, damaged };
  let names: readonly string[];
  try {
    names = readdirSync(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return { kept, damaged };
    throw error;
  }
  for (const name of names.filter((one) => NAME.test(one)).sort()) {
    const file = join(folder, name);
    try {
      const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
      if (isKept(read)) kept.push(read);
      else damaged.push(file);
    } catch {
      damaged.push(file);
    }
  }
  return { kept, damaged };
};

/** Keeps a penalty and returns its file; null where the user has no folder for data. Throws what the file system says. */
export const keep = (env: Env, day: string, penalty: KeptPenalty): string | null => {
  const folder = folderOf(env, day);
  if (folder === null) return null;
  const text = `${JSON.stringify(penalty, null, 2)}\n`;
  let first = 1;
  try {
    first = Math.max(0, ...readdirSync(folder).map((name) => Number(NAME.exec(name)?.[1] ?? 0))) + 1;
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  for (let number = first; number <= MOST; number++) {
    const file = join(folder, `${String(number).padStart(4, '0')}.json`);
    if (writeNew(file, text)) return file;
  }
  throw Object.assign(new Error('no free name'), { code: 'EEXIST' });
};
