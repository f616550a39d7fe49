import { type EraAnswers, plainSetUp, whoBegins } from '../../rules/index.ts';

/** Neo Play.2 to Play.8. */
export const setUpAnswers: Pick<EraAnswers<'neo-2001'>, 'setUp' | 'opening'> = {
  setUp: plainSetUp.plainSetUp,
  opening: whoBegins.openingSteps,
};
