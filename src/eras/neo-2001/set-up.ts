import { type EraAnswers, plainSetUp, setUp } from '../../rules/index.ts';

/** Neo Play.2 to Play.8. */
export const setUpAnswers: Pick<EraAnswers<'neo-2001'>, 'setUp' | 'opening'> = {
  setUp: plainSetUp.plainSetUp,
  opening: setUp.openingSteps,
};
