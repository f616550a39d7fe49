const REASONS: { readonly [code: string]: string } = {
  EACCES: 'it may not be written by you',
  EPERM: 'it may not be written by you',
  EROFS: 'it is in a read-only place',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is full',
  ENOENT: 'no folder can be made there',
  ENOTDIR: 'a file stands where a folder should be',
  EEXIST: 'a file stands where a folder should be',
  EISDIR: 'it is a folder',
  ENAMETOOLONG: 'the name is too long',
  ELOCKED: 'another import took over meanwhile',
};

/** What the file system calls it; empty where the error is not one of the file system. */
export const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException | null)?.code ?? '';

/** Why a file could not be written, by the code of the file system, for the person whose file it is. */
export const whyNotWritten = (code: string): string => REASONS[code] ?? (code === '' ? 'for an unknown reason' : code);
