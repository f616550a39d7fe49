import { betweenTurns, type EraAnswers, turnEnd } from '../../rules/index.ts';
import { aheadByOne, atCheckupByOne, endOfTurn, startOfTurn } from '../../text/index.ts';

/** ME Checkup: the four Special Conditions as one block, other effects before it or after it as the next player chooses, then Knock Outs. */
export const checkupAnswers: Pick<
  EraAnswers<'me-2026'>,
  'endPhase' | 'betweenTurns' | 'checkup' | 'endOfTurn' | 'startOfTurn' | 'atCheckup' | 'atAnyTime'
> = {
  endPhase: turnEnd.endPhaseSteps,
  betweenTurns: betweenTurns.checkupSteps,
  checkup: betweenTurns.checkupThatHealsBurn,
  endOfTurn,
  startOfTurn,
  atCheckup: atCheckupByOne,
  atAnyTime: aheadByOne,
};
