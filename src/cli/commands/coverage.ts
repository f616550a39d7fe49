import { type CorpusEntry, type CorpusReader, corpusReader } from '../../corpus/index.ts';
import { citeOne, labelOf } from '../../render/cite.ts';
import { coverageReport } from '../../render/report/coverage-report.ts';
import { usageFault } from '../../render/report/errors.ts';
import type { FaultJson } from '../../render/report/types.ts';
import { type CoverageView, coverageScreen } from '../../render/screen/coverage.ts';
import { answer, type CommonOptions, refuse } from '../answer.ts';
import { corpusIndex, coverageRecord } from '../data.ts';
import { documentKey } from '../document-option.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { documentNotOnFile, namedEntries } from '../references.ts';

export interface CoverageOptions extends CommonOptions {
  readonly document?: string;
  readonly open?: boolean;
}

/** These entries and everything that stands under them, in the order of their documents. */
const withAllBelow = (corpus: CorpusReader, entries: readonly CorpusEntry[]): readonly CorpusEntry[] => {
  const wanted = new Set<string>();
  const take = (entry: CorpusEntry): void => {
    wanted.add(citeOne(entry));
    corpus.children(entry).forEach(take);
  };
  entries.forEach(take);
  return corpus.entries().filter((entry) => wanted.has(citeOne(entry)));
};

/** What was asked about: everything, a document, or what the words name; `--document` narrows each of them. */
interface Asked {
  readonly entries: readonly CorpusEntry[];
  /** Whether single sections or rules were named, so that each rule is to be shown. */
  readonly each: boolean;
  readonly faults: readonly FaultJson[];
}

const asked = (corpus: CorpusReader, words: readonly string[], document: string | undefined): Asked => {
  const named = documentKey(words.join(' ')) ?? undefined;
  const unheld = [document, named].find((key) => key !== undefined && corpus.document(key) === undefined);
  if (unheld !== undefined) return { entries: [], each: false, faults: [documentNotOnFile(corpus, unheld)] };
  const within = (entries: readonly CorpusEntry[]): readonly CorpusEntry[] =>
    entries.filter((entry) => document === undefined || entry.document === document);
  if (words.length === 0 || named !== undefined)
    return { entries: within(corpus.entries(named)), each: false, faults: [] };
  const { entries, faults } = namedEntries(corpus, words);
  const there = within(entries);
  const none =
    there.length === 0 && document !== undefined
      ? [usageFault('unknown-rule', `${labelOf(document)} has no rule ${words.join(' ')}.`)]
      : [];
  return {
    entries: withAllBelow(corpus, there),
    each: there.every((entry) => entry.parent !== null),
    faults: faults.length > 0 ? faults : none,
  };
};

/** `judge coverage`: what the record of the build says about every rule. A report is no verdict, so it ends with 0. */
export const run = async (words: readonly string[], options: CoverageOptions, io: Io): Promise<ExitCode> => {
  const corpus = corpusReader(corpusIndex());
  const { entries, each, faults } = asked(corpus, words, options.document);
  if (faults.length > 0) return refuse(io, options, faults);
  const onlyOpen = options.open === true;
  const view: CoverageView = onlyOpen ? 'open' : each ? 'each' : 'overview';
  const report = coverageReport(corpus, entries, coverageRecord(), onlyOpen);
  await answer(io, options, report, (face, drawn) => coverageScreen(face, drawn, view));
  return EXIT.ok;
};
