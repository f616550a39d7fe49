/** Texts on which a regular expression that backtracks too much takes more than its share: a piece of what it looks for, again and again, then something else. */

/** Signs that stand for the classes an expression may name. */
const ORDINARY = [' ', 'a', 'A', '0', ',', '-', '"', '(', 'é', '\n', '.', ':', "'"];

const MARKS = /\\[pPux]\{[^}]*\}|\\[pP]\w|\\.|\(\?<?[:=!]|\(\?<\w+>|[()[\]{}|?*+^$.]/gu;

/** The runs of plain letters of an expression, which a text has to hold to get into it at all. */
export const literalRuns = (source: string): readonly string[] => [
  ...new Set(
    source
      .replace(MARKS, '\n')
      .split('\n')
      .filter((run) => run !== ''),
  ),
];

/** Pieces to repeat: single signs, runs of the expression, and pairs of them. */
export const pumps = (source: string): readonly string[] => {
  const runs = literalRuns(source).slice(0, 6);
  const signs = [...new Set([...ORDINARY, ...runs.map((run) => run[0] ?? ''), ...runs])].filter((one) => one !== '');
  const few = [...new Set([' ', 'a', ...runs.slice(0, 2)])];
  return [...signs, ...few.flatMap((one) => few.map((other) => one + other))];
};

/** What stands before the repeated piece: nothing, or a run of the expression, alone and with a space. */
export const openings = (source: string): readonly string[] => {
  const runs = literalRuns(source).slice(0, 3);
  return [...new Set(['', ...runs, ...runs.map((run) => `${run} `), 'a'])];
};

const ENDINGS = ['\u0001', '!\n'];

const timeOf = (pattern: RegExp, text: string): number => {
  pattern.lastIndex = 0;
  const begun = performance.now();
  if (pattern.global) text.replace(pattern, '');
  else pattern.exec(text);
  return performance.now() - begun;
};

/** What an expression took too long on. */
export interface Growth {
  /** The piece that was repeated, and what stood before and after it. */
  readonly text: readonly [opening: string, piece: string, ending: string];
  /** Characters, and milliseconds for them. */
  readonly length: number;
  readonly took: number;
}

/** The longest text that an expression is given whole; what is longer is read sign by sign, or refused. */
const LONGEST = 2_000;
/** Milliseconds for it. By its square it takes some three, which is not noticed; by its cube it takes seconds. */
const MOST = 60;

const made = ([opening, piece, ending]: Growth['text'], length: number): string =>
  opening + piece.repeat(Math.max(1, Math.floor(length / piece.length))) + ending;

/** Null where it was quick enough once: on a busy machine the clock goes on while others work. */
const tooLong = (pattern: RegExp, text: string): number | null => {
  let took = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 5; tries += 1) {
    took = Math.min(took, timeOf(pattern, text));
    if (took <= MOST) return null;
    if (took > 20 * MOST) break;
  }
  return took;
};

/** The text on which this expression takes far more than in proportion to its length; null where none was found. */
export const growth = (pattern: RegExp, longest = LONGEST): Growth | null => {
  const texts = openings(pattern.source).flatMap((opening) =>
    pumps(pattern.source).flatMap((piece) => ENDINGS.map((ending) => [opening, piece, ending] as const)),
  );
  // What doubles with each sign is found on a short text, and would never end on a long one.
  for (const length of [20, 24, 28, 200, LONGEST].filter((one) => one <= longest)) {
    for (const text of texts) {
      const took = tooLong(pattern, made(text, length));
      if (took !== null) return { text, length, took };
    }
  }
  return null;
};
