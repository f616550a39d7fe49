import { cite } from '../cite.ts';
import type { Face } from '../face.ts';
import { aligned, factLines, isNarrow } from '../grid.ts';
import type { OptionJson } from '../report/types.ts';
import type { Line } from '../rich.ts';

/** Columns of the number of a way, with its gap. */
const NUMBER = 3;

/**
 * Ways to do it and near ways that are refused, in rows: the group's word, a number where there are columns, the columns. A citation that the
 * row above has already is not said again.
 */
export const optionLines = (face: Face, options: readonly OptionJson[], bare: string | null): Line[] => {
  const groups = [...new Set(options.map((one) => one.group))];
  const ordered = [...options].sort((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group));
  const columns = aligned(ordered.filter((one) => one.cells.length > 1).map((one) => one.cells));
  const groupWidth = Math.max(6, ...ordered.map((one) => one.group.length + 2));
  let group = '';
  let number = 0;
  let last = '';
  let row = 0;
  return ordered.flatMap((option) => {
    const starts = option.group !== group;
    if (starts) {
      group = option.group;
      number = 0;
      last = '';
    }
    const cells = option.cells.length > 1 ? (columns[row++] ?? '') : (option.cells[0] ?? '');
    number += 1;
    const inColumns = option.cells.length > 1 && !(isNarrow(face) || face.plain);
    const head = inColumns && option.legal ? String(number).padEnd(NUMBER) : '';
    const cited = cite([option.rule], bare);
    const shown = cited === last && !face.plain ? '' : cited;
    last = cited;
    return factLines(face, {
      ...(starts || isNarrow(face) ? { label: option.group } : {}),
      labelWidth: groupWidth + (inColumns && !option.legal ? NUMBER : 0),
      plainLabel: option.group,
      text: head + (face.plain || isNarrow(face) ? option.cells.join(', ') : cells),
      cite: shown,
    });
  });
};
