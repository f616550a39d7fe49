/**
 * A text as lines, without what files and pages put into it: line ends of every system, form feeds, page numbers, running titles, hidden signs.
 * The words stay as they are.
 */

export interface SourceLine {
  readonly text: string;
  /** A blank line, or the end of a page, stands before it. */
  readonly gap: boolean;
}

const LIGATURES: { readonly [sign: string]: string } = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};

/** Signs that steer a terminal or hide: controls, formats, separators, lone surrogates. Line breaks, tabs and form feeds are read before. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** A form feed becomes this, and stands alone on its line. */
const PAGE = '\f';

const rawLines = (text: string): readonly string[] =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029\v]/gu, '\n')
    .replace(/\f/gu, `\n${PAGE}\n`)
    .split('\n')
    .map((line) =>
      line === PAGE
        ? PAGE
        : line
            .replace(/[\t\p{Zs}]/gu, ' ')
            .replace(HIDDEN, '')
            .replace(/[ﬀ-ﬆ]/gu, (sign) => LIGATURES[sign] ?? sign)
            .normalize('NFC')
            .trim(),
    );

/** A page number differs from other numbers by its place; in a running title, the number changes. */
const PAGE_NUMBER = /^(?:page\s*)?[-–—[(]?\s*\d{1,3}\s*[-–—\])]?(?:\s*(?:of|\/)\s*\d{1,3})?$/iu;
const sameBut = (line: string): string => line.replace(/\d+/gu, '#');

/** As often as this, a line that stands apart is a running title. */
const OFTEN = 4;
const LONG_ENOUGH = 12;
/** So long a line, so often, is one wherever it stands. */
const VERY_OFTEN = 12;
const LONG = 20;
/** Headings and items of lists may well be the same. */
const MARKED = /^(?:#+ |\uE000 |\d+\.|[-•◆*] |\[)/u;

const runningTitles = (lines: readonly string[], atEdge: (at: number) => boolean): ReadonlySet<string> => {
  const pages = lines.filter((line) => line === PAGE).length + 1;
  // Of a few pages, most have to have it.
  const often = pages === 1 ? OFTEN : Math.min(OFTEN, Math.max(2, Math.ceil(pages * 0.6)));
  const apart = (at: number): boolean =>
    atEdge(at) || (/^$|\f/u.test(lines[at - 1] ?? '') && /^$|\f/u.test(lines[at + 1] ?? ''));
  const counts = new Map<string, { all: number; apart: number }>();
  for (const [at, line] of lines.entries()) {
    if (line.length < LONG_ENOUGH || line.length > 120 || MARKED.test(line)) continue;
    const key = sameBut(line);
    const count = counts.get(key) ?? { all: 0, apart: 0 };
    count.all += 1;
    if (apart(at)) count.apart += 1;
    counts.set(key, count);
  }
  return new Set(
    [...counts].flatMap(([key, { all, apart: alone }]) =>
      (all >= often && alone === all) || (all >= VERY_OFTEN && key.length >= LONG) ? [key] : [],
    ),
  );
};

/** The two outermost lines at the top and bottom of a page, where there are pages. */
const EDGE = 2;

const edges = (lines: readonly string[]): ReadonlySet<number> => {
  const found = new Set<number>();
  if (!lines.includes(PAGE)) return found;
  let page: number[] = [];
  const close = (): void => {
    for (const at of [...page.slice(0, EDGE), ...page.slice(-EDGE)]) found.add(at);
    page = [];
  };
  for (const [at, line] of lines.entries()) {
    if (line === PAGE) close();
    else if (line !== '') page.push(at);
  }
  close();
  return found;
};

/** Numbers that stand alone and count up are page numbers, also where no form feeds are left. */
const countingUp = (lines: readonly string[]): ReadonlySet<number> => {
  const alone = lines.flatMap((line, at) =>
    PAGE_NUMBER.test(line) && (lines[at - 1] ?? '') === '' && (lines[at + 1] ?? '') === ''
      ? [{ at, number: Number(/\d+/u.exec(line)?.[0]) }]
      : [],
  );
  const rising = alone.every(({ number }, at) => {
    const step = number - (alone[at - 1]?.number ?? number - 1);
    return step >= 1 && step <= 3;
  });
  return new Set(rising && alone.length > OFTEN ? alone.map(({ at }) => at) : []);
};

export const cleanLines = (text: string): readonly SourceLine[] => {
  const lines = rawLines(text);
  const outer = edges(lines);
  const titles = runningTitles(lines, (at) => outer.has(at));
  const numbers = countingUp(lines);
  const kept: SourceLine[] = [];
  let gap = true;
  for (const [at, line] of lines.entries()) {
    const isNoise = numbers.has(at) || (outer.has(at) && PAGE_NUMBER.test(line)) || titles.has(sameBut(line));
    if (line === '' || line === PAGE || isNoise) {
      gap = true;
      continue;
    }
    kept.push({ text: line.replace(/ {2,}/gu, ' '), gap });
    gap = false;
  }
  return kept;
};
