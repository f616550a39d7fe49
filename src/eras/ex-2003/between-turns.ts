import { afterTurn, betweenTurns, type EraAnswers, turnEnd } from '../../rules/index.ts';
import { atAnyTime, atCheckup, endOfTurn, isSameAfterwards, isStillToCome, startOfTurn } from '../../text/index.ts';

/** EX Status: after every turn, in no order. */
export const betweenTurnsAnswers: Pick<
  EraAnswers<'ex-2003'>,
  'endPhase' | 'betweenTurns' | 'checkup' | 'endOfTurn' | 'startOfTurn' | 'atCheckup' | 'atAnyTime'
> = {
  endPhase: turnEnd.endPhaseSteps,
  betweenTurns: {
    ...betweenTurns.betweenTurnsSteps,
    conditions: afterTurn.inNoOrder({ isSameAfterwards, isStillToCome }),
  },
  checkup: { ...betweenTurns.checkupConditions, paralyzed: afterTurn.paralysisPasses },
  endOfTurn,
  startOfTurn,
  atCheckup,
  atAnyTime,
};
