import { beforeTheHand, checks, type EraAnswers, prizesTaken } from '../../rules/index.ts';
import { falling, reachOfFalling, texts, triggered } from '../../text/index.ts';

/** Neo Order.7, After.3 and Play.6: Knock Outs, the replacement, the Prize. */
export const knockOutAnswers: Pick<
  EraAnswers<'neo-2001'>,
  'settle' | 'award' | 'prizesFor' | 'triggered' | 'falling' | 'reachOfFalling' | 'asItComes'
> = {
  settle: checks.settleSteps,
  award: checks.awardAfterReplacing,
  prizesFor: prizesTaken.onePrize,
  triggered,
  falling,
  reachOfFalling,
  asItComes: beforeTheHand.asItComes(texts),
};
