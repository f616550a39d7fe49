import { playerOf, settledView } from '../claims/index.ts';
import type { RuledDoc } from '../corpus/index.ts';
import { ACTION_KINDS } from '../engine/index.ts';
import type { Rules } from '../rules/index.ts';
import { type GameState, type Setup, sameValue, type TableSetUp } from '../state/index.ts';
import { type AssumedLines, assumedLines } from './assumed-lines.ts';
import { assumptionsOf, wordingsAssumed } from './assumptions.ts';
import type { FaultCode } from './codes.ts';
import { couldMatter } from './could-matter.ts';
import { inspect } from './inspection/index.ts';
import type { KindAsked } from './kinds-asked.ts';
import { hasRows, type Row, type RowsAsked, rowsOf, shownInKind, shownOf } from './rows.ts';
import { type AcrossPrints, acrossPrints, type RowsOfKinds, silencesOf } from './rows-of-prints.ts';
import { rulesFor, setUpWith, type TableToRule } from './ruled.ts';
import type { Assumption, GapFound, Said } from './ruling.ts';
import { unlessUnknown } from './unless-unknown.ts';

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

/** By these parts of its rows a default is looked at; every other by all of them. On another turn a table counts its turns otherwise. */
const PARTS: { readonly [code: string]: (row: Row) => unknown } = { turn: shownInKind };

/** The defaults of an overview without those in whose place anything else leads to the same rows. */
const defaultsThatMatter = (
  defaults: readonly Assumption[],
  table: TableToRule,
  faults: RowsAsked['faults'],
  { byKinds }: AcrossPrints,
  lines: LinesByKinds,
): readonly Assumption[] => {
  const changes = (by: TableToRule, those: readonly RowsOfKinds[], part = shownOf): boolean => {
    const tableSetUp = setUpWith(by);
    // The first prints alone often tell: what changes a row of theirs is reported.
    if (those.some(({ kinds, ofFirst }) => !hasRows(by, tableSetUp, { only: kinds, faults }, ofFirst, part)))
      return true;
    if (tableSetUp.ambiguous.length === 0) return false;
    return those.some(({ kinds, rows }) => {
      const others = acrossPrints(by, tableSetUp, kinds, (one, only) => rowsOf(by, one, { only, faults }));
      return !sameValue(others.rows.map(part), rows.map(part));
    });
  };
  // Rows for which nobody looked beneath a Pokémon are the same whatever lies there.
  const lookedBeneath = byKinds.filter(({ kinds }) => !lines.of(kinds).noMatter);
  return defaults.filter(
    couldMatter(defaults, table, { noMatter: lookedBeneath.length === 0 }, (by, code) =>
      changes(by, code === 'normal-line' ? lookedBeneath : byKinds, PARTS[code]),
    ),
  );
};

/** What is known of the assumed lines, of each set of kinds of action by itself. */
interface LinesByKinds {
  of(kinds: readonly KindAsked[] | null): AssumedLines;
}

const linesByKinds = (): LinesByKinds => {
  const known = new Map<readonly KindAsked[] | null, AssumedLines>();
  return {
    of(kinds) {
      const lines = known.get(kinds) ?? assumedLines();
      known.set(kinds, lines);
      return lines;
    },
  };
};

/**
 * Every action that is open on this table, and every one that is not with all its grounds, in the order in which CR 602.1 lists them. Rows that
 * depend on a hidden hand are marked. A row says what the question about it is answered with. `only`: the kinds of action that are asked about; what is
 * assumed is assumed for these.
 */
export const legalOn = (table: TableToRule, only: readonly KindAsked[] | null = null): LegalOverview => {
  const tableSetUp = setUpWith(table);
  const rules = rulesFor(table, tableSetUp);
  const faults = inspect(table);
  const lines = linesByKinds();
  const found = acrossPrints(table, tableSetUp, only, (one, kinds) =>
    rowsOf(table, lines.of(kinds).watched(one), { only: kinds, faults }),
  );
  const rows = found.rows.toSorted((a, b) => ACTION_KINDS.indexOf(a.kind) - ACTION_KINDS.indexOf(b.kind));
  const gaps = new Map(rows.flatMap((row) => row.gaps.map((gap) => [`${gap.card} ${gap.place}`, gap] as const)));
  const defaults = [...assumptionsOf(tableSetUp, []), ...wordingsAssumed(tableSetUp, rules)];
  return {
    ruleset: table.doc,
    setup: table.setup,
    state: tableSetUp.state,
    open: rows.filter((row) => row.verdict !== 'illegal'),
    closed: rows.filter((row) => row.verdict === 'illegal'),
    gaps: [...gaps.values()],
    benchFree: freePlaces(tableSetUp, rules),
    faults,
    assumptions: [...defaultsThatMatter(defaults, table, faults, found, lines), ...found.taken, ...silencesOf(rows)],
  };
};
