import type { EraQuestionnaire } from '../../rules/index.ts';

/** XY Start and Mulligan. */
export const setUpAnswers: Pick<EraQuestionnaire<'xy-2016'>, 'setUp' | 'opening'> = {
  setUp: { unmodelled: 'the set-up of a game', near: 'Start' },
  opening: { unmodelled: 'the opening of a game', near: 'Start' },
};
