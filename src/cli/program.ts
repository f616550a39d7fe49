import { Command, Option } from 'commander';
import type { CommandSpec, Flag } from './command-spec.ts';
import { COMMANDS } from './commands.ts';
import { COMMON_FLAGS, OLD_FLAGS, VERSION_FLAG } from './flags.ts';

/** The commands and flags as commander knows them, made of the table `COMMANDS`. */

/** A flag, and whether each of several values counts. */
class FlagOption extends Option {
  several = false;
}

/** Whether a flag may be given a second time with another value. */
export const takesSeveral = (option: Option): boolean => option instanceof FlagOption && option.several;

const optionOf = ({ flags, help, read, several, hidden }: Flag): Option => {
  const option = new FlagOption(flags, help);
  option.several = several === true;
  if (hidden === true) option.hideHelp();
  return read === undefined ? option : option.argParser(read);
};

/**
 * Of these commands those that a command line may mean: the ones whose name is a word of it, or all where there is none. Making a command with its
 * flags costs a start more than reading the line.
 */
const meant = (specs: readonly CommandSpec[], words: readonly string[] | null): readonly CommandSpec[] => {
  const found = specs.filter(({ name }) => words?.includes(name));
  return found.length === 0 ? specs : found;
};

const commandOf = (spec: CommandSpec, words: readonly string[] | null): Command => {
  const command = new Command(spec.name).description(spec.summary).helpOption('-h, --help', 'show this help');
  if (spec.group !== undefined) command.helpGroup(spec.group);
  if (spec.words !== '') command.argument(spec.words);
  for (const flag of spec.flags) command.addOption(optionOf(flag));
  for (const sub of meant(spec.subcommands ?? [], words)) command.addCommand(commandOf(sub, words));
  return command;
};

const INTRODUCTION = 'Offline rulings for Pokémon TCG tournament judges: what is legal, with the numbers of the rules.';

/** What `judge` understands: of a command line what it may mean, without one everything. */
export const programFor = (words: readonly string[] | null = null): Command => {
  const program = new Command('judge')
    .description(INTRODUCTION)
    .usage('[options] <command>')
    .helpOption('-h, --help', 'show this help')
    .addHelpCommand(
      new Command('help').argument('[command]').description('help for a command').helpOption(false).helpGroup('More:'),
    );
  for (const flag of [VERSION_FLAG, ...COMMON_FLAGS, ...OLD_FLAGS]) program.addOption(optionOf(flag));
  for (const spec of meant(COMMANDS, words)) program.addCommand(commandOf(spec, words));
  return program;
};

/** What the table says of the command at this path, `board check`; undefined for `judge` itself. */
export const specAt = (path: string, specs: readonly CommandSpec[] = COMMANDS): CommandSpec | undefined => {
  const [name, ...below] = path.split(' ');
  const found = specs.find((one) => one.name === name);
  return below.length === 0 ? found : specAt(below.join(' '), found?.subcommands ?? []);
};
