import { InvalidArgumentError } from 'commander';
import { isCount, notACount } from '../asking/bounds.ts';
import {
  DOCUMENT_LABELS,
  documentKey,
  notADocument,
  notReadable,
  READABLE_LABELS,
  readableKey,
} from '../asking/document-names.ts';
import type { Flag } from './command-spec.ts';

/** Flags that commands have, and how their values are read. */

export const documentRead = (value: string): string => {
  const key = documentKey(value);
  if (key === null) throw new InvalidArgumentError(notADocument(value));
  return key;
};

export const portRead = (value: string): number => {
  if (!/^\d{1,5}$/u.test(value) || Number(value) > 65_535)
    throw new InvalidArgumentError(`“${value}” is not a port; ports are numbers from 0 to 65535.`);
  return Number(value);
};

export const countRead = (value: string): number => {
  const count = /^\d+$/u.test(value) ? Number(value) : 0;
  if (!isCount(count)) throw new InvalidArgumentError(notACount(value));
  return count;
};

export const turnRead = (value: string): number => {
  const turn = /^t?(\d{1,3})$/iu.exec(value)?.[1];
  if (turn === undefined || Number(turn) < 1)
    throw new InvalidArgumentError(`“${value}” is not a turn; turns are counted from 1.`);
  return Number(turn);
};

export const limitsRead = (value: string): readonly string[] => {
  const limits = value
    .toLowerCase()
    .split(/[\s,]+/u)
    .filter((one) => one !== '');
  const wrong = limits.find((one) => !['energy', 'retreat', 'supporter', 'stadium'].includes(one));
  if (wrong !== undefined)
    throw new InvalidArgumentError(
      `“${wrong}” is not an action limited to once a turn; those are energy, retreat, supporter and stadium.`,
    );
  return limits;
};

/** Reads one word of a closed list, in either case. */
const wordOf =
  (words: readonly string[], what: string) =>
  (value: string): string => {
    const word = value.toLowerCase();
    if (words.includes(word)) return word;
    throw new InvalidArgumentError(
      `“${value}” is not ${what}; there are ${words.slice(0, -1).join(', ')} and ${words.at(-1)}.`,
    );
  };

export const wordRead = wordOf;

/** A number that may be nothing at all: minutes, Prize cards taken. */
export const amountRead = (value: string): number => {
  if (!/^\d{1,3}$/u.test(value)) throw new InvalidArgumentError(`“${value}” is not a number from 0 to 999.`);
  return Number(value);
};

export const notationRead = wordOf(['line', 'yaml', 'json'], 'a notation');
export const collected = (value: string, before: unknown): readonly string[] => [
  ...(Array.isArray(before) ? (before as readonly string[]) : []),
  value,
];

/** `--explain` alone has an empty value. */
const explainRead = (value: string): string => {
  if (value === '') return 'path';
  if (value === 'all') return value;
  throw new InvalidArgumentError(`“${value}” is not a depth; there are --explain and --explain=all.`);
};

const listRead = (value: string): readonly string[] =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

export const DOCUMENT: Flag = {
  flags: '--document <D>',
  help: `only rules of one document (${DOCUMENT_LABELS})`,
  read: documentRead,
};
/** Of what can be read: rulebooks, guidelines and handbooks. */
export const READABLE: Flag = {
  flags: '--document <D>',
  help: `only one document (${READABLE_LABELS})`,
  read: (value) => {
    const key = readableKey(value);
    if (key === null) throw new InvalidArgumentError(notReadable(value));
    return key;
  },
};
export const RULESET: Flag = {
  flags: '--ruleset <D>',
  help: "ruleset to use (overrides the board's)",
  read: documentRead,
};
export const FALLBACK: Flag = {
  flags: '--fallback <D>',
  help: 'the document to use where the ruleset is silent; each use is reported',
  read: documentRead,
};
export const EVERYWHERE: Flag = {
  flags: '--everywhere',
  help: 'also what the other documents say of the same question',
};
export const AGAINST: Flag = {
  flags: '--against <OTHER>',
  help: 'compare the ruling with a sentence, a rule number, a document, or the file of a ruling saved with --json',
};
export const BOARD: Flag = {
  flags: '-b, --board <FILE>',
  help: 'the table: a file, - for standard input, or a board line',
};
export const LAST: Flag = { flags: '-l, --last', help: 'the table you asked about last at this terminal' };
export const EXPLAIN: Flag = {
  flags: '--explain [all]',
  read: explainRead,
  help: 'also show each rule that allows it; =all: also those that did not apply',
};
export const EXPLAIN_TEXTS: Flag = {
  ...EXPLAIN,
  help: 'also show how the imported card texts that it names were read',
};
export const SAY: Flag = { flags: '--say', help: 'only the sentences to read aloud' };
export const SHEET: readonly Flag[] = [
  { flags: '--sheet <FILE>', help: 'also write the ruling sheet: one page that prints (.html), or Markdown (.md)' },
  { flags: '--force', help: 'overwrite the sheet if it exists' },
];
export const ANSWERS: Flag = {
  flags: '--answers <LIST>',
  help: 'coins and choices already made, in order: heads,bench 1',
  read: listRead,
};
export const ASSUME: Flag = {
  flags: '--assume <TEXT>',
  help: 'settle an open point; may be given several times',
  read: collected,
  several: true,
};

export const VERSION_FLAG: Flag = { flags: '-V, --version', help: 'the version of this program, and its documents' };

/** Flags that every command understands. */
export const COMMON_FLAGS: readonly Flag[] = [
  { flags: '--json', help: 'the result as JSON, and nothing else' },
  { flags: '--plain', help: 'for programs: one fact per line, tabs between its parts, nothing wrapped' },
  { flags: '--color', help: 'use colour, even in a pipe' },
  { flags: '--no-color', help: 'no colour (so does NO_COLOR)' },
  { flags: '--ascii', help: 'only ASCII signs' },
  { flags: '--screen-reader', help: 'sentences for a screen reader, nothing drawn (so does JUDGE_SCREEN_READER=1)' },
];

/** Old names of flags, understood for one more release and shown nowhere. */
export const OLD_FLAGS: readonly Flag[] = [{ flags: '--voice', help: 'the old name of --screen-reader', hidden: true }];
