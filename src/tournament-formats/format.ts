import { plainPrint } from '../state/notation/index.ts';

/**
 * What a tournament asks of a deck beyond the rulebook: which cards may be in it on a day, which are banned, and what a format adds. It is data with
 * dates and sources, written in `tournament-formats/`, so that a new announcement is a new line and no code.
 */

/** A day, `2026-04-10`. Days in this form are in order as texts. */
export type Day = string;

/** Which cards make up a format from a day on, up to the day of the next entry. */
export interface Pool {
  readonly from: Day;
  /** Every card with one of these regulation marks. */
  readonly marks: readonly string[];
  /** Every card of these sets: `ROS`, or `PR-SM 158+` for the numbers from 158 on. */
  readonly sets: readonly string[];
  /** Every card there is. */
  readonly everything: boolean;
  readonly source: string;
  /** What is not certain about it. */
  readonly doubt?: string;
}

export interface Ban {
  readonly card: string;
  /** `EVS 83`; none: every print of the name. */
  readonly prints: readonly string[];
  /** Null: in force for as long as this format is recorded, its first day was not found. */
  readonly from: Day | null;
  /** The first day on which it is allowed again. */
  readonly until?: Day;
  readonly why?: string;
  readonly source: string;
}

/** Cards that can never be played at a tournament, whatever their set. */
export interface Excluded {
  readonly prints: readonly string[];
  readonly why: string;
  readonly source: string;
}

/** At most one card of these names in a deck. */
export interface Group {
  readonly cards: readonly string[];
  readonly source: string;
}

/** At most so many cards with a tag in a deck. */
export interface Limit {
  readonly of: string;
  readonly most: number;
  readonly source: string;
}

/** Sets become legal so many days after they come out. */
export interface Wait {
  readonly days: number;
  /** For sets that came out on this day or later. */
  readonly since: Day;
  readonly source: string;
}

export interface TournamentFormat {
  readonly key: string;
  readonly title: string;
  /** The last day of which anything in it is known. */
  readonly asOf: Day;
  /** Who decides it: `the publisher`, or who made a fan format. */
  readonly by: string;
  /** Exactly so many cards. */
  readonly size: { readonly cards: number; readonly source: string } | null;
  /** A print outside the pool may be played where one in it has the same name and words. */
  readonly reprints: { readonly source: string } | null;
  /** At most so many cards with a tag, whatever their names. */
  readonly limits: readonly Limit[];
  /** Copies of a name, basic Energy aside, where the format has fewer than the rulebook, or any number; null where it leaves that to the rulebook. */
  readonly copies: { readonly most: number | 'any'; readonly source: string } | null;
  /** All Pokémon share a type. */
  readonly oneType: { readonly source: string } | null;
  /** Kinds of cards that may not be in the deck, by their tags: `v`, `ex`, `ace spec`. */
  readonly without: { readonly tags: readonly string[]; readonly source: string } | null;
  readonly wait: Wait | null;
  readonly pools: readonly Pool[];
  readonly bans: readonly Ban[];
  readonly excluded: readonly Excluded[];
  readonly groups: readonly Group[];
}

/** The pool in force on a day; null for a day before the first that is recorded. */
export const poolOn = ({ pools }: TournamentFormat, day: Day): Pool | null =>
  pools.filter(({ from }) => from <= day).sort((a, b) => (a.from < b.from ? 1 : -1))[0] ?? null;

/** What is banned on a day. */
export const bansOn = ({ bans }: TournamentFormat, day: Day): readonly Ban[] =>
  bans.filter(({ from, until }) => (from === null || from <= day) && (until === undefined || day < until));

/** Whether a print, in any spelling, is one of these. */
export const isAmong = (print: string, prints: readonly string[]): boolean =>
  prints.some((one) => plainPrint(one) === plainPrint(print));

/** Every section, page or announcement that a format names for something it says. */
export const sourcesNamed = (format: TournamentFormat): readonly string[] => {
  const { size, reprints, limits, copies, oneType, without, wait, pools, bans, excluded, groups } = format;
  const said = [size, reprints, ...limits, copies, oneType, without, wait, ...pools, ...bans, ...excluded, ...groups];
  return said.flatMap((one) => (one === null ? [] : [one.source]));
};
