import { AROUND, codeOf, comesTo, nameOf } from '../../../card-language/grammar/golden-readings.fixture.ts';
import type { Grammar } from '../../../card-language/grammar/index.ts';
import { drawnDeep, randomOf, treesOf } from '../../../card-language/grammar/random-tree.fixture.ts';
import { READERS } from '../../../card-language/read.ts';
import type { Mutant } from '../places.ts';
import { comesToBy, type Hearing, type HolesOf, type Witness } from './witnesses.ts';

/** Looks through random trees for those that tell a mutant from the grammar where no kept tree does. */

const WHOLE = new Set<string>(Object.values(READERS).map(({ start }) => start));

/** So many trees of a construction are drawn: of a whole text, which has what its sentences are made into; of one that a mutant stands in; of any other. */
const DRAWN = { whole: 400, own: 80, other: 8 } as const;
const DEPTH = { whole: 5, other: 2 } as const;

export interface Difference {
  readonly mutant: Mutant;
  readonly witness: Witness;
}

export const differing = (
  grammar: Grammar,
  { on, usual }: Hearing,
  holesOf: HolesOf,
  unnoticed: readonly Mutant[],
  seed: number,
): readonly Difference[] => {
  const left = new Map<number, Set<Mutant>>();
  for (const mutant of unnoticed) left.set(mutant.site, (left.get(mutant.site) ?? new Set()).add(mutant));
  const within = new Set(unnoticed.map((mutant) => mutant.within));
  const found: Difference[] = [];
  const random = randomOf(seed);
  const grown = AROUND.map((printed) => treesOf(grammar, printed, seed));
  for (const [at, production] of grammar.productions.entries()) {
    const isWhole = WHOLE.has(production.sort);
    const most = isWhole ? DRAWN.whole : within.has(production.name) ? DRAWN.own : DRAWN.other;
    for (let times = 0; times < most; times += 1) {
      const card = Math.floor(random() * AROUND.length);
      const [printed, trees] = [AROUND[card], grown[card]];
      if (printed === undefined || trees === undefined) continue;
      const tree = drawnDeep(grammar, trees, at, isWhole ? DEPTH.whole : DEPTH.other, random);
      if (tree === null || !('production' in tree)) continue;
      const golden = {
        of: nameOf(production),
        on: card,
        code: codeOf(grammar, tree),
        means: comesTo(READERS, production.sort, tree.meaning, printed),
      };
      const witness = { golden, tree };
      on.passed = new Set();
      comesToBy(usual, holesOf, witness);
      const sites = [...on.passed].filter((site) => left.has(site));
      on.passed = null;
      for (const site of sites)
        for (const mutant of left.get(site) ?? []) {
          on.on = mutant.id;
          let differs = true;
          try {
            differs = comesToBy(usual, holesOf, witness) !== golden.means;
          } catch {
            // What throws is another thing, too.
          }
          on.on = -1;
          if (!differs) continue;
          left.get(site)?.delete(mutant);
          found.push({ mutant, witness });
        }
    }
  }
  return found;
};
