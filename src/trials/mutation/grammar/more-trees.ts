import { AROUND, codeOf, comesTo, nameOf } from '../../../card-language/grammar/golden-readings.fixture.ts';
import type { Grammar } from '../../../card-language/grammar/index.ts';
import { drawnDeep, randomOf, treesOf } from '../../../card-language/grammar/random-tree.fixture.ts';
import { lexemesOf } from '../../../card-language/lexicon/index.ts';
import { isLeaf, parse, type Tree } from '../../../card-language/parse/index.ts';
import { READERS } from '../../../card-language/read.ts';
import type { Mutant } from '../places.ts';
import { comesToBy, type Hearing, type HolesOf, type Witness } from './witnesses.ts';

/** Looks through trees, written and random ones, for those that tell a mutant from the grammar where no kept tree does. */

const WHOLE = new Set<string>(Object.values(READERS).map(({ start }) => start));

/** So many trees of a construction are drawn: of a whole text, which has what its sentences are made into; of one that a mutant stands in; of any other. */
const DRAWN = { whole: 400, own: 80, other: 8 } as const;
const DEPTH = { whole: 5, other: 2 } as const;

export interface Difference {
  readonly mutant: Mutant;
  readonly witness: Witness;
}

/** Trees in which a mutant may show, drawn by the seed. */
export function* drawnWitnesses(
  grammar: Grammar,
  unnoticed: readonly Mutant[],
  seed: number,
): Generator<Witness, void, undefined> {
  const within = new Set(unnoticed.map((mutant) => mutant.within));
  const random = randomOf(seed);
  const grown = AROUND.map((printed) => treesOf(grammar, printed, seed));
  for (const [at, production] of grammar.productions.entries()) {
    const isWhole = WHOLE.has(production.sort);
    const most = isWhole ? DRAWN.whole : within.has(production.name) ? DRAWN.own : DRAWN.other;
    for (let times = 0; times < most; times += 1) {
      const card = Math.floor(random() * AROUND.length);
      const trees = grown[card];
      const tree = trees && drawnDeep(grammar, trees, at, isWhole ? DEPTH.whole : DEPTH.other, random);
      if (tree) yield* witnessesOf(grammar, tree, card);
    }
  }
}

/** Trees of texts that random ones are not like: a coin beside damage, what is done to one that was chosen. */
export function* writtenWitnesses(grammar: Grammar, texts: readonly string[]): Generator<Witness, void, undefined> {
  for (const text of texts)
    for (const [card, printed] of AROUND.entries())
      for (const start of WHOLE) {
        const { trees } = parse(grammar, start, lexemesOf(text, printed.name, printed.attack), (production, holes) =>
          production.means(holes as never, printed),
        );
        for (const tree of trees) yield* witnessesOf(grammar, tree, card);
      }
}

function* witnessesOf(grammar: Grammar, tree: Tree, on: number): Generator<Witness, void, undefined> {
  const [production, printed] = isLeaf(tree) ? [] : [grammar.productions[tree.production], AROUND[on]];
  if (isLeaf(tree) || production === undefined || printed === undefined) return;
  const means = comesTo(READERS, production.sort, tree.meaning, printed);
  yield { golden: { of: nameOf(production), on, code: codeOf(grammar, tree), means }, tree };
}

/** The mutants that one of those tells from the grammar, each with the first that does. */
export const differing = (
  witnesses: Iterable<Witness>,
  { on, usual }: Hearing,
  holesOf: HolesOf,
  unnoticed: readonly Mutant[],
): readonly Difference[] => {
  const left = new Map<number, Set<Mutant>>();
  for (const mutant of unnoticed) left.set(mutant.site, (left.get(mutant.site) ?? new Set()).add(mutant));
  const found: Difference[] = [];
  for (const witness of witnesses) {
    on.passed = new Set();
    comesToBy(usual, holesOf, witness);
    const sites = [...on.passed].filter((site) => left.has(site));
    on.passed = null;
    for (const site of sites)
      for (const mutant of left.get(site) ?? []) {
        on.on = mutant.id;
        let differs = true;
        try {
          differs = comesToBy(usual, holesOf, witness) !== witness.golden.means;
        } catch {
          // What throws is another thing, too.
        }
        on.on = -1;
        if (!differs) continue;
        left.get(site)?.delete(mutant);
        found.push({ mutant, witness });
      }
  }
  return found;
};
