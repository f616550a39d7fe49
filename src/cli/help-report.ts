import type { Command } from 'commander';
import type { CommandSpec } from './command-spec.ts';
import { COMMANDS } from './commands.ts';
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

const specAt = (specs: readonly CommandSpec[], [name, ...below]: readonly string[]): CommandSpec | undefined => {
  const found = specs.find((one) => one.name === name);
  return below.length === 0 ? found : specAt(found?.subcommands ?? [], below);
};

/** Of the command at this path, `board check`; of `judge` itself where it is empty. */
export const helpReport = (program: Command, path: string): HelpReport => {
  const names = path === '' ? [] : path.split(' ');
  let command = program;
  for (const name of names) command = command.commands.find((one) => one.name() === name) ?? command;
  const look = command.createHelp();
  const flags = [...look.visibleOptions(command), ...(names.length === 0 ? [] : look.visibleGlobalOptions(command))];
  return {
    schema: 1,
    command: ['judge', ...names].join(' '),
    summary: command.description(),
    usage: look.commandUsage(command),
    commands: look.visibleCommands(command).map((one) => ({ name: one.name(), summary: one.description() })),
    flags: flags.map((one) => ({ flags: one.flags, help: one.description })),
    examples: names.length === 0 ? EXAMPLES : (specAt(COMMANDS, names)?.examples ?? []),
    exitCodes: names.length === 0 ? CODES : [],
  };
};
