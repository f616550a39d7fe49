import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder, writeWhole } from '../user-files/index.ts';
import type { Env } from './terminal.ts';
import { rulebookFile } from './usual-rulebook.ts';

/** Keeps the usual rulebook, and what fills its silences; null takes the choice back. Whether it could be kept. */
export const chooseRulebook = (env: Env, ruleset: string | null, fallback?: string): boolean => {
  const file = rulebookFile(env);
  if (file === null) return false;
  try {
    if (ruleset === null) rmSync(file, { force: true });
    else {
      makeFolder(dirname(file));
      writeWhole(file, JSON.stringify({ ruleset, fallback }));
    }
    return true;
  } catch {
    return false;
  }
};
