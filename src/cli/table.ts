import { existsSync, readFileSync, statSync } from 'node:fs';
import { faultJson, usageFault } from '../render/report/errors.ts';
import type { FaultJson } from '../render/report/types.ts';
import { type BoardFile, LARGEST_FILE, readBoard } from '../scenario/index.ts';
import { type CardPool, cardPool, type InputFault, type Setup } from '../state/index.ts';
import { canonicalNames, checkNames } from '../state/notation/index.ts';
import { cards } from './data.ts';
import type { Io } from './io.ts';

/** A table that was read, and the cards it may name. */
export interface TableRead {
  readonly board: BoardFile;
  readonly pool: CardPool;
}

/** Words that look like the name of a file rather than a table. */
const looksLikeFile = (text: string): boolean =>
  /\.(ya?ml|json|txt)$/iu.test(text) || /^(\.{0,2}\/|~\/|[A-Za-z]:\\)\S*$/u.test(text);

/** The text behind `--board`: a file, `-` for standard input, or the words themselves. */
const textOf = async (where: string, io: Io): Promise<{ readonly text: string; readonly file: string } | FaultJson> => {
  if (where === '-') return { text: await io.readInput(), file: 'standard input' };
  if (where.length < 4096 && existsSync(where)) {
    const about = statSync(where);
    if (about.isDirectory()) return usageFault('unreadable', `${where} is a folder, not a board.`);
    if (about.size > LARGEST_FILE) {
      return usageFault(
        'too-large',
        `${where} is ${Math.ceil(about.size / 1024)} KiB; a board file may have ${LARGEST_FILE / 1024} KiB.`,
      );
    }
    return { text: readFileSync(where, 'utf8'), file: where };
  }
  if (looksLikeFile(where))
    return usageFault(
      'no-such-file',
      `there is no file ${where}.`,
      "A table may also be written out:  --board 'CR | Cyndaquil ~asleep / Luxray vs ?'",
    );
  return { text: where, file: 'board' };
};

const placed = (board: BoardFile, fault: InputFault): InputFault => ({
  ...fault,
  file: fault.file ?? board.file,
  ...(fault.excerpt === undefined && fault.span !== undefined ? { excerpt: board.excerpt(fault.span) } : {}),
});

/** Reads a table and checks every name on it; all faults at once, or the table with its names as the cards have them. */
export const readTable = async (where: string, io: Io): Promise<TableRead | readonly FaultJson[]> => {
  const source = await textOf(where, io);
  if ('code' in source) return [source];
  const board = readBoard(source.text, source.file);
  const pool = cardPool([...cards(), ...board.cards]);
  const faults = [...board.faults, ...checkNames(board.setup, pool).map((fault) => placed(board, fault))];
  if (faults.length > 0) return faults.map((fault) => faultJson(placed(board, fault)));
  return { board: { ...board, setup: canonicalNames(board.setup, pool) }, pool };
};

/** `--board`, or the one word of a board command. */
export const boardWord = (words: readonly string[], option: string | undefined): string | null =>
  option ?? words[0] ?? null;

export const noTable = (command: string): FaultJson =>
  usageFault(
    'missing-board',
    `${command} needs a table.`,
    `--board FILE, --board - for standard input, or a board line:\n--board 'CR | Cyndaquil ~asleep / Luxray vs ?'`,
  );

/** The document to rule by: `--ruleset`, else the board's own, else the Comprehensive Rules. */
export const rulesetFor = (setup: Setup, option: string | undefined): string =>
  option ?? setup.ruleset ?? 'comprehensive-2009';
