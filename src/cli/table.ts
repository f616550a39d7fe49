import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import * as asking from '../asking/tables/read-table.ts';
import { checkedText, LARGEST, type SourceText, withoutMark } from '../asking/tables/source-text.ts';
import { usageFault } from '../render/report/errors.ts';
import type { FaultJson } from '../render/report/types.ts';
import { quotedWord } from '../render/shell-word.ts';
import { closest } from '../state/name-finder.ts';
import { fileText } from './file-text.ts';
import type { Io } from './io.ts';
import { worldOnDisk } from './world-on-disk.ts';

export { playedOf, type TableRead } from '../asking/tables/read-table.ts';

/** Which table a command line names, and its text: a file, standard input, or the words themselves. */

/** Words that look like the name of a file rather than a table. */
const looksLikeFile = (text: string): boolean =>
  /\.(ya?ml|json|txt)$/iu.test(text) || /^(\.{0,2}\/|~\/|[A-Za-z]:\\)\S*$/u.test(text);

const A_LINE = "'CR | Cyndaquil ~asleep / Luxray vs ?'";

/** Nothing of this name is there; a file of nearly the same name may have been meant. */
export const noSuchFile = (what: string, path: string, hint: string | null = null): FaultJson => {
  let beside: readonly string[] = [];
  try {
    beside = readdirSync(dirname(path));
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true)
      return usageFault('no-such-file', `${path} is a link that leads nowhere.`, hint, path);
  } catch {
    // Nor is the folder.
  }
  const near = closest(basename(path), beside);
  const meant = near === null ? '' : `  Did you mean ${path.slice(0, path.length - basename(path).length)}${near}?`;
  return usageFault('no-such-file', `there is no ${what} ${path}.${meant}`, hint, path);
};

/** The text that `--board` names. */
export const textOf = async (where: string, io: Io): Promise<SourceText | FaultJson> => {
  if (where === '-') return checkedText(await io.readInput(LARGEST), 'standard input');
  if (where.trim() === '')
    return usageFault(
      'missing-board',
      'the table is empty.',
      `A file, - for standard input, or a board line:  ${A_LINE}`,
    );
  if (where.length < 4096 && existsSync(where)) return fileText(where);
  if (looksLikeFile(where)) return noSuchFile('file', where, `A table may also be written out:  ${A_LINE}`);
  return { text: withoutMark(where), file: 'board' };
};

/** The table that a word of the command line names, as far as it can be read, with all its faults. */
export const tableAsRead = async (where: string, io: Io, ruleset?: string): Promise<asking.TableAsRead> =>
  asking.tableAsRead(await textOf(where, io), worldOnDisk(io), ruleset);

/** The table that a word of the command line names, or all its faults at once. */
export const readTable = async (
  where: string,
  io: Io,
  ruleset?: string,
): Promise<asking.TableRead | readonly FaultJson[]> =>
  asking.readTable(await textOf(where, io), worldOnDisk(io), ruleset);

/** `--board`, or the one word of a board command; null where neither is there. */
export const boardWord = (words: readonly string[], option: string | undefined): string | FaultJson | null => {
  const [word] = words;
  if (word !== undefined && option !== undefined)
    return usageFault('told-twice', `--board and “${word}” name two tables; one is enough.`);
  return option ?? word ?? null;
};

const LOOKS_LIKE_A_TABLE = /\.(?:ya?ml|json)$|\|/iu;

/** `words` are what else was typed: a table among them was meant to be the board. */
export const noTable = (command: string, words: readonly string[] = []): FaultJson => {
  const meant = words.find((word) => LOOKS_LIKE_A_TABLE.test(word));
  return usageFault(
    'missing-board',
    `${command} needs a table.`,
    meant === undefined
      ? `--board FILE, --board - for standard input, or a board line:\n--board ${A_LINE}`
      : `Write --board before the table:\n--board ${quotedWord(meant)}`,
  );
};
