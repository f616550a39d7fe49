import type { FaultJson } from '../render/report/types.ts';

/**
 * What was given could not be read, or was no question: every fault of it at once, each with its place, what was expected and the nearest name.
 * `failed` where headjudge itself failed, so that no ruling was made.
 */
export class JudgeError extends Error {
  override readonly name = 'JudgeError';
  readonly faults: readonly FaultJson[];
  readonly failed: boolean;

  constructor(faults: readonly FaultJson[], failed: boolean) {
    super(faults.map(({ message }) => message).join('\n'));
    this.faults = faults;
    this.failed = failed;
  }
}
