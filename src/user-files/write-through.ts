import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';

/** Writes a file to the disk, not only to a cache of it. */
export const writeThrough = (file: string, bytes: Uint8Array): void => {
  const open = openSync(file, 'wx');
  try {
    let at = 0;
    while (at < bytes.length) at += writeSync(open, bytes, at, bytes.length - at);
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
};

/** Puts a file in the place of another at one stroke. Another program may hold the file for a moment; where that is so, the rename is tried again. */
export const renameOver = (from: string, to: string, tries = 20): void => {
  try {
    renameSync(from, to);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (tries <= 1 || !['EPERM', 'EACCES', 'EBUSY'].includes(code)) throw error;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    renameOver(from, to, tries - 1);
  }
};
