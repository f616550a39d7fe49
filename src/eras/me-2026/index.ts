import {
  conditions,
  confusedRetreat,
  type EraQuestionnaire,
  energyTypes,
  retreatCost,
  trainers,
} from '../../rules/index.ts';
import { texts } from '../../text/index.ts';
import { attackAnswers } from './attack.ts';
import { checkupAnswers } from './checkup.ts';
import { deckAnswers } from './deck.ts';
import { knockOutAnswers } from './knock-outs.ts';
import { setUpAnswers } from './set-up.ts';

/** Every answer of the rulebook of the Mega Evolution series, July 2026. */
export const me2026: EraQuestionnaire<'me-2026'> = {
  ...deckAnswers,
  ...setUpAnswers,
  ...attackAnswers,
  ...knockOutAnswers,
  ...checkupAnswers,
  retreatCost,
  playItem: trainers.playItem(texts),
  retreatSucceeds: confusedRetreat.paidIsDone,
  conditions: conditions.fiveConditions,
  energyTypes: energyTypes.elevenTypes,
  playSupporter: trainers.playSupporterAsItem(texts),
};
