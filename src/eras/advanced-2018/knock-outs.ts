import { checks, type EraAnswers, winning } from '../../rules/index.ts';
import { triggered } from '../../text/index.ts';

/** APR I.D and I.E: the Knock Out process, and who has won. */
export const knockOutAnswers: Pick<
  EraAnswers<'advanced-2018'>,
  'settle' | 'award' | 'prizesFor' | 'level' | 'triggered'
> = {
  settle: checks.settleSteps,
  award: checks.awardSteps,
  prizesFor: checks.onePrizeEach,
  level: winning.tie,
  triggered,
};
