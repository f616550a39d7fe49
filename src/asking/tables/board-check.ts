import { citationOf, isRuled, type RuledDoc } from '../../corpus/index.ts';
import { titleOf } from '../../render/cite.ts';
import { boardCheckReport } from '../../render/report/board-check-report.ts';
import { inReadingOrder, usageFault } from '../../render/report/errors.ts';
import { outside } from '../../render/report/outside.ts';
import { withOwnCards } from '../../render/report/own-cards.ts';
import type { CheckReport, FaultJson } from '../../render/report/types.ts';
import { impossibility } from '../../render/words/impossible.ts';
import { inspect, type Said, setUpWith } from '../../ruling/index.ts';
import type { BoardFile } from '../../scenario/index.ts';
import { printBoardLine } from '../../state/notation/index.ts';
import { type Outcome, refused } from '../outcome.ts';
import type { World } from '../world.ts';
import { impossibleBeside } from './impossible-beside.ts';
import { placeOfFault } from './place-of-fault.ts';
import { rulesetFor, type TableRead, tableAsRead } from './read-table.ts';
import type { SourceText } from './source-text.ts';

export interface BoardCheckRequest {
  readonly table: SourceText | FaultJson;
  /** The document to rule by; overrides the board's. */
  readonly ruleset?: string;
}

/** A table of keys has no line of its own for what is wrong with the whole of it. */
const written = (board: BoardFile, { code, facts }: Said): string => {
  const { line, column } = placeOfFault(board, code, facts) ?? { line: 1, column: 1 };
  return `${board.file}:${line}:${column}`;
};

/** The texts of sketches that are not read. The grammar of card texts is loaded only where there are sketches with texts. */
const unreadSketches = async (
  { board: { setup }, pool }: TableRead,
  doc: RuledDoc,
): Promise<NonNullable<CheckReport['unread']>> => {
  const { state, pool: withSketches } = setUpWith({ setup, pool, doc });
  const sketched = new Map(
    state.cards.flatMap(({ card }) => {
      const found = card === null ? undefined : withSketches.find(card);
      return found?.sketched === true && (found.attacks ?? found.powers) !== undefined ? [[found.key, found]] : [];
    }),
  );
  if (sketched.size === 0) return [];
  const { textsWanted } = await import('../cards/texts-with-readings.ts');
  return textsWanted([...sketched.values()], null, (_card, { executed }, { read }) => !read && executed !== 'whole');
};

/** Everything impossible about a table. What is wrong with how it is written is refused, and what is impossible about the rest beside it. */
export const checkBoard = async (
  { table: source, ruleset: asked }: BoardCheckRequest,
  world: World,
): Promise<Outcome<CheckReport>> => {
  const read = await tableAsRead(source, world, asked);
  const { table } = read;
  if (table === null || read.faults.length > 0)
    return refused(inReadingOrder([...read.faults, ...impossibleBeside(read, asked)]));
  const { setup } = table.board;
  const ruleset = rulesetFor(table, asked);
  if (!isRuled(ruleset)) {
    // The notation is in order; what the game could not have reached is not known here.
    const { gap, remedy = '' } = outside(ruleset) ?? {};
    const { card = titleOf(ruleset), text = '' } = gap ?? {};
    const message = `${card} is not looked into any further; the notation is in order.`;
    return refused([usageFault('not-modelled', message, `${text}\n${remedy}`.trim())], 'not-modelled');
  }
  const found = inspect({ setup, pool: table.pool, doc: ruleset });
  const faults = found.map((fault) => ({
    code: fault.code,
    says: impossibility(fault.code, fault.facts),
    rule: citationOf(fault.rule),
    at: written(table.board, fault),
  }));
  const unread = await unreadSketches(table, ruleset);
  const report = boardCheckReport(ruleset, printBoardLine({ ...setup, ruleset }), faults);
  return withOwnCards(unread.length === 0 ? report : { ...report, unread }, table);
};
