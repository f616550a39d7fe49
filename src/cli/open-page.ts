import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from '../user-files/index.ts';
import { dataFolder } from './data-folder.ts';
import type { Env } from './terminal.ts';

/** Writes a page where this user's data lies, over the last one of that name; into the folder for passing things where there is no such place. */
export const writePage = (name: string, html: string, env: Env): string => {
  const home = dataFolder(env);
  if (home !== null) {
    try {
      const folder = join(home, 'pages');
      makeFolder(folder);
      writeFileSync(join(folder, name), html);
      return join(folder, name);
    } catch {
      // A home that may not be written to.
    }
  }
  const path = join(mkdtempSync(join(tmpdir(), 'headjudge-')), name);
  writeFileSync(path, html);
  return path;
};

/** The command that opens files here; null where there is no screen to show it. */
export const openerFor = (env: Env, system: string = platform()): readonly string[] | null => {
  if (env.JUDGE_OPENER !== undefined)
    return env.JUDGE_OPENER.trim() === '' ? null : env.JUDGE_OPENER.trim().split(/\s+/u);
  if (system === 'darwin') return ['open'];
  if (system === 'win32') return ['explorer.exe'];
  const seen = [env.DISPLAY, env.WAYLAND_DISPLAY, env.BROWSER, env.WSL_DISTRO_NAME].some((one) => (one ?? '') !== '');
  return seen ? ['xdg-open'] : null;
};

/** An opener that still runs after so many milliseconds has opened something. */
const PATIENCE = 2000;

/** Opens a file with the program the system has for it; false where there is none. It goes on when `judge` has ended. */
export const openFile = async (path: string, env: Env): Promise<boolean> => {
  const opener = openerFor(env);
  const [command, ...words] = opener ?? [];
  if (command === undefined) return false;
  return new Promise((resolve) => {
    const opened = spawn(command, [...words, path], { detached: true, stdio: 'ignore' });
    const settle = (ended: boolean): void => {
      clearTimeout(timer);
      opened.removeAllListeners();
      opened.unref();
      resolve(ended);
    };
    const timer = setTimeout(() => settle(true), PATIENCE);
    opened.once('error', () => settle(false));
    // Windows' explorer ends with 1 whatever it did.
    opened.once('exit', (code) => settle(code === 0 || command === 'explorer.exe'));
  });
};
