import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { renameOver, takeLock, writeThrough } from '../user-files/index.ts';
import type { Quote } from './quotes.ts';

/**
 * The reader's own copies, in a folder of their own. Each import writes the copy and its index under a new name, and one rename of a small file brings
 * them into use: whoever is stopped halfway has changed nothing.
 */

/** The version of what these files hold. */
const FORMAT = 1;

const CURRENT = 'current.json';

/** One copy, as the list of them tells it. */
export interface CopyOnFile {
  readonly document: string;
  /** Name of the file it was read from, without its folder. */
  readonly file: string;
  readonly bytes: number;
  /** Of a PDF. */
  readonly pages: number | null;
  readonly version: string | null;
  readonly date: string | null;
  /** When it was imported, as an ISO date. */
  readonly imported: string;
  readonly found: number;
  readonly missed: number;
  readonly doubted: number;
  readonly sha256: string;
  readonly generation: string;
  /** `txt` or `pdf`: how the copy itself is named. */
  readonly kind: string;
}

export interface OwnQuote {
  readonly text: string;
  readonly of: Quote['of'];
  readonly doubt: Quote['doubt'];
}

interface Current {
  readonly format: number;
  readonly copies: { readonly [document: string]: CopyOnFile };
}

/** What is on file cannot be read. */
export class RulebooksDamaged extends Error {
  override readonly name = 'RulebooksDamaged';
}

export const rulebooksFolder = (dataFolder: string): string => join(dataFolder, 'rulebooks');

const nameOf = ({ generation }: Pick<CopyOnFile, 'generation'>, part: string): string => `${generation}.${part}`;

const isCopy = (value: unknown, key: string): value is CopyOnFile => {
  const copy = (value ?? {}) as Partial<CopyOnFile>;
  return (
    copy.document === key &&
    [copy.file, copy.imported, copy.sha256].every((one) => typeof one === 'string') &&
    [copy.bytes, copy.found, copy.missed, copy.doubted].every((one) => typeof one === 'number') &&
    [copy.version, copy.date].every((one) => one === null || typeof one === 'string') &&
    /^[0-9a-f]{16}$/u.test(copy.generation ?? '') &&
    /^(?:txt|pdf)$/u.test(copy.kind ?? '')
  );
};

/** The copies in use, by document. Where nothing was imported, that is one look at the disk. */
export const copiesOnFile = (folder: string): ReadonlyMap<string, CopyOnFile> => {
  const file = join(folder, CURRENT);
  if (!existsSync(file)) return new Map();
  let read: Partial<Current> | null;
  try {
    read = JSON.parse(readFileSync(file, 'utf8')) as Partial<Current> | null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new RulebooksDamaged(code === undefined ? `${CURRENT} is damaged` : `${CURRENT} cannot be read (${code})`);
  }
  if (read?.format !== undefined && read.format !== FORMAT)
    throw new RulebooksDamaged('they were imported by another version of headjudge');
  const copies = Object.entries(read?.copies ?? {});
  if (read?.format !== FORMAT || !copies.every(([key, copy]) => isCopy(copy, key)))
    throw new RulebooksDamaged(`${CURRENT} is damaged`);
  return new Map(copies);
};

/** What a copy says, by id. */
export const quotesOf = (folder: string, copy: CopyOnFile): ReadonlyMap<string, OwnQuote> => {
  let rows: unknown;
  try {
    rows = JSON.parse(readFileSync(join(folder, nameOf(copy, 'json')), 'utf8'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new RulebooksDamaged(
      code === undefined ? 'an index of theirs is damaged' : `an index of theirs cannot be read (${code})`,
    );
  }
  const isRow = (row: unknown): row is readonly [string, string, Quote['of'], Quote['doubt']] =>
    Array.isArray(row) && typeof row[0] === 'string' && typeof row[1] === 'string';
  if (!Array.isArray(rows) || !rows.every(isRow)) throw new RulebooksDamaged('an index of theirs is damaged');
  return new Map(rows.map(([id, text, of, doubt]) => [id, { text, of, doubt }]));
};

export type StoreEnd =
  | { readonly ok: true; readonly before: CopyOnFile | null }
  | { readonly ok: false; readonly why: 'busy' }
  | { readonly ok: false; readonly why: 'not-written'; readonly code: string };

/** Changes what is in use at one stroke. Whatever is no longer named is taken away; who still reads it keeps what is open. */
const change = (
  folder: string,
  make: (copies: Map<string, CopyOnFile>, write: (name: string, bytes: Uint8Array) => void) => CopyOnFile | null,
): StoreEnd => {
  let lock: ReturnType<typeof takeLock> = null;
  const written: string[] = [];
  const write = (name: string, bytes: Uint8Array): void => {
    written.push(join(folder, name));
    writeThrough(join(folder, name), bytes);
  };
  try {
    mkdirSync(folder, { recursive: true });
    lock = takeLock(folder);
    if (lock === null) return { ok: false, why: 'busy' };
    const copies = new Map(readOrNothing(folder));
    const before = make(copies, write);
    const pointer = `${randomBytes(8).toString('hex')}.json`;
    const next: Current = { format: FORMAT, copies: Object.fromEntries(copies) };
    write(pointer, Buffer.from(`${JSON.stringify(next)}\n`));
    if (!lock.mine()) throw Object.assign(new Error('the lock was taken away'), { code: 'ELOCKED' });
    renameOver(join(folder, pointer), join(folder, CURRENT));
    sweep(folder, [...copies.values()]);
    return { ok: true, before };
  } catch (error) {
    for (const file of written) rmSync(file, { force: true });
    const { code } = error as NodeJS.ErrnoException;
    if (typeof code !== 'string') throw error;
    return { ok: false, why: 'not-written', code };
  } finally {
    lock?.release();
  }
};

/** An import also mends a list that was damaged: the copies in it have to be imported again, which is said when they are asked for. */
const readOrNothing = (folder: string): ReadonlyMap<string, CopyOnFile> => {
  try {
    return copiesOnFile(folder);
  } catch (error) {
    if (error instanceof RulebooksDamaged) return new Map();
    throw error;
  }
};

const sweep = (folder: string, copies: readonly CopyOnFile[]): void => {
  const kept = new Set(copies.flatMap((copy) => [nameOf(copy, 'json'), nameOf(copy, copy.kind)]));
  for (const name of readdirSync(folder)) {
    if (!/^[0-9a-f]{16}\.(?:json|txt|pdf)$/u.test(name) || kept.has(name)) continue;
    // Somebody may be reading it; the next import takes it away.
    try {
      rmSync(join(folder, name), { force: true });
    } catch {}
  }
};

/** Puts a copy in the place of the one before it. Either all of it is in use afterwards or nothing has changed. */
export const storeCopy = (
  folder: string,
  about: Omit<CopyOnFile, 'generation' | 'sha256' | 'bytes'>,
  bytes: Uint8Array,
  quotes: readonly Quote[],
): StoreEnd =>
  change(folder, (copies, write) => {
    const generation = randomBytes(8).toString('hex');
    const copy: CopyOnFile = {
      ...about,
      generation,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    };
    write(nameOf(copy, copy.kind), bytes);
    const rows = quotes.map(({ id, text, of, doubt }) => [id, text, of, doubt]);
    write(nameOf(copy, 'json'), Buffer.from(`${JSON.stringify(rows)}\n`));
    const before = copies.get(copy.document) ?? null;
    copies.set(copy.document, copy);
    return before;
  });

/** Takes a copy away, with its file; null where there was none. */
export const removeCopy = (folder: string, document: string): StoreEnd =>
  change(folder, (copies) => {
    const before = copies.get(document) ?? null;
    copies.delete(document);
    return before;
  });
