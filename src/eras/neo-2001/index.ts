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

/** Every answer of the Neo-era rules of about 2001. */
export const neo2001: EraQuestionnaire<'neo-2001'> = {
  ...deckAnswers,
  ...setUpAnswers,
  ...attackAnswers,
  ...knockOutAnswers,
  ...betweenTurnsAnswers,
  retreatCost,
  retreatSucceeds: confusedRetreat.confusedFlips,
  conditions: conditions.neoConditions,
  energyTypes: energyTypes.nineTypes,
  playItem: trainers.playItem(texts),
  level: { silent: 'what follows when both players win at once', near: 'Play.6' },
  playSupporter: { silent: 'how a Supporter card is played', near: 'Special Trainers' },
};
