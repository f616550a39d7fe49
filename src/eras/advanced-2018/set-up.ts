import type { EraQuestionnaire } from '../../rules/index.ts';

/** APR I.G. */
export const setUpAnswers: Pick<EraQuestionnaire<'advanced-2018'>, 'setUp' | 'opening'> = {
  setUp: { unmodelled: 'the set-up of a game', near: 'I.G/set.4' },
  opening: { unmodelled: 'the opening of a game', near: 'I.G/set.2' },
};
