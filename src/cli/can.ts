import type { ExitCode } from './exit-codes.ts';

/** `judge can`: waits for the rules to be joined on. */
export const run = async (): Promise<ExitCode> => {
  throw new Error('judge can is not joined to the rules yet');
};
