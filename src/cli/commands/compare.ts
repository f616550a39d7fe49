import { isRefused } from '../../asking/outcome.ts';
import { compare, topics } from '../../asking/rules/compare.ts';
import { drawable } from '../../render/face.ts';
import { compareNote, compareScreen, topicsScreen } from '../../render/screen/compare.ts';
import { answer, type CommonOptions, refuse } from '../answer.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { worldOnDisk } from '../world-on-disk.ts';

export interface CompareOptions extends CommonOptions {
  readonly document?: readonly string[];
  readonly differences?: boolean;
}

/** `judge compare [topic or id…]`: the same point in all documents. */
export const run = async (words: readonly string[], options: CompareOptions, io: Io): Promise<ExitCode> => {
  const world = worldOnDisk(io);
  if (words.join('').trim() === '') {
    await answer(io, options, topics(world), topicsScreen);
    return EXIT.ok;
  }
  const differences = options.differences === true;
  const report = compare({ topic: words, documents: options.document ?? [], differences }, world);
  if (isRefused(report)) return refuse(io, options, report.faults);
  await answer(io, options, report, compareScreen);
  // A pipe takes points only; the remark goes where a person sees it.
  if (options.json !== true && io.face.plain)
    await io.printError(compareNote(io.errorFace, drawable(io.errorFace, report)));
  return report.points.length > 0 ? EXIT.ok : EXIT.no;
};
