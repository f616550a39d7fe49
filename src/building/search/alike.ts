import type { CorpusEntry } from '../../corpus/index.ts';

/** Entries less alike than this say different things. */
const ALIKE = 0.3;

/** The rules of other documents that are most alike to each, as they lie in the index: `place:likeness` in hundredths, with commas; `;` between entries. */
export const alikeOf = (
  entries: readonly CorpusEntry[],
  /** How often each stem is said of an entry, by place. */
  said: readonly ReadonlyMap<string, number>[],
  rarity: (stem: string) => number,
): string => {
  const vectors = said.map((counts) => {
    const weights = new Map([...counts].map(([stem, count]) => [stem, Math.log(1 + count) * rarity(stem)] as const));
    const length = Math.sqrt([...weights.values()].reduce((sum, one) => sum + one * one, 0)) || 1;
    return new Map([...weights].map(([stem, weight]) => [stem, weight / length] as const));
  });
  const holders = new Map<string, number[]>();
  vectors.forEach((vector, at) => {
    for (const stem of vector.keys()) {
      const list = holders.get(stem);
      if (list === undefined) holders.set(stem, [at]);
      else list.push(at);
    }
  });
  /** The best of every other document. */
  const best = vectors.map((vector, at) => {
    const likeness = new Float64Array(entries.length);
    for (const [stem, weight] of vector)
      for (const other of holders.get(stem) ?? [])
        likeness[other] = (likeness[other] ?? 0) + weight * (vectors[other]?.get(stem) ?? 0);
    const found = new Map<string, { at: number; likeness: number }>();
    entries.forEach(({ document, kind }, other) => {
      const now = likeness[other] ?? 0;
      if (now < ALIKE || document === entries[at]?.document || kind === 'section') return;
      if (now > (found.get(document)?.likeness ?? 0)) found.set(document, { at: other, likeness: now });
    });
    return found;
  });
  return best
    .map((found, at) =>
      entries[at]?.kind === 'section'
        ? ''
        : [...found.values()]
            // Both have to be the nearest to each other.
            .filter((one) => best[one.at]?.get(entries[at]?.document ?? '')?.at === at)
            .map((one) => `${one.at}:${Math.round(one.likeness * 100)}`)
            .join(','),
    )
    .join(';');
};
