import type { EraAnswers } from '../../rules/index.ts';
import { attackAnswers } from './attack.ts';
import { checksAnswers } from './between-action-checks.ts';
import { betweenTurnsAnswers } from './between-turns.ts';
import { deckAnswers } from './deck.ts';
import { gameConceptAnswers } from './game-concepts.ts';
import { prohibitions } from './prohibitions.ts';
import { setUpAnswers } from './set-up.ts';

/** Every answer of the Comprehensive Rules of 2009. */
export const comprehensive2009: EraAnswers<'comprehensive-2009'> = {
  prohibitions,
  ...deckAnswers,
  ...setUpAnswers,
  ...attackAnswers,
  ...checksAnswers,
  ...betweenTurnsAnswers,
  ...gameConceptAnswers,
};
