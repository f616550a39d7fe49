import { isRuled } from '../../corpus/index.ts';
import { citeOne } from '../../render/cite.ts';
import { usageFault } from '../../render/report/errors.ts';
import { showReport } from '../../render/report/show-report.ts';
import type { PenaltyRepairedJson } from '../../render/report/types-of-penalties.ts';
import { replay as replayed } from '../../scenario/index.ts';
import { describeTable } from '../../state/index.ts';
import { canonicalNames, printBoardLine } from '../../state/notation/index.ts';
import { isRefused, type Outcome, refused } from '../outcome.ts';
import type { RulingRequest } from '../rulings/pipeline.ts';
import { replay } from '../rulings/replay.ts';
import type { World } from '../world.ts';

const NO_STEPS = usageFault(
  'no-act',
  'this board has no steps, so there is no act to take back.',
  'A file has  steps:  with the act among them.',
);

/**
 * The table to which play goes back: the turn is played again up to the first act that the rules forbid. What a player has seen since then, and the
 * order of a deck, no replay gives back; the judge says how far it can be undone.
 */
export const repaired = async (
  table: RulingRequest['table'],
  ruleset: string | undefined,
  world: World,
): Promise<Outcome<PenaltyRepairedJson>> => {
  const outcome = await replay({ table, ...(ruleset === undefined ? {} : { ruleset }) }, world);
  if (isRefused(outcome)) return refused(outcome.faults, outcome.because);
  const { report, table: read } = outcome;
  const { board, pool } = read;
  if (board.steps.length === 0 || !isRuled(report.ruleset)) return refused([NO_STEPS]);
  const at = report.steps.findIndex(({ verdict }) => verdict === 'illegal');
  const step = report.steps[at];
  const { expect: _expected, ask: _asked, ...untested } = board;
  const before = replayed(
    { ...untested, steps: board.steps.slice(0, step === undefined ? board.steps.length : at) },
    { pool, doc: report.ruleset },
  );
  const line = printBoardLine(
    canonicalNames({ ...describeTable(before.state, before.pool), ruleset: report.ruleset }, pool),
  );
  return {
    board: line,
    step: step?.says ?? null,
    also: step === undefined ? 0 : board.steps.length - at - 1,
    grounds: step === undefined ? [] : [...new Set(step.grounds.map(({ rule }) => citeOne(rule)))],
    table: showReport(before.state, before.pool, '', board.setup),
  };
};
