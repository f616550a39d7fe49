import type { ExitCode } from './exit-codes.ts';

/** `judge replay`: waits for the rules to be joined on. */
export const run = async (): Promise<ExitCode> => {
  throw new Error('judge replay is not joined to the rules yet');
};
