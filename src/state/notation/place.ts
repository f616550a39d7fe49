import type { InputFault, Span } from '../setup.ts';

/** Where a text begins when it is part of a larger file; offset in UTF-16 units, line and column from 1. */
export interface At {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

/** How a text is read: the file to name, where it begins there, or a way to find each of its characters there. */
export interface ReadOptions {
  readonly file?: string;
  readonly at?: At;
  /** Overrides `at`: the place in the file of the characters from `start` to `end`. */
  readonly locate?: (start: number, end: number) => Span;
  /** The file's line for a caret; without it the line of the text itself. */
  readonly excerpt?: (span: Span) => string;
}

/** Takes down a fault at the characters from `start` to `end`. */
export type Report = (code: string, message: string, start: number, end: number, hint?: string) => void;

export interface Reading {
  readonly text: string;
  readonly faults: InputFault[];
  readonly span: (start: number, end: number) => Span;
  readonly report: Report;
}

const lineStarts = (text: string): number[] => {
  const starts = [0];
  for (let index = text.indexOf('\n'); index >= 0; index = text.indexOf('\n', index + 1)) starts.push(index + 1);
  return starts;
};

/** Finds line and column of an offset by halving. */
export const lineFinder = (text: string): ((offset: number) => { line: number; column: number; from: number }) => {
  const starts = lineStarts(text);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    const from = starts[low] ?? 0;
    return { line: low + 1, column: offset - from + 1, from };
  };
};

/** Most faults reported of one text; more mean that it is not a board at all. */
export const MOST_FAULTS = 100;

/** What a slip in one place is reported as a second time. */
const ONE_SLIP: ReadonlySet<string> = new Set(['expected', 'unexpected']);

/** A reading of `text` that collects faults with their places. */
export const openReading = (text: string, options: ReadOptions = {}): Reading => {
  const find = lineFinder(text);
  const at = options.at ?? { line: 1, column: 1, offset: 0 };
  const faults: InputFault[] = [];
  const here = (start: number, end: number): Span => {
    const { line, column } = find(start);
    return {
      start: start + at.offset,
      end: end + at.offset,
      line: line + at.line - 1,
      column: line === 1 ? column + at.column - 1 : column,
    };
  };
  const span = options.locate ?? here;
  // Many faults share a line, which may be long.
  const lines = new Map<number, string>();
  const ownLine = (start: number): string => {
    const { from } = find(start);
    const known = lines.get(from);
    if (known !== undefined) return known;
    const until = text.indexOf('\n', from);
    const line = text.slice(from, until < 0 ? text.length : until).replace(/\r$/, '');
    lines.set(from, line);
    return line;
  };
  return {
    text,
    faults,
    span,
    report(code, message, start, end, hint) {
      if (faults.length > MOST_FAULTS) return;
      if (faults.length === MOST_FAULTS) {
        faults.push({
          code: 'too-many',
          message: `more than ${MOST_FAULTS} faults; the rest is not listed.`,
          span: span(start, end),
          ...(options.file === undefined ? {} : { file: options.file }),
        });
        return;
      }
      const place = span(start, end);
      // What is not a Weakness cannot stand there as anything else either.
      if (ONE_SLIP.has(code) && faults.at(-1)?.code === 'expected' && faults.at(-1)?.span?.start === place.start)
        return;
      faults.push({
        code,
        message,
        span: place,
        ...(options.file === undefined ? {} : { file: options.file }),
        ...(hint === undefined ? {} : { hint }),
        excerpt: options.excerpt === undefined ? ownLine(start) : options.excerpt(place),
      });
    },
  };
};
