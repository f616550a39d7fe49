import { bench, type EraAnswers, retreatCost } from '../../rules/index.ts';

/** CR 300 and 309: Bench and Retreat Cost. */
export const gameConceptAnswers: Pick<EraAnswers<'comprehensive-2009'>, 'benchLimit' | 'retreatCost'> = {
  benchLimit: bench.limit,
  retreatCost,
};
