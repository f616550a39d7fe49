import type { CommandLine } from './command-line.ts';
import { CODES, EXAMPLES } from './help.ts';

/** The help of a command as `--json` prints it: the same as its screen. */
export interface HelpReport {
  readonly schema: 1;
  readonly command: string;
  readonly summary: string;
  readonly usage: string;
  readonly commands: readonly { readonly name: string; readonly summary: string }[];
  readonly flags: readonly { readonly flags: string; readonly help: string }[];
  readonly examples: readonly string[];
  readonly exitCodes: readonly string[];
}

/** Of the command of this line. */
export const helpReport = ({ command, path, spec }: CommandLine): HelpReport => {
  const look = command.configureHelp({ showGlobalOptions: true }).createHelp();
  const flags = [...look.visibleOptions(command), ...(spec === undefined ? [] : look.visibleGlobalOptions(command))];
  return {
    schema: 1,
    command: `judge ${path}`.trim(),
    summary: command.description(),
    usage: look.commandUsage(command),
    commands: look.visibleCommands(command).map((one) => ({ name: one.name(), summary: one.description() })),
    flags: flags.map((one) => ({ flags: one.flags, help: one.description })),
    examples: spec?.examples ?? EXAMPLES,
    exitCodes: spec === undefined ? CODES : [],
  };
};
