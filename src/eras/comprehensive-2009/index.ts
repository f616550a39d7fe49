import type { EraQuestionnaire } from '../../rules/index.ts';
import { attackAnswers } from './attack.ts';
import { checksAnswers } from './between-action-checks.ts';
import { betweenTurnsAnswers } from './between-turns.ts';
import { deckAnswers } from './deck.ts';
import { gameConceptAnswers } from './game-concepts.ts';
import { setUpAnswers } from './set-up.ts';

/** Every answer of the Comprehensive Rules of 2009. */
export const comprehensive2009: EraQuestionnaire<'comprehensive-2009'> = {
  ...deckAnswers,
  ...setUpAnswers,
  ...attackAnswers,
  ...checksAnswers,
  ...betweenTurnsAnswers,
  ...gameConceptAnswers,
};
