import { isRefused } from '../../asking/outcome.ts';
import { rules } from '../../asking/rules/rules.ts';
import { rulesScreen } from '../../render/screen/rules.ts';
import { answer, type CommonOptions, refuse } from '../answer.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { worldOnDisk } from '../world-on-disk.ts';

export interface RulesOptions extends CommonOptions {
  readonly document?: string;
}

/** `judge rules`: the whole index. */
export const run = async (_words: readonly string[], options: RulesOptions, io: Io): Promise<ExitCode> => {
  const { document } = options;
  const list = rules(document === undefined ? {} : { document }, worldOnDisk(io));
  if (isRefused(list)) return refuse(io, options, list.faults);
  await answer(io, options, list, rulesScreen);
  return EXIT.ok;
};
