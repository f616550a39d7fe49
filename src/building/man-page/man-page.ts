import type { Command } from 'commander';
import type { CommandSpec } from '../../cli/command-spec.ts';
import { COMMANDS } from '../../cli/commands.ts';
import { CODES } from '../../cli/help.ts';

/** A text as roff prints it: nothing in it is a command, and a hyphen can be copied as one. */
const roff = (text: string): string =>
  text
    .replace(/\\/gu, '\\e')
    .replace(/-/gu, '\\-')
    .replace(/^([.'])/gmu, '\\&$1');

const bold = (text: string): string => `\\fB${roff(text)}\\fR`;

/** A flag or argument as the help writes it, what the reader has to fill in slanted. */
const written = (text: string): string =>
  text
    .split(/(<[^>]+>|\[[^\]]+\])/u)
    .map((part) =>
      /^[<[]/u.test(part)
        ? `\\fI${roff(part)}\\fR`
        : part.trim() === ''
          ? part
          : bold(part.trim()) + (part.endsWith(' ') ? ' ' : ''),
    )
    .join('');

const item = (term: string, says: string): readonly string[] => ['.TP', term, roff(says)];

const examples = (lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['.PP', 'Examples:', '.PP', '.nf', '.RS 4', ...lines.map(roff), '.RE', '.fi'];

const specOf = (command: Command, specs: readonly CommandSpec[]): CommandSpec | undefined =>
  specs.find(({ name }) => name === command.name());

const commandLines = (command: Command, path: string, spec: CommandSpec | undefined): readonly string[] => {
  const name = `${path} ${command.name()}`;
  const taken = command.registeredArguments.map((argument) => {
    const word = `${argument.name()}${argument.variadic ? '...' : ''}`;
    return ` ${written(argument.required ? `<${word}>` : `[${word}]`)}`;
  });
  const subs = command.commands;
  return [
    `.SS ${bold(name)}${taken.join('')}`,
    roff(
      command
        .description()
        .replace(/^./u, (first) => first.toUpperCase())
        .replace(/(?<!\?)$/u, '.'),
    ),
    ...command.options.flatMap((option) => item(written(option.flags), option.description)),
    ...(subs.length > 0 ? [] : examples(spec?.examples ?? [])),
    ...subs.flatMap((sub) => commandLines(sub, name, specOf(sub, spec?.subcommands ?? []))),
  ];
};

const ENVIRONMENT: readonly (readonly [string, string])[] = [
  [
    'HEADJUDGE_DATA',
    'The folder for what is imported and kept; without it the folder the system has for data of its users.',
  ],
  ['JUDGE_PAGER, PAGER', 'The pager for an answer longer than the screen; empty or cat for none.'],
  ['JUDGE_OPENER', 'The command that opens pages; empty for none.'],
  ['NO_COLOR, FORCE_COLOR', 'No colour; colour although nothing is a terminal.'],
  ['JUDGE_CONTRAST', 'high: nothing dim, for bad light.'],
  ['JUDGE_SCREEN_READER', 'Anything but 0: as --screen-reader.'],
  ['JUDGE_RULEBOOK', 'The document that rules where neither the table nor --ruleset names one. Goes before judge use.'],
  ['JUDGE_FALLBACK', 'The document that fills the silences of JUDGE_RULEBOOK.'],
  ['LC_ALL, LC_CTYPE, LANG', 'The C locale, or one without UTF-8, takes ASCII signs.'],
];

const BOARD: readonly string[] = [
  'A table in one line reads as a sentence: by the Comprehensive Rules, turn 9, p1 to move: Luxray on Luxio on Shinx, with two Lightning and a Double Rainbow Energy; on the Bench Raichu ex on Pikachu; versus Wailord on Wailmer and two Pokémon that are not described.',
  '.PP',
  '.nf',
  '.RS 4',
  roff('CR t9 p1 | Luxray<Luxio<Shinx +LL+DRE / Raichu ex<Pikachu vs Wailord<Wailmer / ?2'),
  '.RE',
  '.fi',
  ...(
    [
      ['/', 'the Bench; / - it is empty'],
      ['<', 'is on top of'],
      ['+', 'attached: +LL, +DRE, +Fluffy Berry'],
      ['-40', 'damage'],
      ['~asleep', 'a Special Condition'],
      ['^Name', 'used already in this turn'],
      ['@7', 'since turn 7'],
      ['(DP 7)', 'which print'],
      ['{60HP, R, retreat 1}', 'a card that is not on file'],
      ['[prizes 2, hand 4]', "the player's zones"],
      ['?', 'not described'],
    ] as const
  ).flatMap(([sign, says]) => item(bold(sign), says)),
];

/** The manual page of a program, in roff: every command with its flags and examples. No date, so that the same program gives the same page. */
export const manPage = (program: Command, version: string): string => {
  const lines = [
    `.TH JUDGE 1 "" "headjudge ${version}" "User Commands"`,
    '.SH NAME',
    'judge \\- offline rulings for Pokémon TCG judges',
    '.SH SYNOPSIS',
    `${bold('judge')} \\fIcommand\\fR [\\fIoption\\fR ...] [\\fIword\\fR ...]`,
    '.br',
    `${bold('judge help')} \\fIcommand\\fR`,
    '.SH DESCRIPTION',
    roff(program.description()),
    'It asks nothing of any network. A verdict is said only where every rule and card text that can bear on the question was applied; otherwise the answer names what is open.',
    '.SH COMMANDS',
    ...program.commands.flatMap((command) => commandLines(command, 'judge', specOf(command, COMMANDS))),
    '.SH OPTIONS OF EVERY COMMAND',
    ...program.options
      .filter(({ hidden }) => !hidden)
      .flatMap((option) => item(written(option.flags), option.description)),
    ...item(written('-h, --help'), 'show this help'),
    '.SH THE BOARD LINE',
    ...BOARD,
    '.SH EXIT STATUS',
    ...CODES.flatMap((means, code) => item(bold(String(code)), means)),
    '.SH ENVIRONMENT',
    ...ENVIRONMENT.flatMap(([name, says]) => item(bold(name), says)),
  ];
  return `${lines.join('\n')}\n`;
};
