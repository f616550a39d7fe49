import { cite } from '../cite.ts';
import { type Face, signsOf } from '../face.ts';
import { flow } from '../flow.ts';
import { columnsOf, factLines, isNarrow } from '../grid.ts';
import type { TraceJson } from '../report/types.ts';
import { type Line, toned, widthOf, wrap } from '../rich.ts';
import { linesOf, type TraceLine, together } from '../words/reported-together.ts';
import type { Explain } from './path.ts';

/** What happened, a line for each thing, with its sums. */

/** Columns of the word before a line. */
export const LABEL = 11;

/** A line of a sum where there is no room for a label: the numbers still stand under each other. */
const narrowSum = (face: Face, node: TraceLine, figures: number, ruleset: string | null): Line[] => {
  const corner = `${signsOf(face).corner} `;
  const under = ' '.repeat(widthOf(corner));
  const cited = flow(cite(node.cites, ruleset), columnsOf(face) - figures - 3 - widthOf(corner), [/(?<=,) /u]).map(
    (text, at) => toned('faint', (at === 0 ? corner : under) + text),
  );
  const [first] = cited;
  const texts = wrap(node.text, columnsOf(face) - figures - 3);
  const last = texts.at(-1) ?? [];
  const room = columnsOf(face) - figures - 3;
  const fits = first !== undefined && cited.length === 1 && widthOf(last) + 1 + widthOf(first) <= room;
  const cells = fits
    ? [...texts.slice(0, -1), [...last, { text: ' ' }, first]]
    : [...texts, ...cited.map((line): Line => [line])];
  const lines = cells.map(
    (line, index): Line => [
      { text: `  ${index === 0 ? (node.figure ?? '').padStart(figures) : ' '.repeat(figures)} ` },
      ...line,
    ],
  );
  return node.sum === undefined
    ? lines
    : [...lines, [{ text: '  ' }, toned('strong', String(node.sum).padStart(figures))]];
};

/** The sum a judge would write on the back of a slip: numbers in one column, each running total on a line of its own. */
export const traceLines = (
  face: Face,
  trace: readonly TraceJson[],
  explain: Explain,
  ruleset: string | null,
  left: number,
): Line[] => {
  const rows = together(linesOf(trace, explain));
  const figures = Math.max(3, ...rows.map((node) => Math.max(node.figure?.length ?? 0, String(node.sum ?? '').length)));
  const indent = isNarrow(face) ? Math.min(left, 2) : left;
  let last = '';
  return rows.flatMap((node, at) => {
    const label = node.label ?? '';
    const starts = label !== '' && label !== last;
    last = label;
    if (node.figure !== undefined && isNarrow(face) && !face.plain) return narrowSum(face, node, figures, ruleset);
    const figure = node.figure === undefined ? '' : `${node.figure.padStart(face.plain ? 0 : figures)}  `;
    const line = factLines(face, {
      indent,
      ...(starts ? { label } : {}),
      labelWidth: LABEL,
      ...(label === '' ? {} : { plainLabel: label }),
      text: `${figure}${node.text}${face.plain && node.sum !== undefined ? `  = ${node.sum}` : ''}`,
      cite: cite(node.cites, ruleset),
      inline: true,
    });
    if (node.sum === undefined || face.plain) return line;
    // Where nothing is left at the end of it, that is said: no line about damage to a Pokémon follows.
    const next = rows[at + 1];
    const isLast = next?.figure === undefined || /^base\b/u.test(next.text);
    const none = node.sum <= 0 && isLast ? '  no damage' : '';
    // What prevents it, or leaves so much of it, has said the number already.
    if (node.figure === String(node.sum)) return line;
    return [
      ...line,
      ...factLines(face, {
        indent,
        labelWidth: LABEL,
        text: [toned('strong', String(none === '' ? node.sum : 0).padStart(figures)), { text: none }],
      }),
    ];
  });
};
