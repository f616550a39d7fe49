import { type EraAnswers, firstFlip, mulligan, settingOut, suddenDeath, waitingMulligan } from '../../rules/index.ts';

/** ME Start and Mulligan: the flip before everything else, the mulligan that waits, the extra cards at the end. */
export const setUpAnswers: Pick<EraAnswers<'me-2026'>, 'setUp' | 'opening'> = {
  setUp: {
    newGame: suddenDeath.newGame,
    hand: firstFlip.drawSeven,
    active: settingOut.setActive,
    bench: mulligan.benchInSetUp,
    prizes: firstFlip.setSixPrizes,
    mulligan: waitingMulligan.waitingMulligan,
  },
  opening: firstFlip.openingWithFlip,
};
