import type { CorpusEntry, CorpusReader } from '../../corpus/index.ts';
import type { Coverage } from './rule-report.ts';
import type { CoverageCounts, CoverageReport, CoverageRule, CoverageSection, CoverageStatus } from './types.ts';

/** Rules for people and definitions stay what they are, even where code is bound to them. */
const statusOf = (entry: CorpusEntry, covered: Coverage[string] | undefined): CoverageStatus => {
  if (entry.class !== 'enforced') return entry.class;
  return covered !== undefined && covered.code.length > 0 && covered.applied.length > 0 ? 'enforced' : 'open';
};

const counted = (rules: readonly CoverageRule[]): CoverageCounts => {
  const having = (status: CoverageStatus): number => rules.filter((rule) => rule.status === status).length;
  return {
    rules: rules.length,
    enforced: having('enforced'),
    people: having('people'),
    definition: having('definition'),
    open: having('open'),
  };
};

/** Which rules are listed: all, where nothing is said. */
interface OnlyThese {
  readonly open?: boolean;
  readonly unsure?: boolean;
}

const isUnsure = ({ confidence }: CoverageRule): boolean => confidence === 'single' || confidence === 'doubt';

/** What the record of the build says about these entries, in their order; headings among them count for nothing. */
export const coverageReport = (
  corpus: CorpusReader,
  entries: readonly CorpusEntry[],
  coverage: Coverage,
  only: OnlyThese = {},
): CoverageReport => {
  const inside = new Map<CorpusEntry, CoverageRule[]>();
  const rules = entries
    .filter((entry) => entry.kind !== 'section')
    .map((entry): CoverageRule => {
      const covered = coverage[`${entry.document}/${entry.id}`];
      const rule: CoverageRule = {
        document: entry.document,
        id: entry.id,
        title: entry.title,
        section: corpus.section(entry)?.id ?? entry.id,
        status: statusOf(entry, covered),
        confidence: entry.confidence ?? null,
        code: covered?.code ?? [],
        applied: covered?.applied ?? [],
        considered: covered?.considered ?? [],
      };
      for (const above of corpus.above(entry)) {
        if (above.kind === 'section') inside.set(above, [...(inside.get(above) ?? []), rule]);
      }
      return rule;
    });
  return {
    schema: 1,
    documents: [...new Set(rules.map((rule) => rule.document))].map((document) => ({
      document,
      ...counted(rules.filter((rule) => rule.document === document)),
    })),
    sections: [...inside].map(
      ([{ document, id, title, parent }, within]): CoverageSection => ({
        document,
        id,
        title,
        parent,
        ...counted(within),
      }),
    ),
    rules: rules.filter(
      (rule) => (only.open !== true || rule.status === 'open') && (only.unsure !== true || isUnsure(rule)),
    ),
  };
};
