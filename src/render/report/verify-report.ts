import { citationOf, type RuleId } from '../../corpus/index.ts';
import type { VerifyReport } from './types.ts';

/** One scenario that was run; nothing unmet: all as expected. */
export interface Verified {
  readonly file: string;
  readonly unmet: readonly {
    readonly at: string;
    readonly path: string;
    readonly expected: string;
    readonly got: string;
    readonly partedAt: RuleId | null;
  }[];
}

/** Counts scenarios, lists every expectation that was not met. `skipped`: boards that expect nothing. */
export const verifyReport = (verified: readonly Verified[], skipped: number): VerifyReport => ({
  schema: 1,
  scenarios: verified.length,
  passed: verified.filter((one) => one.unmet.length === 0).length,
  skipped,
  failed: verified.flatMap(({ file, unmet }) =>
    unmet.map(({ at, path, expected, got, partedAt }) => ({
      file,
      at,
      path,
      expected,
      got,
      partedAt: partedAt === null ? null : citationOf(partedAt),
    })),
  ),
});
