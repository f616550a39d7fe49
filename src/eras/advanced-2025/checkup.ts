import { betweenTurns, conditions, type EraAnswers, silentCheckup, turnEnd } from '../../rules/index.ts';
import { aheadByOne, atCheckupByOne, endOfTurnByOne, startOfTurn } from '../../text/index.ts';

/** APR I.F and II.E-20: the end of the turn, then Pokémon Checkup. What Burned, Asleep and Paralyzed come to there the document leaves out. */
export const checkupAnswers: Pick<
  EraAnswers<'advanced-2025'>,
  'endPhase' | 'betweenTurns' | 'checkup' | 'endOfTurn' | 'startOfTurn' | 'atCheckup' | 'atAnyTime'
> = {
  endPhase: turnEnd.endPhaseSteps,
  betweenTurns: betweenTurns.checkupSteps,
  checkup: {
    poisoned: conditions.poisonBetweenTurns,
    burned: silentCheckup.burnIsChecked,
    asleep: silentCheckup.sleepIsChecked,
    paralyzed: silentCheckup.paralysisIsChecked,
  },
  endOfTurn: endOfTurnByOne,
  startOfTurn,
  atCheckup: atCheckupByOne,
  atAnyTime: aheadByOne,
};
