import type { Tree } from '../parse/index.ts';
import type { Printed } from './production.ts';
import type { Grammar } from './table.ts';

/** Random trees of a grammar, for tests: whatever the productions can write, they have to read. */

const NAMES = ['Emberfox', "Tide Walker's", 'Old Mossback', 'Zappit ex', 'Glow', 'Mistwings'] as const;

/** A row of numbers below 1 that looks random, the same for the same seed. */
export const randomOf = (seed: number): (() => number) => {
  let now = seed + 0x9e37_79b9;
  return () => {
    now = Math.imul(now ^ (now >>> 15), 0x2c1b_3c6d) + 0x6d2b_79f5;
    return ((now ^ (now >>> 14)) >>> 0) / 2 ** 32;
  };
};

const DEEPEST = 9;

const leafOf = (sort: string, random: () => number): Tree | null => {
  if (sort === 'Number') {
    // Damage is written in tens, cards and coins are few.
    const few = 2 + Math.floor(random() * 8);
    const n = random() < 0.2 ? few * 10 : few;
    return { words: [String(n)], meaning: n };
  }
  if (sort !== 'Name') return null;
  const name = NAMES[Math.floor(random() * NAMES.length)] ?? NAMES[0];
  const plain = name.replace(/'s$/u, '');
  return { words: plain.split(' '), meaning: plain };
};

/** How deep a tree has to be at least: of each sort, and of each spelling of each production. */
interface Heights {
  readonly sorts: ReadonlyMap<string, number>;
  readonly spellings: readonly (readonly number[])[];
}

const known = new WeakMap<Grammar, Heights>();

const heightsOf = (grammar: Grammar): Heights => {
  const before = known.get(grammar);
  if (before !== undefined) return before;
  const sorts = new Map<string, number>([
    ['Number', 0],
    ['Name', 0],
  ]);
  const heightOf = (way: Grammar['spellings'][number][number]): number =>
    1 +
    Math.max(
      0,
      ...way.map((piece) => (typeof piece === 'string' ? 0 : (sorts.get(piece.sort) ?? Number.POSITIVE_INFINITY))),
    );
  for (let changed = true; changed; ) {
    changed = false;
    for (const [at, { sort }] of grammar.productions.entries()) {
      const least = Math.min(...(grammar.spellings[at] ?? []).map(heightOf));
      if (least < (sorts.get(sort) ?? Number.POSITIVE_INFINITY)) {
        sorts.set(sort, least);
        changed = true;
      }
    }
  }
  const heights = { sorts, spellings: grammar.spellings.map((ways) => ways.map(heightOf)) };
  known.set(grammar, heights);
  return heights;
};

/** A tree of one production, or null where its holes did not make sense together. */
export const randomTree = (
  grammar: Grammar,
  production: number,
  printed: Printed,
  random: () => number,
  depth = 0,
): Tree | null => {
  const made = grammar.productions[production];
  const ways = grammar.spellings[production] ?? [];
  const heights = heightsOf(grammar).spellings[production] ?? [];
  // Only what can still be ended in time.
  const open = ways.flatMap((_way, at) => (depth + (heights[at] ?? 0) <= DEEPEST + 1 ? [at] : []));
  const spelling = open[Math.floor(random() * open.length)];
  if (made === undefined || spelling === undefined) return null;
  const holes: { [name: string]: unknown } = {};
  const parts: Tree[] = [];
  for (const symbol of ways[spelling] ?? []) {
    if (typeof symbol === 'string') continue;
    const part = leafOf(symbol.sort, random) ?? randomOfSort(grammar, symbol.sort, printed, random, depth + 1);
    if (part === null) return null;
    parts.push(part);
    holes[symbol.hole] = part.meaning;
  }
  const meaning = made.means(holes as never, printed);
  return meaning === null ? null : { production, spelling, parts, meaning };
};

const randomOfSort = (
  grammar: Grammar,
  sort: string,
  printed: Printed,
  random: () => number,
  depth: number,
): Tree | null => {
  const { spellings } = heightsOf(grammar);
  const of = [...grammar.productions.keys()].filter(
    (at) =>
      grammar.productions[at]?.sort === sort && spellings[at]?.some((height) => depth + height <= DEEPEST + 1) === true,
  );
  for (let tries = 0; tries < 12; tries += 1) {
    const tree = randomTree(grammar, of[Math.floor(random() * of.length)] ?? 0, printed, random, depth);
    if (tree !== null) return tree;
  }
  return null;
};

/** Words as a text: no space before an apostrophe or a full stop, none inside brackets. */
export const asText = (words: readonly string[]): string =>
  words
    .map((word) => (word === 'SELF' ? 'this Pokémon' : word === 'OWNPOWER' ? 'Glow' : word))
    .join(' ')
    .replace(/ ('s|[.,;)])/gu, '$1')
    .replace(/\( /gu, '(');
