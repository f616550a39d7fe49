import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder, writeWhole } from '../user-files/index.ts';
import type { Env } from './terminal.ts';
import { rulebookFile } from './usual-rulebook.ts';

/** What goes with the document: the one that fills its silences, and the format whose prints are meant. */
interface Beside {
  readonly fallback?: string;
  readonly format?: string;
}

/** Keeps the usual rulebook with what goes with it; null takes the choice back. Whether it could be kept. */
export const chooseRulebook = (env: Env, ruleset: string | null, { fallback, format }: Beside = {}): boolean => {
  const file = rulebookFile(env);
  if (file === null) return false;
  try {
    if (ruleset === null) rmSync(file, { force: true });
    else {
      makeFolder(dirname(file));
      writeWhole(file, JSON.stringify({ ruleset, fallback, format }));
    }
    return true;
  } catch {
    return false;
  }
};
