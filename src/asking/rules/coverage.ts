import { type CorpusEntry, type CorpusReader, corpusReader } from '../../corpus/index.ts';
import { citeOne, labelOf } from '../../render/cite.ts';
import { coverageReport } from '../../render/report/coverage-report.ts';
import { usageFault } from '../../render/report/errors.ts';
import type { CoverageReport, FaultJson } from '../../render/report/types.ts';
import { documentKey } from '../document-names.ts';
import { type Outcome, refused } from '../outcome.ts';
import type { World } from '../world.ts';
import { documentNotOnFile, namedEntries } from './references.ts';

export interface CoverageRequest {
  /** Words that name rules, sections or a document; empty for everything. */
  readonly ids: readonly string[];
  /** The key of a document, which narrows them. */
  readonly document?: string;
  /** Only rules that are open. */
  readonly open?: boolean;
  /** Only rules that rest on one account, or are in doubt. */
  readonly unsure?: boolean;
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

/** The report, and whether single sections or rules were named, so that each rule is to be shown. */
export interface Covered {
  readonly report: CoverageReport;
  readonly each: boolean;
}

/** What the record of the build says about every rule: enforced, for people, definition or open, with code and scenarios. */
export const coverage = ({ ids, document, open, unsure }: CoverageRequest, world: World): Outcome<Covered> => {
  const corpus = corpusReader(world.corpus());
  const { entries, each, faults } = asked(corpus, ids, document);
  if (faults.length > 0) return refused(faults);
  const only = { open: open === true, unsure: unsure === true };
  return { report: coverageReport(corpus, entries, world.coverage(), only), each };
};
