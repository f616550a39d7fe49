import { playerOf, viewOf } from '../claims/index.ts';
import type { RuledDoc, RuleId } from '../corpus/index.ts';
import { type Action, type Law, paragraphOf } from '../engine/index.ts';
import { rulesetOf } from '../eras/index.ts';
import { formatOf } from '../formats/index.ts';
import type { Rules } from '../rules/index.ts';
import { cardPool, type GameState, type LaidTable, layTable, type Setup } from '../state/index.ts';
import { NOTHING_ASSUMED, takenForGranted, wordingsTaken } from './assumptions.ts';
import { anyCards, candidates } from './candidates.ts';
import { inTheWay } from './faults-that-matter.ts';
import { setUpOfForm } from './gaps.ts';
import { inspect } from './inspection/index.ts';
import { SET_UP_ALLOWS } from './legal-set-up.ts';
import { combinations, firstPrint, whichPrint } from './prints.ts';
import { ruleOnAction, ruleOnGrounds } from './rule-on-action.ts';
import { sourcesOf, type TableToRule } from './ruled.ts';
import type { Assumption, GapFound, Ground, Said, Verdict, Way } from './ruling.ts';
import { weighGaps } from './weigh-gaps.ts';

/** One row of the overview: an action, or one kind of card that may be in a hand nobody described. */
export interface Row {
  readonly kind: Action['kind'];
  /** The Pokémon, attack or card that is meant. */
  readonly subject: { readonly [name: string]: string };
  /** The place of that Pokémon, as questions name it; null for a row about none. */
  readonly place: string | null;
  /** True when the row hangs on a card nobody told to be in the hand. */
  readonly ifHeld: boolean;
  readonly rule: RuleId;
  /** The verdict that the question about this action has. */
  readonly verdict: Verdict;
  readonly ways: readonly Way[];
  readonly grounds: readonly Ground[];
  /** Facts a rule needs and nobody told, and faults of the table that are in the way. */
  readonly needs: readonly Said[];
  readonly gaps: readonly GapFound[];
}

export interface LegalOverview {
  readonly ruleset: RuledDoc;
  readonly state: GameState;
  /** Every row that is not forbidden, those included that nobody can decide. */
  readonly open: readonly Row[];
  readonly closed: readonly Row[];
  readonly gaps: readonly GapFound[];
  /** Free places on the Bench of the player to move; null when nobody told who is there. */
  readonly benchFree: number | null;
  /** What is impossible about the table, each with the rule it breaks. */
  readonly faults: readonly Said[];
  readonly assumptions: readonly Assumption[];
  readonly setup: Setup;
}

/** The paragraph that lets a kind of action be done, for rows that are open. */
const ALLOWS: Readonly<Record<Action['kind'], Law<'comprehensive-2009'>>> = {
  draw: { 'comprehensive-2009': ['601.1', 'draw one card'] },
  bench: { 'comprehensive-2009': ['300.2', 'Basic Pokémon'] },
  evolve: { 'comprehensive-2009': ['307.2a', 'Evolves from'] },
  'level-up': { 'comprehensive-2009': ['307.3a', 'Put onto'] },
  'attach-energy': { 'comprehensive-2009': ['305.3', 'one Energy card'] },
  'play-trainer': { 'comprehensive-2009': ['315.2', 'no limit'] },
  'play-supporter': { 'comprehensive-2009': ['313.2', 'one Supporter'] },
  'play-stadium': { 'comprehensive-2009': ['312.3', 'one Stadium'] },
  retreat: { 'comprehensive-2009': ['309.3', 'from the Bench'] },
  'use-power': { 'comprehensive-2009': ['408.1', 'optional'] },
  attack: { 'comprehensive-2009': ['603.1', 'Attacking Pokémon'] },
  'end-turn': { 'comprehensive-2009': ['603.2', 'required to attack'] },
  ...SET_UP_ALLOWS,
};

/** Every row of one table, its prints decided. */
const rowsOf = (table: TableToRule, laid: LaidTable, faults: readonly Said[]): readonly Row[] => {
  const probe = { ...table, format: laid.state.format };
  const bare = rulesetOf(table.doc, { ...probe, pool: laid.pool });
  const some = anyCards(viewOf(laid.state, bare));
  const rules: Rules = rulesetOf(table.doc, { ...probe, pool: cardPool([...laid.pool.all(), ...some]) });
  const view = viewOf(laid.state, rules);
  return candidates(view).map((candidate): Row => {
    const { action, subject, ifHeld } = candidate;
    // Of a card that only stands for some card of its kind no text can be followed.
    const one = weighGaps(candidate, rules, laid, NOTHING_ASSUMED, (prepared, by) =>
      ifHeld ? ruleOnGrounds(prepared, by) : ruleOnAction(prepared, by, []),
    );
    const { place } = one.subject;
    const frame = {
      kind: action.kind,
      subject,
      place: typeof place === 'string' ? place : null,
      ifHeld,
      rule: paragraphOf(ALLOWS[action.kind], rules),
    };
    const { verdict, grounds, needs, gaps, ways } = one;
    const wrong = inTheWay(faults, one);
    if (wrong === null) return { ...frame, verdict, grounds, needs, gaps, ways };
    return wrong.restStands
      ? { ...frame, verdict: 'undetermined', grounds, needs: [...wrong.needs, ...needs], gaps, ways }
      : { ...frame, ...UNDECIDED, needs: wrong.needs };
  });
};

const UNDECIDED = { verdict: 'undetermined', ways: [], grounds: [], gaps: [] } as const;

/** What makes two rows, made for different prints, the same row. */
const keyOf = ({ kind, ifHeld, place, subject }: Row): string =>
  [kind, ifHeld, place, ...Object.entries(subject).flat()].join('\n');

/** Rows that another print of a name would turn are not decided: the print is what is missing. */
const acrossPrints = (
  table: TableToRule,
  laid: LaidTable,
  faults: readonly Said[],
  first: readonly Row[],
): readonly Row[] => {
  if (laid.ambiguous.length === 0) return first;
  const others = combinations(laid.ambiguous).picks.map((pick) => {
    const rows = rowsOf(table, layTable(table.setup, table.pool, formatOf(table.setup), table.doc, pick), faults);
    return new Map(rows.toReversed().map((row) => [keyOf(row), row.verdict]));
  });
  const needs = whichPrint(laid.ambiguous, sourcesOf(table));
  return first.map((row) => {
    const key = keyOf(row);
    const parts = others.some((verdicts) => (verdicts.get(key) ?? row.verdict) !== row.verdict);
    return parts ? { ...row, ...UNDECIDED, needs } : row;
  });
};

const freePlaces = ({ state, pool }: LaidTable, doc: RuledDoc): number | null => {
  const rules = rulesetOf(doc, { pool, format: state.format });
  const view = viewOf(state, rules);
  const { bench, benchTold, seat } = playerOf(state, state.toMove);
  return benchTold ? Math.max(0, rules.answers.form.benchLimit(view, [seat]) - bench.length) : null;
};

/**
 * Every action that is open on this table, and every one that is not with all its grounds, in the order in which CR 602.1 lists them. Rows that
 * hang on a hidden hand are marked. A row says what the question about it is answered with.
 */
export const legalOn = (table: TableToRule): LegalOverview => {
  const unruled = setUpOfForm(table.setup);
  const frame = { ruleset: table.doc, setup: table.setup };
  if (unruled !== null) {
    const nobody: Setup = { phase: 'setup', used: [], sides: {}, effects: [] };
    const { state } = layTable(nobody, table.pool, formatOf(nobody), table.doc);
    return { ...frame, state, open: [], closed: [], gaps: [unruled], benchFree: null, faults: [], assumptions: [] };
  }
  const laid = layTable(table.setup, table.pool, formatOf(table.setup), table.doc);
  const faults = inspect(table);
  const rows = acrossPrints(table, laid, faults, rowsOf(table, laid, faults));
  const gaps = new Map(rows.flatMap((row) => row.gaps.map((gap) => [`${gap.card} ${gap.place}`, gap] as const)));
  return {
    ...frame,
    state: laid.state,
    open: rows.filter((row) => row.verdict !== 'illegal'),
    closed: rows.filter((row) => row.verdict === 'illegal'),
    gaps: [...gaps.values()],
    benchFree: freePlaces(laid, table.doc),
    faults,
    assumptions: [
      ...takenForGranted(laid, []),
      ...wordingsTaken(laid, rulesetOf(table.doc, { ...table, format: laid.state.format, pool: laid.pool })),
      ...laid.ambiguous.map(firstPrint),
    ],
  };
};
