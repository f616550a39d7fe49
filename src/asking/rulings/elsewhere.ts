import { DOCUMENTS, isRuled } from '../../corpus/index.ts';
import { reportOf } from '../../render/report/report-of.ts';
import type { ElsewhereJson } from '../../render/report/types.ts';
import { type RulingOptions as Asked, ruleOn, type TableToRule } from '../../ruling/index.ts';

/**
 * The same question on the same table by every other document, in the order of their periods. One that is not ruled by yet, or by which the
 * question cannot even be read, is not modelled.
 */
export const ruledElsewhere = (
  question: string,
  { setup, pool, doc }: TableToRule,
  asked: Asked,
): readonly ElsewhereJson[] =>
  DOCUMENTS.filter(({ key }) => key !== doc).map(({ key }): ElsewhereJson => {
    const unruled: ElsewhereJson = { document: key, verdict: 'not-modelled', grounds: [], needs: [] };
    if (!isRuled(key)) return unruled;
    const ruled = ruleOn(question, { setup: { ...setup, ruleset: key }, pool, doc: key }, asked);
    if (!ruled.ok) return unruled;
    const { verdict, grounds, needs } = reportOf(ruled.ruling, pool, 'option');
    return { document: key, verdict, grounds, needs };
  });
