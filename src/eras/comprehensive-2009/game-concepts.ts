import { type EraAnswers, retreatCost, trainers } from '../../rules/index.ts';
import { texts } from '../../text/index.ts';

/** CR 309, 313 and 315: Retreat Cost, Supporters, Trainers. */
export const gameConceptAnswers: Pick<
  EraAnswers<'comprehensive-2009'>,
  'retreatCost' | 'playItem' | 'playSupporter'
> = {
  retreatCost,
  playItem: trainers.playItem(texts),
  playSupporter: trainers.playSupporter(texts),
};
