import { AROUND, comesTo, type Golden } from '../../../card-language/grammar/golden-readings.fixture.ts';
import { isLeaf, type Tree } from '../../../card-language/parse/index.ts';
import type { Mutant } from '../places.ts';
import type { ChangedGrammar, LoadedGrammar } from './changed-grammar.ts';
import { type GrammarSwitch, grammarSwitch } from './switch.ts';

/** Which trees notice that a construction has come to mean something else. */

/** A tree whose meaning is known, and how the grammar writes its holes. */
export interface Witness {
  readonly golden: Golden;
  readonly tree: Tree;
}

/** The holes of a node, in the order of its parts. */
export type HolesOf = (production: number, spelling: number) => readonly string[];

const meaningOf = (loaded: LoadedGrammar, holesOf: HolesOf, tree: Tree, printed: (typeof AROUND)[number]): unknown => {
  if (isLeaf(tree)) return tree.meaning;
  const holes = holesOf(tree.production, tree.spelling);
  const filled: { [hole: string]: unknown } = {};
  for (const [at, part] of tree.parts.entries()) {
    const meaning = meaningOf(loaded, holesOf, part, printed);
    // What means nothing fills no hole.
    if (meaning === null) return null;
    filled[holes[at] ?? ''] = meaning;
  }
  return loaded.PRODUCTIONS[tree.production]?.means(filled as never, printed) ?? null;
};

/** What a tree comes to by a changed grammar, as it is kept. */
export const comesToBy = (loaded: LoadedGrammar, holesOf: HolesOf, { golden, tree }: Witness): string => {
  const printed = AROUND[golden.on] as (typeof AROUND)[number];
  return comesTo(
    loaded.READERS,
    golden.of.slice(0, golden.of.indexOf(': ')),
    meaningOf(loaded, holesOf, tree, printed),
    printed,
  );
};

export interface Hearing {
  readonly on: GrammarSwitch;
  readonly usual: LoadedGrammar;
  /** Those that come by a site. */
  readonly passing: ReadonlyMap<number, readonly Witness[]>;
  /** Those that come by any site of a file. */
  readonly ofFile: ReadonlyMap<string, ReadonlySet<Witness>>;
}

/** So many that come by a place are kept for it. */
const MOST = 400;

export const hearAll = (changed: ChangedGrammar, holesOf: HolesOf, all: readonly Witness[]): Hearing => {
  const on = grammarSwitch();
  const usual = changed.load(on);
  const passing = new Map<number, Witness[]>();
  for (const witness of all) {
    on.passed = new Set();
    const now = comesToBy(usual, holesOf, witness);
    if (now !== witness.golden.means) throw new Error(`${witness.golden.of} comes to ${now}`);
    for (const site of on.passed) {
      const there = passing.get(site) ?? [];
      passing.set(site, there);
      if (there.length < MOST) there.push(witness);
    }
  }
  on.passed = null;
  const ofFile = new Map<string, Set<Witness>>();
  for (const { file, site } of changed.mutants) {
    const there = ofFile.get(file) ?? new Set();
    ofFile.set(file, there);
    for (const witness of passing.get(site) ?? []) there.add(witness);
  }
  return { on, usual, passing, ofFile };
};

/** Spellings and names of all productions, in which a change at load is seen without any tree. */
const written = ({ PRODUCTIONS }: LoadedGrammar): string =>
  JSON.stringify(PRODUCTIONS.map(({ sort, name, patterns }) => [sort, name, patterns]));

/** The first witness that a mutant is another grammar for; `at load` where it is not even written alike; null where none notices. */
export const noticedBy = (
  changed: ChangedGrammar,
  { on, usual, passing, ofFile }: Hearing,
  holesOf: HolesOf,
  mutant: Mutant,
): Witness | 'at load' | null => {
  on.on = mutant.id;
  try {
    const loads = mutant.atLoad;
    const grammar = loads ? changed.load(on) : usual;
    if (loads && written(grammar) !== written(usual)) return 'at load';
    for (const witness of (loads ? ofFile.get(mutant.file) : passing.get(mutant.site)) ?? []) {
      try {
        if (comesToBy(grammar, holesOf, witness) !== witness.golden.means) return witness;
      } catch {
        return witness;
      }
    }
    return null;
  } catch {
    return 'at load';
  } finally {
    on.on = -1;
  }
};
