import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TournamentFormat } from '../tournament-formats/index.ts';
import { makeFolder, writeWhole } from '../user-files/index.ts';
import * as data from './data.ts';
import { dataFolder } from './data-folder.ts';
import type { Env } from './terminal.ts';

/** Formats of tournaments that the reader added: a later announcement than the ones that ship, or a format of their own. */

const folderOf = (env: Env): string | null => {
  const home = dataFolder(env);
  return home === null ? null : join(home, 'tournament-formats');
};

const added = (env: Env): readonly TournamentFormat[] => {
  const folder = folderOf(env);
  if (folder === null || !existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^[a-z][a-z0-9-]*\.json$/u.test(name))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as TournamentFormat);
};

/** Those that ship and those that were added; an added one takes the place of one that ships under the same key. */
export const tournamentFormats = (env: Env): readonly TournamentFormat[] => {
  const own = added(env);
  return [...data.tournamentFormats().filter(({ key }) => !own.some((one) => one.key === key)), ...own];
};

/** Keeps a format that was read without fault. Returns where; null where there is no folder for data. */
export const addFormat = (env: Env, format: TournamentFormat): string | null => {
  const folder = folderOf(env);
  if (folder === null) return null;
  makeFolder(folder);
  const file = join(folder, `${format.key}.json`);
  writeWhole(file, `${JSON.stringify(format)}\n`);
  return file;
};
