import { usageFault } from '../../render/report/errors.ts';
import type { FaultJson } from '../../render/report/types.ts';
import { lineFinder } from '../../state/notation/index.ts';
import { bytesOf } from '../bounds.ts';

/** Boards and decks as text, of bounded size wherever they come from. */

/** Largest board that is read, in bytes of UTF-8; the reader of files has the same limit. */
export const LARGEST = 65_536;

/** A text as written, and what its faults call it: a file, `standard input`, `board`. */
export interface SourceText {
  readonly text: string;
  readonly file: string;
}

/** `bytes` is null where reading stopped at the limit. */
export const tooLarge = (what: string, bytes: number | null): FaultJson =>
  usageFault(
    'too-large',
    `${what} is ${bytes === null ? 'too large' : `${Math.ceil(bytes / 1024)} KiB`}; a board file may have ${LARGEST / 1024} KiB.`,
    null,
    what,
  );

/** A picture or an archive, or text as some editors save it: `text` is what could be read of it, `at` the place of the first wrong character. */
export const noText = (what: string, text: string, at: number): FaultJson => {
  const { line, column } = lineFinder(text)(at);
  const hint = 'Boards and decks are plain text; an editor saves them as UTF-8.';
  return { ...usageFault('unreadable', `${what} is not text in UTF-8.`, hint, what), line, column };
};

/** Without the byte order mark some editors write first: it is in no column. */
export const withoutMark = (text: string): string => (text.startsWith('\ufeff') ? text.slice(1) : text);

/** A text that was given as such, of bounded size and without characters no text has. */
export const checkedText = (given: string, file: string): SourceText | FaultJson => {
  const text = withoutMark(given);
  const bytes = bytesOf(text);
  if (bytes > LARGEST) return tooLarge(file, null);
  const nul = text.indexOf('\0');
  return nul < 0 ? { text, file } : noText(file, text, nul);
};
