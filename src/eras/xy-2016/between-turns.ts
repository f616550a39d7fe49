import { betweenTurns, type EraAnswers, turnEnd } from '../../rules/index.ts';
import { atAnyTime, atCheckup, endOfTurn, startOfTurn } from '../../text/index.ts';

/** XY Between: Poisoned, Burned, Asleep, Paralyzed, then what cards say of the time between turns, then Knock Outs. */
export const betweenTurnsAnswers: Pick<
  EraAnswers<'xy-2016'>,
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
