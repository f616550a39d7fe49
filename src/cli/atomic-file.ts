import { randomBytes } from 'node:crypto';
import { closeSync, linkSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { renameOver, writeThrough } from '../user-files/index.ts';

/** Files that are there whole or not at all, whatever happens while they are written. */

/** The text on the disk, under a name beside the one it is meant for. */
const beside = (file: string, text: string): string => {
  mkdirSync(dirname(file), { recursive: true });
  const aside = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    writeThrough(aside, Buffer.from(text, 'utf8'));
  } catch (error) {
    rmSync(aside, { force: true });
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
    rmSync(aside, { force: true });
    throw error;
  }
};

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** Writes a file only where none has that name; false where one has. Of two at once, one is told so. */
export const writeNew = (file: string, text: string): boolean => {
  const aside = beside(file, text);
  try {
    linkSync(aside, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP'].includes(codeOf(error) ?? '')) throw error;
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
    rmSync(aside, { force: true });
  }
};

const REASONS: { readonly [code: string]: string } = {
  EACCES: 'it may not be written by you',
  EPERM: 'it may not be written by you',
  EROFS: 'the disk may only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your part of the disk is full',
  ENOTDIR: 'a file stands where a folder should be',
  EISDIR: 'it is a folder',
  ENAMETOOLONG: 'the name is too long',
};

/** Why a file could not be written, for the person whose file it is. */
export const whyNotWritten = (error: unknown): string => REASONS[codeOf(error) ?? ''] ?? codeOf(error) ?? String(error);
