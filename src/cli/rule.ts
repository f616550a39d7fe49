import { corpusReader } from '../corpus/index.ts';
import { ruleReport } from '../render/report/rule-report.ts';
import type { RulesReport } from '../render/report/types.ts';
import { ruleScreen } from '../render/screen/rule.ts';
import { answer, type CommonOptions, refuse } from './answer.ts';
import { corpusIndex, coverageOf, pointsAbout } from './data.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import type { Io } from './io.ts';
import { ownCopies } from './own-copy.ts';
import { namedEntries } from './references.ts';

/** `judge rule <id…>`. */
export const run = async (words: readonly string[], options: CommonOptions, io: Io): Promise<ExitCode> => {
  const corpus = corpusReader(corpusIndex());
  const { entries, faults } = namedEntries(corpus, words);
  if (faults.length > 0) return refuse(io, options, faults);
  const covered = coverageOf(entries);
  const points = pointsAbout(entries.map(({ id }) => id));
  const own = await ownCopies(io);
  const report: RulesReport = {
    schema: 1,
    rules: entries.map((entry) =>
      ruleReport(corpus, entry, covered, points, { original: own.original(entry), ownCopy: own.copy(entry.document) }),
    ),
  };
  await answer(io, options, report, (face, { rules }) => ruleScreen(face, rules));
  return EXIT.ok;
};
