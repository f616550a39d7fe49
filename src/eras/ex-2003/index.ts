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

/** Every answer of the EX rules article of about 2003. */
export const ex2003: EraQuestionnaire<'ex-2003'> = {
  ...deckAnswers,
  ...setUpAnswers,
  ...attackAnswers,
  ...knockOutAnswers,
  ...betweenTurnsAnswers,
  retreatCost,
  retreatSucceeds: confusedRetreat.paidIsDone,
  conditions: conditions.fiveConditions,
  energyTypes: energyTypes.nineTypes,
  playItem: trainers.playItem(texts),
  level: { silent: 'what follows when both players win at once', near: 'intro' },
  playSupporter: trainers.playSupporter(texts),
};
