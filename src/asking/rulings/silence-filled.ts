import { isRuled, OF_TODAY, RULED, type RuledDoc } from '../../corpus/index.ts';
import type { EngineCodes } from '../../engine/index.ts';
import type { ElsewhereJson, RulingReport } from '../../render/report/types.ts';
import { asElsewhere } from './as-elsewhere.ts';

/** What a ruling would be if another document filled the silence that leaves it open: the judge need not try them one after the other. */

const SILENCES: ReadonlySet<string> = new Set<EngineCodes['need']>(['document-silent', 'document-silent-on']);

/**
 * The document that is in force on the same day; then those before this one, the nearest first, for what an older rulebook said is what players were
 * used to; then those after it.
 */
export const inOrderOfNearness = (doc: RuledDoc): readonly RuledDoc[] => {
  const at = RULED.indexOf(doc);
  const beside = OF_TODAY.includes(doc) ? OF_TODAY.filter((other) => other !== doc) : [];
  return [...new Set([...beside, ...RULED.slice(0, at).reverse(), ...RULED.slice(at + 1)])];
};

/** Is it open because its document says nothing? */
export const isSilent = ({ verdict, needs }: Pick<RulingReport, 'verdict' | 'needs'>): boolean =>
  verdict === 'undetermined' && needs.some(({ code }) => SILENCES.has(code));

/**
 * The first of them that settles it as what fills silences; null where none does. `by`: the same question with that document to fill them. `next` is waited
 * for before each of them.
 */
export const silenceFilled = async (
  report: Pick<RulingReport, 'verdict' | 'needs' | 'ruleset'>,
  by: (fallback: RuledDoc) => RulingReport | null,
  next: () => Promise<void>,
): Promise<ElsewhereJson | null> => {
  if (!isSilent(report) || !isRuled(report.ruleset)) return null;
  for (const document of inOrderOfNearness(report.ruleset)) {
    await next();
    const ruled = by(document);
    if (ruled !== null && ruled.verdict !== 'undetermined' && ruled.verdict !== 'not-modelled')
      return asElsewhere(document, ruled);
  }
  return null;
};
