import { existsSync, readFileSync, statSync } from 'node:fs';
import { faultJson, usageFault } from '../render/report/errors.ts';
import type { FaultJson, RulesetFrom } from '../render/report/types.ts';
import { boardOfLine } from '../scenario/bare-line.ts';
import type { BoardFile } from '../scenario/board-file.ts';
import { type CardPool, cardPool, type Setup } from '../state/index.ts';
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

/** Largest file that is read, in bytes; the reader of files has the same limit. */
const LARGEST = 65_536;

export interface SourceText {
  readonly text: string;
  readonly file: string;
}

/** The text behind `--board`: a file, `-` for standard input, or the words themselves. */
export const textOf = async (where: string, io: Io): Promise<SourceText | FaultJson> => {
  if (where === '-') return { text: await io.readInput(), file: 'standard input' };
  if (where.length < 4096 && existsSync(where)) {
    const about = statSync(where);
    if (about.isDirectory()) return usageFault('unreadable', `${where} is a folder, not a board.`);
    if (about.size > LARGEST) {
      return usageFault(
        'too-large',
        `${where} is ${Math.ceil(about.size / 1024)} KiB; a board file may have ${LARGEST / 1024} KiB.`,
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

const lineRead = (line: BoardFile, pool: CardPool): BoardFile => {
  const names = checkNames(line.setup, pool).map((fault) => ({
    ...fault,
    file: line.file,
    ...(fault.span === undefined ? {} : { excerpt: line.excerpt(fault.span) }),
  }));
  return { ...line, setup: canonicalNames(line.setup, pool), faults: [...line.faults, ...names] };
};

/** Reads a table and checks every name on it; all faults at once, or the table with its names as the cards have them. */
export const readTable = async (where: string, io: Io): Promise<TableRead | readonly FaultJson[]> => {
  const source = await textOf(where, io);
  if ('code' in source) return [source];
  const shipped = cardPool([...cards()]);
  const line = boardOfLine(source.text, source.file);
  // A line needs neither the reader of files nor the YAML parser behind it.
  const board =
    line === null
      ? (await import('../scenario/index.ts')).readChecked(source.text, source.file, shipped)
      : lineRead(line, shipped);
  if (board.faults.length > 0) return board.faults.map(faultJson);
  const pool = board.cards.length === 0 ? shipped : cardPool([...shipped.all(), ...board.cards]);
  return { board, pool };
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

/** Who chose it. An option that says what the board says anyway is nothing to mention. */
export const rulesetFrom = (setup: Setup, option: string | undefined): RulesetFrom => {
  if (option !== undefined && option !== setup.ruleset) return 'option';
  return setup.ruleset === undefined ? 'default' : 'board';
};
