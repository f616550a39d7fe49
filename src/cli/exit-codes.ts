import type { Refusal } from '../asking/outcome.ts';

/** What the exit code of every command means. */
export const EXIT = {
  /** Legal, done, found, as expected. */
  ok: 0,
  /** Illegal, not found, not as expected, a board with faults. */
  no: 1,
  /** Wrong usage or unreadable input. */
  usage: 2,
  /** No ruling: undetermined or not modelled. */
  open: 3,
  /** The program itself failed. */
  failed: 4,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** How a command ends that gives no report. */
export const exitOfRefusal = ({ because }: Refusal): ExitCode =>
  ({ input: EXIT.usage, 'not-found': EXIT.no, 'not-modelled': EXIT.open })[because];
