import { parseArgs } from 'node:util';
import { nearest } from '../state/index.ts';

/** The flags of the scripts: read in one way, every fault reported at once, and what there is printed beside it. */

/** `yes` is there or not; `number` is a whole one, from `least` on, and `bare` where none follows; `text` is anything, or one of `among`. */
export type Flag =
  | { readonly kind: 'yes' }
  | { readonly kind: 'number'; readonly usual?: number; readonly least?: number; readonly bare?: number }
  | { readonly kind: 'text'; readonly usual?: string; readonly among?: readonly string[]; readonly word?: string };

/** Words that are not flags: how the usage calls one of them, and the only ones there are. */
export interface Words {
  readonly word: string;
  readonly among?: readonly string[];
}

type Value<F extends Flag> = F extends { kind: 'yes' }
  ? boolean
  : F extends { kind: 'number' }
    ? F extends { usual: number }
      ? number
      : number | undefined
    : F extends { usual: string }
      ? string
      : string | undefined;

export interface Read<F extends { readonly [name: string]: Flag }> {
  readonly values: { readonly [N in keyof F]: Value<F[N]> };
  readonly words: readonly string[];
  readonly faults: readonly string[];
  readonly help: boolean;
}

const meant = (word: string, there: readonly string[]): string => {
  const [near] = nearest(word, there, 1);
  return near === undefined ? '' : `; did you mean ${near}?`;
};

/** A list is shown as long as it can be taken in. */
const SHOWN = 20;
const listed = (there: readonly string[]): string => (there.length > SHOWN ? '' : ` (${there.join(', ')})`);

/** A flag that may stand bare gets its number, so that the flag after it is not read as its value. */
const withBare = (args: readonly string[], flags: { readonly [name: string]: Flag }): string[] =>
  args.map((arg, at) => {
    const flag = Object.hasOwn(flags, arg.slice(2)) && arg.startsWith('--') ? flags[arg.slice(2)] : undefined;
    const bare = flag?.kind === 'number' ? flag.bare : undefined;
    return bare !== undefined && (args[at + 1] ?? '--').startsWith('--') ? `${arg}=${bare}` : arg;
  });

/** Reads what follows the name of a script. */
export const readFlags = <const F extends { readonly [name: string]: Flag }>(
  args: readonly string[],
  flags: F,
  words: Words | null = null,
): Read<F> => {
  const names = [...Object.keys(flags), 'help'].map((name) => `--${name}`);
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { kind }]) => [
      name,
      { type: kind === 'yes' ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const { tokens } = parseArgs({
    args: withBare(args, flags),
    options: { ...options, help: { type: 'boolean' } },
    strict: false,
    tokens: true,
    allowPositionals: true,
  });
  const faults: string[] = [];
  const values = new Map<string, unknown>(
    Object.entries(flags).map(([name, flag]) => [name, flag.kind === 'yes' ? false : flag.usual]),
  );
  const others: string[] = [];
  let help = false;
  let stray = -1;
  for (const token of tokens) {
    if (token.kind === 'positional') {
      // The value of an unknown flag is not a fault of its own.
      if (token.index === stray) continue;
      if (words === null) faults.push(`“${token.value}” stands alone; a flag was expected: ${names.join(', ')}`);
      else if (words.among?.includes(token.value) === false)
        faults.push(
          `there is no ${words.word} “${token.value}”${meant(token.value, words.among)}${listed(words.among)}`,
        );
      else others.push(token.value);
    }
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    if (name === 'help') help = true;
    const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
    if (flag === undefined) {
      if (name === 'help') continue;
      if (value === undefined) stray = token.index + 1;
      faults.push(`there is no flag ${rawName}${meant(rawName, names)}`);
      continue;
    }
    if (flag.kind === 'yes') {
      if (value === undefined) values.set(name, true);
      else faults.push(`${rawName} takes no value, but “${value}” is given`);
      continue;
    }
    // A flag in place of a value was not meant as one.
    if (value === undefined || (!token.inlineValue && value.startsWith('--'))) {
      faults.push(`${rawName} needs ${flag.kind === 'number' ? 'a whole number' : 'a value'} after it`);
      continue;
    }
    if (flag.kind === 'text') {
      const { among = [value] } = flag;
      const one = among.find((there) => there.toLowerCase() === value.toLowerCase());
      if (one === undefined)
        faults.push(`${rawName} is one of ${among.join(', ')}, not “${value}”${meant(value, among)}`);
      else values.set(name, one);
      continue;
    }
    const { least = 0 } = flag;
    const number = /^\d+$/u.test(value) ? Number(value) : Number.NaN;
    if (Number.isSafeInteger(number) && number >= least) values.set(name, number);
    else faults.push(`${rawName} is a whole number from ${least} on, not “${value}”`);
  }
  return { values: Object.fromEntries(values) as Read<F>['values'], words: others, faults, help };
};

/** How a script is called. */
export const usageOf = (
  script: string,
  flags: { readonly [name: string]: Flag },
  words: Words | null = null,
): string => {
  const shown = Object.entries(flags).map(([name, flag]) => {
    if (flag.kind === 'yes') return `[--${name}]`;
    const usual = flag.usual === undefined ? '' : `=${flag.usual}`;
    if (flag.kind === 'number') return `[--${name} N${usual}]`;
    return `[--${name} ${flag.word ?? flag.among?.join('|') ?? 'TEXT'}]`;
  });
  return [`usage: npm run ${script} --`, ...shown, ...(words === null ? [] : [`[${words.word}…]`])].join(' ');
};

/** The flags of this run of a script. Where one is wrong, says all that is, and ends with 2. */
export const flagsOf = <const F extends { readonly [name: string]: Flag }>(
  script: string,
  flags: F,
  words: Words | null = null,
): Omit<Read<F>, 'faults' | 'help'> => {
  const { faults, help, ...read } = readFlags(process.argv.slice(2), flags, words);
  if (help) {
    console.log(usageOf(script, flags, words));
    process.exit(0);
  }
  if (faults.length > 0) {
    console.error([...faults, usageOf(script, flags, words)].join('\n'));
    process.exit(2);
  }
  return read;
};
