import type { Penalty } from './table.ts';

/** How many Prize cards fewer the opponent needs. */
const FEWER: { readonly [P in Penalty]?: number } = { 'double-prize': 2, 'quadruple-prize': 4 };

export interface PrizesLeft {
  /** How many the opponent needs now instead of how many. */
  readonly needs: number;
  readonly of: number;
  /** Null where it was not given how many the opponent has taken. */
  readonly taken: number | null;
  readonly winsNow: boolean | null;
}

/** What a Prize penalty does to the count of the opponent (PPG 3.3, 3.4, 4.1.1.2); null for other penalties. */
export const prizesLeft = (penalty: Penalty, of: number, taken: number | null): PrizesLeft | null => {
  const fewer = FEWER[penalty];
  if (fewer === undefined) return null;
  const needs = Math.max(0, of - fewer);
  return { needs, of, taken, winsNow: needs === 0 ? true : taken === null ? null : taken >= needs };
};
