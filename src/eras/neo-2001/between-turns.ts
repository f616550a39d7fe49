import { type EraAnswers, turn } from '../../rules/index.ts';
import { atAnyTime, atCheckup, endOfTurn } from '../../text/index.ts';

/** Neo After: Poisoned, Asleep and Paralyzed, Char counters, Darkness Energy. */
export const betweenTurnsAnswers: Pick<
  EraAnswers<'neo-2001'>,
  'endPhase' | 'betweenTurns' | 'checkup' | 'endOfTurn' | 'atCheckup' | 'atAnyTime'
> = {
  endPhase: turn.endPhaseSteps,
  betweenTurns: turn.betweenTurnsWithBurdens,
  checkup: turn.checkupWithChar,
  endOfTurn,
  atCheckup,
  atAnyTime,
};
