import { existsSync, fstatSync, openSync, readdirSync, readFileSync, readSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { randomName, renameOver, writeThrough } from '../../user-files/index.ts';
import { CardsDamaged } from './damaged.ts';
import type { PackFile } from './pack.ts';

/**
 * The files of the imported cards. Each import writes a generation of its own beside the one in use, and one rename of a small file brings it into
 * use: an import that is stopped halfway has changed nothing.
 */

/** The version of what these files hold. Of an older one the database is read, and the cards are compiled again. */
const FORMAT = 4;
const OLDEST = 1;

const CURRENT = 'current.json';

export interface Generation {
  readonly format: number;
  readonly generation: string;
  readonly cards: number;
  readonly names: number;
  readonly sets: number;
  /** How the headjudge that compiled the cards reads card texts. */
  readonly reading: string;
  /** Bytes of the database and of the list of names, which tell a file that was cut short. */
  readonly bytes: { readonly database: number; readonly pack: number };
}

export const cardsFolder = (dataFolder: string): string => join(dataFolder, 'cards');

const fileOf = (folder: string, generation: string, part: 'database' | 'pack'): string =>
  join(folder, `${generation}.${part === 'database' ? 'sqlite' : 'names'}`);

const isGeneration = (value: unknown): value is Omit<Generation, 'reading'> & { readonly reading?: string } => {
  const { format, generation, cards, names, sets, bytes, reading = '' } = (value ?? {}) as Partial<Generation>;
  return (
    [format, cards, names, sets, bytes?.database, bytes?.pack].every((one) => typeof one === 'number') &&
    typeof generation === 'string' &&
    typeof reading === 'string' &&
    /^[0-9a-f]{16}$/u.test(generation)
  );
};

/** The generation in use; null where nothing was imported. */
export const currentGeneration = (folder: string): Generation | null => {
  const file = join(folder, CURRENT);
  if (!existsSync(file)) return null;
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CardsDamaged(code === undefined ? `${CURRENT} is damaged` : `${CURRENT} cannot be read (${code})`);
  }
  if (!isGeneration(read)) throw new CardsDamaged(`${CURRENT} is damaged`);
  if (read.format < OLDEST || read.format > FORMAT)
    throw new CardsDamaged('they were imported by another version of headjudge');
  // What an older version compiled is written otherwise.
  return { ...read, reading: read.format < FORMAT ? '' : (read.reading ?? '') };
};

/** Opens one part of what is in use; null where nothing was imported. */
const partOf = <T extends { readonly length: number }>(
  folder: string,
  part: 'database' | 'pack',
  open: (file: string) => T,
  tries = 3,
  current = currentGeneration(folder),
): { readonly bytes: T; readonly current: Generation } | null => {
  if (current === null) return null;
  try {
    const bytes = open(fileOf(folder, current.generation, part));
    if (bytes.length !== current.bytes[part]) throw new CardsDamaged('a file of theirs was cut short');
    return { bytes, current };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    // An import that ended meanwhile took the old files away.
    if (code === 'ENOENT' && tries > 1) return partOf(folder, part, open, tries - 1);
    throw new CardsDamaged(`a file of theirs cannot be read (${code})`);
  }
};

/** The database of what is in use; null where nothing was imported. */
export const readDatabase = (folder: string): Buffer | null =>
  partOf(folder, 'database', (file) => readFileSync(file))?.bytes ?? null;

const packFile = (file: string): PackFile => {
  const open = openSync(file, 'r');
  return {
    length: fstatSync(open).size,
    subarray(start, end) {
      const bytes = Buffer.allocUnsafe(end - start);
      let read = 0;
      while (read < bytes.length) {
        const more = readSync(open, bytes, read, bytes.length - read, start + read);
        if (more === 0) throw new CardsDamaged('a file of theirs was cut short');
        read += more;
      }
      return bytes;
    },
  };
};

/** Compiled cards that were opened, and the import they are of. */
export interface OpenedCards {
  readonly file: PackFile;
  readonly of: Generation;
}

/**
 * The compiled cards in use, of which parts are read when they are needed; null where nothing was imported, or an older version compiled it. The file
 * stays open until the process ends. `current`: the generation in use, for who looked already.
 */
export const openCards = (folder: string, current = currentGeneration(folder)): OpenedCards | null => {
  if (current === null || current.format < FORMAT) return null;
  const opened = partOf(folder, 'pack', packFile, 3, current);
  return opened === null ? null : { file: opened.bytes, of: opened.current };
};

/** Files of other generations, and the remains of imports that were stopped. Only the holder of the lock calls this. */
const sweep = (folder: string, keep: string): void => {
  for (const name of readdirSync(folder)) {
    if (!/^[0-9a-f]{16}\.(?:sqlite|names|json)$/u.test(name) || name.startsWith(keep)) continue;
    // Another process may be reading it; the next import takes it away.
    try {
      rmSync(join(folder, name), { force: true });
    } catch {}
  }
};

/** Brings a new generation into use. Throws errors of the file system, having changed nothing. */
export const replaceGeneration = (
  folder: string,
  parts: { readonly database: Uint8Array; readonly pack: Uint8Array },
  counts: Pick<Generation, 'cards' | 'names' | 'sets' | 'reading'>,
  stillMine: () => boolean,
): Generation => {
  const generation = randomName(8);
  const next: Generation = {
    format: FORMAT,
    generation,
    ...counts,
    bytes: { database: parts.database.length, pack: parts.pack.length },
  };
  const pointer = join(folder, `${generation}.json`);
  try {
    writeThrough(fileOf(folder, generation, 'database'), parts.database);
    writeThrough(fileOf(folder, generation, 'pack'), parts.pack);
    writeThrough(pointer, Buffer.from(`${JSON.stringify(next)}\n`));
    if (!stillMine()) throw Object.assign(new Error('the lock was taken away'), { code: 'ELOCKED' });
    renameOver(pointer, join(folder, CURRENT));
  } catch (error) {
    for (const file of [pointer, fileOf(folder, generation, 'database'), fileOf(folder, generation, 'pack')])
      rmSync(file, { force: true });
    throw error;
  }
  sweep(folder, generation);
  return next;
};
