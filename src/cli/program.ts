import { Command, CommanderError, Option } from 'commander';
import { shown } from '../render/face.ts';
import { columnsOf } from '../render/grid.ts';
import type { CommandSpec, Flag } from './command-spec.ts';
import { COMMANDS } from './commands.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { COMMON_FLAGS, OLD_FLAGS } from './flags.ts';
import { EXAMPLES, examplesOf, exitCodes, HELP_FOR_SCREEN_READER, helpLook } from './help.ts';
import type { Io } from './io.ts';

/** A flag, and whether each of several values counts. */
class FlagOption extends Option {
  several = false;
}

/** Whether a flag may be given a second time with another value. */
export const takesSeveral = (option: Option): boolean => option instanceof FlagOption && option.several;

const optionOf = ({ flags, help, read, several }: Flag): Option => {
  const option = new FlagOption(flags, help);
  option.several = several === true;
  return read === undefined ? option : option.argParser(read);
};

/** The command line as commander knows it. `finish` takes the exit code of the command that ran. */
const commandOf = (spec: CommandSpec, io: Io, finish: (code: ExitCode) => void): Command => {
  const command = new Command(spec.name).description(spec.summary).helpOption('-h, --help', 'show this help');
  if (spec.words !== '') command.argument(spec.words);
  for (const flag of spec.flags) command.addOption(optionOf(flag));
  command.addHelpText('after', examplesOf(spec.examples));
  for (const sub of spec.subcommands ?? []) command.addCommand(commandOf(sub, io, finish));
  const { load } = spec;
  if (load === undefined) {
    command.action(() => {
      command.outputHelp();
      finish(EXIT.usage);
    });
    return command;
  }
  command.action(async () => {
    const { run } = await load();
    finish(await run(command.args, command.optsWithGlobals(), io));
  });
  return command;
};

const INTRODUCTION = 'Offline rulings for Pokémon TCG judges: what is legal, with the numbers of the rules.';

/** Everything `judge` understands. */
export const programFor = (io: Io, version: string, finish: (code: ExitCode) => void): Command => {
  const width = columnsOf(io.face);
  const program = new Command('judge')
    .description(INTRODUCTION)
    .version(version, '-V, --version', 'the version of this program')
    .helpOption('-h, --help', 'show this help')
    .helpCommand('help [command]', 'help for a command');
  for (const flag of COMMON_FLAGS) program.addOption(optionOf(flag));
  for (const flag of OLD_FLAGS) program.addOption(optionOf(flag).hideHelp());
  for (const spec of COMMANDS) program.addCommand(commandOf(spec, io, finish));
  program.addHelpText('after', examplesOf(EXAMPLES));
  program.addHelpText('after', exitCodes(width));
  program.action(async () => {
    if (io.canAsk && program.opts<{ readonly json?: boolean }>().json !== true) {
      const { run } = await import('./commands/home.ts');
      finish(await run(io, () => program.outputHelp()));
      return;
    }
    program.outputHelp();
    finish(EXIT.usage);
  });
  const settle = (command: Command): void => {
    command.exitOverride();
    command.configureHelp(io.face.screenReader === true ? HELP_FOR_SCREEN_READER : helpLook(width));
    command.configureOutput({
      writeOut: (text) =>
        io.write(
          text
            .split('\n')
            .map((line) => shown(io.face, line))
            .join('\n'),
        ),
      writeErr: () => {},
    });
    command.commands.forEach(settle);
  };
  settle(program);
  return program;
};

/** Runs a command line that was found to be well-formed. Help and version are commander's and count as done. */
export const runProgram = async (program: Command, argv: readonly string[]): Promise<ExitCode | null> => {
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return null;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT.ok;
    throw error;
  }
};
