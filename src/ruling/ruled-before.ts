import type { Setup } from '../state/index.ts';
import type { Ruled, RulingOptions, TableToRule } from './ruled.ts';

/** Rulings on a table that was asked about before: a ruling is made of its input alone, so the same question has the same one. */

interface Before {
  readonly pool: TableToRule['pool'];
  readonly asked: string;
  readonly ruled: Ruled;
}

/** Of each table that many of the last rulings are kept. */
const MOST = 16;

const rulings = new WeakMap<Setup, Before[]>();

/** The ruling on that question, made by `rule` where it was not made before. What was played to, switched off or recorded is always ruled on again. */
export const ruledBefore = (asked: string, table: TableToRule, options: RulingOptions, rule: () => Ruled): Ruled => {
  const { setup, pool, doc, fallback, off, recorder, played } = table;
  if (played !== undefined || (off?.size ?? 0) > 0 || (recorder ?? null) !== null) return rule();
  const before = rulings.get(setup) ?? [];
  rulings.set(setup, before);
  const key = JSON.stringify([asked, doc, fallback ?? null, options.answers ?? [], options.assume ?? []]);
  const known = before.find((one) => one.pool === pool && one.asked === key);
  if (known !== undefined) return known.ruled;
  const ruled = rule();
  before.push({ pool, asked: key, ruled });
  if (before.length > MOST) before.shift();
  return ruled;
};
