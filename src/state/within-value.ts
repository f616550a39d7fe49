import { sameValue } from './same-value.ts';

/** Looks through plain data, however deep: what a text says, read from its meaning and not from how it is written down. */

/** Is it a table: no list, no word and no number? */
export const isTable = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Key = string | number | null;

/** Is there such a value, here or further in? `key`: the key or number it has in its table or list; null for the value itself. */
export const someWithin = (value: unknown, is: (inner: unknown, key: Key) => boolean, key: Key = null): boolean => {
  if (is(value, key)) return true;
  if (Array.isArray(value)) return value.some((inner, at) => someWithin(inner, is, at));
  if (typeof value !== 'object' || value === null) return false;
  const table = value as Readonly<Record<string, unknown>>;
  for (const name of Object.keys(table)) if (someWithin(table[name], is, name)) return true;
  return false;
};

/** Has a table in it one of these keys? */
export const hasKey = (value: unknown, ...keys: readonly string[]): boolean =>
  someWithin(value, (_, key) => typeof key === 'string' && keys.includes(key));

/** Is one of these words in it, as a value or as a key? */
export const mentions = (value: unknown, ...words: readonly string[]): boolean =>
  someWithin(
    value,
    (inner, key) =>
      (typeof inner === 'string' && words.includes(inner)) || (typeof key === 'string' && words.includes(key)),
  );

/** Is there a key or a word in it that looks like this? */
export const mentionsLike = (value: unknown, like: RegExp): boolean =>
  someWithin(
    value,
    (inner, key) => (typeof inner === 'string' && like.test(inner)) || (typeof key === 'string' && like.test(key)),
  );

/** Has a table in it this word under this key? */
export const hasEntry = (value: unknown, name: string, word: string): boolean =>
  someWithin(value, (inner, key) => key === name && inner === word);

/** The same with what is in it changed, the inner values first. */
export const mappedWithin = <T>(value: T, change: (inner: unknown) => unknown): T => {
  const walk = (now: unknown): unknown => {
    if (Array.isArray(now)) return change(now.map(walk));
    if (!isTable(now)) return change(now);
    const table: Record<string, unknown> = {};
    for (const key of Object.keys(now)) table[key] = walk(now[key]);
    return change(table);
  };
  return walk(value) as T;
};

/** The same with `to` in place of every value that equals `from`. Keys stay. */
export const replacedWithin = <T>(value: T, from: unknown, to: unknown): T =>
  mappedWithin(value, (inner) => (sameValue(inner, from) ? to : inner));
