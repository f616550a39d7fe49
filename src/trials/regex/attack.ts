/** Texts on which a regular expression that backtracks too much takes more than its share: a piece of what it looks for, again and again, then something else. */

/** Signs that stand for the classes an expression may name. */
const ORDINARY = [' ', 'a', 'A', '0', ',', '-', '"', '(', 'é', '\n', '.', ':', "'"];

const MARKS = /\\[pPux]\{[^}]*\}|\\[pP]\w|\\.|\(\?<?[:=!]|\(\?<\w+>|[()[\]{}|?*+^$.]/gu;

/** The runs of plain letters of an expression, which a text has to hold to get into it at all. */
export const literalRuns = (source: string): readonly string[] => [
  ...new Set(source.replace(MARKS, '\n').split('\n').filter((run) => run !== '')),
];

/** Pieces to repeat: single signs, runs of the expression, and pairs of them. */
export const pumps = (source: string): readonly string[] => {
  const runs = literalRuns(source).slice(0, 12);
  const signs = [...new Set([...ORDINARY, ...runs.map((run) => run[0] ?? ''), ...runs])].filter((one) => one !== '');
  const few = [...new Set([' ', 'a', '0', ...runs.slice(0, 6)])];
  return [...signs, ...few.flatMap((one) => few.map((other) => one + other))];
};

/** What stands before the repeated piece: nothing, or a run of the expression, alone and with a space. */
export const openings = (source: string): readonly string[] => {
  const runs = literalRuns(source).slice(0, 6);
  return [...new Set(['', ...runs, ...runs.map((run) => `${run} `), 'a'])];
};

const ENDINGS = ['\u0001', '!\n', ''];

const timeOf = (pattern: RegExp, text: string): number => {
  pattern.lastIndex = 0;
  const begun = process.hrtime.bigint();
  if (pattern.global) text.replace(pattern, '');
  else pattern.exec(text);
  return Number(process.hrtime.bigint() - begun) / 1e6;
};

/** What an expression took too long on. */
export interface Growth {
  /** The piece that was repeated, and what stood before and behind it. */
  readonly text: readonly [opening: string, piece: string, ending: string];
  /** Characters, and milliseconds for them. */
  readonly length: number;
  readonly took: number;
}

/** Nanoseconds for a character: what looks at each a few times stays far below, what starts anew at each comes above on long texts. */
const SHARE = 300;
const LENGTHS = [40, 160, 640, 2_560, 5_120];

const made = ([opening, piece, ending]: Growth['text'], length: number): string =>
  opening + piece.repeat(Math.max(1, Math.floor(length / piece.length))) + ending;

const tooLong = (pattern: RegExp, text: string): number | null => {
  const most = (SHARE * text.length) / 1e6 + 0.15;
  let took = Number.POSITIVE_INFINITY;
  // The clock has its moods, and the first run is compiled on the way.
  for (let tries = 0; tries < 3; tries += 1) {
    took = Math.min(took, timeOf(pattern, text));
    if (took <= most) return null;
  }
  return took;
};

/** The text on which this expression takes more than in proportion to its length; null where none was found. */
export const growth = (pattern: RegExp): Growth | null => {
  for (const opening of openings(pattern.source)) {
    for (const piece of pumps(pattern.source)) {
      for (const ending of ENDINGS) {
        for (const length of LENGTHS) {
          const text = [opening, piece, ending] as const;
          const took = tooLong(pattern, made(text, length));
          if (took !== null) return { text, length, took };
        }
      }
    }
  }
  return null;
};
