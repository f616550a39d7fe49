import { cite } from '../cite.ts';
import { type Face, signsOf } from '../face.ts';
import { factLines } from '../grid.ts';
import type { TraceJson } from '../report/types.ts';
import { type Line, toned } from '../rich.ts';

/** How much of a trace is shown: rules that acted or were passed, or also those that were looked at and did not apply. */
export type Explain = 'none' | 'path' | 'all';

interface PathRow {
  readonly level: number;
  readonly node: TraceJson;
}

/** A rule with several things under it is shown as the first of them, with the others indented beneath. */
const rowsOf = (nodes: readonly TraceJson[], level: number, deep: boolean): PathRow[] =>
  nodes.flatMap((node) => {
    if (node.depth === 3 && !deep) return [];
    const [first, ...rest] = node.children;
    if (first === undefined) return node.text === '' ? [] : [{ level, node }];
    return [...rowsOf([first], level, deep), ...rowsOf(rest, level + 1, deep)];
  });

const shown = (node: TraceJson): string => {
  const reckoned = node.figure === undefined ? '' : `${node.figure} `;
  const total = node.sum === undefined ? '' : `: ${node.sum}`;
  return `${reckoned}${node.text}${total}`;
};

const choices = (nodes: readonly TraceJson[]): boolean =>
  nodes.some((node) => (node.event === 'choice' && node.asked === true) || choices(node.children));

/** The path of a ruling, a line for each thing that was passed, happened, or (with `·`, never coloured) did not apply. */
export const pathLines = (face: Face, trace: readonly TraceJson[], explain: Explain, bare: string | null): Line[] => {
  if (explain === 'none') return [];
  const signs = signsOf(face);
  const rows = rowsOf(trace, 0, explain === 'all').flatMap(({ level, node }) =>
    factLines(face, {
      label: node.depth === 3 ? signs.dot : toned('legal', signs.legal),
      labelWidth: 3 + 2 * Math.min(level, 4),
      plainLabel: `Path ${node.depth === 3 ? signs.dot : signs.legal}`,
      text: shown(node),
      cite: cite([node.rule], bare),
    }),
  );
  // Of an action with choices one way is shown; the others differ in what was chosen only.
  const oneOfMany = choices(trace);
  const title = oneOfMany ? 'Path, by the first of the ways' : 'Path';
  return rows.length === 0 ? [] : [...(face.plain ? [] : factLines(face, { text: title })), ...rows];
};
