import type { Citation } from '../../corpus/index.ts';
import type { OriginalJson, QuotedCitation, RulingReport, TraceJson } from './types.ts';

/** More than these are a chapter, not a reason. */
const MOST = 12;

const ofPath = (nodes: readonly TraceJson[]): readonly Citation[] =>
  nodes.flatMap((node) => [
    ...(node.rule === null || node.depth > 2 ? [] : [node.rule]),
    ...ofPath(node.children ?? []),
  ]);

/** What a ruling stands on, word for word from the reader's own copy: the rules of its grounds or, without any, of its path. */
export const withOriginals = (
  report: RulingReport,
  originalOf: (rule: Citation) => OriginalJson | null,
): RulingReport => {
  const grounds = report.grounds.flatMap(({ rule, allowedBy }) => [rule, ...allowedBy]);
  const rules = grounds.length > 0 ? grounds : [...report.needs, ...ofPath(report.trace)];
  const each = new Map(rules.map((rule) => [`${rule.document}/${rule.id}`, rule]));
  const originals = [...each.values()].slice(0, MOST).flatMap(({ document, id }): QuotedCitation[] => {
    const original = originalOf({ document, id });
    return original === null ? [] : [{ document, id, original }];
  });
  return originals.length === 0 ? report : { ...report, originals };
};
