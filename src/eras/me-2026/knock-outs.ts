import { beforeTheHand, checks, type EraAnswers, prizesByKind, winning } from '../../rules/index.ts';
import { falling, reachOfFalling, texts, triggered } from '../../text/index.ts';

/** ME Turn.3C: Knock Outs, Prize cards by the kind of Pokémon, the new Active Pokémon, and who has won. */
export const knockOutAnswers: Pick<
  EraAnswers<'me-2026'>,
  'settle' | 'award' | 'prizesFor' | 'level' | 'triggered' | 'falling' | 'reachOfFalling' | 'asItComes'
> = {
  settle: checks.settleSteps,
  award: checks.awardUntilWon,
  prizesFor: prizesByKind.prizesByKind,
  level: winning.tiebreakerGame,
  triggered,
  falling,
  reachOfFalling,
  asItComes: beforeTheHand.asItComes(texts),
};
