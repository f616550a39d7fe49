import { faultJson, inReadingOrder } from '../../render/report/errors.ts';
import type { FaultJson, RulesetFrom } from '../../render/report/types.ts';
import type { Played, TableToRule } from '../../ruling/index.ts';
import { boardOfLine, namesChecked } from '../../scenario/bare-line.ts';
import type { BoardFile } from '../../scenario/index.ts';
import { type Card, type CardPool, poolWith, type Setup } from '../../state/index.ts';
import { canonicalNames } from '../../state/notation/index.ts';
import type { CardsOnFile, UsualRulebook, World } from '../world.ts';
import { laterCards } from './later-cards.ts';
import type { SourceText } from './source-text.ts';

/** A table that was read, and the cards it may name. */
export interface TableRead {
  readonly board: BoardFile;
  readonly pool: CardPool;
  /** What was read, as it was written. */
  readonly text: string;
  /** Where actions led to it: how play left it. */
  readonly played?: Played;
  /** What the reader rules by where no document is named. */
  readonly usual?: UsualRulebook;
}

/** A table as far as it could be read, and everything wrong with how it is written. */
export interface TableAsRead {
  readonly table: TableRead | null;
  readonly faults: readonly FaultJson[];
}

export const playedOf = ({ played }: TableRead): Pick<TableToRule, 'played'> =>
  played === undefined ? {} : { played };

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

/**
 * Reads a table and checks every name on it, which then are as the cards have them. `ruleset` is the document that was asked for, which overrides the
 * one the table names. A source that could not be read comes as its fault.
 */
export const tableAsRead = async (
  source: SourceText | FaultJson,
  world: World,
  ruleset?: string,
): Promise<TableAsRead> => {
  if ('code' in source) return { table: null, faults: [source] };
  const cards = await world.cards();
  const found = world.usualRulebook();
  const lines = linesRead.get(cards) ?? new Map<string, TableAsRead>();
  linesRead.set(cards, lines);
  const key = JSON.stringify([source, ruleset ?? null, found]);
  const known = lines.get(key);
  if (known !== undefined) return known;
  const read = await readAfresh(source, world, { cards, found, ruleset });
  // The reader of files asks the disk for what a file names, which may change.
  if (read.isLine) lines.set(key, read);
  for (const oldest of lines.keys()) if (lines.size > MOST_LINES) lines.delete(oldest);
  return read;
};

/** The lines that were read last, over the cards they may name: a judge asks one question after the other about a table. */
const linesRead = new WeakMap<CardsOnFile, Map<string, TableAsRead>>();

const MOST_LINES = 8;

const readAfresh = async (
  source: SourceText,
  world: World,
  {
    cards: { every, ruledBy },
    found,
    ruleset,
  }: {
    readonly cards: CardsOnFile;
    readonly found: ReturnType<World['usualRulebook']>;
    readonly ruleset: string | undefined;
  },
): Promise<TableAsRead & { readonly isLine: boolean }> => {
  const { text } = source;
  const usual = found === null || 'code' in found ? {} : { usual: found };
  /** A choice that cannot be read is a fault only where it would count. */
  const complete = (board: BoardFile, faults: readonly FaultJson[], own: readonly Card[]): TableAsRead => {
    const document = rulesetFor({ board, ...usual }, ruleset);
    const pool = ruledBy(document);
    const { until: last } = pool;
    const unreadable = found !== null && 'code' in found && (ruleset ?? board.setup.ruleset) === undefined;
    const mixed =
      last === undefined ? [] : laterCards(board, document, { pool, last, until: (other) => ruledBy(other).until });
    return {
      table: { board, pool: own.length === 0 ? pool : poolWith(pool, own), text, ...usual },
      faults: inReadingOrder([...faults, ...mixed, ...(unreadable ? [found] : [])]),
    };
  };
  const line = boardOfLine(text, source.file);
  // A line needs neither the reader of files nor the YAML parser that it loads.
  if (line === null) {
    const { fileReader } = await import('./read-file.ts');
    const { board, faults } = fileReader(every, world, { usual: usual.usual?.ruleset })(source);
    return { ...complete(board, faults, board.cards), isLine: false };
  }
  const board = lineRead(line, every);
  return { ...complete(board, orNoFile(inReadingOrder(board.faults.map(faultJson)), source), []), isLine: true };
};

/** The table, or all its faults at once. */
export const readTable = async (
  source: SourceText | FaultJson,
  world: World,
  ruleset?: string,
): Promise<TableRead | readonly FaultJson[]> => {
  const { table, faults } = await tableAsRead(source, world, ruleset);
  return table === null || faults.length > 0 ? faults : table;
};

type NamesDocument = Pick<TableRead, 'usual'> & { readonly board: { readonly setup: Pick<Setup, 'ruleset'> } };

/** The document to rule by: the one asked for, else the board's own, else the reader's usual one, else the Comprehensive Rules. */
export const rulesetFor = ({ board, usual }: NamesDocument, asked: string | undefined): string =>
  asked ?? board.setup.ruleset ?? usual?.ruleset ?? 'comprehensive-2009';

/** The cards that this table may name by each document. */
export const poolsFor = async (
  { board }: Pick<TableRead, 'board'>,
  world: Pick<World, 'cards'>,
): Promise<(document: string) => CardPool> => {
  const { ruledBy } = await world.cards();
  return (document) => (board.cards.length === 0 ? ruledBy(document) : poolWith(ruledBy(document), board.cards));
};

/** Who chose it. A choice that repeats what the board says is nothing to mention. */
export const rulesetFrom = ({ board, usual }: NamesDocument, asked: string | undefined): RulesetFrom => {
  if (asked !== undefined && asked !== board.setup.ruleset) return 'option';
  return board.setup.ruleset === undefined ? (usual?.from ?? 'default') : 'board';
};
