import { isRefused } from '../../asking/outcome.ts';
import { showBoard } from '../../asking/tables/board-show.ts';
import { boardShowScreen } from '../../render/screen/board-show.ts';
import { answer, type CommonOptions, refuse } from '../answer.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { aged, rememberTable, tableNamed } from '../last-table.ts';
import { boardWord, textOf } from '../table.ts';
import { worldOnDisk } from '../world-on-disk.ts';

export interface ShowOptions extends CommonOptions {
  readonly board?: string;
  readonly last?: boolean;
  readonly ruleset?: string;
  readonly by?: string;
}

/** `judge board show`: draws the table as it was described. */
export const run = async (words: readonly string[], options: ShowOptions, io: Io): Promise<ExitCode> => {
  const word = boardWord(words, options.board);
  if (word !== null && typeof word !== 'string') return refuse(io, options, [word]);
  const which = tableNamed(io, { ...options, ...(word === null ? {} : { board: word }) }, 'judge board show');
  if ('message' in which) return refuse(io, options, [which]);
  const { ruleset, by } = options;
  const outcome = await showBoard(
    {
      table: await textOf(which.where, io),
      ...(by === undefined ? {} : { seat: by }),
      ...(ruleset === undefined ? {} : { ruleset }),
      ...(which.ago === null ? {} : { lastBoard: which.ago }),
    },
    worldOnDisk(io),
  );
  if (outcome.table !== undefined) rememberTable(io, outcome.table.text);
  if (isRefused(outcome)) return refuse(io, options, outcome.faults);
  const { report, seat } = outcome;
  if (io.face.screenReader === true) {
    const { spokenShow } = await import('../../render/screen-reader/spoken-table.ts');
    await answer(io, options, report, (face, given) => aged(face, spokenShow(given), given));
  } else await answer(io, options, report, (face, drawn) => aged(face, boardShowScreen(face, drawn, seat), drawn));
  return EXIT.ok;
};
