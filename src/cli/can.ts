import { EXIT, type ExitCode } from './exit-codes.ts';

export const run = async (): Promise<ExitCode> => EXIT.failed;
