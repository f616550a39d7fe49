import {
  conditions,
  confusedRetreat,
  type EraQuestionnaire,
  energyTypes,
  playedInSteps,
  retreatCostInTotal,
} from '../../rules/index.ts';
import { texts } from '../../text/index.ts';
import { attackAnswers } from './attack.ts';
import { checkupAnswers } from './checkup.ts';
import { deckAnswers } from './deck.ts';
import { knockOutAnswers } from './knock-outs.ts';
import { setUpAnswers } from './set-up.ts';

/** Every answer of the Advanced Players' Rulebook of 2025. */
export const advanced2025: EraQuestionnaire<'advanced-2025'> = {
  ...deckAnswers,
  ...setUpAnswers,
  ...attackAnswers,
  ...knockOutAnswers,
  ...checkupAnswers,
  retreatCost: retreatCostInTotal,
  retreatSucceeds: confusedRetreat.paidIsDone,
  conditions: conditions.fiveConditions,
  energyTypes: energyTypes.elevenTypes,
  playItem: playedInSteps.playItemInSteps(texts),
  playSupporter: playedInSteps.playSupporterInSteps(texts),
};
