import type { CorpusEntry, CorpusReader, PointsIndex } from '../../corpus/index.ts';
import type { Precedent } from '../../precedents/index.ts';
import { saidElsewhere } from './compare-report.ts';
import { precedentJson } from './precedent-report.ts';
import type { OriginalJson, OwnCopyJson, RuleJson, RuleReport, TitledCitation } from './types.ts';

/** Which code enforces a rule, and which scenarios applied or considered it; by `document/id`. Written by the build. */
export interface Coverage {
  readonly [rule: string]: {
    readonly code: readonly string[];
    readonly applied: readonly string[];
    readonly considered: readonly string[];
  };
}

/** An element of `judge rules`. */
export const ruleJson = (entry: CorpusEntry): RuleJson => ({
  document: entry.document,
  id: entry.id,
  title: entry.title,
  kind: entry.kind,
  parent: entry.parent,
  text: entry.text,
  class: entry.class,
  links: entry.links.map(({ document, id }) => ({ document, id })),
});

const titled = (entry: CorpusEntry): TitledCitation => ({ document: entry.document, id: entry.id, title: entry.title });

/** What the reader's own copy of the document says. */
export interface InOwnCopy {
  readonly original: OriginalJson | null;
  readonly ownCopy: OwnCopyJson | null;
}

const NO_COPY: InOwnCopy = { original: null, ownCopy: null };

/** Everything `judge rule` tells about one rule, section or term. */
export const ruleReport = (
  corpus: CorpusReader,
  entry: CorpusEntry,
  coverage: Coverage,
  points: PointsIndex,
  own: InOwnCopy = NO_COPY,
  precedents: readonly Precedent[] = [],
): RuleReport => {
  const covered = coverage[`${entry.document}/${entry.id}`];
  const { before, after } = corpus.neighbours(entry);
  return {
    ...ruleJson(entry),
    breadcrumb: corpus.above(entry).map(titled),
    examples: entry.examples,
    reading: entry.reading ?? null,
    confidence: entry.confidence ?? null,
    unsettled: entry.unsettled ?? null,
    children: corpus.children(entry).map(titled),
    see: entry.links.flatMap((link) => {
      const linked = corpus.entry(link);
      return linked === undefined ? [] : [titled(linked)];
    }),
    citedBy: corpus.citedBy(entry).map(({ document, id }) => ({ document, id })),
    before: before === undefined ? null : titled(before),
    after: after === undefined ? null : titled(after),
    elsewhere: saidElsewhere(points, entry),
    code: covered?.code ?? [],
    scenarios: [...new Set([...(covered?.applied ?? []), ...(covered?.considered ?? [])])],
    applied: covered?.applied ?? [],
    considered: covered?.considered ?? [],
    original: own.original,
    ownCopy: own.ownCopy,
    precedents: precedents.map(precedentJson),
  };
};
