import { isRefused } from '../../asking/outcome.ts';
import { precedent } from '../../asking/precedents/precedent.ts';
import type { Period, Saying } from '../../precedents/index.ts';
import { precedentScreen } from '../../render/screen/precedent.ts';
import { answer, type CommonOptions, refuse } from '../answer.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { worldOnDisk } from '../world-on-disk.ts';

export interface PrecedentOptions extends CommonOptions {
  readonly period?: Period;
  readonly says?: Saying;
  readonly limit?: number;
}

/** `judge precedent`: published rulings by words, card names or rule numbers. */
export const run = async (words: readonly string[], options: PrecedentOptions, io: Io): Promise<ExitCode> => {
  const outcome = precedent(
    {
      words: words.join(' '),
      ...(options.period === undefined ? {} : { period: options.period }),
      ...(options.says === undefined ? {} : { document: options.says }),
      ...(options.limit === undefined ? {} : { limit: options.limit }),
    },
    worldOnDisk(io),
  );
  if (isRefused(outcome)) return refuse(io, options, outcome.faults);
  await answer(io, options, outcome, precedentScreen);
  return outcome.by !== 'all' && outcome.total === 0 ? EXIT.no : EXIT.ok;
};
