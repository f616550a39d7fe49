import { type EraAnswers, retreatCost } from '../../rules/index.ts';

/** CR 309: Retreat Cost. */
export const gameConceptAnswers: Pick<EraAnswers<'comprehensive-2009'>, 'retreatCost'> = {
  retreatCost,
};
