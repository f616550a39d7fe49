import type { Face } from '../face.ts';
import { flow } from '../flow.ts';
import { BLANK, columnsOf, isNarrow } from '../grid.ts';
import type { FaultJson } from '../report/types.ts';
import { type Line, toned } from '../rich.ts';
import { displayWidth } from '../width.ts';
import { excerptLines } from './excerpt.ts';

const SENTENCES = /(?<=[.?!]) {2,}/u;
/** Sentences, and what is to be typed beside the words that say so, stand two spaces apart. */
const PHRASES = / {2,}/u;
/** Items of a list: three spaces or a dot (its ASCII twin) between them; a number and its title stand closer. */
const ITEMS = / {3,}|(?<=[\p{L}\p{N}]) [·-] (?=[\p{L}\p{N}])/u;

/** A label, with a list after it. */
const LABEL = /^[^:]{1,14}? {3,}(?=\S)/u;

/** A hint, after its label where it has one. */
const hintLines = (face: Face, text: string): Line[] => {
  const label = LABEL.exec(text)?.[0] ?? '';
  const columns = columnsOf(face) - 2;
  if (displayWidth(text) <= columns) return [[{ text: `  ${text}` }]];
  const nextIndent = label === '' ? 0 : isNarrow(face) ? 2 : label.length;
  const gaps = label === '' ? [PHRASES] : [ITEMS, PHRASES];
  return flow(text.slice(label.length), columns - nextIndent, gaps, label.length - nextIndent).map((line, index) => [
    { text: `  ${index === 0 ? label : ' '.repeat(nextIndent)}${line}` },
  ]);
};

/** The message; lines after the first are indented under it. */
const messageLines = (face: Face, message: string): Line[] => {
  const label = toned('error', 'error:');
  const columns = columnsOf(face);
  if (displayWidth(`error: ${message}`) <= columns) return [[label, { text: ` ${message}` }]];
  return flow(message, columns - 2, [SENTENCES, PHRASES], 'error: '.length - 2).map((line, index) =>
    index === 0 ? [label, { text: ` ${line}` }] : [{ text: `  ${line}` }],
  );
};

/** The file of a fault, unless the message names it already. */
const fileOf = ({ file, line, message }: FaultJson): string | null =>
  file !== null && line === null && message.includes(file) ? null : file;

const faultLines = (face: Face, fault: FaultJson): Line[] => {
  const file = fileOf(fault);
  const place = fault.line === null ? '' : `:${fault.line}${fault.column === null ? '' : `:${fault.column}`}`;
  if (face.plain) {
    const at = file === null && place === '' ? '' : `\t${file ?? 'board'}${place}`;
    const lines: Line[] = [[{ text: `error: ${fault.message}${at}` }]];
    return fault.hint === null
      ? lines
      : [...lines, ...fault.hint.split('\n').map((text): Line => [{ text: `  ${text}` }])];
  }
  const lines: Line[] = messageLines(face, fault.message);
  if (file !== null || place !== '') lines.push([{ text: `  ${file ?? 'board'}${place}` }]);
  lines.push(...excerptLines(face, fault));
  for (const text of fault.hint === null ? [] : fault.hint.split('\n')) lines.push(...hintLines(face, text));
  return lines;
};

/** Every fault in one go: what is wrong, where, the line with a caret, what to do. */
export const faultsScreen = (face: Face, faults: readonly FaultJson[]): Line[] =>
  faults.flatMap((fault, index) => [...(index > 0 && !face.plain ? [BLANK] : []), ...faultLines(face, fault)]);
