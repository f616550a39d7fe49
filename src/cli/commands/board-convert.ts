import { isRefused } from '../../asking/outcome.ts';
import { convertBoard } from '../../asking/tables/board-convert.ts';
import { escapeSteering, jsonText } from '../../render/escape.ts';
import { type CommonOptions, refuse } from '../answer.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { boardWord, noTable, textOf } from '../table.ts';
import { worldOnDisk } from '../world-on-disk.ts';

export interface ConvertOptions extends CommonOptions {
  readonly board?: string;
  readonly to?: 'line' | 'yaml' | 'json';
  readonly ruleset?: string;
}

/** `judge board convert`: the same table as a line, as YAML or as JSON. */
export const run = async (words: readonly string[], options: ConvertOptions, io: Io): Promise<ExitCode> => {
  const where = boardWord(words, options.board);
  if (where === null) return refuse(io, options, [noTable('judge board convert')]);
  if (typeof where !== 'string') return refuse(io, options, [where]);
  const { ruleset, to = 'line' } = options;
  const table = await textOf(where, io);
  const outcome = await convertBoard({ table, to, ...(ruleset === undefined ? {} : { ruleset }) }, worldOnDisk(io));
  if (isRefused(outcome)) return refuse(io, options, outcome.faults);
  if (options.json === true) io.write(`${jsonText(outcome.report, 2)}\n`);
  else io.write(to === 'line' ? `${escapeSteering(outcome.text)}\n` : outcome.text);
  return EXIT.ok;
};
