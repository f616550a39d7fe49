import type { VerifyReport } from './types.ts';

/** One scenario that was run; no failures: all as expected. */
export interface Verified {
  readonly file: string;
  readonly unmet: readonly {
    readonly at: string;
    readonly path: string;
    readonly expected: string;
    readonly got: string;
  }[];
}

/** Counts scenarios, lists every expectation that was not met. */
export const verifyReport = (verified: readonly Verified[]): VerifyReport => ({
  schema: 1,
  scenarios: verified.length,
  passed: verified.filter((one) => one.unmet.length === 0).length,
  failed: verified.flatMap(({ file, unmet }) =>
    unmet.map(({ at, path, expected, got }) => ({ file, at, path, expected, got })),
  ),
});
