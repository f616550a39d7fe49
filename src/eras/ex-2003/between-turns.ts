import { afterTurn, type EraAnswers, turn } from '../../rules/index.ts';
import { atAnyTime, atCheckup, endOfTurn } from '../../text/index.ts';

/** EX Status: after every turn, in no order. */
export const betweenTurnsAnswers: Pick<
  EraAnswers<'ex-2003'>,
  'endPhase' | 'betweenTurns' | 'checkup' | 'endOfTurn' | 'atCheckup' | 'atAnyTime'
> = {
  endPhase: turn.endPhaseSteps,
  betweenTurns: { ...turn.betweenTurnsSteps, conditions: afterTurn.inNoOrder },
  checkup: { ...turn.checkupConditions, paralyzed: afterTurn.paralysisPasses },
  endOfTurn,
  atCheckup,
  atAnyTime,
};
