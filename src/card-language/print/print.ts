import type { Grammar } from '../grammar/table.ts';
import { isLeaf, type Tree } from '../parse/index.ts';

/** Writes a tree by the productions that read it: in its own style, or plainly, each production in its first spelling. */

/** Words that follow from the number or the Pokémon that is spoken of, and are no matter of style. */
const FORMS = new Set(
  `
    , . a an 1 card cards counter counters it them its that those is are has have does do doesn't don't name names
    evolves evolve tool tools each any up all attack attacks pokémon energy self SELF you your opponent and the ( )
    before after this takes take switches discards draws active defending colorless uses of more other in into play
    both
  `
    .trim()
    .split(/\s+/u),
);

type Way = Grammar['spellings'][number][number];

/** What fills a hole of another sort is worded otherwise: "its" is none of those that take less damage. */
const holesIn = (way: Way): string =>
  way.flatMap((piece) => (typeof piece === 'string' ? [] : [`${piece.hole}:${piece.sort}`])).join(' ');
const formsIn = (way: Way): readonly string[] =>
  way.flatMap((piece) => (typeof piece === 'string' && FORMS.has(piece) ? [piece] : []));

/** How many forms the one has that the other has not. */
const apart = (one: readonly string[], other: readonly string[]): number => {
  const left = [...other];
  let missing = 0;
  for (const word of one) {
    const at = left.indexOf(word);
    if (at < 0) missing += 1;
    else left.splice(at, 1);
  }
  return missing + left.length;
};

/** The spellings that were looked for, by all that a production has. */
const found = new WeakMap<readonly Way[], Map<Way, Way>>();

/** The plain spelling of a production that has the same holes in the same order, of the same sorts, so that no reading can be hidden, and the same forms. */
const plainest = (ways: readonly Way[], own: Way): Way => {
  const known = found.get(ways) ?? new Map<Way, Way>();
  found.set(ways, known);
  const best = known.get(own) ?? plainestOf(ways, own);
  known.set(own, best);
  return best;
};

const plainestOf = (ways: readonly Way[], own: Way): Way => {
  const forms = formsIn(own);
  let best = own;
  let least = Number.POSITIVE_INFINITY;
  for (const way of ways) {
    if (holesIn(way) !== holesIn(own)) continue;
    const its = formsIn(way);
    // Of two with as many commas the one that has them where the text has.
    const difference = apart(its, forms) + (its.join(' ') === forms.join(' ') ? 0 : 0.5);
    if (difference < least) {
      best = way;
      least = difference;
    }
  }
  return best;
};

export const wordsOf = (grammar: Grammar, tree: Tree, style: 'own' | 'plain'): readonly string[] => {
  if (isLeaf(tree)) return tree.words;
  let part = 0;
  const ways = grammar.spellings[tree.production] ?? [];
  const own = ways[tree.spelling] ?? [];
  const way = style === 'own' ? own : plainest(ways, own);
  return way.flatMap((symbol) => {
    if (typeof symbol === 'string') return [symbol];
    const inner = tree.parts[part];
    part += 1;
    return inner === undefined ? [] : wordsOf(grammar, inner, style);
  });
};
