import type { CommandSpec, Flag } from '../../cli/command-spec.ts';
import { COMMANDS } from '../../cli/commands.ts';
import { COMMON_FLAGS } from '../../cli/flags.ts';
import { typedLine } from '../../cli/shell-completion/complete-line.ts';

const spellings = ({ flags }: Flag): readonly string[] => flags.match(/--?[a-z][\w-]*/giu) ?? [];

const takesValue = ({ flags }: Flag): boolean => /[<[]/u.test(flags);

/** Why a command that a document names is not a command of this program; null if it is one. */
export const commandFault = (line: string): string | null => {
  const [first = '', ...rest] = typedLine(line).words;
  if (first === '') return null;
  if (first.startsWith('-')) return ['--version', '--help'].includes(first) ? null : `${line}: unknown flag ${first}`;
  // A word in capitals stands for any command.
  if (/^[A-Z]+$/u.test(first)) return null;
  let spec: CommandSpec | undefined = COMMANDS.find(({ name }) => name === first);
  if (spec === undefined) return `${line}: unknown command ${first}`;
  let words = rest;
  const sub = spec.subcommands?.find(({ name }) => name === words[0]);
  if (sub !== undefined) {
    spec = sub;
    words = words.slice(1);
  } else if (spec.subcommands !== undefined && spec.load === undefined && words.length > 0)
    return `${line}: unknown command ${first} ${words[0]}`;
  const known = [...spec.flags, ...COMMON_FLAGS];
  let given = 0;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    if (word === '--') break;
    if (!/^--?[a-z]/iu.test(word)) {
      given++;
      continue;
    }
    const name = word.split('=')[0] ?? '';
    if (name === '--help') continue;
    const flag = known.find((one) => spellings(one).includes(name));
    if (flag === undefined) return `${line}: unknown flag ${name}`;
    if (takesValue(flag) && !word.includes('=') && !flag.flags.includes('[')) at++;
  }
  return given > 0 && spec.words === '' ? `${line}: ${spec.name} takes no words` : null;
};
