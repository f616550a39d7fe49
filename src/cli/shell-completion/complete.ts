import { PERIODS, SAYINGS } from '../../precedents/index.ts';
import type { CommandSpec, Flag } from '../command-spec.ts';
import { COMMANDS } from '../commands.ts';
import { COMMON_FLAGS, READABLE } from '../flags.ts';
import type { Io } from '../io.ts';
import { asTyped, typedLine } from './complete-line.ts';

/** A word that may stand where the cursor is, and what it means. */
export interface Candidate {
  readonly value: string;
  readonly says?: string;
}

/** What may stand there; `files`: the shell knows better. */
export interface Candidates {
  readonly words: readonly Candidate[];
  readonly files: boolean;
}

const FILES: Candidates = { words: [], files: true };
export const NOTHING: Candidates = { words: [], files: false };

/** The names of a flag, and its value. */
interface ReadFlag {
  readonly long: string;
  readonly short: string | null;
  /** `FILE`, `D`, …; null where it takes no value. */
  readonly value: string | null;
  readonly optional: boolean;
  readonly help: string;
}

const readFlag = ({ flags, help }: Flag): ReadFlag => {
  const [, short = null, long = '', required, optional] =
    /^(?:(-\w), )?(--[\w-]+)(?: <([^>]+)>| \[([^\]]+)\])?$/u.exec(flags) ?? [];
  return { long, short, value: required ?? optional ?? null, optional: optional !== undefined, help };
};

const HELP: ReadFlag = { long: '--help', short: '-h', value: null, optional: false, help: 'show this help' };
const VERSION: ReadFlag = {
  long: '--version',
  short: '-V',
  value: null,
  optional: false,
  help: 'the version of this program, and its documents',
};

const flagsOf = (spec: CommandSpec | null): readonly ReadFlag[] => [
  ...(spec?.flags ?? []).map(readFlag),
  ...COMMON_FLAGS.filter(({ hidden }) => hidden !== true).map(readFlag),
  HELP,
  ...(spec === null ? [VERSION] : []),
];

/** Where the cursor stands in a command line. */
interface Standing {
  readonly spec: CommandSpec | null;
  /** Commands that may stand here. */
  readonly commands: readonly CommandSpec[];
  readonly operands: readonly string[];
  readonly flags: ReadonlySet<string>;
  /** What `-b` was given, a line or a file. */
  readonly board: string | null;
  /** The flag whose value is to come. */
  readonly awaited: ReadFlag | null;
  /** After `--` nothing is a flag. */
  readonly wordsOnly: boolean;
}

const standing = (words: readonly string[]): Standing => {
  let spec: CommandSpec | null = null;
  let commands = COMMANDS;
  const operands: string[] = [];
  const flags = new Set<string>();
  let board: string | null = null;
  let awaited: ReadFlag | null = null;
  let wordsOnly = false;
  for (const word of words) {
    if (awaited !== null) {
      if (awaited.long === '--board') board = word;
      awaited = null;
    } else if (wordsOnly || word === '-' || !word.startsWith('-')) {
      const found: CommandSpec | undefined =
        operands.length === 0 ? commands.find(({ name }) => name === word) : undefined;
      if (found !== undefined) {
        spec = found;
        commands = found.subcommands ?? [];
      } else if (!(spec === null && word === 'help')) operands.push(word);
    } else if (word === '--') wordsOnly = true;
    else {
      const [name = word] = word.split('=');
      const flag = flagsOf(spec).find(({ long, short }) => long === name || short === name);
      if (flag !== undefined) {
        flags.add(flag.long);
        if (flag.long === '--board' && word.includes('=')) board = word.slice(word.indexOf('=') + 1);
        if (flag.value !== null && !flag.optional && !word.includes('=')) awaited = flag;
      }
    }
  }
  return { spec, commands, operands, flags, board, awaited, wordsOnly };
};

const fitting = (typed: string, words: readonly Candidate[]): Candidates => {
  const start = typed.toLowerCase();
  return { words: words.filter(({ value }) => value.toLowerCase().startsWith(start)), files: false };
};

/** What is known where a word is to be offered. */
interface Place {
  readonly typed: string;
  readonly before: readonly string[];
  readonly spec: CommandSpec | null;
  readonly io: Io;
  readonly board: string | null;
}

type Fill = (place: Place) => Candidates | Promise<Candidates>;

/** Words that are always the same. */
const oneOf =
  (...values: readonly string[]): Fill =>
  ({ typed }) =>
    fitting(
      typed,
      values.map((value) => ({ value })),
    );

const files: Fill = () => FILES;

const aCard: Fill = async ({ typed, io }) => {
  const { cardNames } = await import('./complete-values.ts');
  return { words: await cardNames(typed, io, []), files: false };
};

const wordsOf: Fill = async ({ typed, before, spec, io }) => {
  const { cardNames, infractions, precedents } = await import('./complete-values.ts');
  if (spec?.name === 'penalty') return fitting(typed, infractions());
  if (spec?.name === 'precedent') return fitting(typed, precedents());
  const isOfCards = COMMANDS.some(
    ({ name, subcommands }) => name === 'cards' && spec !== null && subcommands?.includes(spec),
  );
  return isOfCards ? { words: await cardNames(typed, io, before), files: false } : NOTHING;
};

/** What may stand in a place, by the word that stands for it in the help. */
const FILL: Readonly<Record<string, Fill>> = {
  file: files,
  path: files,
  d: async ({ typed, spec }) => {
    const { documents } = await import('./complete-values.ts');
    return fitting(typed, documents(spec?.flags.includes(READABLE) === true));
  },
  all: ({ typed }) => fitting(typed, [{ value: 'all', says: 'also what was looked at and did not apply' }]),
  player: async ({ typed, board, io }) => {
    const { players } = await import('./complete-values.ts');
    const seats = ['p1', 'p2', 'p3', 'p4'].map((value): Candidate => ({ value }));
    return fitting(typed, [...(await players(board, io)), ...seats]);
  },
  notation: oneOf('line', 'yaml', 'json'),
  format: async ({ typed, io }) => {
    const { formatsOfDecks } = await import('./complete-values.ts');
    return fitting(
      typed,
      formatsOfDecks(io.env).map((value) => ({ value })),
    );
  },
  how: oneOf('fully', 'partly', 'hardly', 'not'),
  when: oneOf('game', 'after-game', 'after-match', 'between-rounds'),
  stage: oneOf('swiss', 'cut'),
  tier: oneOf('league', 'challenge', 'cup', 'regional', 'special', 'international', 'worlds'),
  'name=value': async ({ typed }) => {
    const { factsOfPenalties } = await import('./complete-values.ts');
    return fitting(typed, factsOfPenalties());
  },
  period: oneOf(...PERIODS),
  saying: oneOf(...SAYINGS),
  shell: oneOf('bash', 'zsh', 'fish'),
  id: async ({ typed, before }) => {
    const { rules } = await import('./complete-values.ts');
    return { words: rules(typed, before), files: false };
  },
  // A ruling is held against a document, a rule, a file, or words, which nobody can complete.
  other: async ({ typed }) => {
    const { rules } = await import('./complete-values.ts');
    const words = typed === '' ? [] : rules(typed, []);
    return words.length > 0 ? { words, files: false } : FILES;
  },
  topic: async ({ typed, before }) => {
    const { rules, topics } = await import('./complete-values.ts');
    return { words: [...fitting(typed, topics()).words, ...rules(typed, before)], files: false };
  },
  question: async ({ typed, before, io, board }) => {
    const { questions } = await import('./complete-values.ts');
    return { words: await questions(typed, before, io, board), files: false };
  },
  action: async ({ typed }) => {
    const { kindsOfAction } = await import('./complete-values.ts');
    return fitting(typed, await kindsOfAction());
  },
  dispute: async ({ typed, io }) => {
    const { disputes } = await import('./complete-values.ts');
    return fitting(typed, await disputes(io));
  },
  pokemon: aCard,
  card: aCard,
  name: wordsOf,
  words: wordsOf,
};

const fill = async (name: string, place: Place): Promise<Candidates> => {
  const key = name.replace(/\.\.\.$/u, '').toLowerCase();
  return Object.hasOwn(FILL, key) ? ((await FILL[key]?.(place)) ?? NOTHING) : NOTHING;
};

/** The words that may stand where the cursor is; the last of `words` is what was typed of it so far. */
export const candidatesFor = async (words: readonly string[], io: Io): Promise<Candidates> => {
  const typed = words.at(-1) ?? '';
  const { spec, commands, operands, flags, board, awaited, wordsOnly } = standing(words.slice(0, -1));
  const place: Place = { typed, before: [], spec, io, board };
  if (awaited !== null) return fill(awaited.value ?? '', place);
  if (!wordsOnly && typed.startsWith('-')) {
    const own = flagsOf(spec);
    const at = typed.indexOf('=');
    if (at > 0) {
      const flag = own.find(({ long }) => long === typed.slice(0, at));
      if (flag === undefined || flag.value === null) return NOTHING;
      const found = await fill(flag.value, { ...place, typed: typed.slice(at + 1) });
      return { ...found, words: found.words.map((one) => ({ ...one, value: `${flag.long}=${one.value}` })) };
    }
    const offered = own.flatMap(({ long, value, optional, help }): Candidate[] => [
      { value: long, says: help },
      ...(optional && value !== null ? [{ value: `${long}=${value}`, says: help }] : []),
    ]);
    const again = (value: string): boolean => /^--(?:assume|document)$/u.test(value) || !flags.has(value);
    const short = own.find((flag) => flag.short === typed);
    if (short !== undefined) return { words: [{ value: typed, says: short.help }], files: false };
    return fitting(
      typed,
      offered.filter(({ value }) => again(value.replace(/=.*$/u, ''))),
    );
  }
  if (operands.length === 0 && commands.length > 0) {
    const named = commands.map(({ name, summary }): Candidate => ({ value: name, says: summary }));
    return fitting(typed, spec === null ? [...named, { value: 'help', says: 'help for a command' }] : named);
  }
  const named = /[<[]([^>\]]+)[>\]]/u.exec(spec?.words ?? '')?.[1] ?? '';
  if (operands.length > 0 && !named.endsWith('...')) return NOTHING;
  return fill(named, { ...place, before: operands });
};

const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ');

/** Bash lists candidates when the key is pressed twice. Only then may their meanings follow them: nothing is inserted. */
const LISTS = '63';

/**
 * `judge __complete words WORD…` for zsh, `… fish LINE`, `… bash LINE TYPE`: one candidate a line, its meaning after a tab, and `:files` where the shell is to
 * complete files. Fish quotes by itself what it inserts, and so does zsh; bash does not. Not for people, so it is in no help.
 */
export const complete = async (asked: readonly string[], io: Io): Promise<void> => {
  const [shell, ...rest] = asked;
  if (shell === 'bash') {
    const line = typedLine(rest[0] ?? '');
    const { words, files } = await candidatesFor(line.words, io);
    const values = asTyped(
      words.map(({ value }) => value),
      line,
    );
    const width = Math.max(0, ...values.map((value) => value.length));
    const listed = words.length > 1 && rest[1] === LISTS;
    const lines = values.map((value, at) => {
      const says = oneLine(words[at]?.says ?? '');
      return listed && says !== '' ? `${value.padEnd(width)}  (${says})` : value;
    });
    io.write([...lines, ...(files ? [':files'] : [])].map((one) => `${one}\n`).join(''));
    return;
  }
  const { words, files } = await candidatesFor(shell === 'fish' ? typedLine(rest[0] ?? '').words : rest, io);
  const lines = words.map(({ value, says }) => (says === undefined ? value : `${value}\t${oneLine(says)}`));
  io.write([...lines, ...(files ? [':files'] : [])].map((one) => `${one}\n`).join(''));
};
