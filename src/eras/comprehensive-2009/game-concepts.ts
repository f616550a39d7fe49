import { conditions, confusedRetreat, type EraAnswers, energyTypes, retreatCost, trainers } from '../../rules/index.ts';
import { texts } from '../../text/index.ts';

/** CR 309, 311, 313 and 315: Retreat Cost, Special Conditions, Supporters, Trainers. */
export const gameConceptAnswers: Pick<
  EraAnswers<'comprehensive-2009'>,
  'retreatCost' | 'retreatSucceeds' | 'conditions' | 'energyTypes' | 'energyTypes' | 'playItem' | 'playSupporter'
> = {
  retreatCost,
  retreatSucceeds: confusedRetreat.paidIsDone,
  conditions: conditions.fiveConditions,
  energyTypes: energyTypes.nineTypes,
  playItem: trainers.playItem(texts),
  playSupporter: trainers.playSupporter(texts),
};
