import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TournamentFormat } from '../tournament-formats/index.ts';
import { codeOf, makeFolder, textMark, whyNotWritten, writeWhole } from '../user-files/index.ts';
import * as data from './data.ts';
import { dataFolder } from './data-folder.ts';
import type { Env } from './terminal.ts';

/** Formats of tournaments that the reader added: a later announcement than the ones that ship, or a format of their own. */

/** A format that was added can no longer be read. */
export class FormatsDamaged extends Error {
  override readonly name = 'FormatsDamaged';
}

/** A format as it is kept. Its mark tells whether the file is still what was added, since it is not checked again. */
interface KeptFormat {
  readonly mark: string;
  readonly format: TournamentFormat;
}

const markOf = (format: TournamentFormat): string => textMark(JSON.stringify(format));

const folderOf = (env: Env): string | null => {
  const home = dataFolder(env);
  return home === null ? null : join(home, 'tournament-formats');
};

const readKept = (file: string): TournamentFormat => {
  let kept: Partial<KeptFormat> | null;
  try {
    kept = JSON.parse(readFileSync(file, 'utf8')) as Partial<KeptFormat> | null;
  } catch (error) {
    if (error instanceof SyntaxError) throw new FormatsDamaged(`${file} was changed or cut short`);
    throw new FormatsDamaged(`${file} cannot be read (${codeOf(error)})`);
  }
  const format = kept?.format;
  if (format === undefined || markOf(format) !== kept?.mark)
    throw new FormatsDamaged(`${file} was changed or cut short`);
  return format;
};

const added = (env: Env): readonly TournamentFormat[] => {
  const folder = folderOf(env);
  if (folder === null) return [];
  let names: readonly string[];
  try {
    names = readdirSync(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return [];
    throw new FormatsDamaged(`${folder} cannot be read (${codeOf(error)})`);
  }
  return names
    .filter((name) => /^[a-z][a-z0-9-]*\.json$/u.test(name))
    .sort()
    .map((name) => readKept(join(folder, name)));
};

/**
 * Those that ship and those that were added; an added one takes the place of one that ships under the same key.
 * @throws FormatsDamaged where an added one cannot be read.
 */
export const tournamentFormats = (env: Env): readonly TournamentFormat[] => {
  const own = added(env);
  return [...data.tournamentFormats().filter(({ key }) => !own.some((one) => one.key === key)), ...own];
};

/** Keeps a format that was read without fault. Returns where; null where there is no folder for data; why, where it cannot be written. */
export const addFormat = (env: Env, format: TournamentFormat): string | null | { readonly notWritten: string } => {
  const folder = folderOf(env);
  if (folder === null) return null;
  const file = join(folder, `${format.key}.json`);
  const kept: KeptFormat = { mark: markOf(format), format };
  try {
    makeFolder(folder);
    writeWhole(file, `${JSON.stringify(kept)}\n`);
  } catch (error) {
    return { notWritten: `${file} cannot be written: ${whyNotWritten(codeOf(error))}.` };
  }
  return file;
};
