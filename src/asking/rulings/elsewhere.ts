import { DOCUMENTS, isRuled } from '../../corpus/index.ts';
import { reportOf } from '../../render/report/report-of.ts';
import type { ElsewhereJson, RulingReport } from '../../render/report/types.ts';
import { type RulingOptions as Asked, ruleOn, type TableToRule } from '../../ruling/index.ts';
import type { CardPool, Setup } from '../../state/index.ts';
import { asElsewhere, notRuledBy } from './as-elsewhere.ts';

/**
 * The same question on the same table by every other document, in the order of their periods, each with the cards that it can have met. One that is not ruled by yet, or by which the
 * question cannot even be read, is not modelled. `next` is waited for before each of them.
 */
export const ruledElsewhere = async (
  question: string,
  { setup, doc }: Pick<TableToRule, 'setup' | 'doc'>,
  asked: Asked,
  poolBy: (document: string) => CardPool,
  next: () => Promise<void>,
): Promise<readonly ElsewhereJson[]> => {
  const found: ElsewhereJson[] = [];
  for (const { key } of DOCUMENTS) {
    if (key === doc) continue;
    await next();
    const ruled = isRuled(key) ? ruledBy(key, question, { setup, pool: poolBy(key) }, asked) : null;
    found.push(ruled === null ? notRuledBy(key) : asElsewhere(key, ruled));
  }
  return found;
};

const renamed = new WeakMap<Setup, Map<string, Setup>>();

/** The table as it would be under another document, the same each time, so that what is known of it is kept. */
const under = (setup: Setup, document: string): Setup => {
  const known = renamed.get(setup) ?? new Map<string, Setup>();
  renamed.set(setup, known);
  const made = known.get(document) ?? { ...setup, ruleset: document };
  known.set(document, made);
  return made;
};

/** The same question by one document; null where this version does not rule by it, or where the question cannot be read by it. */
export const ruledBy = (
  document: string,
  question: string,
  { setup, pool }: Pick<TableToRule, 'setup' | 'pool'>,
  asked: Asked,
): RulingReport | null => {
  if (!isRuled(document)) return null;
  const ruled = ruleOn(question, { setup: under(setup, document), pool, doc: document }, asked);
  return ruled.ok ? reportOf(ruled.ruling, pool, 'option') : null;
};
