import type { CorpusEntry } from '../corpus/index.ts';
import { byScore, type Ranked } from './rank.ts';
import { WEIGHTS } from './weights.ts';

/** How many of the best are reordered. */
const AMONG = 40;

/**
 * Shows several documents where several answer: each further hit of one document ranks after a hit of another document that is nearly as good. The
 * best hit stays first; the scores are those of the new order.
 */
export const rerank = (ranked: readonly Ranked[], entries: readonly CorpusEntry[]): readonly Ranked[] => {
  const rest = ranked.slice(0, AMONG).map((one) => ({ ...one }));
  const shown = new Map<string, number>();
  const placed: Ranked[] = [];
  while (rest.length > 0) {
    const worth = (one: Ranked): number =>
      one.score * (1 - WEIGHTS.again) ** (shown.get(entries[one.at]?.document ?? '') ?? 0);
    let best = 0;
    rest.forEach((one, i) => {
      const current = rest[best];
      if (current !== undefined && byScore({ ...one, score: worth(one) }, { ...current, score: worth(current) }) < 0)
        best = i;
    });
    const [next] = rest.splice(best, 1);
    if (next === undefined) break;
    placed.push({ at: next.at, score: worth(next) });
    const document = entries[next.at]?.document ?? '';
    shown.set(document, (shown.get(document) ?? 0) + 1);
  }
  const last = placed.at(-1)?.score ?? 0;
  return [...placed, ...ranked.slice(AMONG).map((one) => ({ ...one, score: Math.min(one.score, last) }))];
};
