import type { Doc } from '../../corpus/index.ts';
import { formatOf } from '../../formats/index.ts';
import { showReport } from '../../render/report/show-report.ts';
import type { ShowReport } from '../../render/report/types.ts';
import { type CardPool, type Setup, setUpTable } from '../../state/index.ts';

/** The table as it was given, for drawing. */
export const tableGiven = (setup: Setup, pool: CardPool, ruleset: string): ShowReport => {
  const table = setUpTable(setup, pool, formatOf(setup), ruleset as Doc);
  return showReport(table.state, table.pool, '', setup);
};
