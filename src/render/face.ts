import { escapeSteering } from './escape.ts';
import { type PlayerNames, withNames } from './player-names.ts';

/** How the other side looks: what decides about a screen besides its content. */
export interface Face {
  /** Columns of the terminal, never below 32. */
  readonly width: number;
  /** 0: none, 1: sixteen colours, 2: 256, 3: all. */
  readonly colour: 0 | 1 | 2 | 3;
  /** Only ASCII signs. */
  readonly ascii: boolean;
  /** For programs: one fact a line, citations after a tab, nothing wrapped. */
  readonly plain: boolean;
  /** Written to a pipe or a file: drawn as at a terminal, but without paging, redrawing or remembering. */
  readonly piped?: boolean;
  /** Nothing dim, for bad light. */
  readonly contrast: boolean;
  /** For a screen reader: sentences, and nothing drawn. Such a face is plain too. */
  readonly screenReader?: boolean;
}

export const PLAIN_FACE: Face = { width: 80, colour: 0, ascii: false, plain: true, contrast: false };

/** Whether a person sits at a terminal and sees this as it is written. */
export const isAtTerminal = (face: Face): boolean => face.piped !== true && (!face.plain || face.screenReader === true);

/** Every sign beyond ASCII that a screen draws, each with its twin. */
export interface Signs {
  readonly legal: string;
  readonly illegal: string;
  readonly depends: string;
  readonly undetermined: string;
  readonly 'not-modelled': string;
  readonly dot: string;
  readonly crumb: string;
  readonly obstacle: string;
  readonly line: string;
  readonly full: string;
  readonly empty: string;
  readonly to: string;
  readonly corner: string;
  readonly opens: string;
  readonly closes: string;
  readonly quote: string;
  readonly unquote: string;
  /** Something was cut off here. */
  readonly cut: string;
}

const UNICODE: Signs = {
  legal: '✓',
  illegal: '✗',
  depends: '✓✗',
  undetermined: '?',
  'not-modelled': '…',
  dot: '·',
  crumb: '›',
  obstacle: '│',
  line: '─',
  full: '█',
  empty: '░',
  to: '–',
  corner: '└',
  opens: '▸',
  closes: '◂',
  quote: '“',
  unquote: '”',
  cut: '…',
};

const ASCII: Signs = {
  legal: '[v]',
  illegal: '[x]',
  depends: '[v/x]',
  undetermined: '[?]',
  'not-modelled': '[...]',
  dot: '-',
  crumb: '>',
  obstacle: '|',
  line: '-',
  full: '#',
  empty: '.',
  to: '-',
  corner: '`-',
  opens: '>',
  closes: '<',
  quote: '"',
  unquote: '"',
  cut: '...',
};

export const signsOf = (face: Face): Signs => (face.ascii ? ASCII : UNICODE);

const TWINS: ReadonlyMap<string, string> = new Map([
  ['“', '"'],
  ['”', '"'],
  ['‘', "'"],
  ['’', "'"],
  ['…', '...'],
  ['–', '-'],
  ['—', '-'],
  ['−', '-'],
  ['×', 'x'],
  ['·', '-'],
  ['›', '>'],
  ['δ', 'delta'],
  ['★', '*'],
  ['☆', '*'],
  ['◇', '<>'],
  ['♀', ' F'],
  ['♂', ' M'],
  ['§', 'section '],
  ['✓', '[v]'],
  ['✗', '[x]'],
  ['│', '|'],
]);

const NOT_ASCII = /[^\0-~]/;

const asciiOf = (text: string): string => {
  // Accents of Latin letters first: for most texts that is all, and the tables of Unicode are not needed.
  const plain = text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  if (!NOT_ASCII.test(plain)) return plain;
  return [...plain.replace(/\p{M}/gu, '')].map((sign) => (sign <= '~' ? sign : (TWINS.get(sign) ?? '?'))).join('');
};

/** A text from outside, made safe and printable for this face. */
export const shown = (face: Face, text: string): string => {
  const safe = escapeSteering(text);
  if (!face.ascii || !NOT_ASCII.test(safe)) return safe;
  // The ellipsis and its like fall apart under NFKD, so twins are looked up first.
  return asciiOf([...safe].map((sign) => TWINS.get(sign) ?? sign).join(''));
};

/** Fields of a report whose text may run over several lines. */
const SEVERAL_LINES: ReadonlySet<string> = new Set(['text', 'hint', 'examples', 'reading']);

/** Fields in which a seat is notation, a key or the user's own words, and stays as it is. */
const SEATS_STAY: ReadonlySet<string> = new Set([
  'seat',
  'winner',
  'question',
  'asked',
  'again',
  'file',
  'at',
  'path',
  'expected',
  'got',
]);

const playersOf = (report: unknown): PlayerNames | undefined =>
  typeof report === 'object' && report !== null && 'players' in report
    ? (report.players as PlayerNames | undefined)
    : undefined;

/**
 * The same report with every text made safe for this face, at any depth, and with the players called by their names where it has `players`. `board` lines keep their own signs (they are to be copied and read
 * back); only steering signs are spelled out in them. An `excerpt` is left as it is: its screen has to count in it first.
 */
export const drawable = <T>(face: Face, report: T): T => {
  const players = playersOf(report);
  const walk = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') {
      if (key === 'excerpt') return value;
      if (key === 'board') return escapeSteering(value);
      const text = players === undefined || SEATS_STAY.has(key) ? value : withNames(value, players);
      return SEVERAL_LINES.has(key)
        ? text
            .split('\n')
            .map((line) => shown(face, line))
            .join('\n')
        : shown(face, text);
    }
    if (Array.isArray(value)) return value.map((item) => walk(item, key));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, walk(item, name)]));
  };
  return walk(report, '') as T;
};
