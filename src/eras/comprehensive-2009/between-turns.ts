import { betweenTurns, type EraAnswers, turnEnd } from '../../rules/index.ts';
import { atAnyTime, atCheckup, endOfTurn, startOfTurn } from '../../text/index.ts';

/** CR 604 and 605: the end of a turn, and between turns Poisoned, Burned, Asleep, Paralyzed. */
export const betweenTurnsAnswers: Pick<
  EraAnswers<'comprehensive-2009'>,
  'endPhase' | 'betweenTurns' | 'checkup' | 'endOfTurn' | 'startOfTurn' | 'atCheckup' | 'atAnyTime'
> = {
  endPhase: turnEnd.endPhaseSteps,
  betweenTurns: betweenTurns.betweenTurnsSteps,
  checkup: betweenTurns.checkupConditions,
  endOfTurn,
  startOfTurn,
  atCheckup,
  atAnyTime,
};
