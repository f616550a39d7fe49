import { statSync } from 'node:fs';
import { platform } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import type { Env } from './terminal.ts';

const told = (value: string | undefined): value is string => value !== undefined && value.trim() !== '';

/** What `HEADJUDGE_DATA` names where it is no folder; null where it is one, or is to become one. */
export const noDataFolder = (env: Env): string | null => {
  if (!told(env.HEADJUDGE_DATA)) return null;
  try {
    const there = statSync(resolve(env.HEADJUDGE_DATA), { throwIfNoEntry: false });
    return there === undefined || there.isDirectory() ? null : env.HEADJUDGE_DATA;
  } catch (error) {
    // Beneath a file no folder can come to be; what may not be looked at is told by whoever needs it.
    return (error as NodeJS.ErrnoException).code === 'ENOTDIR' ? env.HEADJUDGE_DATA : null;
  }
};

/** Where this user's data lies, in the folder the operating system has for it; `HEADJUDGE_DATA` names another. Null where nobody is at home. */
export const dataFolder = (env: Env, system: string = platform()): string | null => {
  if (told(env.HEADJUDGE_DATA)) return resolve(env.HEADJUDGE_DATA);
  if (system === 'win32') {
    if (told(env.APPDATA)) return join(env.APPDATA, 'headjudge');
    return told(env.USERPROFILE) ? join(env.USERPROFILE, 'AppData', 'Roaming', 'headjudge') : null;
  }
  if (system === 'darwin') return told(env.HOME) ? join(env.HOME, 'Library', 'Application Support', 'headjudge') : null;
  if (told(env.XDG_DATA_HOME) && isAbsolute(env.XDG_DATA_HOME)) return join(env.XDG_DATA_HOME, 'headjudge');
  return told(env.HOME) ? join(env.HOME, '.local', 'share', 'headjudge') : null;
};
