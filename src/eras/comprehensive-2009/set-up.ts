import { type EraAnswers, mulligan, whoBegins } from '../../rules/index.ts';

/** CR 500: the set-up, and the opening of the game: the flip, then the Pokémon are turned up. */
export const setUpAnswers: Pick<EraAnswers<'comprehensive-2009'>, 'setUp' | 'opening'> = {
  setUp: mulligan.setUpSteps,
  opening: whoBegins.openingSteps,
};
