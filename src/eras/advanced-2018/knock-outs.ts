import { beforeTheHand, checks, type EraAnswers, prizesTaken, winning } from '../../rules/index.ts';
import { falling, reachOfFalling, texts, triggered } from '../../text/index.ts';

/** APR I.D and I.E: the Knock Out process, and who has won. */
export const knockOutAnswers: Pick<
  EraAnswers<'advanced-2018'>,
  'settle' | 'award' | 'prizesFor' | 'level' | 'triggered' | 'falling' | 'reachOfFalling' | 'asItComes'
> = {
  settle: checks.settleSteps,
  award: checks.awardUntilWon,
  prizesFor: prizesTaken.onePrizeEach,
  level: winning.tie,
  triggered,
  falling,
  reachOfFalling,
  asItComes: beforeTheHand.asItComes(texts),
};
