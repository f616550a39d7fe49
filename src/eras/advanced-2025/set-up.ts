import {
  type EraAnswers,
  firstFlip,
  mulligan,
  rockPaperScissors,
  settingOut,
  suddenDeath,
  waitingMulligan,
} from '../../rules/index.ts';

/** APR I.G: a coin whose winner chooses, the mulligan that waits once, Prize cards, cards for the opponent's new hands. */
export const setUpAnswers: Pick<EraAnswers<'advanced-2025'>, 'setUp' | 'opening'> = {
  setUp: {
    newGame: suddenDeath.newGame,
    hand: rockPaperScissors.placeAndDraw,
    active: settingOut.setActive,
    bench: mulligan.benchInSetUp,
    prizes: rockPaperScissors.setPrizesAside,
    mulligan: waitingMulligan.waitingMulligan,
  },
  opening: firstFlip.openingWithFlip,
};
