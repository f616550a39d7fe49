import { type Command, InvalidArgumentError, type Option } from 'commander';
import { usageFault } from '../render/report/errors.ts';
import type { FaultJson } from '../render/report/types.ts';
import { closest } from '../state/name-finder.ts';
import { takesSeveral } from './program.ts';

/** A command line read once before commander sees it, so that all that is wrong with it can be told in one go. */
export interface Usage {
  /** The words for commander: an optional value stands after `=`, so that it never swallows the word behind it. */
  readonly argv: readonly string[];
  readonly faults: readonly FaultJson[];
  /** The command, as `board check`; empty for `judge` alone. */
  readonly command: string;
  readonly operands: readonly string[];
  /** What is asked; empty where a word of it may have been meant for a flag there is not. */
  readonly question: string;
  /** Every value that was given for a flag, by the name commander has for it. */
  readonly values: ReadonlyMap<string, readonly string[]>;
  /** Flags that take no value. */
  readonly flags: ReadonlySet<string>;
  /** What is told about the program itself, whatever else the line says. */
  readonly about: 'help' | 'version' | null;
}

const didYouMean = (word: string, known: readonly string[]): string => {
  const near = closest(word, known);
  return near === null ? '' : `  Did you mean ${near}?`;
};

const pathOf = (command: Command): string =>
  command.parent === null ? command.name() : `${pathOf(command.parent)} ${command.name()}`;

const lineOf = (command: Command): readonly Command[] =>
  command.parent === null ? [command] : [command, ...lineOf(command.parent)];

const optionsOf = (command: Command): readonly Option[] => lineOf(command).flatMap((one) => one.options);

const HELP = ['-h', '--help'];
const VERSION = ['-V', '--version'];

/** Longest question, query or list of answers. A file, or a table written out, is bounded where it is read. */
export const LONGEST_WORDS = 2_000;

const UNBOUNDED = ['file', 'path', 'board'];

export const tooLong = (what: string, length: number): FaultJson =>
  usageFault('too-long', `${what} of ${length} characters; ${LONGEST_WORDS} are read at most.`);

const isNumber = (word: string): boolean => /^-\d*\.?\d+$/u.test(word);

/** `judge help board show` is `judge board show --help`. */
const withHelpAsFlag = (words: readonly string[]): readonly string[] => {
  const at = words.findIndex((word) => !word.startsWith('-'));
  return words[at] === 'help' ? [...words.slice(0, at), ...words.slice(at + 1), '--help'] : words;
};

/** Looks at every word of a command line against the commands and flags there are. */
export const readUsage = (program: Command, typed: readonly string[]): Usage => {
  const words = withHelpAsFlag(typed);
  const faults: FaultJson[] = [];
  const argv: string[] = [];
  const operands: string[] = [];
  const values = new Map<string, string[]>();
  const flags = new Set<string>();
  const twice = new Set<Option>();
  let command = program;
  let about: Usage['about'] = null;
  let unsure = false;
  let commandTold = true;

  const valueFault = (option: Option, value: string): void => {
    if (option.long === '--explain') {
      if (value !== 'all')
        faults.push(
          usageFault('bad-value', `--explain has no depth “${value}”.`, 'There are --explain and --explain=all.'),
        );
      return;
    }
    if (value.length > LONGEST_WORDS && !UNBOUNDED.includes(option.attributeName())) {
      faults.push(tooLong(`${option.long ?? option.flags}: a value`, value.length));
      return;
    }
    try {
      option.parseArg?.(value, undefined);
    } catch (error) {
      if (!(error instanceof InvalidArgumentError)) throw error;
      faults.push(usageFault('bad-value', `${option.long ?? option.flags}: ${error.message}`));
    }
  };

  /** A second value would win over the first without a word. */
  const given = (option: Option, value: string): void => {
    const name = option.attributeName();
    const before = values.get(name);
    values.set(name, [...(before ?? []), value]);
    if (before === undefined || takesSeveral(option) || twice.has(option)) return;
    twice.add(option);
    const hint = name === 'answers' ? 'All of them stand behind one flag, with commas:  --answers heads,tails' : null;
    faults.push(usageFault('told-twice', `${option.long ?? option.flags} is given twice; one is enough.`, hint));
  };

  const optionFor = (flag: string): Option | undefined =>
    optionsOf(command).find((option) => option.long === flag || option.short === flag);

  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    if (word === '--') {
      argv.push(...words.slice(at));
      operands.push(...words.slice(at + 1));
      break;
    }
    if (word === '-' || !word.startsWith('-') || isNumber(word)) {
      const sub = operands.length === 0 ? command.commands.find((one) => one.name() === word) : undefined;
      if (sub !== undefined) command = sub;
      else if (command.commands.length > 0 && about === null) {
        if (commandTold) {
          const names = command.commands.map((one) => one.name());
          const what = `${pathOf(command)} has no ${word}.${didYouMean(word, names)}`;
          faults.push(usageFault('unknown-command', what, `commands   ${names.join(' · ')}`));
        }
        commandTold = false;
      } else operands.push(word);
      argv.push(word);
      continue;
    }
    const [, flag = word, value] =
      /^(--[^=]+)=([\s\S]*)$/u.exec(word) ?? (/^-[^-]./u.test(word) ? /^(-.)=?([\s\S]+)$/u.exec(word) : null) ?? [];
    if (HELP.includes(flag)) {
      about = 'help';
      argv.push(word);
      continue;
    }
    if (VERSION.includes(flag)) {
      about ??= 'version';
      continue;
    }
    const option = optionFor(flag);
    if (option === undefined) {
      const next = words[at + 1];
      if (value === undefined && next !== undefined && !next.startsWith('-')) {
        const near = optionFor(
          closest(
            flag,
            optionsOf(command).flatMap((one) => one.long ?? []),
          ) ?? '',
        );
        // The word behind was the value of the flag that was meant, or may have been.
        if (near?.required === true) at++;
        else unsure = true;
      }
      if (commandTold) {
        const known = [...optionsOf(command).flatMap((one) => one.long ?? []), '--help'];
        faults.push(
          usageFault(
            'unknown-flag',
            `${pathOf(command)} has no ${flag}.${didYouMean(flag, known)}`,
            `all of them:  ${pathOf(command)} --help`,
          ),
        );
      }
      continue;
    }
    if (option.required) {
      const next = value ?? words[at + 1];
      if (next === undefined || (value === undefined && /^--./u.test(next))) {
        faults.push(usageFault('missing-value', `${flag} needs a value: ${option.flags}.`));
        continue;
      }
      if (value === undefined) at++;
      valueFault(option, next);
      given(option, next);
      argv.push(flag.startsWith('--') ? `${flag}=${next}` : flag, ...(flag.startsWith('--') ? [] : [next]));
    } else if (option.optional) {
      if (value !== undefined) valueFault(option, value);
      given(option, value ?? '');
      // No question has the word, so it was meant for the flag before it.
      if (value === undefined && words[at + 1] === 'all') {
        faults.push(usageFault('bad-value', `${flag} takes its depth behind =.  Did you mean ${flag}=all?`));
        at++;
      }
      argv.push(`${flag}=${value ?? 'path'}`);
    } else {
      if (value !== undefined) faults.push(usageFault('bad-value', `${flag} takes no value.`));
      flags.add(option.attributeName());
      argv.push(flag);
    }
  }
  const long = operands.join(' ').length;
  // At a terminal the help follows; a program gets a document, like for every other fault.
  if (about === null && command.commands.length > 0 && commandTold && argv.includes('--json') && faults.length === 0) {
    const names = command.commands.map((one) => one.name());
    faults.push(
      usageFault('missing-command', `${pathOf(command)} needs a command.`, `commands   ${names.join(' · ')}`),
    );
  } else if (about === null && faults.every((fault) => fault.code !== 'unknown-command')) {
    const taken = command.registeredArguments;
    const missing = taken[operands.length];
    if (missing?.required === true)
      faults.push(
        usageFault(
          'missing-word',
          `${pathOf(command)} needs <${missing.name()}>.`,
          `all of it:  ${pathOf(command)} --help`,
        ),
      );
    const words = taken.some((argument) => UNBOUNDED.includes(argument.name())) ? 0 : long;
    if (words > LONGEST_WORDS) faults.push(tooLong(`${pathOf(command)}: words`, words));
    if (operands.length > taken.length && taken.at(-1)?.variadic !== true) {
      const extra = operands.slice(taken.length).join(' ');
      faults.push(
        usageFault(
          'extra-word',
          `${pathOf(command)} has no use for “${extra}”.`,
          `all of it:  ${pathOf(command)} --help`,
        ),
      );
    }
  }
  return {
    argv,
    faults,
    command: pathOf(command).replace(/^judge ?/u, ''),
    operands,
    question: command.name() === 'can' && !unsure && long <= LONGEST_WORDS ? operands.join(' ') : '',
    values,
    flags,
    about,
  };
};
