import type { Face } from '../face.ts';
import { BLANK, columnsOf } from '../grid.ts';
import type { FaultJson } from '../report/types.ts';
import { type Line, toned, wrap } from '../rich.ts';
import { displayWidth, fitting } from '../width.ts';

/** Most columns shown round the caret. */
const CUT = 60;

/** The part of the line round the caret, and where the caret stands in it. */
const cutAround = (
  excerpt: string,
  column: number,
  columns: number,
): { readonly text: string; readonly caret: number } => {
  const at = Math.max(0, column - 1);
  const from = displayWidth(excerpt) <= columns ? 0 : Math.max(0, at - Math.floor(columns / 2));
  const head = excerpt.slice(from, at);
  return { text: fitting(excerpt.slice(from), columns), caret: displayWidth(head) };
};

/** A list of words behind its label; what is to be typed or copied is none. */
const isList = (label: string, text: string): boolean => text.includes(' · ') || (label !== '' && text.includes(', '));

/** A hint, wrapped behind its first word where it is a list; one that is to be copied is left whole. */
const hintLines = (face: Face, text: string): Line[] => {
  const columns = columnsOf(face) - 2;
  const label = /^\S+ {2,}/u.exec(text)?.[0] ?? '';
  if (displayWidth(text) <= columns || !isList(label, text)) return [[{ text: `  ${text}` }]];
  return wrap(text.slice(label.length), columns - label.length).map((line, index) => [
    { text: `  ${index === 0 ? label : ' '.repeat(label.length)}` },
    ...line,
  ]);
};

/** The message, wrapped only where it is wider than the screen. */
const messageLines = (face: Face, message: string): Line[] => {
  const label = toned('error', 'error:');
  if (displayWidth(`error: ${message}`) <= columnsOf(face)) return [[label, { text: ` ${message}` }]];
  return wrap([label, ` ${message}`], columnsOf(face) - 2).map((line, index) =>
    index === 0 ? line : [{ text: '  ' }, ...line],
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
  if (fault.excerpt !== undefined && fault.column !== null) {
    const gutter = `  ${fault.line ?? 1} ${face.ascii ? '|' : '│'} `;
    const cut = cutAround(fault.excerpt, fault.column, Math.min(CUT, columnsOf(face) - displayWidth(gutter)));
    const room = Math.max(1, displayWidth(cut.text) - cut.caret);
    lines.push([{ text: gutter + cut.text }]);
    lines.push([
      { text: `${' '.repeat(displayWidth(gutter) - 2)}${face.ascii ? '|' : '│'} ${' '.repeat(cut.caret)}` },
      toned('error', '^'.repeat(Math.min(fault.length ?? 1, room))),
    ]);
  }
  for (const text of fault.hint === null ? [] : fault.hint.split('\n')) lines.push(...hintLines(face, text));
  return lines;
};

/** Every fault in one go: what is wrong, where, the line with a caret, what to do. */
export const faultsScreen = (face: Face, faults: readonly FaultJson[]): Line[] =>
  faults.flatMap((fault, index) => [...(index > 0 && !face.plain ? [BLANK] : []), ...faultLines(face, fault)]);
