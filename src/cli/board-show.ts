import type { Doc } from '../corpus/index.ts';
import { withOwnCards } from '../render/report/own-cards.ts';
import { showReport } from '../render/report/show-report.ts';
import { boardShowScreen } from '../render/screen/board-show.ts';
import { layTable, type Seat, type Setup } from '../state/index.ts';
import { printBoardLine } from '../state/notation/index.ts';
import { answer, type CommonOptions, refuse } from './answer.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import type { Io } from './io.ts';
import { boardWord, noTable, readTable, rulesetFor } from './table.ts';

export interface ShowOptions extends CommonOptions {
  readonly board?: string;
  readonly ruleset?: string;
  readonly by?: string;
}

/** Who sits at the table. Drawing needs no rules, so every form of play can be drawn. */
const seatingOf = (
  setup: Setup,
): {
  readonly seats: readonly Seat[];
  readonly teamOf: Readonly<Partial<Record<Seat, number>>>;
  readonly actives: number;
} => {
  if (setup.format === 'team')
    return { seats: ['p1', 'p2', 'p3', 'p4'], teamOf: { p1: 1, p2: 2, p3: 1, p4: 2 }, actives: 1 };
  return { seats: ['p1', 'p2'], teamOf: { p1: 1, p2: 2 }, actives: setup.format === '2on2' ? 2 : 1 };
};

/** `judge board show`: draws the table as it was told. */
export const run = async (words: readonly string[], options: ShowOptions, io: Io): Promise<ExitCode> => {
  const where = boardWord(words, options.board);
  if (where === null) return refuse(io, options, [noTable('judge board show')]);
  const table = await readTable(where, io);
  if (!('board' in table)) return refuse(io, options, table);
  const { setup } = table.board;
  const laid = layTable(setup, table.pool, seatingOf(setup), rulesetFor(setup, options.ruleset) as Doc);
  const report = withOwnCards(showReport(laid.state, laid.pool, printBoardLine(setup), setup), table);
  const by = options.by ?? 'p1';
  await answer(io, options, report, (face, drawn) => boardShowScreen(face, drawn, by));
  return EXIT.ok;
};
