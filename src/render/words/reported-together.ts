import type { TraceJson } from '../report/types.ts';
import type { Explain } from '../screen/path.ts';
import { listed } from './facts.ts';

/** The lines of a step: what a trace tells, at the depth asked for. */

export const leavesOf = (nodes: readonly TraceJson[]): readonly TraceJson[] =>
  nodes.flatMap((node) => (node.children.length > 0 ? leavesOf(node.children) : [node]));

const isShown = (node: TraceJson, explain: Explain): boolean => {
  if (node.text === '') return false;
  if (node.depth === 3) return explain === 'all';
  if (explain !== 'none') return true;
  return node.label !== undefined && node.asked !== false;
};

export const shownOf = (nodes: readonly TraceJson[], explain: Explain): readonly TraceJson[] =>
  nodes.filter((node) => isShown(node, explain));

const sameKind = (a: TraceJson, b: TraceJson): boolean =>
  a.item !== undefined &&
  b.item !== undefined &&
  a.event === b.event &&
  a.rule?.id === b.rule?.id &&
  a.text.slice(a.item.length) === b.text.slice(b.item.length);

/** `L from A to B` and `L from A to B` are one line: `L, L from A to B`. */
export const together = (nodes: readonly TraceJson[]): readonly TraceJson[] => {
  const groups: TraceJson[][] = [];
  for (const node of nodes) {
    const last = groups.at(-1);
    const [first] = last ?? [];
    if (last !== undefined && first !== undefined && sameKind(first, node)) last.push(node);
    else groups.push([node]);
  }
  return groups.flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    if (group.length === 1 || first.item === undefined) return [first];
    const items = listed(group.map((node) => node.item ?? ''));
    return [{ ...first, text: `${items}${first.text.slice(first.item.length)}` }];
  });
};
