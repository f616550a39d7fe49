import { closeSync, linkSync, openSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from './make-folder.ts';
import { randomName } from './random-name.ts';
import { codeOf } from './why-not-written.ts';
import { renameOver, writeThrough } from './write-through.ts';

/** Files that are there whole or not at all, whatever happens while they are written. */

/** Takes away what was written aside, if it is there; why the writing failed is what people have to know. */
const drop = (aside: string): void => {
  try {
    rmSync(aside, { force: true });
  } catch {
    // It cannot even be looked for.
  }
};

/** The text on the disk, under a name beside the one it is meant for. */
const beside = (file: string, text: string): string => {
  makeFolder(dirname(file));
  const aside = `${file}.${randomName(6)}.tmp`;
  try {
    writeThrough(aside, Buffer.from(text, 'utf8'));
  } catch (error) {
    drop(aside);
    throw error;
  }
  return aside;
};

/** Writes a file in place of the one of that name, if there is any. Throws what the file system says. */
export const writeWhole = (file: string, text: string): void => {
  const aside = beside(file, text);
  try {
    renameOver(aside, file);
  } catch (error) {
    drop(aside);
    throw error;
  }
};

/** Writes a file only where none has that name; false where one has. Of two at once, one gets false. */
export const writeNew = (file: string, text: string): boolean => {
  const aside = beside(file, text);
  try {
    linkSync(aside, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP'].includes(codeOf(error))) throw error;
    // A file system without links: the name is taken first, then filled.
    try {
      closeSync(openSync(file, 'wx'));
    } catch (taken) {
      if (codeOf(taken) === 'EEXIST') return false;
      throw taken;
    }
    renameOver(aside, file);
    return true;
  } finally {
    drop(aside);
  }
};
