/** What the system says of a terminal whose window was closed. */
export const isTerminalGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['EIO', 'EBADF', 'ENXIO', 'ENOTTY'].includes(String(error.code));

/**
 * Ends the process as the system ends a program whose terminal was closed. A usual exit would fail: Node restores the terminal, which is gone, and
 * aborts with a stack trace. Nothing is lost, because every answer is saved when it is given.
 */
export const endWithTerminal = (): void => {
  process.removeAllListeners('SIGHUP');
  process.kill(process.pid, 'SIGHUP');
};
