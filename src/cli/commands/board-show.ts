import type { Doc } from '../../corpus/index.ts';
import { formatOf } from '../../formats/index.ts';
import { usageFault } from '../../render/report/errors.ts';
import { withOwnCards } from '../../render/report/own-cards.ts';
import { showReport } from '../../render/report/show-report.ts';
import { boardShowScreen } from '../../render/screen/board-show.ts';
import { setUpTable } from '../../state/index.ts';
import { printBoardLine } from '../../state/notation/index.ts';
import { answer, type CommonOptions, refuse } from '../answer.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { aged, rememberTable, tableNamed } from '../last-table.ts';
import { boardWord, readTable, rulesetFor } from '../table.ts';

export interface ShowOptions extends CommonOptions {
  readonly board?: string;
  readonly last?: boolean;
  readonly ruleset?: string;
  readonly by?: string;
}

/** `judge board show`: draws the table as it was told. */
export const run = async (words: readonly string[], options: ShowOptions, io: Io): Promise<ExitCode> => {
  const word = boardWord(words, options.board);
  if (word !== null && typeof word !== 'string') return refuse(io, options, [word]);
  const which = tableNamed(io, { ...options, ...(word === null ? {} : { board: word }) }, 'judge board show');
  if ('message' in which) return refuse(io, options, [which]);
  const table = await readTable(which.where, io, options.ruleset);
  if (!('board' in table)) return refuse(io, options, table);
  const { setup } = table.board;
  rememberTable(io, table.text);
  const laid = setUpTable(setup, table.pool, formatOf(setup), rulesetFor(setup, options.ruleset) as Doc);
  const report = {
    ...withOwnCards(showReport(laid.state, laid.pool, printBoardLine(setup), setup), table),
    ...(which.ago === null ? {} : { lastBoard: which.ago }),
  };
  const by = options.by ?? 'p1';
  const seats = laid.state.players.map(({ seat }) => seat);
  if (!seats.some((seat) => seat === by))
    return refuse(io, options, [
      usageFault('unknown-seat', `nobody sits at ${by} here.`, `the players are ${seats.join(', ')}`),
    ]);
  if (io.face.voice === true) {
    const { spokenShow } = await import('../../render/screen-reader/spoken-table.ts');
    await answer(io, options, report, (face, told) => aged(face, spokenShow(told), told));
  } else await answer(io, options, report, (face, drawn) => aged(face, boardShowScreen(face, drawn, by), drawn));
  return EXIT.ok;
};
