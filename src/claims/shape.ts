import { type Json, nearest } from '../state/index.ts';
import type { Given } from './vocabulary.ts';

/** Shapes of data: what a value must look like, and what is wrong where it does not. */

/** What is wrong, in words that say where; and the innermost table or list it lies in, with the key or number of the entry, for a caller that knows where that is written. */
export interface ScriptFault {
  readonly said: string;
  readonly of?: Json;
  readonly key?: string | number;
  /** It is the key that is wrong, and not its value. */
  readonly ofKey?: true;
  /** A key that has to be there is not. */
  readonly lacks?: true;
  /** It is a word, and another than those there are. */
  readonly ofWords?: true;
}

/** Gives everything that is wrong with a value. `T`: what a value is that has nothing wrong. */
export interface Check<T = unknown> {
  (value: Json, at: string): readonly ScriptFault[];
  /** The values inside such a value, each with its own shape. */
  readonly parts?: (value: Json) => readonly (readonly [shape: Check, value: Json, key?: string])[];
  /** The shapes that those may have. */
  readonly inner?: () => readonly Check[];
  /** What has to be there where such a value stands. */
  readonly needs?: (value: Json) => Given | undefined;
  /** Of the compiler alone. */
  readonly said?: T;
}

/** What a value is that fits. */
export type Said<C> = C extends Check<infer T> ? T : never;

/** A check of values that hold others. */
export const holding = <T>(
  check: (value: Json, at: string) => readonly ScriptFault[],
  inner: () => readonly Check[],
  parts: NonNullable<Check['parts']>,
): Check<T> => Object.assign(check, { inner, parts });

/** A shape that is written further on, as one is that speaks of itself. */
export const later = <T>(meant: () => Check<T>): Check<T> =>
  holding(
    (value, at) => meant()(value, at),
    () => [meant()],
    (value) => [[meant(), value]],
  );

/** A shape whose values mean nothing where that is not there. */
export const needing = <T>(given: Given, check: Check<T>): Check<T> =>
  Object.assign(
    later(() => check),
    { needs: () => given },
  );

/** What is wrong with the value as a whole. */
export const wrong = (said: string): readonly ScriptFault[] => [{ said }];

/** Places what is wrong with the whole of an entry. */
const within = (of: Json, key: string | number, faults: readonly ScriptFault[]): readonly ScriptFault[] =>
  faults.length === 0 ? faults : faults.map((fault) => (fault.of === undefined ? { ...fault, of, key } : fault));

export const isMap = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const said = (value: Json): string => JSON.stringify(value) ?? 'nothing';

export const number: Check<number> = (value, at) =>
  typeof value === 'number' ? [] : wrong(`${at}: expected a number, not ${said(value)}`);
export const text: Check<string> = (value, at) =>
  typeof value === 'string' ? [] : wrong(`${at}: expected text, not ${said(value)}`);
export const yes: Check<true> = (value, at) =>
  value === true ? [] : wrong(`${at}: expected true, not ${said(value)}`);
export const flag: Check<boolean> = (value, at) =>
  typeof value === 'boolean' ? [] : wrong(`${at}: expected true or false, not ${said(value)}`);

/** So many names are shown where none is near. */
const SHOWN = 12;

/** What was probably meant, and what there is, as far as that can be taken in. */
export const expected = (typed: string, names: readonly string[]): string => {
  const [near] = nearest(typed, names, 1);
  const all = names.length > SHOWN && near !== undefined ? '' : `; expected ${names.join(', ')}`;
  return `${near === undefined ? '' : `; nearest ${near}`}${all}`;
};

export const word =
  <const W extends readonly string[]>(...words: W): Check<W[number]> =>
  (value, at) => {
    if (typeof value !== 'string') return wrong(`${at}: expected ${words.join(', ')}, not ${said(value)}`);
    if (words.includes(value)) return [];
    return [{ said: `${at}: ${said(value)} is not known here${expected(value, words)}`, ofWords: true }];
  };

export const either = <const C extends readonly Check[]>(...checks: C): Check<Said<C[number]>> =>
  holding(
    (value, at) => {
      const all: (readonly ScriptFault[])[] = [];
      for (const check of checks) {
        const faults = check(value, at);
        if (faults.length === 0) return faults;
        all.push(faults);
      }
      // The shape that was meant: among tables the one that lacks no key, among words those of a list.
      const isMeant = isMap(value)
        ? (faults: readonly ScriptFault[]) => faults.every(({ of, lacks }) => of !== undefined && lacks !== true)
        : (faults: readonly ScriptFault[]) =>
            typeof value === 'string' && faults.some(({ ofWords }) => ofWords === true);
      return all.find(isMeant) ?? all.at(-1) ?? [];
    },
    () => checks,
    (value) => {
      const meant = checks.find((check) => check(value, '').length === 0);
      return meant === undefined ? [] : [[meant, value]];
    },
  );

export const list = <T>(check: Check<T>): Check<readonly T[]> =>
  holding(
    (value, at) =>
      Array.isArray(value)
        ? (value as readonly Json[]).flatMap((item, index) => within(value, index, check(item, `${at}[${index + 1}]`)))
        : wrong(`${at}: expected a list, not ${said(value)}`),
    () => [check],
    (value) => (Array.isArray(value) ? (value as readonly Json[]).map((item) => [check, item]) : []),
  );

export interface Shape {
  readonly [key: string]: Check;
}

export type Flat<T> = { [K in keyof T]: T[K] };

/** A table of that shape, in which `N` are there, and all others may be. */
export type Table<S extends Shape, N> = Flat<
  { readonly [K in keyof S as K extends N ? K : never]: Said<S[K]> } & {
    readonly [K in keyof S as K extends N ? never : K]?: Said<S[K]>;
  }
>;

/** A table with these keys; those named in `needed` must be there. */
export const table = <S extends Shape, const N extends readonly (keyof S & string)[]>(
  shape: S,
  ...needed: N
): Check<Table<S, N[number]>> => {
  const checkOf = (key: string): Check | undefined => (Object.hasOwn(shape, key) ? shape[key] : undefined);
  return holding(
    (value, at) => {
      if (!isMap(value)) return wrong(`${at}: expected a table, not ${said(value)}`);
      const faults: ScriptFault[] = [];
      for (const [key, inner] of Object.entries(value)) {
        const check = checkOf(key);
        if (check === undefined)
          faults.push({
            said: `${at}: “${key}” is not known here${expected(key, Object.keys(shape))}`,
            of: value,
            key,
            ofKey: true,
          });
        else faults.push(...within(value, key, check(inner, `${at}.${key}`)));
      }
      for (const key of needed)
        if (!Object.hasOwn(value, key)) faults.push({ said: `${at}: ${key} is missing`, of: value, lacks: true });
      return faults;
    },
    () => Object.values(shape),
    (value) =>
      isMap(value)
        ? Object.entries(value).flatMap(([key, inner]) => {
            const check = checkOf(key);
            return check === undefined ? [] : [[check, inner, key] as const];
          })
        : [],
  );
};

/** Tables that begin with a name, each of its own shape; `shapeOf` finds it by the table. */
export const named = <T>(
  check: (value: Json, at: string) => readonly ScriptFault[],
  shapes: () => readonly Check[],
  shapeOf: (value: Json) => Check | undefined,
): Check<T> =>
  holding(check, shapes, (value) => {
    const shape = shapeOf(value);
    return shape === undefined ? [] : [[shape, value]];
  });

/** What would be wrong with a table of the name that was probably meant. */
export const inTheNearest = (
  shapes: { readonly [name: string]: Check },
  typed: string,
  value: Json,
  at: string,
): readonly ScriptFault[] => {
  const [near] = nearest(typed, Object.keys(shapes), 1);
  const shape = near === undefined ? undefined : shapes[near];
  return value === null || shape === undefined ? [] : shape(value, at);
};

type KeyOf<U> = U extends unknown ? keyof U : never;
type At<U, K> = U extends unknown ? (K extends keyof U ? Exclude<U[K], undefined> : never) : never;
/** `K` where one of them may do without it. */
type MayLack<U, K> = U extends unknown ? (K extends keyof U ? (object extends Pick<U, K> ? K : never) : K) : never;
type Lackable<U> = { [K in KeyOf<U>]: MayLack<U, K> }[KeyOf<U>];

/** What tables of several shapes have in common, and what each of them may have. */
export type Wide<U> = Flat<
  { readonly [K in Exclude<KeyOf<U>, Lackable<U>>]: At<U, K> } & { readonly [K in Lackable<U>]?: At<U, K> }
>;

/** What may be written in several ways, as one table. */
export const inEither = <const C extends readonly Check[]>(...ways: C): Check<Wide<Said<C[number]>>> =>
  either(...ways) as Check as Check<Wide<Said<C[number]>>>;
