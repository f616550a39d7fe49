import type { ExitCode } from './exit-codes.ts';
import type { Io } from './io.ts';

/** A flag as commander spells it, what it is for, and how its value is read. */
export interface Flag {
  readonly flags: string;
  readonly help: string;
  readonly read?: (value: string, before: unknown) => unknown;
  /** It may be given several times, and every value counts. */
  readonly several?: true;
  /** It works and is not shown: an earlier name. */
  readonly hidden?: true;
}

export interface CommandModule {
  run(words: readonly string[], options: object, io: Io): Promise<ExitCode>;
}

/** A command: all that must be known before it runs. Its module is loaded only then. */
export interface CommandSpec {
  readonly name: string;
  /** Its arguments as commander spells them: `<id...>`. */
  readonly words: string;
  readonly summary: string;
  /** The heading it stands under in the help of `judge`. */
  readonly group?: string;
  readonly flags: readonly Flag[];
  readonly examples: readonly string[];
  readonly load?: () => Promise<CommandModule>;
  readonly subcommands?: readonly CommandSpec[];
}
