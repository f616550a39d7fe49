import type { DisputesReport } from '../../render/report/disputes-report.ts';
import { disputesScreen } from '../../render/screen/disputes.ts';
import { answer, type CommonOptions, refuse } from '../answer.ts';
import { disputeJson, savedFiles } from '../disputes/dispute-list.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';

/** `judge board list`: the disputes that were saved, newest first. */
export const run = async (_words: readonly string[], options: CommonOptions, io: Io): Promise<ExitCode> => {
  const found = savedFiles(io);
  if ('fault' in found) return refuse(io, options, [found.fault]);
  const { folder, files } = found;
  const report: DisputesReport = { schema: 1, folder, disputes: files.map(disputeJson) };
  await answer(io, options, report, disputesScreen);
  return EXIT.ok;
};
