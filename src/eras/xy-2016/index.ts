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
import { betweenTurnsAnswers } from './between-turns.ts';
import { deckAnswers } from './deck.ts';
import { knockOutAnswers } from './knock-outs.ts';
import { setUpAnswers } from './set-up.ts';

/** Every answer of the XY rulebook of 2016. */
export const xy2016: EraQuestionnaire<'xy-2016'> = {
  ...deckAnswers,
  ...setUpAnswers,
  ...attackAnswers,
  ...knockOutAnswers,
  ...betweenTurnsAnswers,
  retreatCost,
  playItem: trainers.playItem(texts),
  retreatSucceeds: confusedRetreat.paidIsDone,
  conditions: conditions.fiveConditions,
  energyTypes: energyTypes.elevenTypes,
  playSupporter: trainers.playSupporterAsItem(texts),
};
