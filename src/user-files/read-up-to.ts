import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** What was read of a file: its bytes, or that it has more than the limit; `size` where the file says how many. */
export type ReadUpTo = { readonly bytes: Buffer } | { readonly tooLarge: true; readonly size: number | null };

const PART = 64 * 1024;

/** Reads a file whole, and never more than the limit, whatever the file says of its size. Throws what the disk says, `EISDIR` for a folder. */
export const readUpTo = (file: string, most: number): ReadUpTo => {
  const open = openSync(file, 'r');
  try {
    const about = fstatSync(open);
    if (!about.isDirectory() && about.size > most) return { tooLarge: true, size: about.size };
    const parts: Buffer[] = [];
    let size = 0;
    for (;;) {
      const part = Buffer.allocUnsafe(Math.max(PART, about.size - size + 1));
      const read = readSync(open, part, 0, part.length, null);
      if (read === 0) return { bytes: Buffer.concat(parts) };
      size += read;
      if (size > most) return { tooLarge: true, size: null };
      parts.push(part.subarray(0, read));
    }
  } finally {
    closeSync(open);
  }
};
