import { isUtf8 } from 'node:buffer';
import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { InputFault } from '../../state/index.ts';
import { readUpTo } from '../../user-files/index.ts';

/** The files that the paths of an import name: files as they are named, folders with every `.json` beneath them. */

export const LARGEST_FILE = 64 * 1024 * 1024;
const MOST_FILES = 5_000;
const DEEPEST_FOLDER = 8;

export interface DataPath {
  readonly file: string;
  /** Named by the user, and not only found in a folder: it has to be card data. */
  readonly named: boolean;
}

const REASONS: { readonly [code: string]: string } = {
  EACCES: 'it may not be read by you',
  EPERM: 'it may not be read by you',
  ENOENT: 'it is not there',
  ELOOP: 'its links lead in a circle',
};

const unreadable = (file: string, error: unknown): InputFault => {
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  return {
    code: code === 'ENOENT' ? 'no-such-file' : 'unreadable',
    message: `${file} cannot be read: ${REASONS[code] ?? code}.`,
    file,
  };
};

const below = (folder: string, depth: number, found: DataPath[], faults: InputFault[]): void => {
  let entries: readonly string[];
  try {
    entries = readdirSync(folder).sort();
  } catch (error) {
    faults.push(unreadable(folder, error));
    return;
  }
  for (const name of entries) {
    if (name.startsWith('.') || name === 'node_modules') continue;
    const path = join(folder, name);
    try {
      const about = statSync(path);
      if (about.isDirectory()) {
        if (depth < DEEPEST_FOLDER) below(path, depth + 1, found, faults);
      } else if (about.isFile() && name.toLowerCase().endsWith('.json')) found.push({ file: path, named: false });
    } catch (error) {
      if (name.toLowerCase().endsWith('.json')) faults.push(unreadable(path, error));
    }
  }
};

/** How faults name what is read from no file. */
export const STANDARD_INPUT = 'standard input';

/** Every file once, in the order of the paths; within a folder by name. `-` is standard input where there is any. */
export const dataPaths = (
  paths: readonly string[],
  input = false,
): { readonly files: readonly DataPath[]; readonly faults: readonly InputFault[] } => {
  const faults: InputFault[] = [];
  const found: DataPath[] = [];
  for (const path of paths) {
    if (path === '-' && input) {
      found.push({ file: STANDARD_INPUT, named: true });
      continue;
    }
    try {
      if (!statSync(path).isDirectory()) {
        found.push({ file: path, named: true });
        continue;
      }
      const before = found.length;
      const wrong = faults.length;
      below(path, 1, found, faults);
      if (found.length === before && faults.length === wrong)
        faults.push({ code: 'no-data', message: `${path} holds no .json file.`, file: path });
    } catch (error) {
      faults.push(unreadable(path, error));
    }
  }
  const files = [...new Map(found.map((one) => [one.file, one])).values()];
  if (files.length > MOST_FILES)
    return {
      files: [],
      faults: [...faults, { code: 'too-large', message: `${files.length} files; an import may have ${MOST_FILES}.` }],
    };
  return { files, faults };
};

/** The mark some editors begin a file with stands in no column. */
const withoutMark = (text: string): string => (text.startsWith('\ufeff') ? text.slice(1) : text);

/** The text of a file, or what is wrong with it. Never more than the limit is read, whatever the file says of its size. */
export const dataText = (file: string): string | InputFault => {
  try {
    const read = readUpTo(file, LARGEST_FILE);
    if ('tooLarge' in read) return tooLarge(file, read.size);
    return isUtf8(read.bytes) ? withoutMark(read.bytes.toString('utf8')) : noText(file);
  } catch (error) {
    return unreadable(file, error);
  }
};

const noText = (file: string): InputFault => ({
  code: 'unreadable',
  message: `${file} is not a text in UTF-8.`,
  file,
});

/** What came from standard input as text, under the same limits. */
export const inputText = (text: string): string | InputFault => {
  const bytes = Buffer.byteLength(text);
  if (bytes > LARGEST_FILE) return tooLarge(STANDARD_INPUT, null);
  return text.includes('\ufffd') ? noText(STANDARD_INPUT) : withoutMark(text);
};

const tooLarge = (file: string, bytes: number | null): InputFault => ({
  code: 'too-large',
  message: `${file} is ${bytes === null ? 'too large' : `${Math.ceil(bytes / 1024 / 1024)} MiB`}; a card file may have ${LARGEST_FILE / 1024 / 1024} MiB.`,
  file,
  hint: 'One file per set works:  judge cards import sets/*.json',
});

/** The set a file is named after: `dp1` for `dp1.json`. */
export const setOfFile = (file: string): string => basename(file).replace(/\.json$/iu, '');
