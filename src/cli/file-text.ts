import { isUtf8 } from 'node:buffer';
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { LARGEST, noText, type SourceText, tooLarge, withoutMark } from '../asking/tables/source-text.ts';
import { usageFault } from '../render/report/errors.ts';
import type { FaultJson } from '../render/report/types.ts';

/** Files of boards and decks, read from disk as text of bounded size, whatever is there. */

const REASONS: { readonly [code: string]: string } = {
  EACCES: 'it may not be read by you',
  EPERM: 'it may not be read by you',
  ENOENT: 'it is gone',
};

/** UTF-16, as Windows writes what a command prints, bears a mark. */
const marked = (bytes: Buffer): string | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  return bytes[0] === 0xfe && bytes[1] === 0xff ? new TextDecoder('utf-16be').decode(bytes) : null;
};

const decoded = (bytes: Buffer, file: string): SourceText | FaultJson => {
  const text = withoutMark(marked(bytes) ?? bytes.toString('utf8'));
  const nul = text.indexOf('\0');
  if (nul < 0 && (isUtf8(bytes) || (marked(bytes) !== null && !text.includes('\ufffd')))) return { text, file };
  // A byte that is not text is read as NUL or as the replacement character.
  const at = Math.min(...[nul, text.indexOf('\ufffd')].filter((one) => one >= 0));
  return noText(file, text, Number.isFinite(at) ? at : 0);
};

let room: Buffer | null = null;

/**
 * The beginning of a file, one byte more than may be read: a pipe or device tells no size, and some never end. What it gives holds until the next
 * file is read.
 */
const firstBytes = (file: string): Buffer => {
  const open = openSync(file, 'r');
  try {
    room ??= Buffer.alloc(LARGEST + 1);
    const bytes = room;
    let length = 0;
    while (length < bytes.length) {
      const read = readSync(open, bytes, length, bytes.length - length, null);
      if (read === 0) break;
      length += read;
    }
    return bytes.subarray(0, length);
  } finally {
    closeSync(open);
  }
};

const isFolder = (file: string): boolean => {
  try {
    return statSync(file).isDirectory();
  } catch {
    // What keeps a file from being read may keep it from being looked at.
    return false;
  }
};

/** The text of a file that is there. */
export const fileText = (file: string): SourceText | FaultJson => {
  try {
    const bytes = firstBytes(file);
    if (bytes.length <= LARGEST) return decoded(bytes, file);
    const about = statSync(file);
    return tooLarge(file, about.isFile() ? about.size : null);
  } catch (error) {
    if (isFolder(file)) return usageFault('unreadable', `${file} is a folder, not a file.`, null, file);
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    return usageFault('unreadable', `${file} cannot be read: ${REASONS[code] ?? code}.`, null, file);
  }
};
