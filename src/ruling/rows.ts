import { type NeedCode, placeOf, settledView } from '../claims/index.ts';
import type { RuleId } from '../corpus/index.ts';
import { type Action, paragraphOf } from '../engine/index.ts';
import { type CardPool, poolWith, sameValue, type TableSetUp } from '../state/index.ts';
import { allowedBy } from './allows.ts';
import { NOTHING_ASSUMED } from './assumptions.ts';
import { anyCards, candidates, type IsAsked, playsFromHand } from './candidates.ts';
import type { FaultCode } from './codes.ts';
import { triedWithout } from './could-matter.ts';
import { inTheWay } from './faults-that-matter.ts';
import type { KindAsked } from './kinds-asked.ts';
import type { Candidate } from './legal-set-up.ts';
import { type ActAsked, actAsked } from './prints-apart.ts';
import { ruleOnAction, ruleOnGrounds } from './rule-on-action.ts';
import { rulesFor, type TableToRule } from './ruled.ts';
import type { Assumption, GapFound, Ground, Said, Verdict, Way } from './ruling.ts';
import { assumedFromSilence, rulesOf } from './silences.ts';
import { missingIn, paragraphOrOther, unlessUnknown } from './unless-unknown.ts';
import { weighGaps } from './weigh-gaps.ts';

/** One row of the overview: an action, or one kind of card that may be in a hand that was not described. */
export interface Row {
  readonly kind: Action['kind'];
  /** The Pokémon, attack or card that is meant. */
  readonly subject: { readonly [name: string]: string };
  /** The place of that Pokémon, as questions name it; null for a row about none. */
  readonly place: string | null;
  /** True when the row depends on a card that was not given as in the hand. */
  readonly ifHeld: boolean;
  /** The paragraph that allows this kind of action; where the document has none, the one of another document. */
  readonly rule: RuleId;
  /** The verdict that the question about this action has. */
  readonly verdict: Verdict;
  readonly ways: readonly Way[];
  readonly grounds: readonly Ground[];
  /** Facts a rule needs that are unknown, and faults of the table that are in the way. */
  readonly needs: readonly Said<NeedCode>[];
  readonly gaps: readonly GapFound[];
  /** What the row takes from the silence of the document, or from the one that fills it. */
  readonly silences: readonly Assumption[];
  /** Where another document would forbid it and this one says nothing; and by which rules texts about it were read. */
  readonly unsaid: readonly Said[];
  /** The prints that have this attack or power, where others of that name have not. */
  readonly prints: readonly string[];
  /** The act, by the cards that do it. */
  readonly asked: ActAsked;
}

/** What of a table the overview is about. */
export interface RowsAsked {
  /** The kinds of action that are asked about; null for all. */
  readonly only: readonly KindAsked[] | null;
  /** What is impossible about the table. */
  readonly faults: readonly Said<FaultCode>[];
}

/** A row of which no part stands. */
export const UNDECIDED = { verdict: 'undetermined', ways: [], grounds: [], gaps: [], unsaid: [] } as const;

/** The actions of one table, its prints decided, over a pool with cards that stand for those of a hidden hand. */
const actionsOn = (
  table: TableToRule,
  tableSetUp: TableSetUp,
  { only }: RowsAsked,
): { readonly all: readonly Candidate[]; readonly pool: CardPool } => {
  const onTable = settledView(tableSetUp.state, rulesFor(table, tableSetUp));
  const isAsked: IsAsked = (kind) => only === null || only.includes(kind);
  if (!playsFromHand(isAsked)) return { all: candidates(onTable, [], isAsked), pool: tableSetUp.pool };
  const some = anyCards(onTable);
  const pool = poolWith(tableSetUp.pool, some);
  const view = settledView(tableSetUp.state, rulesFor(table, { ...tableSetUp, pool }));
  return { all: candidates(view, some, isAsked), pool };
};

/** The row of an action on a table. */
const rowsBy = (table: TableToRule, tableSetUp: TableSetUp, pool: CardPool, faults: RowsAsked['faults']) => {
  const rules = rulesFor(table, { ...tableSetUp, pool });
  const view = settledView(tableSetUp.state, rules);
  return (candidate: Candidate): Row => {
    const { action, subject, ifHeld } = candidate;
    // Of a card that only stands for some card of its kind no text can be followed.
    const one = weighGaps(candidate, rules, tableSetUp, NOTHING_ASSUMED, (prepared, by) =>
      ifHeld ? ruleOnGrounds(prepared, by) : ruleOnAction(prepared, by, [], false),
    );
    const host = action.kind === 'play-trainer' ? action.to : undefined;
    const place = host === undefined ? one.subject.place : placeOf(view.state, host);
    const at =
      action.kind !== 'bench' || candidate.state === tableSetUp.state ? view : settledView(candidate.state, rules);
    const law = allowedBy(at, action);
    const allowing = unlessUnknown(
      () => paragraphOf(law, rules),
      (stop) => stop,
    );
    const frame = {
      kind: action.kind,
      subject,
      place: typeof place === 'string' ? place : null,
      ifHeld,
      rule: paragraphOrOther(law, rules),
      silences: assumedFromSilence(one, rules.doc),
      prints: [],
      asked: actAsked(action, { state: candidate.state, pool }),
    };
    if (typeof allowing !== 'string') return { ...frame, ...UNDECIDED, needs: missingIn(allowing) };
    const { verdict, grounds, needs, gaps, ways, unsaid } = one;
    const wrong = inTheWay(faults, one);
    if (wrong === null) return { ...frame, verdict, grounds, needs, gaps, ways, unsaid };
    return wrong.restStands
      ? { ...frame, verdict: 'undetermined', grounds, needs: [...wrong.needs, ...needs], gaps, ways, unsaid }
      : { ...frame, ...UNDECIDED, needs: wrong.needs };
  };
};

/** What of a row is shown, and by which rules. */
export const shownOf = ({ kind, subject, place, ifHeld, rule, ...row }: Row): unknown => [
  [kind, subject, place, ifHeld, rule, row.verdict, row.ways, row.needs, row.gaps, row.prints],
  row.grounds.map((ground) => [
    ground.rule,
    ground.code,
    ground.facts,
    ground.allowances,
    ground.overruled?.rule ?? null,
  ]),
];

/** The same without facts, among which are numbers of turns. */
export const shownInKind = ({ kind, subject, place, ifHeld, rule, ...row }: Row): unknown => [
  [kind, subject, place, ifHeld, rule, row.verdict, row.ways, row.prints],
  row.grounds.map((ground) => [ground.rule, ground.code, ground.overruled?.rule ?? null]),
  row.needs.map((need) => [need.rule, need.code]),
  row.gaps.map(({ card, place: at, couldChange }) => [card, at, couldChange]),
];

const sameShown = (one: Row | undefined, other: Row | undefined): boolean =>
  one !== undefined && other !== undefined && sameValue(shownOf(one), shownOf(other));

/** The rules that a row names as its own reason, or that leave open what another document forbids. The others its act only met on the way. */
const reasonsOf = ({ rule, grounds, ways, needs, unsaid }: Row): ReadonlySet<RuleId> =>
  new Set([rule, ...rulesOf({ grounds, ways, branches: [], trace: [], unsaid }), ...needs.map((need) => need.rule)]);

/**
 * Silences that an act only met on the way and without which every row is the same: how a card is discarded that is played, or in which order damage
 * and effects come. All of them are tried at once, and one by one only where that changes a row.
 */
const idleSilences = (
  rows: readonly Row[],
  rowWithout: (at: number, off: ReadonlySet<RuleId>) => Row,
): ReadonlySet<RuleId> => {
  const named = new Set(rows.flatMap((row) => [...reasonsOf(row)]));
  const metIn = rows.map((row) => row.silences.flatMap(({ rule }) => (rule === null || named.has(rule) ? [] : rule)));
  const idle = new Set(metIn.flat());
  const all = new Set(idle);
  metIn.forEach((met, at) => {
    const tried = met.filter((rule) => idle.has(rule));
    const changes = (off: ReadonlySet<RuleId>): boolean =>
      !sameShown(triedWithout(() => rowWithout(at, off)) ?? undefined, rows[at]);
    if (tried.length === 0 || !changes(all)) return;
    const alone = tried.filter((rule) => changes(new Set([rule])));
    for (const rule of alone.length > 0 ? alone : tried) idle.delete(rule);
  });
  return idle;
};

/** Every row of one table, its prints decided. A recorder hears of the table as it is. */
export const rowsOf = (table: TableToRule, tableSetUp: TableSetUp, asked: RowsAsked): readonly Row[] => {
  const { all, pool } = actionsOn(table, tableSetUp, asked);
  const rows = all.map(rowsBy(table, tableSetUp, pool, asked.faults));
  if (table.recorder != null) return rows;
  const tried = new Map<ReadonlySet<RuleId>, (candidate: Candidate) => Row>();
  const idle = idleSilences(rows, (at, off) => {
    const rowBy =
      tried.get(off) ??
      rowsBy({ ...table, off: new Set([...(table.off ?? []), ...off]) }, tableSetUp, pool, asked.faults);
    tried.set(off, rowBy);
    return rowBy(all[at] as Candidate);
  });
  return rows.map((row) => ({ ...row, silences: row.silences.filter(({ rule }) => rule === null || !idle.has(rule)) }));
};

/** Are these the rows of this table? The first that is another answers. */
export const hasRows = (
  table: TableToRule,
  tableSetUp: TableSetUp,
  asked: RowsAsked,
  rows: readonly Row[],
  shown: (row: Row) => unknown = shownOf,
): boolean => {
  const { all, pool } = actionsOn(table, tableSetUp, asked);
  const rowBy = rowsBy(table, tableSetUp, pool, asked.faults);
  return (
    all.length === rows.length &&
    all.every((candidate, at) => {
      const row = rows[at];
      return row !== undefined && sameValue(shown(rowBy(candidate)), shown(row));
    })
  );
};
