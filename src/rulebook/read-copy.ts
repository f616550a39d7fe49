import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { LARGEST_COPY, type TextFault } from './copy-text.ts';

/** The bytes of a copy on disk. */

export type CopyFault =
  | { readonly why: 'unreadable'; readonly code: string }
  | { readonly why: 'too-large' }
  | TextFault;

export type CopyRead<T> = ({ readonly ok: true } & T) | ({ readonly ok: false } & CopyFault);

/** Never more than the limit is read, whatever the file says of its size. */
export const copyBytes = (file: string): CopyRead<{ readonly bytes: Buffer }> => {
  try {
    const open = openSync(file, 'r');
    try {
      const about = fstatSync(open);
      if (about.isDirectory()) return { ok: false, why: 'unreadable', code: 'EISDIR' };
      if (about.size > LARGEST_COPY) return { ok: false, why: 'too-large' };
      const parts: Buffer[] = [];
      let size = 0;
      for (;;) {
        const part = Buffer.allocUnsafe(Math.max(64 * 1024, about.size - size + 1));
        const read = readSync(open, part, 0, part.length, null);
        if (read === 0) break;
        size += read;
        if (size > LARGEST_COPY) return { ok: false, why: 'too-large' };
        parts.push(part.subarray(0, read));
      }
      return { ok: true, bytes: Buffer.concat(parts) };
    } finally {
      closeSync(open);
    }
  } catch (error) {
    return { ok: false, why: 'unreadable', code: (error as NodeJS.ErrnoException).code ?? 'unknown' };
  }
};
