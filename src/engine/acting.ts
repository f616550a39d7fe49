import type { InForce, Recorder } from '../claims/index.ts';
import type { RuleId } from '../corpus/index.ts';

/**
 * Whether a rule acted: only where the value would have been another without it. Asked for tests and coverage alone, since every value is then
 * worked out twice.
 */

type Came<T> = { readonly value: T } | { readonly stop: unknown };

const came = <T>(ask: () => T): Came<T> => {
  try {
    return { value: ask() };
  } catch (stop) {
    return { stop };
  }
};

/** Values of rules are plain data: numbers, words, lists and records of them. */
const same = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [left, right] = [Object.entries(a), Object.entries(b)];
  return (
    left.length === right.length &&
    left.every(([key, value]) => key in b && same(value, (b as { readonly [key: string]: unknown })[key]))
  );
};

/** A view of a table says itself what it is without a recorder; what looks at no table is plain data. */
const unrecorded = <V extends Pick<InForce, 'recorder'>>(where: V): V =>
  'unrecorded' in where && typeof where.unrecorded === 'function' ? where.unrecorded() : { ...where, recorder: null };

/**
 * A value by a rule; the recorder learns whether it differs from the value without the rule. What is asked only for that comparison is not recorded.
 * Both breaking off, for whatever reasons, is not a difference; one of them breaking off is.
 */
export const valueRecorded = <T, V extends Pick<InForce, 'recorder'>>(
  view: V,
  recorder: Recorder,
  rule: RuleId,
  value: () => T,
  otherwise: (view: V) => T,
): T => {
  const ruled = came(value);
  const without = came(() => otherwise(unrecorded(view)));
  const alike =
    'value' in ruled && 'value' in without ? same(ruled.value, without.value) : 'stop' in ruled && 'stop' in without;
  recorder(rule, !alike);
  if ('stop' in ruled) throw ruled.stop;
  return ruled.value;
};
