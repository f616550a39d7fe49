import type { Json } from '../state/index.ts';

/** Shapes of data: what a value must look like, and what is wrong where it does not. */

/** Gives what is wrong with a value, or null. */
export type Check = (value: Json, at: string) => readonly string[];

export const isMap = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const said = (value: Json): string => JSON.stringify(value) ?? 'nothing';

export const number: Check = (value, at) =>
  typeof value === 'number' ? [] : [`${at}: expected a number, not ${said(value)}`];
export const text: Check = (value, at) =>
  typeof value === 'string' ? [] : [`${at}: expected text, not ${said(value)}`];
export const yes: Check = (value, at) => (value === true ? [] : [`${at}: expected true, not ${said(value)}`]);
export const flag: Check = (value, at) =>
  typeof value === 'boolean' ? [] : [`${at}: expected true or false, not ${said(value)}`];

export const word =
  (...words: readonly string[]): Check =>
  (value, at) =>
    typeof value === 'string' && words.includes(value)
      ? []
      : [`${at}: expected ${words.join(', ')}, not ${said(value)}`];

export const either =
  (...checks: readonly Check[]): Check =>
  (value, at) => {
    const all = checks.map((check) => check(value, at));
    return all.some((faults) => faults.length === 0) ? [] : (all.at(-1) ?? []);
  };

export const list =
  (check: Check): Check =>
  (value, at) =>
    Array.isArray(value)
      ? (value as readonly Json[]).flatMap((item, index) => check(item, `${at}[${index + 1}]`))
      : [`${at}: expected a list, not ${said(value)}`];

export interface Shape {
  readonly [key: string]: Check;
}

/** A table with these keys; those named in `needed` must be there. */
export const table =
  (shape: Shape, ...needed: readonly string[]): Check =>
  (value, at) => {
    if (!isMap(value)) return [`${at}: expected a table, not ${said(value)}`];
    const faults = Object.entries(value).flatMap(([key, inner]) => {
      const check = Object.hasOwn(shape, key) ? shape[key] : undefined;
      return check === undefined
        ? [`${at}: “${key}” is not known here; expected ${Object.keys(shape).join(', ')}`]
        : check(inner, `${at}.${key}`);
    });
    return [...faults, ...needed.filter((key) => !Object.hasOwn(value, key)).map((key) => `${at}: ${key} is missing`)];
  };
