import type { ExitCode } from './exit-codes.ts';

/** `judge verify`: waits for the rules to be joined on. */
export const run = async (): Promise<ExitCode> => {
  throw new Error('judge verify is not joined to the rules yet');
};
