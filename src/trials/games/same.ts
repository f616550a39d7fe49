import assert from 'node:assert/strict';

/** Plain objects and lists that are the same for certain. Of anything else, and of all that differ, nothing is said. */
const surelySame = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((one, at) => at in b && surelySame(one, b[at]));
  const proto = Object.getPrototypeOf(a);
  if (proto !== Object.prototype || Object.getPrototypeOf(b) !== proto) return false;
  const keys = Object.keys(a);
  if (Object.keys(b).length !== keys.length) return false;
  for (const key of keys)
    if (!Object.hasOwn(b, key) || !surelySame(a[key as keyof typeof a], b[key as keyof typeof b])) return false;
  return true;
};

/** `assert.deepEqual` of plain data without circles; it is asked itself only where something may differ, for it is slow. */
export const same = (a: unknown, b: unknown, message?: string): void => {
  if (!surelySame(a, b)) assert.deepEqual(a, b, message);
};
