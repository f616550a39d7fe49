import { isLeaf, type Tree } from '../parse/index.ts';
import type { READERS } from '../read.ts';
import type { Printed } from './production.ts';
import type { Grammar } from './table.ts';

/** Trees of every construction with what they mean, kept beside the grammar: a change of what any text comes to is seen as a change of a line. */

export const GOLDEN = 'src/card-language/grammar/golden-readings.txt';

const own: Printed = { name: 'Emberfox', attack: 'Glow', damage: 30, mark: null, gx: false, released: '2014/02/05' };
/** The cards that texts stand on: some constructions speak only beside damage, some only where there is none. */
export const AROUND: readonly Printed[] = [
  { ...own, carried: true },
  { ...own, damage: null, carried: true },
  { ...own, mark: '+' },
  { ...own, mark: 'x' },
  { ...own, mark: '-' },
];

/** A tree by the names of its constructions, whatever its spelling: a number or a name, a construction without holes, or one with what fills them. */
export type Code = string | { readonly [name: string]: { readonly [hole: string]: Code } };

export interface Golden {
  /** "Sort: name" of the construction at its top. */
  readonly of: string;
  /** Which of the cards around it. */
  readonly on: number;
  readonly code: Code;
  /** What it means, as it is kept. */
  readonly means: string;
}

/** What is kept of one construction. */
export interface Kept {
  /** A mark of all its spellings. */
  readonly ways: string;
  readonly trees: readonly Golden[];
}

type Way = Grammar['spellings'][number][number];

const holesOf = (way: Way): readonly { readonly hole: string; readonly sort: string }[] =>
  way.flatMap((piece) => (typeof piece === 'string' ? [] : [piece]));

export const nameOf = ({ sort, name }: { readonly sort: string; readonly name: string }): string => `${sort}: ${name}`;

/** Words as a short mark, which other words hardly have. */
const markOf = (words: string): string =>
  [7, 101].map((seed) => sumOf(words, seed).toString(36).padStart(7, '0')).join('');

/** How a production is written, whichever way: one mark for all its spellings, and how many there are. */
export const waysOf = (ways: readonly Way[]): string => {
  const said = ways.map((way) =>
    way.map((piece) => (typeof piece === 'string' ? piece : `{${piece.hole}:${piece.sort}}`)).join(' '),
  );
  return `${ways.length} ${markOf(said.join('\n'))}`;
};

export const codeOf = (grammar: Grammar, tree: Tree): Code => {
  if (isLeaf(tree)) return tree.words.join(' ');
  const { name } = grammar.productions[tree.production] ?? { name: '' };
  const holes = holesOf(grammar.spellings[tree.production]?.[tree.spelling] ?? []);
  if (holes.length === 0) return name;
  const parts = tree.parts.map((part, at) => [holes[at]?.hole ?? '', codeOf(grammar, part)] as const);
  return { [name]: Object.fromEntries(parts) };
};

/** A meaning holds what can be asked of it as a function: it is asked a few things. */
export const meantBy = (meaning: unknown): string =>
  JSON.stringify(meaning, (_key, value: unknown) =>
    typeof value === 'function' ? [1, 2, 3, 4].map((n) => (value as (of: number) => unknown)(n)) : value,
  );

/** Numbers that pick a spelling, the same for the same words. */
function sumOf(words: string, seed = 7): number {
  return [...words].reduce(
    (sum, letter) =>
      (Math.imul(sum ^ (sum >>> 13), seed === 7 ? 31 : 0x0100_0193) + (letter.codePointAt(0) ?? 0)) >>> 0,
    seed,
  );
}

const places = new WeakMap<Grammar, ReadonlyMap<string, number>>();

/** Where in the grammar the construction of a name stands. */
const placesOf = (grammar: Grammar): ReadonlyMap<string, number> => {
  const found = places.get(grammar) ?? new Map(grammar.productions.map((one, at) => [nameOf(one), at] as const));
  places.set(grammar, found);
  return found;
};

/** The tree of a code, in one of its spellings, or in the one that is asked for; null where the grammar has no such tree. */
export const treeOfCode = (grammar: Grammar, of: string, code: Code, printed: Printed, way?: number): Tree | null => {
  const production = placesOf(grammar).get(of) ?? -1;
  const [, inner] = typeof code === 'string' ? [code, {}] : (Object.entries(code)[0] ?? []);
  const made = grammar.productions[production];
  if (made === undefined || inner === undefined) return null;
  const holes = Object.keys(inner).sort().join();
  const all = (grammar.spellings[production] ?? []).flatMap((one, at) =>
    holesOf(one)
      .map(({ hole }) => hole)
      .sort()
      .join() === holes
      ? [at]
      : [],
  );
  // Holes of one name may be of two sorts: then the code fits some of the spellings alone.
  const from = sumOf(JSON.stringify(code)) % Math.max(1, all.length);
  for (const spelling of way === undefined
    ? [...all.slice(from), ...all.slice(0, from)]
    : all.filter((at) => at === way)) {
    const filled = holesOf(grammar.spellings[production]?.[spelling] ?? []);
    const parts = filled.map(({ hole, sort }) => partOf(grammar, sort, inner[hole] ?? '', printed));
    if (parts.some((part) => part === null || part.meaning === null)) continue;
    // What makes no sense with these holes is kept too: it has to be refused.
    const holesFilled = Object.fromEntries(filled.map(({ hole }, at) => [hole, parts[at]?.meaning]));
    const meaning = made.means(holesFilled as never, printed);
    return { production, spelling, parts: parts as readonly Tree[], meaning };
  }
  return null;
};

const partOf = (grammar: Grammar, sort: string, part: Code, printed: Printed): Tree | null => {
  if (typeof part === 'string' && sort === 'Number') return { words: [part], meaning: Number(part) };
  if (typeof part === 'string' && sort === 'Name') return { words: part.split(' '), meaning: part };
  const name = typeof part === 'string' ? part : (Object.keys(part)[0] ?? '');
  return treeOfCode(grammar, `${sort}: ${name}`, part, printed);
};

/** Readers that leave a meaning as it is. */
const AS_MEANT = ['Kinds', 'EnergySentences', 'LendingText', 'AttachingSentence'];

/** What a tree comes to: its meaning, and where it is a whole text, what each reader makes of it. */
export const comesTo = (readers: typeof READERS, sort: string, meaning: unknown, printed: Printed): string => {
  const lowered =
    meaning === null
      ? []
      : Object.values(readers)
          .filter(({ start }) => start === sort && !AS_MEANT.includes(start))
          .map(({ lower }) => lower(meaning, printed));
  return meantBy(lowered.length === 0 ? meaning : lowered);
};

const HEAD = /^(\S.*?) {2}\((.+)\)$/u;
const LINE = /^ {2}(\d) (.+) => (.+)$/u;

export const readGolden = (file: string): ReadonlyMap<string, Kept> => {
  const found = new Map<string, { ways: string; trees: Golden[] }>();
  let of = '';
  for (const line of file.split('\n')) {
    const [, name, ways] = HEAD.exec(line) ?? [];
    const [, on, code = '', means] = LINE.exec(line) ?? [];
    if (name !== undefined && ways !== undefined) {
      of = name;
      found.set(of, { ways, trees: [] });
    } else if (means !== undefined)
      found.get(of)?.trees.push({ of, on: Number(on), code: JSON.parse(code) as Code, means });
  }
  return found;
};

export const writeGolden = (all: ReadonlyMap<string, Kept>): string =>
  `${[...all]
    .flatMap(([name, { ways, trees }]) => [
      `${name}  (${ways})`,
      ...trees.map(({ on, code, means }) => `  ${on} ${JSON.stringify(code)} => ${means}`),
    ])
    .join('\n')}\n`;
