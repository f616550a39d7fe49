import assert from 'node:assert/strict';

/**
 * A table that nothing changes any more. Tables share what a step left alone, so each part is looked through once, however many tables it belongs to, and is closed to every change from
 * then on: a rule that writes to a table that is not its own fails at that very place.
 */

const looked = new WeakSet<object>();

const isPlain = (value: object): boolean => {
  const proto = Object.getPrototypeOf(value) as unknown;
  return Array.isArray(value) || proto === Object.prototype || proto === null;
};

/** Closes it, and everything in it. Throws at a part that would not come back from being written down as JSON. */
export const settled = <T>(value: T, where = 'the table'): T => {
  if (typeof value !== 'object' || value === null) {
    const kept =
      value === null ||
      ['string', 'boolean'].includes(typeof value) ||
      (Number.isFinite(value) && !Object.is(value, -0));
    assert.ok(kept, `plain JSON: ${String(value)} in ${where}`);
    return value;
  }
  if (looked.has(value)) return value;
  assert.ok(isPlain(value), `plain JSON: no plain object in ${where}`);
  assert.equal(Object.getOwnPropertySymbols(value).length, 0, `plain JSON: a symbol in ${where}`);
  for (const [key, part] of Object.entries(value)) settled(part, key);
  Object.freeze(value);
  looked.add(value);
  return value;
};

const texts = new WeakMap<object, string>();

/** As it is written down; written once, since it is closed by that. */
export const textOf = (value: object): string => {
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(settled(value));
  texts.set(value, text);
  return text;
};

const doubles = new WeakMap<object, object>();

/**
 * The same table of other parts, as it is when it is read back: what is kept of a part by its identity is not found for its double. Each part has
 * one double, made once, and closed to every change like itself.
 */
export const doubleOf = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null) return value;
  const known = doubles.get(value);
  if (known !== undefined) return known as T;
  const made = Array.isArray(value)
    ? value.map((part) => doubleOf(part))
    : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, doubleOf(part)]));
  const double = Object.freeze(made);
  doubles.set(settled(value), double);
  looked.add(double);
  return double as T;
};

/** Written down and read back. */
export const revivedOf = <T extends object>(value: T): T => JSON.parse(textOf(value)) as T;
