import { jsonText } from '../render/escape.ts';
import { drawable, type Face } from '../render/face.ts';
import { errorReport } from '../render/report/errors.ts';
import type { FaultJson } from '../render/report/types.ts';
import type { Line } from '../render/rich.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import type { Io } from './io.ts';

/** Options that every command has. */
export interface CommonOptions {
  readonly json?: boolean;
}

/** Standard output takes the result: as JSON, or as the screen drawn from it. */
export const answer = async <T>(
  io: Io,
  options: CommonOptions,
  report: T,
  screen: (face: Face, report: T) => readonly Line[],
): Promise<void> => {
  if (options.json === true) io.write(`${jsonText(report, 2)}\n`);
  else await io.print(screen(io.face, drawable(io.face, report)));
};

/** Tells every fault: on standard error, or as JSON on standard output. The exit code is that of wrong usage. */
export const refuse = async (io: Io, options: CommonOptions, faults: readonly FaultJson[]): Promise<ExitCode> => {
  if (options.json === true) {
    io.write(`${jsonText(errorReport(faults), 2)}\n`);
    return EXIT.usage;
  }
  const { faultsScreen } = await import('../render/screen/faults.ts');
  await io.printError(faultsScreen(io.errorFace, drawable(io.errorFace, faults)));
  return EXIT.usage;
};
