import type { Face } from '../render/face.ts';

/** Flags about the looks, which are understood wherever they stand on the command line. */
export interface LookFlags {
  /** `--color` true, `--no-color` false; absent: neither. */
  readonly color?: boolean;
  readonly ascii?: boolean;
  readonly screenReader?: boolean;
  /** The name that `--screen-reader` had before. */
  readonly voice?: boolean;
  readonly plain?: boolean;
}

export interface Env {
  readonly [name: string]: string | undefined;
}

const set = (value: string | undefined): value is string => value !== undefined && value !== '';

const levelOf = (env: Env): Face['colour'] => {
  if (env.COLORTERM === 'truecolor' || env.COLORTERM === '24bit') return 3;
  return /256(color)?$/u.test(env.TERM ?? '') ? 2 : 1;
};

/** `--no-color` and `--color` first, then `NO_COLOR`, then `FORCE_COLOR` (0 to 3), then what the terminal can. */
export const colourLevel = (flags: LookFlags, env: Env, isTerminal: boolean): Face['colour'] => {
  if (flags.color === false) return 0;
  if (flags.color === true) return levelOf(env);
  if (set(env.NO_COLOR)) return 0;
  const force = env.FORCE_COLOR;
  if (force === '0' || force === 'false') return 0;
  if (force === '2' || force === '3') return force === '2' ? 2 : 3;
  if (force !== undefined) return levelOf(env);
  return isTerminal && env.TERM !== 'dumb' ? levelOf(env) : 0;
};

/** ASCII by flag, in the C locale, in one that names another character set, and where signs are two columns wide. */
export const wantsAscii = (flags: LookFlags, env: Env): boolean => {
  if (flags.ascii === true) return true;
  const locale = [env.LC_ALL, env.LC_CTYPE, env.LANG].find(set);
  if (locale === undefined) return false;
  if (locale === 'C' || locale === 'POSIX') return true;
  const charset = /\.([\w-]+)/u.exec(locale)?.[1];
  if (charset !== undefined && !/^utf-?8$/iu.test(charset)) return true;
  return /^(zh|ja|ko)\b|^(zh|ja|ko)_/u.test(locale);
};

/** Wider than anything that is said. */
const UNBROKEN = 1_000_000;

/** How to draw for a stream. `columns` is what the terminal says; 80 when it says nothing. */
export const faceFor = (flags: LookFlags, env: Env, isTerminal: boolean, columns: number | undefined): Face => {
  const screenReader = wantsScreenReader(flags, env);
  return {
    // What a screen reader gets from a pipe is never broken into lines.
    width: screenReader && !isTerminal ? UNBROKEN : Math.max(32, columns ?? (Number(env.COLUMNS) || 80)),
    colour: screenReader ? 0 : colourLevel(flags, env, isTerminal),
    // What is spoken has no signs but those of writing, and a name keeps its accents.
    ascii: !screenReader && wantsAscii(flags, env),
    plain: flags.plain === true || screenReader,
    ...(isTerminal ? {} : { piped: true }),
    contrast: env.JUDGE_CONTRAST === 'high',
    ...(screenReader ? { screenReader } : {}),
  };
};

/** `--screen-reader`, or `JUDGE_SCREEN_READER` with anything in it but 0; JUDGE_VOICE is its old name, read for one more release. */
export const wantsScreenReader = (flags: LookFlags, env: Env): boolean => {
  const wanted = env.JUDGE_SCREEN_READER ?? env.JUDGE_VOICE;
  return flags.screenReader === true || flags.voice === true || (set(wanted) && wanted !== '0');
};
