import type { Citation } from '../../corpus/index.ts';
import type { CheckReport } from './types.ts';

/** A table and everything impossible about it. `at` is `file:line:column` or empty where the table came from the command line. */
export const boardCheckReport = (
  ruleset: string,
  board: string,
  faults: readonly {
    readonly code: string;
    readonly says: string;
    readonly rule: Citation | null;
    readonly at: string;
  }[],
): CheckReport => ({ schema: 1, ok: faults.length === 0, ruleset, faults, board });
