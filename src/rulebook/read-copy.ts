import { isUtf8 } from 'node:buffer';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { PdfFault } from './pdf-text.ts';
import type { PdfRead } from './read-pdf.ts';

/** The bytes of a copy, and the text in them. */

export const LARGEST_COPY = 50 * 1024 * 1024;

export type CopyFault =
  | { readonly why: 'unreadable'; readonly code: string }
  | { readonly why: 'too-large' | 'no-text-file' | 'packed' }
  | { readonly why: 'pdf'; readonly pdf: PdfFault | 'too-much' };

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

export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 1024).includes('%PDF-');

/** UTF-8, UTF-16 with its mark, or the letters of Western Europe. */
const decoded = (bytes: Buffer): string | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.subarray(0, 64 * 1024).includes(0)) return null;
  return isUtf8(bytes) ? bytes.toString('utf8') : new TextDecoder('windows-1252').decode(bytes);
};

/** The text of a copy. `readPdf` is asked for those that are PDF. */
export const copyText = async (
  bytes: Buffer,
  readPdf: (bytes: Uint8Array) => Promise<PdfRead>,
): Promise<CopyRead<{ readonly text: string; readonly pages: number | null }>> => {
  if (isPdf(bytes)) {
    const read = await readPdf(bytes);
    return read.ok ? { ok: true, text: read.text, pages: read.pages } : { ok: false, why: 'pdf', pdf: read.why };
  }
  // Word and Office files are packed; rich text is plain, and full of marks.
  const begins = bytes.subarray(0, 5).toString('latin1');
  if (begins.startsWith('PK\u0003\u0004') || begins === '{\\rtf') return { ok: false, why: 'packed' };
  const text = decoded(bytes);
  return text === null ? { ok: false, why: 'no-text-file' } : { ok: true, text, pages: null };
};
