import type { Command, Option } from 'commander';
import { LONGEST_WORDS, tooLong } from '../asking/bounds.ts';
import { usageFault } from '../render/report/errors.ts';
import type { FaultJson } from '../render/report/types.ts';
import { closest } from '../state/name-finder.ts';
import type { CommandSpec } from './command-spec.ts';
import { COMMANDS } from './commands.ts';
import { FlagValues, UNBOUNDED } from './flag-values.ts';
import { programFor, specAt } from './program.ts';
import type { LookFlags } from './terminal.ts';

/** A command line that commander has read, and everything wrong with it in one go. */
export interface CommandLine {
  readonly faults: readonly FaultJson[];
  readonly program: Command;
  readonly command: Command;
  /** Its path, `board check`; empty for `judge` alone. */
  readonly path: string;
  /** What the table says of it; undefined for `judge` alone. */
  readonly spec: CommandSpec | undefined;
  readonly operands: readonly string[];
  /** The flags and their values as commands take them. */
  readonly options: GivenOptions;
  /** Every value that was given for a flag, by the name commander has for it. */
  readonly values: ReadonlyMap<string, readonly string[]>;
  /** What is asked; empty where a word of it may have been meant for a flag there is not. */
  readonly question: string;
  /** Help or version where the line asks for it, whatever else it says. */
  readonly about: 'help' | 'version' | null;
}

/** The flags that every command has. */
export interface GivenOptions extends LookFlags {
  readonly json?: boolean;
  readonly version?: boolean;
  readonly force?: boolean;
}

/** As far as commander gets: the command, its words, and what it knows nothing of. */
interface Found {
  readonly command: Command;
  readonly operands: readonly string[];
  readonly unknown: readonly string[];
}

const pathOf = (command: Command): string =>
  command.parent === null ? command.name() : `${pathOf(command.parent)} ${command.name()}`;

const optionsOf = (command: Command): readonly Option[] =>
  command.parent === null ? command.options : [...command.options, ...optionsOf(command.parent)];

/** The commands under this one; of them commander has no more than the line may mean. */
const namesUnder = (command: Command): readonly string[] => {
  const specs =
    command.parent === null ? COMMANDS : (specAt(pathOf(command).replace(/^judge /u, ''))?.subcommands ?? []);
  return specs.map(({ name }) => name);
};

const named = (command: Command, word: string | undefined): Command | undefined =>
  command.commands.find((one) => one.name() === word);

/** From command to subcommand. The command is found even if an unknown flag stands before its name. */
const descend = (found: Found, values: FlagValues): Found => {
  const { command } = found;
  values.listenTo(command);
  const read = command.parseOptions([...values.strict(command, found.unknown)]);
  const operands = [...found.operands, ...read.operands];
  const [first, ...others] = operands;
  const sub = named(command, first);
  if (sub !== undefined) return descend({ command: sub, operands: others, unknown: read.unknown }, values);
  const end = read.unknown.indexOf('--');
  const at = read.unknown.findIndex((word, index) => (end < 0 || index < end) && named(command, word) !== undefined);
  const later = named(command, read.unknown[at]);
  if (operands.length > 0 || later === undefined) return { command, operands, unknown: read.unknown };
  return descend({ command: later, operands, unknown: read.unknown.toSpliced(at, 1) }, values);
};

const HELP = ['-h', '--help'];

const isNumber = (word: string): boolean => /^-\d*\.?\d+$/u.test(word);

/** What is left where commander has read all it knows: help, flags there are not, and the words after them. */
const leftover = ({ command, operands, unknown }: Found, values: FlagValues) => {
  const known = optionsOf(command);
  const longs = [...known.flatMap(({ long }) => long ?? []), '--help'];
  const words = [...operands];
  const strange: string[] = [];
  let help = false;
  let unsure = false;
  for (let at = 0; at < unknown.length; at++) {
    const word = unknown[at] ?? '';
    if (word === '--') {
      words.push(...unknown.slice(at + 1));
      break;
    }
    if (word === '-' || !word.startsWith('-') || isNumber(word)) {
      words.push(word);
      continue;
    }
    const [flag = word] = word.startsWith('--') ? word.split('=', 1) : [word.slice(0, 2)];
    if (HELP.includes(flag)) help = true;
    else if (known.some(({ long, short }) => long === flag || short === flag))
      values.fault(flag, 'bad-value', `${flag} takes no value.`);
    else {
      strange.push(flag);
      const next = unknown[at + 1];
      if (word !== flag || next === undefined || next.startsWith('-')) continue;
      // The word after it was the value of the flag that was meant, or may have been.
      const near = closest(flag, longs);
      if (known.some(({ long, required }) => long === near && required)) at++;
      else unsure = true;
    }
  }
  return { words, strange, longs, help, unsure };
};

const didYouMean = (word: string, known: readonly string[]): string => {
  const near = closest(word, known);
  return near === null ? '' : `  Did you mean ${near}?`;
};

/** A word where a command is expected. One that a command takes as its question was meant for that command. */
const unknownCommand = (command: Command, word: string, questions: readonly string[]): FaultJson => {
  const names = namesUnder(command);
  const meant =
    command.parent === null && questions.includes(word)
      ? `  Did you mean \`judge can ${word} -b BOARD\`?`
      : didYouMean(word, names);
  return usageFault(
    'unknown-command',
    `${pathOf(command)} has no command ${word}.${meant}`,
    `commands   ${names.join(' · ')}`,
  );
};

/** Words that are missing, too many or too long for the command. */
const wordFaults = (command: Command, words: readonly string[]): readonly FaultJson[] => {
  const path = pathOf(command);
  const hint = `all of it:  ${path} --help`;
  const taken = command.registeredArguments;
  const missing = taken[words.length];
  const { length } = words.join(' ');
  const bounded = !taken.some((argument) => UNBOUNDED.includes(argument.name()));
  const extra = taken.at(-1)?.variadic === true ? [] : words.slice(taken.length);
  return [
    ...(missing?.required === true ? [usageFault('missing-word', `${path} needs <${missing.name()}>.`, hint)] : []),
    ...(bounded && length > LONGEST_WORDS ? [tooLong(`${path}: words`, length)] : []),
    ...(extra.length > 0 ? [usageFault('extra-word', `${path} has no use for “${extra.join(' ')}”.`, hint)] : []),
  ];
};

/** The first words of questions, which a newcomer types where a command is expected. */
const QUESTION_WORDS = ['retreat', 'attack', 'evolve', 'attach', 'play', 'bench', 'use', 'level-up', 'draw'];

/** Reads a command line. */
export const readCommandLine = (typed: readonly string[]): CommandLine => {
  const program = programFor(typed);
  const values = new FlagValues(typed);
  const asksHelp = typed.find((word) => !word.startsWith('-')) === 'help';
  const words = asksHelp ? typed.toSpliced(typed.indexOf('help'), 1) : typed;
  const found = descend({ command: program, operands: [], unknown: words }, values);
  const { command } = found;
  const left = leftover(found, values);
  const options: GivenOptions = command.optsWithGlobals();
  const about = asksHelp || left.help ? 'help' : options.version === true ? 'version' : null;
  const [first] = left.words;
  const isGroup = command.commands.length > 0;
  const lost = isGroup && first !== undefined;
  if (!lost)
    for (const flag of left.strange) {
      const path = pathOf(command);
      const message = `${path} has no ${flag}.${didYouMean(flag, left.longs)}`;
      values.fault(flag, 'unknown-flag', message, `all of them:  ${path} --help`);
    }
  const faults = values.faults.toSorted((a, b) => a.at - b.at).map(({ fault }) => fault);
  if (lost) faults.push(unknownCommand(command, first, QUESTION_WORDS));
  else if (about === null && isGroup) {
    // At a terminal the help follows; a program gets a document, as for every other fault.
    const names = namesUnder(command).join(' · ');
    if (options.json === true && faults.length === 0)
      faults.push(usageFault('missing-command', `${pathOf(command)} needs a command.`, `commands   ${names}`));
  } else if (about === null) faults.push(...wordFaults(command, left.words));
  const path = pathOf(command).replace(/^judge ?/u, '');
  const said = left.words.join(' ');
  return {
    faults,
    program,
    command,
    path,
    spec: path === '' ? undefined : specAt(path),
    operands: left.words,
    options,
    values: values.values,
    question: path === 'can' && !left.unsure && said.length <= LONGEST_WORDS ? said : '',
    about,
  };
};
