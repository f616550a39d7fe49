import { isRefused } from '../../asking/outcome.ts';
import { coverage } from '../../asking/rules/coverage.ts';
import { type CoverageView, coverageScreen } from '../../render/screen/coverage.ts';
import { answer, type CommonOptions, refuse } from '../answer.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { worldOnDisk } from '../world-on-disk.ts';

export interface CoverageOptions extends CommonOptions {
  readonly document?: string;
  readonly open?: boolean;
  readonly unsure?: boolean;
}

/** `judge coverage`. A report is not a verdict, so it ends with 0. */
export const run = async (words: readonly string[], options: CoverageOptions, io: Io): Promise<ExitCode> => {
  const { document } = options;
  const open = options.open === true;
  const unsure = options.unsure === true;
  const outcome = coverage(
    { ids: words, open, unsure, ...(document === undefined ? {} : { document }) },
    worldOnDisk(io),
  );
  if (isRefused(outcome)) return refuse(io, options, outcome.faults);
  const view: CoverageView = unsure ? 'unsure' : open ? 'open' : outcome.each ? 'each' : 'overview';
  await answer(io, options, outcome.report, (face, drawn) => coverageScreen(face, drawn, view));
  return EXIT.ok;
};
