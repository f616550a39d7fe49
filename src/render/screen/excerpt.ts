import { type Face, shown, signsOf } from '../face.ts';
import { columnsOf } from '../grid.ts';
import type { FaultJson } from '../report/types.ts';
import { type Line, toned } from '../rich.ts';
import { displayWidth, ending, fitting } from '../width.ts';

/** Most columns shown round the caret. */
const CUT = 60;

/** A tab is drawn as the one column it counts for. */
const drawn = (face: Face, text: string): string => shown(face, text.replaceAll('\t', ' '));

/** The beginning of a text with a sign that it goes on, if it does not fit. */
const begun = (text: string, columns: number, cut: string): string =>
  displayWidth(text) <= columns ? text : fitting(text, columns - displayWidth(cut)) + cut;

/** The end of a text with a sign that something is before it, if it does not fit. */
const ended = (text: string, columns: number, cut: string): string =>
  displayWidth(text) <= columns ? text : cut + ending(text, columns - displayWidth(cut));

/**
 * The line of a fault that has one, with a caret under the place. Both are cut at the same columns round the caret, and counted by what is
 * shown: a hidden sign as it is spelled, a wide one twice. An empty line has nothing to point at.
 */
export const excerptLines = (face: Face, fault: FaultJson): Line[] => {
  const { excerpt, column, length = 1, line } = fault;
  if (excerpt === undefined || column === null || excerpt.trim() === '') return [];
  const { obstacle, cut } = signsOf(face);
  const number = `  ${line ?? 1}`;
  const columns = Math.min(CUT, columnsOf(face) - number.length - 3);
  const at = column - 1;
  const [before, over, behind] = [excerpt.slice(0, at), excerpt.slice(at, at + length), excerpt.slice(at + length)].map(
    (part) => drawn(face, part),
  ) as [string, string, string];
  // The place itself comes first; what is left goes to both sides, and to one what the other does not need.
  const spare = Math.max(0, columns - displayWidth(over));
  const left = Math.max(Math.ceil(spare / 2), spare - displayWidth(behind), Math.floor(columns / 4));
  const head = ended(before, left, cut);
  const room = columns - displayWidth(head);
  const tail = begun(over + behind, room, cut);
  const caret = Math.max(1, Math.min(displayWidth(over), displayWidth(tail)));
  return [
    [{ text: `${number} ${obstacle} ${head}${tail}` }],
    [
      { text: `${' '.repeat(number.length)} ${obstacle} ${' '.repeat(displayWidth(head))}` },
      toned('error', '^'.repeat(caret)),
    ],
  ];
};
