import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** A folder may lie so deep at most; a longer way is a mistake. */
const DEEPEST = 64;

const isThere = (path: string): boolean => {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
};

/**
 * Makes a folder and those above it that are missing. Throws what the file system says. Node's own way of doing it never ends where the system takes
 * a folder for missing that it does not let anybody make, as below `/proc`.
 */
export const makeFolder = (folder: string): void => {
  const missing: string[] = [];
  for (let at = folder; !isThere(at) && missing.length < DEEPEST; at = dirname(at)) missing.push(at);
  for (const one of missing.reverse()) {
    try {
      mkdirSync(one);
    } catch (error) {
      // Another process may have made it meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !isThere(one)) throw error;
    }
  }
};
