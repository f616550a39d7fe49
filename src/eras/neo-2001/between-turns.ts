import { betweenTurns, type EraAnswers, turnEnd } from '../../rules/index.ts';
import { atAnyTime, atCheckup, endOfTurn, startOfTurn } from '../../text/index.ts';

/** Neo After: Poisoned, Asleep and Paralyzed, Char counters, Darkness Energy. */
export const betweenTurnsAnswers: Pick<
  EraAnswers<'neo-2001'>,
  'endPhase' | 'betweenTurns' | 'checkup' | 'endOfTurn' | 'startOfTurn' | 'atCheckup' | 'atAnyTime'
> = {
  endPhase: turnEnd.endPhaseSteps,
  betweenTurns: betweenTurns.betweenTurnsWithBurdens,
  checkup: betweenTurns.checkupWithChar,
  endOfTurn,
  startOfTurn,
  atCheckup,
  atAnyTime,
};
