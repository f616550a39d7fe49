import { readUpTo } from '../user-files/index.ts';
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
    const read = readUpTo(file, LARGEST_COPY);
    return 'tooLarge' in read ? { ok: false, why: 'too-large' } : { ok: true, bytes: read.bytes };
  } catch (error) {
    return { ok: false, why: 'unreadable', code: (error as NodeJS.ErrnoException).code ?? 'unknown' };
  }
};
