import { citationOf, isRuled } from '../../corpus/index.ts';
import { titleOf } from '../../render/cite.ts';
import { jsonText } from '../../render/escape.ts';
import { boardCheckReport } from '../../render/report/board-check-report.ts';
import { inReadingOrder, usageFault } from '../../render/report/errors.ts';
import { outside } from '../../render/report/outside.ts';
import { withOwnCards } from '../../render/report/own-cards.ts';
import { boardCheckScreen } from '../../render/screen/board-check.ts';
import { impossibility } from '../../render/words/impossible.ts';
import { inspect, type Said } from '../../ruling/index.ts';
import { type BoardFile, boardSchema } from '../../scenario/index.ts';
import { printBoardLine } from '../../state/notation/index.ts';
import { answer, type CommonOptions, refuse } from '../answer.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { impossibleBeside } from '../impossible-beside.ts';
import type { Io } from '../io.ts';
import { placeOfFault } from '../place-of-fault.ts';
import { boardWord, noTable, rulesetFor, tableAsRead } from '../table.ts';

export interface CheckOptions extends CommonOptions {
  readonly board?: string;
  readonly ruleset?: string;
  readonly schema?: boolean;
}

/** A table of keys has no line of its own for what is wrong with the whole of it. */
const written = (board: BoardFile, { code, facts }: Said): string => {
  const { line, column } = placeOfFault(board, code, facts) ?? { line: 1, column: 1 };
  return `${board.file}:${line}:${column}`;
};

/** `judge board check`: faults of the notation are wrong input, what the game could not have reached is a board with faults. */
export const run = async (words: readonly string[], options: CheckOptions, io: Io): Promise<ExitCode> => {
  if (options.schema === true) {
    if (words.length > 0 || options.board !== undefined)
      return refuse(io, options, [usageFault('extra-word', '--schema prints the schema and reads no file.')]);
    io.write(`${jsonText(boardSchema, 2)}\n`);
    return EXIT.ok;
  }
  const where = boardWord(words, options.board);
  if (where === null) return refuse(io, options, [noTable('judge board check')]);
  if (typeof where !== 'string') return refuse(io, options, [where]);
  const read = await tableAsRead(where, io, options.ruleset);
  const { table } = read;
  if (table === null || read.faults.length > 0)
    return refuse(io, options, inReadingOrder([...read.faults, ...impossibleBeside(read, options.ruleset)]));
  const { setup } = table.board;
  const ruleset = rulesetFor(setup, options.ruleset);
  const unruled = outside(ruleset);
  if (unruled !== null || !isRuled(ruleset)) {
    // The notation is in order; what the game could not have reached is not known here.
    const { card = titleOf(ruleset), text = '' } = unruled?.gap ?? {};
    await refuse(io, options, [
      usageFault(
        'not-modelled',
        `${card} is not looked into any further; the notation is in order.`,
        `${text}\n${unruled?.remedy ?? ''}`.trim(),
      ),
    ]);
    return EXIT.open;
  }
  const found = inspect({ setup, pool: table.pool, doc: ruleset });
  const faults = found.map((fault) => ({
    code: fault.code,
    says: impossibility(fault.code, fault.facts),
    rule: citationOf(fault.rule),
    at: written(table.board, fault),
  }));
  const report = withOwnCards(boardCheckReport(ruleset, printBoardLine({ ...setup, ruleset }), faults), table);
  await answer(io, options, report, boardCheckScreen);
  return report.ok ? EXIT.ok : EXIT.no;
};
