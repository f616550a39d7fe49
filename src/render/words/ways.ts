import type { Told } from './facts.ts';

/** A row of the options: the word before it and its columns. */
export interface WayWords {
  readonly group: string;
  readonly cells: readonly string[];
}

/** Ways to do it, and near ways that are refused. */
export const WAYS: { readonly [code: string]: (f: Told) => WayWords } = {};
