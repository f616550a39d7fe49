import { beginning, type EraAnswers, whoBegins } from '../../rules/index.ts';

/** EX Begin: the toss comes last, and its winner goes first. */
export const setUpAnswers: Pick<EraAnswers<'ex-2003'>, 'setUp' | 'opening'> = {
  setUp: beginning.beginningSteps,
  opening: whoBegins.openingSteps,
};
