import { holdsSteering } from '../../render/escape.ts';

/** What is promised of every run of `judge`, whatever it was given. */

export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly error: string;
  /** The page that was written, where one was. */
  readonly sheet: string;
  /** Time of the processor, in milliseconds. */
  readonly took: number;
}

export interface Given {
  readonly words: readonly string[];
  /** What stood on standard input or in the file; null where there was neither. */
  readonly input: string | null;
}

/** Longest time of one run. Those that take every scenario or rule there is take a few seconds. */
const LONGEST = 2_500;

/** Faults of a file as a whole, or of the command line: they have no place in a text. */
const PLACELESS: ReadonlySet<string> = new Set([
  'bad-value',
  'extra-word',
  'missing-board',
  'missing-command',
  'missing-deck',
  'missing-file',
  'missing-question',
  'missing-value',
  'missing-word',
  'more-faults',
  'no-card-data',
  'no-data',
  'no-fallback',
  'no-home',
  'no-such-file',
  'not-modelled',
  'nothing-imported',
  'ruleset-not-on-file',
  'too-large',
  'too-many',
  'unknown-assumption',
  'unknown-command',
  'unknown-flag',
  'unreadable',
]);

const BUILT_IN: readonly (readonly [string, object])[] = [
  ['Object', Object.prototype],
  ['Array', Array.prototype],
  ['Function', Function.prototype],
  ['String', String.prototype],
  ['Map', Map.prototype],
];
const KEYS = new Map(BUILT_IN.map(([name, built]) => [name, Reflect.ownKeys(built).length]));

interface FaultJson {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly file?: unknown;
  readonly line?: unknown;
  readonly column?: unknown;
}

const wrongFault = (fault: FaultJson, given: Given): string | null => {
  const { code, message, file, line, column } = fault;
  if (typeof code !== 'string' || code === '') return 'a fault without a code';
  if (typeof message !== 'string' || message.trim() === '') return `the fault ${code} says nothing`;
  const named = [...given.words, 'standard input', 'board', 'deck'];
  if (line === undefined || line === null) {
    const inText = typeof file === 'string' && named.includes(file) && !PLACELESS.has(code);
    return inText ? `the fault ${code} names no line` : null;
  }
  const whole = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;
  if (!whole(line) || !whole(column)) return `the fault ${code} stands at ${line}:${column}`;
  if (given.input === null) return null;
  const lines = given.input.split('\n');
  const at = lines[line - 1];
  if (at === undefined) return `the fault ${code} stands in line ${line} of ${lines.length}`;
  return column > at.length + 2 ? `the fault ${code} stands in column ${column} of a line of ${at.length}` : null;
};

const wrongJson = ({ code, out }: Ended, given: Given): readonly string[] => {
  let answered: unknown;
  try {
    answered = JSON.parse(out);
  } catch {
    return ['what --json wrote is not JSON'];
  }
  if (code !== 2) return [];
  const errors = (answered as { errors?: unknown } | null)?.errors;
  if (!Array.isArray(errors) || errors.length === 0) return ['wrong usage without a fault in --json'];
  return errors.flatMap((fault: FaultJson) => wrongFault(fault, given) ?? []);
};

/** Every promise this run broke; none as a rule. The first word of each is the same for the same kind. */
export const broken = (given: Given, ended: Ended): readonly string[] => {
  const { code, out, error, sheet, took } = ended;
  const found: string[] = [];
  if (![0, 1, 2, 3].includes(code)) found.push(`exit code ${code}: ${(error || out).slice(0, 400)}`);
  if (took > LONGEST) found.push(`slow: ${Math.round(took)} ms`);
  // Tabs stand between the columns of a piped answer.
  for (const [name, text] of [
    ['output', out],
    ['error output', error],
    ['page', sheet],
  ] as const)
    if (holdsSteering(text.replace(/[\n\t]/gu, ''))) found.push(`steering sign in the ${name}`);
  if (/^\s+at .*(?:node:|\.[cm]?[jt]s:)\S*\d+:\d+\)?$/mu.test(out + error)) found.push('stack trace');
  if (code === 2 && (out + error).trim() === '') found.push('wrong usage, and not a word about it');
  const { words } = given;
  const end = words.indexOf('--');
  const asked = end < 0 ? words : words.slice(0, end);
  const other = asked.includes('--batch');
  if (asked.includes('--json') && !other) found.push(...wrongJson(ended, given));
  for (const [name, built] of BUILT_IN)
    if (Reflect.ownKeys(built).length !== KEYS.get(name)) found.push(`polluted: the prototype of ${name}`);
  return found;
};

/** The kind of a broken promise: what stays the same while its input shrinks. */
export const kindOf = (promise: string): string => {
  const place = /at ([\w.-]+:\d+:\d+)/u.exec(promise)?.[1];
  return place ?? promise.replace(/\d+/gu, 'N').slice(0, 60);
};
