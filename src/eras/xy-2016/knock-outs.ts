import { beforeTheHand, checks, type EraAnswers, pokemonEx, winning } from '../../rules/index.ts';
import { falling, reachOfFalling, texts, triggered } from '../../text/index.ts';

/** XY Turn.3C: Knock Outs, Prize cards, the new Active Pokémon, and who has won. */
export const knockOutAnswers: Pick<
  EraAnswers<'xy-2016'>,
  'settle' | 'award' | 'prizesFor' | 'level' | 'triggered' | 'falling' | 'reachOfFalling' | 'asItComes'
> = {
  settle: checks.settleSteps,
  award: checks.awardUntilWon,
  prizesFor: pokemonEx.prizesForEx,
  level: winning.suddenDeath,
  triggered,
  falling,
  reachOfFalling,
  asItComes: beforeTheHand.asItComes(texts),
};
