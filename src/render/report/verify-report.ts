import { citationOf, type RuleId } from '../../corpus/index.ts';
import type { FaultJson, VerifyReport } from './types.ts';

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

const NONE = { files: 0, errors: [] } as const;

/** Counts scenarios, lists every expectation that was not met. `skipped`: boards that expect nothing; `unread`: files that cannot be read. */
export const verifyReport = (
  verified: readonly Verified[],
  skipped: number,
  unread: { readonly files: number; readonly errors: readonly FaultJson[] } = NONE,
): VerifyReport => ({
  schema: 1,
  scenarios: verified.length + unread.files,
  passed: verified.filter((one) => one.unmet.length === 0).length,
  skipped,
  ...(unread.files === 0 ? {} : { unread: unread.files, errors: unread.errors }),
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
