import type { LaidTable } from '../state/index.ts';
import {
  firstPrint,
  type OnPrint,
  onEveryPrint,
  printsTaken,
  thoseThatDecide,
  waysOfPrints,
  whichPrint,
} from './prints.ts';
import { type Ruled, sourcesOf, type TableToRule } from './ruled.ts';
import type { Branch } from './ruling.ts';

/** One question, asked with every print that the names on the table may mean. */

const verdictOf = (ruled: Ruled): string => (ruled.ok ? ruled.ruling.verdict : 'fault');

/** Rules on every combination of prints. All agree: no word about it. They part: undetermined, with a branch for each. */
export const ruleOnPrints = (table: TableToRule, first: LaidTable, ruleOnLaid: (laid: LaidTable) => Ruled): Ruled => {
  const { tried, dropped } = onEveryPrint(table, first, ruleOnLaid);
  // A print that has no such attack or power is not the one that is meant, if another print has it.
  const answered = tried.filter(
    ({ came }) => came.ok && !came.ruling.grounds.some((ground) => ground.code === 'no-such-attack'),
  );
  const meant = answered.length > 0 ? answered : tried;
  const [one] = meant;
  if (one === undefined || !one.came.ok) return one?.came ?? tried[0]?.came ?? ruleOnLaid(first);
  const outline = ({ came: ruled }: OnPrint<Ruled>): string =>
    ruled.ok
      ? JSON.stringify([
          ruled.ruling.verdict,
          ruled.ruling.grounds.map((ground) => [ground.rule, ground.facts]),
          ruled.ruling.trace,
          ruled.ruling.branches.map((branch) => branch.trace),
        ])
      : 'fault';
  const verdicts = new Set(meant.map(({ came }) => verdictOf(came)));
  const { ruling } = one.came;
  if (verdicts.size === 1) {
    const differ = new Set(meant.map(outline)).size > 1 || meant.length < tried.length;
    const taken = differ ? [printsTaken(one.pick, one.laid.pool)] : [];
    return {
      ok: true,
      ruling: {
        ...ruling,
        ways: waysOfPrints(meant.map(({ label, came }) => ({ label, ways: came.ok ? came.ruling.ways : [] }))),
        assumptions: [...ruling.assumptions, ...taken, ...dropped.map(firstPrint)],
      },
    };
  }
  const branches: Branch[] = meant.flatMap(({ label, came: ruled }) =>
    ruled.ok
      ? [
          {
            if: [`print: ${label}`],
            verdict: ruled.ruling.verdict,
            trace: ruled.ruling.trace,
            after: null,
            needs: ruled.ruling.needs,
            grounds: ruled.ruling.grounds,
          },
        ]
      : [],
  );
  const needs = whichPrint(thoseThatDecide(first.ambiguous, meant, verdictOf), sourcesOf(table));
  return {
    ok: true,
    ruling: { ...ruling, verdict: 'undetermined', grounds: [], ways: [], branches, needs, remedy: [] },
  };
};
