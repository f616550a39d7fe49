import type { ExitCode } from './exit-codes.ts';

/** `judge legal`: waits for the rules to be joined on. */
export const run = async (): Promise<ExitCode> => {
  throw new Error('judge legal is not joined to the rules yet');
};
