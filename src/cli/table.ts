import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { isRuled, RULED, type RuledDoc } from '../corpus/index.ts';
import { labelOf, titleOf } from '../render/cite.ts';
import { likeliest } from '../render/likeliest.ts';
import { faultJson, inReadingOrder, usageFault } from '../render/report/errors.ts';
import { assumptionsJson } from '../render/report/ruling-report.ts';
import type { AssumptionJson, FaultJson, RulesetFrom } from '../render/report/types.ts';
import { quotedWord } from '../render/shell-word.ts';
import type { Played, TableToRule } from '../ruling/index.ts';
import { boardOfLine, namesChecked } from '../scenario/bare-line.ts';
import type { BoardFile } from '../scenario/index.ts';
import { type CardPool, poolWith, type Setup } from '../state/index.ts';
import { canonicalNames } from '../state/notation/index.ts';
import { cardsOnFile } from './cards-on-file.ts';
import { fileText, LARGEST, noText, type SourceText, tooLarge, withoutMark } from './file-text.ts';
import type { Io } from './io.ts';

/** A table that was read, and the cards it may name. */
export interface TableRead {
  readonly board: BoardFile;
  readonly pool: CardPool;
  /** What was read, as it was written. */
  readonly text: string;
  /** Where actions led to it: how it lies as play left it. */
  readonly played?: Played;
}

export const playedOf = ({ played }: TableRead): Pick<TableToRule, 'played'> =>
  played === undefined ? {} : { played };

/** A file that plays on is asked about as it begins, and that is said. */
export const stepsNotPlayed = ({ board, played }: TableRead): readonly AssumptionJson[] =>
  board.steps.length === 0 || played !== undefined
    ? []
    : assumptionsJson([
        {
          kind: 'default',
          about: 'steps',
          code: 'steps-not-played',
          facts: { steps: board.steps.length },
          rule: null,
        },
      ]);

/** Words that look like the name of a file rather than a table. */
const looksLikeFile = (text: string): boolean =>
  /\.(ya?ml|json|txt)$/iu.test(text) || /^(\.{0,2}\/|~\/|[A-Za-z]:\\)\S*$/u.test(text);

const A_LINE = "'CR | Cyndaquil ~asleep / Luxray vs ?'";

const inputText = async (io: Io): Promise<SourceText | FaultJson> => {
  const file = 'standard input';
  const text = withoutMark(await io.readInput(LARGEST));
  if (Buffer.byteLength(text) > LARGEST) return tooLarge(file, null);
  const nul = text.indexOf('\0');
  return nul < 0 ? { text, file } : noText(file, text, nul);
};

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
  const near = likeliest(basename(path), beside);
  const meant = near === null ? '' : `  Did you mean ${path.slice(0, path.length - basename(path).length)}${near}?`;
  return usageFault('no-such-file', `there is no ${what} ${path}.${meant}`, hint, path);
};

/** The text behind `--board`: a file, `-` for standard input, or the words themselves. */
export const textOf = async (where: string, io: Io): Promise<SourceText | FaultJson> => {
  if (where === '-') return inputText(io);
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

const lineRead = (line: BoardFile, pool: CardPool): BoardFile => ({
  ...line,
  setup: canonicalNames(line.setup, pool),
  faults: [...line.faults, ...namesChecked(line, pool)],
});

/** A single word may have been meant as the name of a file. */
const orNoFile = ([first, ...others]: readonly FaultJson[], { text, file }: SourceText): readonly FaultJson[] =>
  first === undefined || file !== 'board' || !/^[^\s|{}"]+$/u.test(text)
    ? [...(first === undefined ? [] : [first]), ...others]
    : [{ ...first, hint: [first.hint, `There is no file ${text} either.`].filter(Boolean).join('\n') }, ...others];

/** A table as far as it could be read, and everything wrong with how it is written. */
export interface TableAsRead {
  readonly table: TableRead | null;
  readonly faults: readonly FaultJson[];
}

/**
 * Reads a table and checks every name on it, which then are as the cards have them. `ruleset` is the document of the command line, which goes before
 * the one the table names.
 */
export const tableAsRead = async (where: string, io: Io, ruleset?: string): Promise<TableAsRead> => {
  const source = await textOf(where, io);
  if ('code' in source) return { table: null, faults: [source] };
  const { text } = source;
  const { every, ruledBy } = await cardsOnFile(io);
  const line = boardOfLine(text, source.file);
  // A line needs neither the reader of files nor the YAML parser behind it.
  if (line === null) {
    const { fileReader } = await import('./read-file.ts');
    const { board, faults } = fileReader(every)(source);
    return { table: { board, pool: poolWith(ruledBy(rulesetFor(board.setup, ruleset)), board.cards), text }, faults };
  }
  const board = lineRead(line, every);
  return {
    table: { board, pool: ruledBy(rulesetFor(board.setup, ruleset)), text },
    faults: orNoFile(inReadingOrder(board.faults.map(faultJson)), source),
  };
};

/** The table, or all its faults at once. */
export const readTable = async (where: string, io: Io, ruleset?: string): Promise<TableRead | readonly FaultJson[]> => {
  const { table, faults } = await tableAsRead(where, io, ruleset);
  return table === null || faults.length > 0 ? faults : table;
};

/** `--board`, or the one word of a board command; null where neither is there. */
export const boardWord = (words: readonly string[], option: string | undefined): string | FaultJson | null => {
  const [word] = words;
  if (word !== undefined && option !== undefined)
    return usageFault('told-twice', `--board and “${word}” name two tables; one is enough.`);
  return option ?? word ?? null;
};

const LOOKS_LIKE_A_TABLE = /\.(?:ya?ml|json)$|\|/iu;

/** `words` are what else was typed: a table among them was to be one. */
export const noTable = (command: string, words: readonly string[] = []): FaultJson => {
  const meant = words.find((word) => LOOKS_LIKE_A_TABLE.test(word));
  return usageFault(
    'missing-board',
    `${command} needs a table.`,
    meant === undefined
      ? `--board FILE, --board - for standard input, or a board line:\n--board ${A_LINE}`
      : `A table is named behind its flag:\n--board ${quotedWord(meant)}`,
  );
};

/** The document to rule by: `--ruleset`, else the board's own, else the Comprehensive Rules. */
export const rulesetFor = (setup: Setup, option: string | undefined): string =>
  option ?? setup.ruleset ?? 'comprehensive-2009';

/** Who chose it. An option that says what the board says anyway is nothing to mention. */
export const rulesetFrom = (setup: Setup, option: string | undefined): RulesetFrom => {
  if (option !== undefined && option !== setup.ruleset) return 'option';
  return setup.ruleset === undefined ? 'default' : 'board';
};

/** `--fallback` as the rules take it. */
export const fallbackOf = (option: string | undefined): { readonly fallback?: RuledDoc } =>
  option !== undefined && isRuled(option) ? { fallback: option } : {};

/** A document that cannot fill silences: one that is not ruled by, or the one in force itself. */
export const fallbackFault = (option: string | undefined, ruleset: string): FaultJson | null => {
  if (option === undefined || (isRuled(option) && option !== ruleset)) return null;
  const why = option === ruleset ? 'is the document in force itself' : 'is not ruled by in this version';
  const others = RULED.filter((doc) => doc !== ruleset).map(labelOf);
  return usageFault(
    'no-fallback',
    `--fallback: ${titleOf(option)} ${why}.`,
    `silences can be filled from   ${others.join(' · ')}`,
  );
};
