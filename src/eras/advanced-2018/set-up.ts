import {
  type EraAnswers,
  mulligan,
  rockPaperScissors,
  settingOut,
  suddenDeath,
  waitingMulligan,
} from '../../rules/index.ts';

/** APR I.G: rock-paper-scissors, the mulligan that waits once, Prize cards, cards for the opponent's new hands. */
export const setUpAnswers: Pick<EraAnswers<'advanced-2018'>, 'setUp' | 'opening'> = {
  setUp: {
    newGame: suddenDeath.newGame,
    hand: rockPaperScissors.placeAndDraw,
    active: settingOut.setActive,
    bench: mulligan.benchInSetUp,
    prizes: rockPaperScissors.setPrizesAside,
    mulligan: waitingMulligan.waitingMulligan,
  },
  opening: rockPaperScissors.openingWithAGame,
};
