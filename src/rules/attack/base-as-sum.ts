import type { Facts } from '../../claims/index.ts';
import { type Attack, hasKey, type Json } from '../../state/index.ts';

/** The numbers of which the text of an attack makes its base damage. */

type Numbers = Extract<NonNullable<Attack['base']>, object>;

/** Counts that ask only whether something is so. */
const ASKS = ['when', 'where', 'whether', 'compared'] as const;

const isOneCoin = (times: Json): boolean =>
  typeof times === 'object' && times !== null && 'heads' in times && times.heads === 1;

/** Is something counted, or is it only asked whether it is so? */
const counts = (times: Json): boolean => !isOneCoin(times) && !hasKey(times, ...ASKS);

/** `20 × 2 (at most 2 count)`, where as many are counted as the text allows. */
const asOften = (each: number, often: number, times: Json): string => {
  const most = typeof times === 'object' && times !== null && 'at-most' in times ? times['at-most'] : null;
  return `${each} × ${often}${most === often ? ` (at most ${often} ${often === 1 ? 'counts' : 'count'})` : ''}`;
};

/** `30 + 20 × 3`: in damage points, as the text of the attack has it; nothing where the sum is the printed number alone. */
export const asSum = ({ base, damage }: Pick<Attack, 'base' | 'damage'>, found: number): Facts => {
  if (base === undefined) return {};
  const { plus, minus, times = null } = base as Numbers & { plus?: number; minus?: number; times?: Json };
  const each = plus ?? minus;
  if (each === undefined)
    return damage === null || damage === 0 || !counts(times) || found % damage !== 0
      ? {}
      : { sum: asOften(damage, found / damage, times) };
  const printed = damage ?? 0;
  const often = Math.abs(found - printed) / each;
  const isCut = minus !== undefined && found === 0;
  if (isCut || !Number.isInteger(often) || (often === 0 && !counts(times))) return {};
  const more = counts(times) ? asOften(each, often, times) : String(each * often);
  return { sum: printed === 0 ? more : `${printed} ${plus === undefined ? '−' : '+'} ${more}` };
};
