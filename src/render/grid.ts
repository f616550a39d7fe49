import { type Face, signsOf } from './face.ts';
import { flow } from './flow.ts';
import { type Line, type Rich, type Run, runsOf, textOf, toned, widthOf, wrap } from './rich.ts';

/** Prose is never wider than this; below `NARROW` the margins and the right-hand column fall away. */
const WIDEST = 100;
const NARROW = 60;

export const isNarrow = (face: Face): boolean => face.width < NARROW;

/** Columns used: at most 100, never fewer than 32. */
export const columnsOf = (face: Face): number => Math.max(32, Math.min(WIDEST, face.width));

export const BLANK: Line = [];

const gap = (columns: number): Run => ({ text: ' '.repeat(Math.max(0, columns)) });

/**
 * One fact: an optional label in a column of its own, a text, and the citation that goes with it. Where it stands depends on the face: right
 * margin, beneath (`└ CR 309.2`), or after a tab.
 */
export interface Fact {
  /** Columns from the margin. */
  readonly indent?: number;
  readonly label?: Rich;
  /** Columns of the label with its gap; the text begins after them. */
  readonly labelWidth?: number;
  /** The label when plain, where a row stands alone and nothing above it explains it. */
  readonly plainLabel?: string;
  readonly text: Rich;
  readonly cite?: string;
  /** In a narrow terminal the citation follows on the same line where there is room. */
  readonly inline?: boolean;
}

const squeezed = (run: Run): Run => ({ ...run, text: run.text.replace(/\n/gu, ' ').replace(/ {3,}/gu, '  ') });

const plainFact = (fact: Fact): Line => {
  const label = fact.plainLabel === undefined ? runsOf(fact.label ?? '').map(trimmed) : runsOf(fact.plainLabel);
  const words = [...label, ...(label.length > 0 ? [{ text: '  ' }] : []), ...runsOf(fact.text).map(squeezed)];
  return fact.cite === undefined || fact.cite === '' ? words : [...words, { text: `\t${fact.cite}` }];
};

const narrowFact = (face: Face, fact: Fact): Line[] => {
  const columns = columnsOf(face);
  const indent = Math.min(fact.indent ?? 0, 4);
  const nextIndent = indent + (fact.label === undefined ? 0 : 2);
  const head = fact.label === undefined ? [] : [...runsOf(fact.label).map(trimmed), { text: ' ' }];
  const [first = [], ...rest] = wrap([...head, ...runsOf(fact.text)], columns - nextIndent);
  const lines: Line[] = [[gap(indent), ...first], ...rest.map((line) => [gap(nextIndent), ...line])];
  if (fact.cite === undefined || fact.cite === '') return lines;
  const corner = `${signsOf(face).corner} `;
  const last = lines.at(-1);
  if (fact.inline === true && last !== undefined && widthOf(last) + 1 + widthOf(corner + fact.cite) <= columns) {
    return [...lines.slice(0, -1), [...last, { text: ' ' }, toned('faint', corner + fact.cite)]];
  }
  const under = Math.max(nextIndent, 2);
  const cites = wrapCites(fact.cite, columns - under - widthOf(corner));
  const beneath = cites.map(
    (line, index): Line => [gap(under), toned('faint', (index === 0 ? corner : ' '.repeat(widthOf(corner))) + line)],
  );
  return [...lines, ...beneath];
};

const trimmed = (run: Run): Run => ({ ...run, text: run.text.trim() });

/** A label that leaves no column for its text has lines of its own. */
const stackedFact = (face: Face, fact: Fact, label: Line): Line[] => {
  const columns = columnsOf(face);
  const left = 2 + (fact.indent ?? 0);
  const labels = wrap(label, columns - 2 - left).map((line): Line => [gap(left), ...line]);
  const text = textOf(fact.text) === '' ? [] : wrapKeeping(fact.text, columns - 4 - left);
  return withMargin([...labels, ...text.map((line): Line => [gap(left + 2), ...line])], fact.cite, columns);
};

/** Columns that a text beside its label needs at least. */
const LEAST_TEXT = 16;

const wideFact = (face: Face, fact: Fact): Line[] => {
  const columns = columnsOf(face);
  const left = 2 + (fact.indent ?? 0);
  const label = fact.label === undefined ? [] : runsOf(fact.label);
  const labelColumns =
    fact.label === undefined
      ? (fact.labelWidth ?? 0)
      : Math.max(fact.labelWidth ?? 0, widthOf(label) + (fact.labelWidth === undefined ? 2 : 1));
  const at = left + labelColumns;
  if (fact.label !== undefined && at + LEAST_TEXT > columns) return stackedFact(face, fact, label);
  const [first = [], ...rest] = wrapKeeping(fact.text, columns - 2 - at);
  const lines: Line[] = [
    [gap(left), ...label, gap(labelColumns - widthOf(label)), ...first],
    ...rest.map((line) => [gap(at), ...line]),
  ];
  return withMargin(lines, fact.cite, columns);
};

/** Wraps, but leaves a text alone that fits: its inner columns are made of spaces. */
const wrapKeeping = (text: Rich, columns: number): Line[] =>
  widthOf(text) <= columns && !textOf(text).includes('\n') ? [runsOf(text)] : wrap(text, columns);

/** Citations break only after a comma, so that a document and its number stay together. */
const wrapCites = (cites: string, columns: number): readonly string[] => flow(cites, columns, [/(?<=,) /u]);

/** Sets a citation flush right after the last line, or on a line of its own when there is no room. */
const withMargin = (lines: readonly Line[], cite: string | undefined, columns: number): Line[] => {
  if (cite === undefined || cite === '') return [...lines];
  const last = lines.at(-1) ?? [];
  const room = columns - widthOf(last) - widthOf(cite);
  if (room >= 2) return [...lines.slice(0, -1), [...last, gap(room), toned('faint', cite)]];
  const own = wrapCites(cite, columns - 4).map((line): Line => [gap(columns - widthOf(line)), toned('faint', line)]);
  return [...lines, ...own];
};

/** The lines of one fact for this face. */
export const factLines = (face: Face, fact: Fact): Line[] => {
  if (face.plain) return [plainFact(fact)];
  return isNarrow(face) ? narrowFact(face, fact) : wideFact(face, fact);
};

/** Two runs of letters, parted at a place of their text. */
const partedAt = (line: Line, at: number): readonly [Line, Line] => {
  const before: Run[] = [];
  const after: Run[] = [];
  let passed = 0;
  for (const run of line) {
    const here = Math.max(0, Math.min(run.text.length, at - passed));
    if (here > 0) before.push({ ...run, text: run.text.slice(0, here) });
    if (here < run.text.length) after.push({ ...run, text: run.text.slice(here) });
    passed += run.text.length;
  }
  return [before, after];
};

/** Wraps a head with its gap and the text after it: the text goes on beneath itself, so that the gap stays one. */
const wrapBesideHead = (left: Rich, columns: number): Line[] => {
  const line = runsOf(left);
  const found = / {2,}/u.exec(textOf(line));
  if (widthOf(line) <= columns || found === null) return wrapKeeping(line, columns);
  const [head, text] = partedAt(line, found.index + found[0].length);
  const at = widthOf(head);
  // Beside a head that takes half the line there is no column for the text.
  if (2 * at > columns) return wrapKeeping(line, columns);
  return wrapKeeping(text, columns - at).map((row, index) => [...(index === 0 ? head : [gap(at)]), ...row]);
};

/** The first line: it begins at column 0, and what stands at its right end names the document. */
export const headline = (face: Face, left: Rich, right: string): Line[] => {
  if (face.plain) return [right === '' ? runsOf(left) : [...runsOf(left), { text: `\t${right}` }]];
  const columns = columnsOf(face);
  if (isNarrow(face)) {
    const lines = wrapBesideHead(runsOf(left).map(squeezed), columns);
    return right === '' ? lines : [...lines, [toned('faint', right)]];
  }
  return withMargin(wrapBesideHead(left, columns), right, columns);
};

/** A line that is not broken: the terminal wraps it, so that a triple click takes it whole. */
export const unbroken = (text: string): Line => [{ text }];

/** Blocks with one blank line between them, none at the end; plain, nothing is blank. Empty blocks vanish. */
export const blocks = (face: Face, ...parts: readonly (readonly Line[])[]): Line[] => {
  const filled = parts.filter((part) => part.length > 0);
  return filled.flatMap((part, index) => (index === 0 || face.plain ? [...part] : [BLANK, ...part]));
};

/** Rows of cells made into texts whose columns stand under each other, two spaces apart. */
export const aligned = (rows: readonly (readonly string[])[]): string[] => {
  const widths: number[] = [];
  for (const row of rows) {
    // The last cell of a row has nothing after it to push aside.
    row.slice(0, -1).forEach((cell, index) => {
      widths[index] = Math.max(widths[index] ?? 0, widthOf(cell));
    });
  }
  return rows.map((row) =>
    row
      .map((cell, index) =>
        index === row.length - 1 ? cell : cell + ' '.repeat((widths[index] ?? 0) - widthOf(cell) + 2),
      )
      .join(''),
  );
};
