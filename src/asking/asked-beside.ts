import type { FaultJson } from '../render/report/types.ts';
import { ASSUMPTIONS, readAssumptions } from '../ruling/index.ts';
import { faultyQuestions } from '../scenario/index.ts';
import { type CardPool, cardPool } from '../state/index.ts';
import { questionFault } from './question-fault.ts';
import { rulesetFor, type TableAsRead } from './tables/read-table.ts';

/** Assumptions that are none, whatever is assumed about. */
export const assumptionsBeside = (assume: readonly string[], pool: CardPool = cardPool([])): readonly FaultJson[] =>
  readAssumptions(assume).notUnderstood.map((said) =>
    questionFault({ code: 'unknown-assumption', said, expected: ASSUMPTIONS }, pool),
  );

/** The faults of a question and its assumptions that need no table, reported with the faults of a table that cannot be read. */
export const askedBeside = (
  { table }: TableAsRead,
  typed: string,
  assume: readonly string[] = [],
): readonly FaultJson[] => {
  if (table === null) return assumptionsBeside(assume);
  const { board, pool } = table;
  const { ask: _ask, ...others } = board;
  const setup = { ...board.setup, ruleset: rulesetFor(table, undefined) };
  const asked = typed === '' ? [] : faultyQuestions({ ...others, setup, ask: typed, steps: [] }, pool);
  return [...asked.map(({ fault }) => questionFault(fault, pool)), ...assumptionsBeside(assume, pool)];
};
