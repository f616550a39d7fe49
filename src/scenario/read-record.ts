import { asInt, asList, asMap, asText, asTexts, asWord, readKeys } from './keys.ts';
import type { Source } from './source.ts';
import type { YamlNode } from './yaml-node.ts';

/** Reads one value. Undefined where it could not be read, after the fault was reported at its place. */
export type ValueReader<T> = (source: Source, node: YamlNode) => T | undefined;

type Optional<T> = { [K in keyof T]-?: object extends Pick<T, K> ? K : never }[keyof T];

/** How the value of each key is read. `restsOn` is written `rests-on`. */
export type Fields<T> = { readonly [K in keyof T]-?: ValueReader<Exclude<T[K], undefined>> };

/** What stands for a key that may be left out; a key that is not here has to be written. */
export type Absent<T> = { readonly [K in Optional<T>]: undefined } & { readonly [K in keyof T]?: T[K] | undefined };

const written = (key: string): string => key.replace(/[A-Z]/gu, (capital) => `-${capital.toLowerCase()}`);

/**
 * A reader of tables with these keys and no others. Every fault is reported; undefined where a key that has to be there is missing or its value
 * could not be read.
 * @param what How faults name the table: `a ban`.
 */
export const record =
  <T extends object>(what: string, fields: Fields<T>, absent: Absent<T>): ValueReader<T> =>
  (source, node) => {
    const keys = Object.keys(fields) as (keyof T & string)[];
    const map = asMap(source, node, `${what}: a table of keys such as ${keys.slice(0, 3).map(written).join(', ')}`);
    if (map === null) return undefined;
    const draft: Partial<T> = { ...absent } as Partial<T>;
    readKeys(
      source,
      map,
      Object.fromEntries(
        keys.map((key) => [
          written(key),
          (value: YamlNode) => {
            const read = fields[key](source, value);
            if (read !== undefined) draft[key] = read;
          },
        ]),
      ),
    );
    const needed = keys.filter((key) => !(key in absent));
    for (const key of needed.map(written))
      if (!map.entries.some((entry) => entry.key.text === key))
        source.report('missing-key', `${what} has no ${key}.`, map.span, `expected   ${key}: …`);
    return needed.every((key) => draft[key] !== undefined) ? (draft as T) : undefined;
  };

export const text =
  (expected: string): ValueReader<string> =>
  (source, node) =>
    asText(source, node, expected)?.text.trim();

export const texts =
  (expected: string): ValueReader<readonly string[]> =>
  (source, node) =>
    asTexts(source, node, expected).map((one) => one.text.trim());

export const word =
  <W extends string>(words: readonly W[], what: string): ValueReader<W> =>
  (source, node) =>
    asWord(source, node, words, what);

/** A whole number from `min` to `max`. */
export const int =
  (expected: string, min: number, max: number): ValueReader<number> =>
  (source, node) =>
    asInt(source, node, expected, min, max);

/** A text of a certain form; `fault` says what one that has another form is not. */
export const textLike =
  (expected: string, form: (said: string) => boolean, fault: string, hint: string): ValueReader<string> =>
  (source, node) => {
    const read = asText(source, node, expected);
    if (read === null) return undefined;
    const said = read.text.trim();
    if (form(said)) return said;
    source.report('bad-value', `“${said}” is not ${fault}.`, read.span, `expected   ${hint}`);
    return undefined;
  };

/** Every item of a list that could be read. */
export const listOf =
  <T>(expected: string, item: ValueReader<T>): ValueReader<readonly T[]> =>
  (source, node) =>
    (asList(source, node, expected)?.items ?? []).flatMap((one) => {
      const read = item(source, one);
      return read === undefined ? [] : [read];
    });
