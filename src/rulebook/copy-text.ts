import type { PdfFault, PdfText } from './pdf-text.ts';

/** The text in the bytes of a copy. It knows no disk: a page in a browser reads a copy with it too. */

export const LARGEST_COPY = 50 * 1024 * 1024;

export type TextFault =
  | { readonly why: 'no-text-file' | 'packed' }
  | { readonly why: 'pdf'; readonly pdf: PdfFault | 'too-much' };

export type TextRead =
  | { readonly ok: true; readonly text: string; readonly pages: number | null }
  | ({ readonly ok: false } & TextFault);

/** `too-much`: the reading took more memory or time than it may. */
export type PdfRead = PdfText | { readonly ok: false; readonly why: 'too-much' };

const latin = (bytes: Uint8Array, end: number): string => new TextDecoder('latin1').decode(bytes.subarray(0, end));

export const isPdf = (bytes: Uint8Array): boolean => latin(bytes, 1024).includes('%PDF-');

const inUtf8 = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** UTF-8, UTF-16 with its mark, or the letters of Western Europe. */
const decoded = (bytes: Uint8Array): string | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.subarray(0, 64 * 1024).includes(0)) return null;
  return inUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
};

/** The text of a copy. `readPdf` is asked for those that are PDF. */
export const copyText = async (
  bytes: Uint8Array,
  readPdf: (bytes: Uint8Array) => Promise<PdfRead>,
): Promise<TextRead> => {
  if (isPdf(bytes)) {
    const read = await readPdf(bytes);
    return read.ok ? { ok: true, text: read.text, pages: read.pages } : { ok: false, why: 'pdf', pdf: read.why };
  }
  // Word and Office files are packed; rich text is plain, and full of marks.
  const begins = latin(bytes, 5);
  if (begins.startsWith('PK\u0003\u0004') || begins === '{\\rtf') return { ok: false, why: 'packed' };
  const text = decoded(bytes);
  return text === null ? { ok: false, why: 'no-text-file' } : { ok: true, text, pages: null };
};
