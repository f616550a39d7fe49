import { beforeTheHand, checks, type EraAnswers, prizesOwed } from '../../rules/index.ts';
import { falling, reachOfFalling, texts, triggered } from '../../text/index.ts';

const { promote, win } = checks.awardSteps;

/** EX intro and Attack: Knock Outs, a new Active Pokémon, and the prizes once the turn is over. */
export const knockOutAnswers: Pick<
  EraAnswers<'ex-2003'>,
  'settle' | 'award' | 'prizesFor' | 'triggered' | 'falling' | 'reachOfFalling' | 'asItComes'
> = {
  settle: checks.settleSteps,
  award: { prizes: prizesOwed.prizesAfterTheTurn, promote, win },
  prizesFor: prizesOwed.onePrizeEach,
  triggered,
  falling,
  reachOfFalling,
  asItComes: beforeTheHand.asItComes(texts),
};
