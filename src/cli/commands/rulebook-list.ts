import { DOCUMENTS } from '../../corpus/index.ts';
import type { RulebookListReport } from '../../render/report/rulebook-report.ts';
import { rulebookListScreen } from '../../render/screen/rulebook.ts';
import { copiesOnFile, rulebooksFolder } from '../../rulebook/copies-on-file.ts';
import { answer, type CommonOptions, refuse } from '../answer.ts';
import { dataFolder } from '../data-folder.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { copyJson, NO_HOME } from '../rulebook-on-file.ts';

/** `judge rulebook list`: the copies that were imported, in the order of the documents. */
export const run = async (_words: readonly string[], options: CommonOptions, io: Io): Promise<ExitCode> => {
  const home = dataFolder(io.env);
  if (home === null) return refuse(io, options, [NO_HOME]);
  const folder = rulebooksFolder(home);
  const copies = copiesOnFile(folder);
  const report: RulebookListReport = {
    schema: 1,
    copies: DOCUMENTS.flatMap(({ key }) => {
      const copy = copies.get(key);
      return copy === undefined ? [] : [copyJson(copy)];
    }),
    folder,
  };
  await answer(io, options, report, rulebookListScreen);
  return EXIT.ok;
};
