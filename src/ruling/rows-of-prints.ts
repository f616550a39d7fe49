import type { Action } from '../engine/index.ts';
import { sameValue, type TableSetUp } from '../state/index.ts';
import { KINDS_ASKED, type KindAsked } from './kinds-asked.ts';
import {
  type AskEveryPrint,
  everyPrint,
  firstPrint,
  type OnPrint,
  thatMatter,
  thoseThatDecide,
  waysOfPrints,
  whichPrint,
} from './prints.ts';
import { type PrintsApart, printsApart } from './prints-apart.ts';
import { type Row, UNDECIDED } from './rows.ts';
import { sourcesOf, type TableToRule } from './ruled.ts';
import type { Assumption } from './ruling.ts';

/** The overview of a table on which a name may be any of several prints: rows of every print, compared. */

/** One row on every combination of prints that has it, in their order. */
interface RowOnPrints {
  readonly key: string;
  readonly on: OnPrint<Row>[];
}

/** What makes two rows, made for different prints, the same row; `seen` counts equal ones of one table. */
const keyOf = ({ kind, ifHeld, place, subject }: Row, seen: Map<string, number>): string => {
  const key = [kind, ifHeld, place, ...Object.entries(subject).flat()].join('\n');
  const count = (seen.get(key) ?? 0) + 1;
  seen.set(key, count);
  return `${key}\n${count}`;
};

const together = (tried: readonly OnPrint<readonly Row[]>[]): readonly RowOnPrints[] => {
  const found = new Map<string, RowOnPrints>();
  // Prints that are ruled on together have one list of rows.
  const keys = new Map<readonly Row[], readonly string[]>();
  for (const one of tried) {
    const seen = new Map<string, number>();
    const those = keys.get(one.came) ?? one.came.map((row) => keyOf(row, seen));
    keys.set(one.came, those);
    one.came.forEach((row, at) => {
      const key = those[at] ?? '';
      const known = found.get(key) ?? { key, on: [] };
      known.on.push({ ...one, came: row });
      found.set(key, known);
    });
  }
  return [...found.values()];
};

/** What a print that has no such attack or power leaves to those that have it; everything else it forbids. */
const LEFT_TO_OTHERS: ReadonlySet<Action['kind']> = new Set<Action['kind']>(['attack', 'use-power']);

/** What rows take from silence, each once. */
export const silencesOf = (rows: readonly Row[]): readonly Assumption[] => [
  ...new Map(rows.flatMap(({ silences }) => silences.map((one) => [one.rule, one] as const))).values(),
];

/**
 * Kinds of action that look at much the same of a card, in the order of `candidates`. Each set is asked of the prints by itself: what only its attacks
 * tell apart is one card for everything else.
 */
const KINDS_TOGETHER: readonly (readonly KindAsked[])[] = [
  KINDS_ASKED.filter((kind) => kind !== 'use-power' && kind !== 'use-card' && kind !== 'attack'),
  ['use-power', 'use-card'],
  ['attack'],
];

/**
 * The rows of all prints, of these kinds of action (null: of all). One that another print would turn is not decided: the print is what is missing. An attack or power that only some prints
 * have is ruled on by these, as the question about it is.
 */
export const acrossPrints = (
  table: TableToRule,
  first: TableSetUp,
  only: readonly KindAsked[] | null,
  rows: RowsOnTable,
): AcrossPrints => {
  const ask = everyPrint(table, first);
  const found = askedTogether(first, only).map((kinds) => ofKinds(table, first, ask, kinds, rows));
  const taken = new Map(found.flatMap((one) => one.taken.map((assumed) => [assumed.about, assumed] as const)));
  return {
    rows: found.flatMap((one) => one.rows),
    byKinds: found,
    taken: first.ambiguous.flatMap(({ name }) => taken.get(name) ?? []),
  };
};

/** The kinds of action that are asked about, in the sets that are asked by themselves: all in one where no name means several prints. */
const askedTogether = (
  { ambiguous }: TableSetUp,
  only: readonly KindAsked[] | null,
): readonly (readonly KindAsked[] | null)[] =>
  ambiguous.length === 0
    ? [only]
    : KINDS_TOGETHER.map((kinds) => kinds.filter((kind) => only?.includes(kind) !== false)).filter(
        (kinds) => kinds.length > 0,
      );

const ofKinds = (
  table: TableToRule,
  first: TableSetUp,
  ask: AskEveryPrint,
  kinds: readonly KindAsked[] | null,
  rows: RowsOnTable,
): RowsOfKinds => {
  const { tried, dropped } = ask((one) => rows(one, kinds), true);
  const all = tried.map(({ label }) => label);
  const taken = new Set(dropped);
  const merged = together(tried).map(({ on }): Row => {
    const [one] = on;
    if (one === undefined) throw new Error('a row stands on some print');
    const row = { ...one.came, silences: silencesOf(on.map(({ came }) => came)) };
    const lacking = on.length < tried.length;
    const verdicts = new Set(on.map(({ came }) => came.verdict));
    if (lacking && !LEFT_TO_OTHERS.has(row.kind)) verdicts.add('illegal');
    const prints = lacking ? thatMatter([...new Set(on.map(({ label }) => label))], all) : [];
    if (verdicts.size > 1) {
      const those = thoseThatDecide(first.ambiguous, on, ({ verdict }) => verdict);
      const act = row.asked;
      const apart = (name: string): PrintsApart | null => printsApart(name, on, ({ verdict }) => verdict, act);
      return { ...row, ...UNDECIDED, needs: whichPrint(those, sourcesOf(table), apart), prints };
    }
    const outline = ({ grounds, needs, gaps }: Row): unknown => [grounds, needs, gaps];
    if (on.some(({ came }) => !sameValue(outline(came), outline(row))))
      for (const name of thoseThatDecide(first.ambiguous, on, outline)) taken.add(name);
    return { ...row, ways: waysOfPrints(on.map((each) => ({ ...each, ways: each.came.ways }))), prints };
  });
  return {
    kinds,
    rows: merged,
    ofFirst: tried[0]?.came ?? [],
    taken: first.ambiguous.filter((name) => taken.has(name)).map(firstPrint),
  };
};

export interface AcrossPrints {
  readonly rows: readonly Row[];
  /** The same by the kinds of action that were asked about together. */
  readonly byKinds: readonly RowsOfKinds[];
  /** Names whose first print the details of some row are given by. */
  readonly taken: readonly Assumption[];
}

/** The rows of kinds of action that are asked about together; null: of all kinds. */
export interface RowsOfKinds {
  readonly kinds: readonly KindAsked[] | null;
  readonly rows: readonly Row[];
  /** The rows of the first prints alone. */
  readonly ofFirst: readonly Row[];
  readonly taken: readonly Assumption[];
}

/** The rows of these kinds of action on one table, its prints decided. */
type RowsOnTable = (tableSetUp: TableSetUp, kinds: readonly KindAsked[] | null) => readonly Row[];
