import type { Ranked } from './rank.ts';
import type { SearchIndex } from './search-index.ts';

/** Scores well below 1, which only a rule named by its number has. */
const BENEATH = 0.9;
const ELSEWHERE = 0.5;
const LATER = 0.9;

/** What belongs to a rule that was named: what stands beneath it, then the rules by which each document answers the same points. */
export const relativesOf = ({ data }: SearchIndex, named: number): readonly Ranked[] => {
  const beneath = data.parents.flatMap((parent, at) => (parent === named ? [{ at, score: BENEATH }] : []));
  const best = new Map<number, number>();
  for (const documents of data.leads) {
    const place = documents.find((rules) => rules.includes(named))?.indexOf(named);
    if (place === undefined) continue;
    for (const rules of documents) {
      rules.forEach((at, i) => {
        best.set(at, Math.max(best.get(at) ?? 0, ELSEWHERE * LATER ** (place + i)));
      });
    }
  }
  const elsewhere = [...best].map(([at, score]) => ({ at, score }));
  return [...beneath, ...elsewhere.sort((a, b) => b.score - a.score || a.at - b.at)];
};
