import { beforeTheHand, checks, type EraAnswers, prizesTaken, winning } from '../../rules/index.ts';
import { falling, reachOfFalling, texts, triggered } from '../../text/index.ts';

/** CR 303: settle until stable, then Prizes, promotion, and the look for a winner. */
export const checksAnswers: Pick<
  EraAnswers<'comprehensive-2009'>,
  'settle' | 'award' | 'prizesFor' | 'level' | 'triggered' | 'falling' | 'reachOfFalling' | 'asItComes'
> = {
  settle: checks.settleSteps,
  award: checks.awardSteps,
  prizesFor: prizesTaken.prizesFor,
  level: winning.suddenDeath,
  triggered,
  falling,
  reachOfFalling,
  asItComes: beforeTheHand.asItComes(texts),
};
