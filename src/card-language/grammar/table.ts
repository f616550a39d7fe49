import type { Production, Terminal } from './production.ts';
import { type Piece, spellingsOf } from './spellings.ts';

/** The productions of a grammar as one tree of symbols for each sort, so that what begins alike is read once. */

export interface Branch {
  readonly words: Map<string, Branch>;
  readonly holes: { readonly sort: string; readonly then: Branch }[];
  readonly ends: { readonly production: number; readonly spelling: number; readonly names: readonly string[] }[];
}

export interface Grammar {
  readonly productions: readonly Production[];
  /** Of each production, its spellings. */
  readonly spellings: readonly (readonly (readonly Piece[])[])[];
  readonly sorts: ReadonlyMap<string, Branch>;
  /** The words a sort may begin with; no entry: it may begin with anything. */
  readonly firsts: ReadonlyMap<string, ReadonlySet<string>>;
}

export const TERMINALS: readonly Terminal[] = ['Number', 'Name'];

const branch = (): Branch => ({ words: new Map(), holes: [], ends: [] });

const grow = (root: Branch, symbols: readonly Piece[]): Branch =>
  symbols.reduce((now, symbol) => {
    if (typeof symbol === 'string') {
      const next = now.words.get(symbol) ?? branch();
      now.words.set(symbol, next);
      return next;
    }
    const known = now.holes.find(({ sort }) => sort === symbol.sort);
    if (known !== undefined) return known.then;
    const then = branch();
    now.holes.push({ sort: symbol.sort, then });
    return then;
  }, root);

/** What each sort may begin with, found again and again until nothing is added. */
const firstsOf = (sorts: ReadonlyMap<string, Branch>): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map([...sorts.keys()].map((sort) => [sort, new Set<string>()]));
  const open = new Set<string>([...sorts].filter(([, root]) => root.ends.length > 0).map(([sort]) => sort));
  for (let before = -1, now = 0; before !== now; ) {
    before = now;
    for (const [sort, root] of sorts) {
      const mine = found.get(sort);
      if (mine === undefined) continue;
      for (const word of root.words.keys()) mine.add(word);
      for (const { sort: hole } of root.holes) {
        const theirs = found.get(hole);
        if (theirs === undefined || open.has(hole)) open.add(sort);
        else for (const word of theirs) mine.add(word);
      }
    }
    now = open.size + [...found.values()].reduce((sum, { size }) => sum + size, 0);
  }
  return new Map([...found].filter(([sort]) => !open.has(sort)));
};

export const grammarOf = (productions: readonly Production[]): Grammar => {
  const spellings = productions.map(({ patterns }) => patterns.flatMap(spellingsOf));
  const sorts = new Map<string, Branch>();
  for (const [at, { sort }] of productions.entries()) {
    const root = sorts.get(sort) ?? branch();
    sorts.set(sort, root);
    for (const [spelling, symbols] of (spellings[at] ?? []).entries()) {
      const names = symbols.flatMap((symbol) => (typeof symbol === 'string' ? [] : [symbol.hole]));
      grow(root, symbols).ends.push({ production: at, spelling, names });
    }
  }
  return { productions, spellings, sorts, firsts: firstsOf(sorts) };
};
