import type { Grammar } from '../grammar/table.ts';
import { isLeaf, type Tree } from '../parse/index.ts';

/** Writes a tree by the productions that read it: in its own style, or plainly, each production in its first spelling. */

export const wordsOf = (grammar: Grammar, tree: Tree, style: 'own' | 'plain'): readonly string[] => {
  if (isLeaf(tree)) return tree.words;
  let part = 0;
  const ways = grammar.spellings[tree.production] ?? [];
  const own = ways[tree.spelling] ?? [];
  const holesIn = (way: typeof own): string =>
    way.flatMap((symbol) => (typeof symbol === 'string' ? [] : [symbol.hole])).join(' ');
  // Plainly the parts come in the same order, so that no reading can be hidden.
  const way = style === 'own' ? own : (ways.find((one) => holesIn(one) === holesIn(own)) ?? own);
  return way.flatMap((symbol) => {
    if (typeof symbol === 'string') return [symbol];
    const inner = tree.parts[part];
    part += 1;
    return inner === undefined ? [] : wordsOf(grammar, inner, style);
  });
};
