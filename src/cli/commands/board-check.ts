import { isRefused } from '../../asking/outcome.ts';
import { checkBoard } from '../../asking/tables/board-check.ts';
import { jsonText } from '../../render/escape.ts';
import { usageFault } from '../../render/report/errors.ts';
import { boardCheckScreen } from '../../render/screen/board-check.ts';
import { boardSchema } from '../../scenario/index.ts';
import { answer, type CommonOptions, refuse } from '../answer.ts';
import { EXIT, type ExitCode, exitOfRefusal } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { boardWord, noTable, textOf } from '../table.ts';
import { worldOnDisk } from '../world-on-disk.ts';

export interface CheckOptions extends CommonOptions {
  readonly board?: string;
  readonly ruleset?: string;
  readonly schema?: boolean;
}

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
  const { ruleset } = options;
  const table = await textOf(where, io);
  const report = await checkBoard({ table, ...(ruleset === undefined ? {} : { ruleset }) }, worldOnDisk(io));
  if (isRefused(report)) {
    await refuse(io, options, report.faults);
    return exitOfRefusal(report);
  }
  await answer(io, options, report, boardCheckScreen);
  return report.ok ? EXIT.ok : EXIT.no;
};
