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

/** Sets how the terminal hands over keys; a terminal that was closed cannot be set, and ends the process. */
export const setTerminalRaw = (raw: boolean): void => {
  try {
    process.stdin.setRawMode?.(raw);
  } catch (error) {
    if (!isTerminalGone(error)) throw error;
    endWithTerminal();
  }
};

/** What fails of the terminal's input: one that was closed ends the process; anything else is a failure. */
export const terminalFailed = (error: Error): void => {
  if (!isTerminalGone(error)) throw error;
  endWithTerminal();
};

/**
 * The input of a terminal ends when its window is closed and when the person ends it; setting the terminal tells which it was. Its failure comes as an
 * event of the input, so that listens with `terminalFailed`.
 */
export const endIfTerminalGone = (): void => {
  setTerminalRaw(true);
  setTerminalRaw(false);
};
