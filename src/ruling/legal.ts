import { type NeedCode, playerOf, settledView } from '../claims/index.ts';
import type { RuledDoc, RuleId } from '../corpus/index.ts';
import { ACTION_KINDS, type Action, paragraphOf } from '../engine/index.ts';
import type { Rules } from '../rules/index.ts';
import { type GameState, poolWith, type Setup, sameValue, type TableSetUp } from '../state/index.ts';
import { allowedBy } from './allows.ts';
import { assumptionsOf, NOTHING_ASSUMED, wordingsAssumed } from './assumptions.ts';
import { anyCards, candidates } from './candidates.ts';
import type { FaultCode } from './codes.ts';
import { inTheWay } from './faults-that-matter.ts';
import { inspect } from './inspection/index.ts';
import {
  firstPrint,
  type OnPrint,
  onEveryPrint,
  thatMatter,
  thoseThatDecide,
  waysOfPrints,
  whichPrint,
} from './prints.ts';
import { type ActAsked, actAsked, type PrintsApart, printsApart } from './prints-apart.ts';
import { ruleOnAction, ruleOnGrounds } from './rule-on-action.ts';
import { rulesFor, setUpWith, sourcesOf, type TableToRule } from './ruled.ts';
import type { Assumption, GapFound, Ground, Said, Verdict, Way } from './ruling.ts';
import { assumedFromSilence } from './silences.ts';
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
  /** The prints that have this attack or power, where others of that name have not. */
  readonly prints: readonly string[];
  /** The act, by the cards that do it. */
  readonly asked: ActAsked;
}

export interface LegalOverview {
  readonly ruleset: RuledDoc;
  readonly state: GameState;
  /** Every row that is not forbidden, those included that are undetermined. */
  readonly open: readonly Row[];
  readonly closed: readonly Row[];
  readonly gaps: readonly GapFound[];
  /** Free places on the Bench of the player to move; null when it is unknown who is there. */
  readonly benchFree: number | null;
  /** What is impossible about the table, each with the rule it breaks. */
  readonly faults: readonly Said<FaultCode>[];
  readonly assumptions: readonly Assumption[];
  readonly setup: Setup;
}

const UNDECIDED = { verdict: 'undetermined', ways: [], grounds: [], gaps: [] } as const;

/** Every row of one table, its prints decided. */
const rowsOf = (table: TableToRule, tableSetUp: TableSetUp, faults: readonly Said<FaultCode>[]): readonly Row[] => {
  const some = anyCards(settledView(tableSetUp.state, rulesFor(table, tableSetUp)));
  const pool = poolWith(tableSetUp.pool, some);
  const rules = rulesFor(table, { ...tableSetUp, pool });
  const view = settledView(tableSetUp.state, rules);
  return candidates(view).map((candidate): Row => {
    const { action, subject, ifHeld } = candidate;
    // Of a card that only stands for some card of its kind no text can be followed.
    const one = weighGaps(candidate, rules, tableSetUp, NOTHING_ASSUMED, (prepared, by) =>
      ifHeld ? ruleOnGrounds(prepared, by) : ruleOnAction(prepared, by, [], false),
    );
    const { place } = one.subject;
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
    const { verdict, grounds, needs, gaps, ways } = one;
    const wrong = inTheWay(faults, one);
    if (wrong === null) return { ...frame, verdict, grounds, needs, gaps, ways };
    return wrong.restStands
      ? { ...frame, verdict: 'undetermined', grounds, needs: [...wrong.needs, ...needs], gaps, ways }
      : { ...frame, ...UNDECIDED, needs: wrong.needs };
  });
};

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

/**
 * The rows of all prints. One that another print would turn is not decided: the print is what is missing. An attack or power that only some prints
 * have is ruled on by these, as the question about it is.
 */
const acrossPrints = (
  table: TableToRule,
  first: TableSetUp,
  rows: (tableSetUp: TableSetUp) => readonly Row[],
): AcrossPrints => {
  const { tried, dropped } = onEveryPrint(table, first, rows, true);
  const all = tried.map(({ label }) => label);
  const taken = new Set(dropped);
  const merged = together(tried).map(({ on }): Row => {
    const [one] = on;
    if (one === undefined) throw new Error('a row stands on some print');
    const row = one.came;
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
    return { ...row, ways: waysOfPrints(on.map(({ label, came }) => ({ label, ways: came.ways }))), prints };
  });
  return { rows: merged, taken: first.ambiguous.filter((name) => taken.has(name)).map(firstPrint) };
};

interface AcrossPrints {
  readonly rows: readonly Row[];
  /** Names whose first print the details of some row are given by. */
  readonly taken: readonly Assumption[];
}

/** Null where that Bench is unknown, or the document says nothing of its size in this form of play. */
const freePlaces = ({ state }: TableSetUp, rules: Rules): number | null => {
  const view = settledView(state, rules);
  const { bench, benchGiven, seat } = playerOf(state, state.toMove);
  if (!benchGiven) return null;
  return unlessUnknown(
    () => Math.max(0, rules.answers.form.benchLimit(view, [seat]) - bench.length),
    () => null,
  );
};

/**
 * Every action that is open on this table, and every one that is not with all its grounds, in the order in which CR 602.1 lists them. Rows that
 * depend on a hidden hand are marked. A row says what the question about it is answered with.
 */
export const legalOn = (table: TableToRule): LegalOverview => {
  const tableSetUp = setUpWith(table);
  const rules = rulesFor(table, tableSetUp);
  const faults = inspect(table);
  const { rows: all, taken } = acrossPrints(table, tableSetUp, (one) => rowsOf(table, one, faults));
  const rows = all.toSorted((a, b) => ACTION_KINDS.indexOf(a.kind) - ACTION_KINDS.indexOf(b.kind));
  const silences = new Map(rows.flatMap((row) => row.silences.map((one) => [one.rule, one] as const)));
  const gaps = new Map(rows.flatMap((row) => row.gaps.map((gap) => [`${gap.card} ${gap.place}`, gap] as const)));
  return {
    ruleset: table.doc,
    setup: table.setup,
    state: tableSetUp.state,
    open: rows.filter((row) => row.verdict !== 'illegal'),
    closed: rows.filter((row) => row.verdict === 'illegal'),
    gaps: [...gaps.values()],
    benchFree: freePlaces(tableSetUp, rules),
    faults,
    assumptions: [
      ...assumptionsOf(tableSetUp, rules, []),
      ...wordingsAssumed(tableSetUp, rules),
      ...taken,
      ...silences.values(),
    ],
  };
};
