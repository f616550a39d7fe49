import type { Tree } from '../parse/index.ts';
import type { Printed } from './production.ts';
import type { Grammar } from './table.ts';

/** Random trees of a grammar, for tests: whatever the productions can write, they have to read. */

const NAMES = ['Emberfox', 'Tide Walker', 'Old Mossback', 'Zappit ex', 'Glow', 'Mistwings'] as const;
/** Damage is written in tens, cards and coins are few. */
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 9, 10, 20, 30, 60] as const;

/** A row of numbers below 1 that looks random, the same for the same seed. */
export const randomOf = (seed: number): (() => number) => {
  let now = seed + 0x9e37_79b9;
  return () => {
    now = Math.imul(now ^ (now >>> 15), 0x2c1b_3c6d) + 0x6d2b_79f5;
    return ((now ^ (now >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** The same for the same words, whatever else there is. */
const seedOf = (words: string): number =>
  [...words].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0, 7);

const pick = <T>(all: readonly T[], random: () => number): T | undefined => all[Math.floor(random() * all.length)];

/** Trees that make sense, by their sort and by their production. */
export interface Trees {
  readonly printed: Printed;
  readonly ofSort: ReadonlyMap<string, readonly Tree[]>;
  readonly ofProduction: readonly (readonly Tree[])[];
}

const LEAVES: ReadonlyMap<string, readonly Tree[]> = new Map<string, readonly Tree[]>([
  ['Number', NUMBERS.map((n) => ({ words: [String(n)], meaning: n }))],
  ['Name', NAMES.map((name) => ({ words: name.split(' '), meaning: name }))],
]);

/** Longer trees say nothing more about a production; twice as long are kept where there is no shorter one. */
const LARGEST = 24;
/** So many trees of each production are kept. */
const EACH = 8;
const ROUNDS = 10;
const TRIES = 40;

const sizeOf = (tree: Tree): number => ('words' in tree ? 1 : tree.parts.reduce((sum, part) => sum + sizeOf(part), 1));

/** A tree of that production from those parts, whether or not they make sense together. */
const filledWith = (
  { productions, spellings }: Grammar,
  production: number,
  spelling: number,
  parts: readonly Tree[],
  printed: Printed,
): Tree => {
  const holes = (spellings[production]?.[spelling] ?? []).flatMap((piece) =>
    typeof piece === 'string' ? [] : [piece.hole],
  );
  const filled = Object.fromEntries(holes.map((hole, at) => [hole, parts[at]?.meaning]));
  return { production, spelling, parts, meaning: productions[production]?.means(filled as never, printed) ?? null };
};

/** The same; null where they make none. */
const treeOf = (...all: Parameters<typeof filledWith>): Tree | null => {
  const tree = filledWith(...all);
  return tree.meaning === null ? null : tree;
};

const sortsIn = (way: Grammar['spellings'][number][number]): readonly string[] =>
  way.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.sort]));

/** One drawn at random of what the holes may be filled with. */
const drawn = (
  grammar: Grammar,
  production: number,
  pools: ReadonlyMap<string, readonly Tree[]>,
  printed: Printed,
  random: () => number,
): Tree | null => {
  const spelling = Math.floor(random() * (grammar.spellings[production]?.length ?? 0));
  const parts = sortsIn(grammar.spellings[production]?.[spelling] ?? []).map((sort) =>
    pick(pools.get(sort) ?? [], random),
  );
  return parts.includes(undefined) ? null : treeOf(grammar, production, spelling, parts as readonly Tree[], printed);
};

/** So many fillings of the holes are looked through, where a few find none that makes sense. */
const MOST_FILLINGS = 20_000;
/** So many trees more are grown then of each sort that its holes have, more with every round. */
const MORE = 80;

/** Grows trees of every production out of smaller ones, round by round, until each has some. */
export const treesOf = (grammar: Grammar, printed: Printed, seed: number): Trees => {
  // Each production has a row of its own, so that a new one changes little of what the others write.
  const rows = grammar.productions.map(({ sort, name }) => randomOf(seedOf(`${sort}: ${name}`) + seed));
  const ofSort = new Map<string, Tree[]>([...LEAVES].map(([sort, leaves]) => [sort, [...leaves]]));
  const ofProduction: Tree[][] = grammar.productions.map(() => []);
  const known = ofProduction.map(() => new Set<string>());
  const bySort = productionsBySort(grammar);
  const quota = grammar.spellings.map((ways) => (sortsIn(ways[0] ?? []).length === 0 ? 1 : EACH));

  const keep = (production: number, tree: Tree | null, largest = LARGEST): void => {
    const normal = JSON.stringify(tree?.meaning);
    if (tree === null || known[production]?.has(normal) || sizeOf(tree) > largest) return;
    known[production]?.add(normal);
    ofProduction[production]?.push(tree);
    const sort = grammar.productions[production]?.sort ?? '';
    const pool = ofSort.get(sort) ?? [];
    pool.push(tree);
    ofSort.set(sort, pool);
  };
  /** What its holes may be filled with, and more of it than is kept. */
  const widened = (production: number, more: number, random: () => number): ReadonlyMap<string, readonly Tree[]> =>
    new Map(
      sortsIn(grammar.spellings[production]?.[0] ?? []).map((sort) => {
        const grown = Array.from({ length: bySort.has(sort) ? more : 0 }, () =>
          drawn(grammar, pick(bySort.get(sort) ?? [], random) ?? 0, ofSort, printed, random),
        );
        // What is only one thing in other words is there in all of them.
        const wrapped = (bySort.get(sort) ?? []).flatMap((one) => {
          const [inner, ...others] = sortsIn(grammar.spellings[one]?.[0] ?? []);
          return inner === undefined || others.length > 0
            ? []
            : (ofSort.get(inner) ?? []).flatMap((part) => treeOf(grammar, one, 0, [part], printed) ?? []);
        });
        return [sort, [...(ofSort.get(sort) ?? []), ...wrapped, ...grown.flatMap((tree) => tree ?? [])]];
      }),
    );

  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, found] of ofProduction.entries()) {
      const random = rows[at] ?? randomOf(seed);
      const enough = Math.min(quota[at] ?? EACH, found.length + 2);
      for (let tries = 0; tries < TRIES && found.length < enough; tries += 1)
        keep(at, drawn(grammar, at, ofSort, printed, random));
      if (found.length > 0 || round < ROUNDS / 2) continue;
      const pools = widened(at, MORE * (round + 1 - ROUNDS / 2), random);
      for (let tries = 0; tries < MOST_FILLINGS && found.length === 0; tries += 1)
        keep(at, drawn(grammar, at, pools, printed, random), 2 * LARGEST);
    }
  return { printed, ofSort, ofProduction };
};

/** Different trees of one production, those first that were grown of it. */
export const someOf = (
  grammar: Grammar,
  { printed, ofSort, ofProduction }: Trees,
  production: number,
  most: number,
): readonly Tree[] => {
  const { sort, name } = grammar.productions[production] ?? { sort: '', name: '' };
  const random = randomOf(seedOf(`${sort}: ${name}`));
  const found = [...(ofProduction[production] ?? [])].slice(0, most);
  for (let tries = 0; tries < most * 10 && found.length < most; tries += 1) {
    const tree = drawn(grammar, production, ofSort, printed, random);
    if (tree !== null && sizeOf(tree) <= 2 * LARGEST) found.push(tree);
  }
  return found;
};

/** So many times a part is drawn again where its own parts make no sense together. */
const AGAIN = 6;

/** Trees with other parts than those that were grown, drawn again so many levels down; among them those that make no sense at their top. */
export const drawnDeep = (
  grammar: Grammar,
  { printed, ofSort }: Trees,
  production: number,
  depth: number,
  random: () => number,
): Tree | null => {
  const bySort = productionsBySort(grammar);
  const partOf = (sort: string, left: number): Tree | undefined => {
    const made = bySort.get(sort);
    for (let tries = 0; left > 0 && made !== undefined && tries < AGAIN; tries += 1) {
      const tree = deep(pick(made, random) ?? 0, left - 1);
      if (tree !== null && tree.meaning !== null && sizeOf(tree) <= LARGEST) return tree;
    }
    return pick(ofSort.get(sort) ?? [], random);
  };
  const deep = (at: number, left: number): Tree | null => {
    const spelling = Math.floor(random() * (grammar.spellings[at]?.length ?? 0));
    const parts = sortsIn(grammar.spellings[at]?.[spelling] ?? []).map((sort) => partOf(sort, left));
    return parts.includes(undefined) ? null : filledWith(grammar, at, spelling, parts as readonly Tree[], printed);
  };
  return deep(production, depth);
};

const ofSorts = new WeakMap<Grammar, ReadonlyMap<string, readonly number[]>>();
const productionsBySort = (grammar: Grammar): ReadonlyMap<string, readonly number[]> => {
  const known = ofSorts.get(grammar);
  if (known !== undefined) return known;
  const found = new Map<string, number[]>();
  for (const [at, { sort }] of grammar.productions.entries()) found.set(sort, [...(found.get(sort) ?? []), at]);
  ofSorts.set(grammar, found);
  return found;
};

/** Words as a text: no space before an apostrophe or a full stop, none inside brackets. */
export const asText = (words: readonly string[]): string =>
  words
    .map((word) => (word === 'SELF' ? 'this Pokémon' : word === 'OWNPOWER' ? 'Glow' : word))
    .join(' ')
    .replace(/ ('s|[.,;)])/gu, '$1')
    .replace(/\( /gu, '(');
