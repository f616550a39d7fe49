import { type CorpusEntry, type CorpusReader, corpusReader } from '../../corpus/index.ts';
import { ruleReport } from '../../render/report/rule-report.ts';
import type { RulesReport } from '../../render/report/types.ts';
import { type Outcome, refused } from '../outcome.ts';
import type { World } from '../world.ts';
import { namedEntries } from './references.ts';

export interface RuleRequest {
  /** Words that name rules, in any spelling: `309.4`, `cr`, `309.4`. */
  readonly ids: readonly string[];
  /** With everything beneath each of them. */
  readonly whole?: boolean;
}

/** An entry and everything beneath it, in the order of the book. */
const withAllBeneath = (corpus: CorpusReader, entry: CorpusEntry): readonly CorpusEntry[] => [
  entry,
  ...corpus.children(entry).flatMap((child) => withAllBeneath(corpus, child)),
];

/** Rules by their numbers, each with what stands around it, the code that enforces it and the scenarios that show it. */
export const rule = async ({ ids, whole }: RuleRequest, world: World): Promise<Outcome<RulesReport>> => {
  const corpus = corpusReader(world.corpus());
  const named = namedEntries(corpus, ids);
  if (named.faults.length > 0) return refused(named.faults);
  const entries =
    whole === true ? [...new Set(named.entries.flatMap((entry) => withAllBeneath(corpus, entry)))] : named.entries;
  const covered = world.coverageOf(entries);
  const points = world.pointsAbout(entries.map(({ id }) => id));
  const own = await world.ownCopies();
  return {
    schema: 1,
    rules: entries.map((entry) =>
      ruleReport(corpus, entry, covered, points, { original: own.original(entry), ownCopy: own.copy(entry.document) }),
    ),
  };
};
