import { statSync } from 'node:fs';
import { platform } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import type { Env } from './terminal.ts';

const given = (value: string | undefined): value is string => value !== undefined && value.trim() !== '';

/** What `HEADJUDGE_DATA` names where it is not a folder; null where it is one, or is to become one. */
export const noDataFolder = (env: Env): string | null => {
  if (!given(env.HEADJUDGE_DATA)) return null;
  try {
    const there = statSync(resolve(env.HEADJUDGE_DATA), { throwIfNoEntry: false });
    return there === undefined || there.isDirectory() ? null : env.HEADJUDGE_DATA;
  } catch (error) {
    // A file cannot contain a folder. A folder that may not be read is reported by the command that needs it.
    return (error as NodeJS.ErrnoException).code === 'ENOTDIR' ? env.HEADJUDGE_DATA : null;
  }
};

/** The folder for this user's data that the operating system has; `HEADJUDGE_DATA` names another. Null where the user has no home folder. */
export const dataFolder = (env: Env, system: string = platform()): string | null => {
  if (given(env.HEADJUDGE_DATA)) return resolve(env.HEADJUDGE_DATA);
  if (system === 'win32') {
    if (given(env.APPDATA)) return join(env.APPDATA, 'headjudge');
    return given(env.USERPROFILE) ? join(env.USERPROFILE, 'AppData', 'Roaming', 'headjudge') : null;
  }
  if (system === 'darwin')
    return given(env.HOME) ? join(env.HOME, 'Library', 'Application Support', 'headjudge') : null;
  if (given(env.XDG_DATA_HOME) && isAbsolute(env.XDG_DATA_HOME)) return join(env.XDG_DATA_HOME, 'headjudge');
  return given(env.HOME) ? join(env.HOME, '.local', 'share', 'headjudge') : null;
};
