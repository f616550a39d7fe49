import { type CorpusEntry, type CorpusReader, corpusReader } from '../../corpus/index.ts';
import { ruleReport } from '../../render/report/rule-report.ts';
import type { RulesReport } from '../../render/report/types.ts';
import { ruleScreen } from '../../render/screen/rule.ts';
import { openedScreen, wholeScreen } from '../../render/screen/rule-whole.ts';
import { answer, type CommonOptions, refuse } from '../answer.ts';
import { corpusIndex, coverageOf, pointsAbout } from '../data.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { ownCopies } from '../own-copy.ts';
import { namedEntries } from '../references.ts';

export interface RuleOptions extends CommonOptions {
  readonly whole?: boolean;
  readonly scenarios?: boolean;
  readonly open?: boolean;
}

/** An entry and everything beneath it, in the order of the book. */
const withAllBeneath = (corpus: CorpusReader, entry: CorpusEntry): readonly CorpusEntry[] => [
  entry,
  ...corpus.children(entry).flatMap((child) => withAllBeneath(corpus, child)),
];

/** `judge rule <id…>`. */
export const run = async (words: readonly string[], options: RuleOptions, io: Io): Promise<ExitCode> => {
  const corpus = corpusReader(corpusIndex());
  const named = namedEntries(corpus, words);
  if (named.faults.length > 0) return refuse(io, options, named.faults);
  // On a page there is room for what stands beneath.
  const deep = options.whole === true || options.open === true;
  const entries = deep ? [...new Set(named.entries.flatMap((entry) => withAllBeneath(corpus, entry)))] : named.entries;
  const covered = coverageOf(entries);
  const points = pointsAbout(entries.map(({ id }) => id));
  const own = await ownCopies(io);
  const report: RulesReport = {
    schema: 1,
    rules: entries.map((entry) =>
      ruleReport(corpus, entry, covered, points, { original: own.original(entry), ownCopy: own.copy(entry.document) }),
    ),
  };
  if (options.open === true) {
    const { openRules } = await import('../rule-page.ts');
    const opened = await openRules(corpus, report.rules, io);
    await answer(io, options, { ...report, ...opened }, openedScreen);
    return EXIT.ok;
  }
  await answer(io, options, report, (face, { rules }) =>
    options.whole === true ? wholeScreen(face, rules) : ruleScreen(face, rules, options.scenarios === true),
  );
  return EXIT.ok;
};
