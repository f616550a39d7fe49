import { type EraAnswers, retreatCost, trainers } from '../../rules/index.ts';
import { texts } from '../../text/index.ts';

/** CR 309 and 313: Retreat Cost, Supporters. */
export const gameConceptAnswers: Pick<EraAnswers<'comprehensive-2009'>, 'retreatCost' | 'playSupporter'> = {
  retreatCost,
  playSupporter: trainers.playSupporter(texts),
};
