import type { ExitCode } from '../cli/exit-codes.ts';
import { EXIT } from '../cli/exit-codes.ts';
import type { Io } from '../cli/io.ts';
import { judge } from '../cli/judge.ts';
import { PLAIN_FACE } from '../render/face.ts';
import type { ErrorReport, FaultJson } from '../render/report/types.ts';

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

/** What stands in for the process: standard input is `input`, the data folder is the one that is named, nobody can be asked. */
const inMemory = (input: string, dataFolder: string | undefined, out: (text: string) => void): Io => ({
  face: PLAIN_FACE,
  errorFace: PLAIN_FACE,
  env: dataFolder === undefined ? {} : { HEADJUDGE_DATA: dataFolder },
  canAsk: false,
  print: async () => {},
  write: out,
  printError: async () => {},
  progress: () => {},
  readInput: async () => input,
  ask: async () => null,
  converse: async () => null,
  key: async () => null,
});

const isError = (read: unknown): read is ErrorReport => typeof read === 'object' && read !== null && 'errors' in read;

/** Asks one command for its JSON. Refusals are thrown as {@link JudgeError}. */
export const asked = async <T>(words: readonly string[], input = '', dataFolder?: string): Promise<T> => {
  let out = '';
  const code: ExitCode = await judge(
    ['--json', ...words],
    inMemory(input, dataFolder, (text) => {
      out += text;
    }),
    process.version,
  );
  const read: unknown = JSON.parse(out);
  if (isError(read)) throw new JudgeError(read.errors, code === EXIT.failed);
  return read as T;
};
