import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, randomName, renameOver, takeLock, writeThrough } from '../user-files/index.ts';
import {
  type CopyOnFile,
  CURRENT,
  type Current,
  copiesOnFile,
  FORMAT,
  partOf,
  RulebooksDamaged,
} from './copies-on-file.ts';
import type { Quote } from './quotes.ts';

/** Puts copies on file and takes them away; each time what is in use changes at one stroke. */

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
    makeFolder(folder);
    lock = takeLock(folder);
    if (lock === null) return { ok: false, why: 'busy' };
    const copies = new Map(readOrNothing(folder));
    const before = make(copies, write);
    const pointer = `${randomName(8)}.json`;
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
  const kept = new Set(copies.flatMap((copy) => [partOf(copy, 'json'), partOf(copy, copy.kind)]));
  for (const name of readdirSync(folder)) {
    if (!/^[0-9a-f]{16}\.(?:json|txt|pdf)$/u.test(name) || kept.has(name)) continue;
    // It may be in use; the next import removes it.
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
    const generation = randomName(8);
    const copy: CopyOnFile = {
      ...about,
      generation,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    };
    write(partOf(copy, copy.kind), bytes);
    const rows = quotes.map(({ id, text, of, doubt }) => [id, text, of, doubt]);
    write(partOf(copy, 'json'), Buffer.from(`${JSON.stringify(rows)}\n`));
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
