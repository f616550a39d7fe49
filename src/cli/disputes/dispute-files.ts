import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { nearest, plainName } from '../../state/index.ts';
import { writeNew, writeWhole } from '../../user-files/index.ts';
import { dataFolder } from '../data-folder.ts';
import type { Io } from '../io.ts';

/** The disputes a judge has saved: scenario files in a folder of their own, in the data folder of the user. */

export const disputesFolder = (io: Io): string | null => {
  const home = dataFolder(io.env);
  return home === null ? null : join(home, 'disputes');
};

/** A saved dispute as listed in the folder, before the file is opened. */
export interface DisputeFile {
  readonly name: string;
  readonly file: string;
  /** Milliseconds since 1970. */
  readonly saved: number;
}

const ENDING = '.yaml';

/** Newest first; none if nothing was saved. `unreadable` says why the folder cannot be read. */
export const disputeFiles = (folder: string): readonly DisputeFile[] | { readonly unreadable: string } => {
  let names: readonly string[];
  try {
    names = readdirSync(folder);
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    return {
      unreadable:
        code === 'EACCES' || code === 'EPERM'
          ? 'you may not read it'
          : code === 'ENOTDIR'
            ? 'it is not a folder'
            : code,
    };
  }
  return names
    .flatMap((name): DisputeFile[] => {
      if (!name.endsWith(ENDING) || name.startsWith('.')) return [];
      const file = join(folder, name);
      try {
        const about = statSync(file);
        return about.isFile() ? [{ name: name.slice(0, -ENDING.length), file, saved: about.mtimeMs }] : [];
      } catch {
        // It was removed meanwhile, or is a link to nowhere.
        return [];
      }
    })
    .sort((a, b) => b.saved - a.saved || (a.name < b.name ? -1 : 1));
};

/** Names that some system keeps for itself. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/u;

const LONGEST_NAME = 60;

/** A name as a file can have it on every system: small letters, digits, hyphens. */
export const fileName = (title: string): string => {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/gu, '');
  const short = [...plain].slice(0, LONGEST_NAME).join('').replace(/-+$/u, '');
  return short === '' ? 'dispute' : RESERVED.test(short) ? `${short}-1` : short;
};

/** Tries of a free name; each is one higher. */
const MOST_TRIES = 1000;

/** Saves a text under a new name, with a number added if the name is used. Returns the file. Throws errors of the file system. */
export const saveDispute = (folder: string, title: string, text: string): DisputeFile['file'] => {
  const name = fileName(title);
  for (let at = 1; at <= MOST_TRIES; at += 1) {
    const file = join(folder, `${at === 1 ? name : `${name}-${at}`}${ENDING}`);
    if (writeNew(file, text)) return file;
  }
  throw Object.assign(new Error('no free name'), { code: 'EEXIST' });
};

/** Writes the same dispute again, with what was added to it. */
export const saveAgain = (file: string, text: string): void => writeWhole(file, text);

export type Found =
  | { readonly kind: 'one'; readonly file: DisputeFile }
  | { readonly kind: 'several'; readonly names: readonly string[] }
  | { readonly kind: 'none'; readonly near: readonly string[] };

/** The dispute that a number of the list, a name or the beginning of one means. */
export const findDispute = (files: readonly DisputeFile[], said: string): Found => {
  const exact = files.find(({ name }) => name === said);
  if (exact !== undefined) return { kind: 'one', file: exact };
  const number = /^#?(\d{1,6})$/u.exec(said.trim())?.[1];
  const counted = number === undefined ? undefined : files[Number(number) - 1];
  if (counted !== undefined) return { kind: 'one', file: counted };
  const plain = plainName(said);
  const same = files.filter(({ name }) => plainName(name) === plain);
  const begun =
    same.length > 0 ? same : plain === '' ? [] : files.filter(({ name }) => plainName(name).startsWith(plain));
  const [only] = begun;
  if (only !== undefined && begun.length === 1) return { kind: 'one', file: only };
  if (begun.length > 1) return { kind: 'several', names: begun.map(({ name }) => name) };
  return {
    kind: 'none',
    near: nearest(
      said,
      files.map(({ name }) => name),
      3,
    ),
  };
};
