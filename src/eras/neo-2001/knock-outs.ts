import { beforeTheHand, checks, type EraAnswers, prizesTaken } from '../../rules/index.ts';
import { falling, texts, triggered } from '../../text/index.ts';

/** Neo Order.7, After.3 and Play.6: Knock Outs, the replacement, the Prize. */
export const knockOutAnswers: Pick<
  EraAnswers<'neo-2001'>,
  'settle' | 'award' | 'prizesFor' | 'triggered' | 'falling' | 'asItComes'
> = {
  settle: checks.settleSteps,
  award: checks.awardAfterReplacing,
  prizesFor: prizesTaken.onePrize,
  triggered,
  falling,
  asItComes: beforeTheHand.asItComes(texts),
};
