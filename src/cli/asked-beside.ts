import type { FaultJson } from '../render/report/types.ts';
import { ASSUMPTIONS, readAssumptions } from '../ruling/index.ts';
import { faultyQuestions } from '../scenario/index.ts';
import { questionFault } from './question-fault.ts';
import type { TableAsRead } from './table.ts';

/** What is wrong with a question and its assumptions whatever the table, told beside the faults of a table that cannot be read. */
export const askedBeside = (
  { table }: TableAsRead,
  typed: string,
  assume: readonly string[] = [],
): readonly FaultJson[] => {
  if (table === null) return [];
  const { board, pool } = table;
  const { ask: _ask, ...others } = board;
  const asked = typed === '' ? [] : faultyQuestions({ ...others, ask: typed, steps: [] }, pool);
  const { notUnderstood } = readAssumptions(assume);
  return [
    ...asked.map(({ fault }) => questionFault(fault, pool)),
    ...notUnderstood.map((said) => questionFault({ code: 'unknown-assumption', said, expected: ASSUMPTIONS }, pool)),
  ];
};
