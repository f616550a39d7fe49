import type { Shown } from '../../dialogue/index.ts';
import { drawable, type Face, signsOf } from '../face.ts';
import { columnsOf, isNarrow } from '../grid.ts';
import { type Line, type Run, toned, widthOf, wrap } from '../rich.ts';
import { ending, padEnd } from '../width.ts';

/** The dialogue at a terminal: what was given above, the question with its line, and beneath it what may be meant. */
export interface DialogueScreen {
  readonly above: readonly Line[];
  /** Stands before what is typed, on the same line. */
  readonly prompt: Line;
  readonly below: readonly Line[];
}

const LABEL = { wide: 16, narrow: 13 } as const;

const cut = (face: Face, text: string, columns: number): string => {
  if (widthOf(text) <= columns) return text;
  const sign = signsOf(face).cut;
  return `${sign}${ending(text, Math.max(1, columns - widthOf(sign)))}`;
};

const labelled = (face: Face, label: string, inset: boolean): string => {
  const margin = isNarrow(face) ? '' : '  ';
  const columns = isNarrow(face) ? LABEL.narrow : LABEL.wide;
  const text = `${margin}${inset ? '  ' : ''}${label}`;
  return widthOf(text) < columns ? padEnd(text, columns) : `${text}  `;
};

/** What was given, a line each; a long answer wraps beneath itself. */
const rowLines = (face: Face, rows: Shown['rows']): Line[] =>
  rows.flatMap(({ label, inset, says }) => {
    const head = labelled(face, label, inset);
    const room = columnsOf(face) - widthOf(head) - (isNarrow(face) ? 0 : 2);
    return wrap(toned('strong', says), Math.max(10, room)).map(
      (line, at): Line => [{ text: at === 0 ? head : ' '.repeat(widthOf(head)) }, ...line],
    );
  });

const offerLine = (face: Face, { says, note = '' }: Shown['offers'][number], marked: boolean): Line => {
  const signs = signsOf(face);
  const margin = isNarrow(face) ? '' : '  ';
  const head = `${margin}${marked ? signs.opens : ' '} `;
  const room = columnsOf(face) - widthOf(head);
  const name = padEnd(says, isNarrow(face) ? 1 : 26);
  const beside = note === '' || widthOf(name) + 2 + widthOf(note) > room ? '' : `  ${note}`;
  const shown: Run = marked ? toned('strong', cut(face, name, room)) : { text: cut(face, name, room) };
  return [{ text: head }, shown, toned('faint', beside)];
};

/** As many lines of the rows given as the terminal has room for: the latest stay. */
const fitting = (above: readonly Line[], rows: number, taken: number): readonly Line[] => {
  const room = Math.max(3, rows - taken);
  return above.length <= room ? above : above.slice(above.length - room);
};

/** What the keys do, as much of it as there is room for. */
const keysFor = (face: Face, room: number): string => {
  const { dot } = signsOf(face);
  const all = [
    `Enter: take it ${dot} <: back ${dot} .: that's all ${dot} ?: help`,
    'Enter take  < back  . done  ? help',
  ];
  return all.find((one) => widthOf(one) <= room) ?? '< back  . done  ? help';
};

/** The title and the keys: on one line where both fit on it. */
const headLines = (face: Face, title: string): Line[] => {
  const columns = columnsOf(face);
  const beside = keysFor(face, columns - widthOf(title) - 3);
  if (isNarrow(face)) return [[toned('strong', title)], [toned('faint', keysFor(face, columns))]];
  const gap = ' '.repeat(Math.max(3, columns - widthOf(title) - widthOf(beside)));
  return [[toned('strong', title), { text: gap }, toned('faint', beside)]];
};

/** The board line wraps where the terminal ends; it is cut at three lines, for the whole of it stands under the ruling. */
const boardLines = (face: Face, board: string | null): Line[] => {
  if (board === null) return [];
  const shown = cut(face, board, face.width * 3 - 1);
  return [[], [toned('faint', shown)]];
};

/** `rows` is the height of the terminal. */
export const dialogueScreen = (face: Face, title: string, given: Shown, rows: number): DialogueScreen => {
  const shown = drawable(face, given);
  const columns = columnsOf(face);
  const narrow = isNarrow(face);
  const label = labelled(face, `${shown.label}?`, shown.inset);
  const usual =
    shown.usual === null
      ? []
      : [
          toned(
            'faint',
            `[${cut(face, shown.usual, Math.max(6, Math.min(narrow ? 14 : 36, columns - widthOf(label) - 10)))}]`,
          ),
          { text: '  ' },
        ];
  const margin = narrow ? '' : '  ';
  const said =
    shown.said === null
      ? []
      : wrap(shown.said, columns - margin.length).map((line): Line => [{ text: margin }, ...line]);
  const more = shown.more === 0 ? [] : [[toned('faint', `${margin}  ${shown.more} more: type on`)] as Line];
  const below: Line[] = [
    ...said,
    ...shown.offers.map((offer, at) => offerLine(face, offer, at === shown.pick)),
    ...more,
    ...boardLines(face, shown.board),
  ];
  const above = [...headLines(face, title), [], ...rowLines(face, shown.rows)];
  return {
    above: fitting(above, rows, below.length + 6),
    prompt: [{ text: label }, ...usual],
    below,
  };
};

/** The same for a screen reader or a plain line: one line of text at a time, choices with the numbers to type. */
export const spokenQuestion = (face: Face, given: Shown): string => {
  const shown = drawable(face, given);
  const usual = shown.usual === null ? '' : ` Enter for ${shown.usual}.`;
  return `${shown.label}?${usual}`;
};

export const spokenOffers = (face: Face, given: Shown): readonly string[] =>
  drawable(face, given).offers.map(({ says, note = '' }, at) => {
    const text = `${given.numeric ? '' : `${at + 1}. `}${says}${note === '' ? '' : `, ${note}`}`;
    return /[.?!]$/u.test(text) ? text : `${text}.`;
  });
