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
