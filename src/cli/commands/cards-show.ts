import { showCards } from '../../asking/cards/cards-show.ts';
import { isRefused } from '../../asking/outcome.ts';
import { cardsShowScreen } from '../../render/screen/cards.ts';
import { answer, type CommonOptions, refuse } from '../answer.ts';
import { EXIT, type ExitCode, exitOfRefusal } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { worldOnDisk } from '../world-on-disk.ts';

/** `judge cards show`: the facts of a card, and what of its text is executed. */
export const run = async (words: readonly string[], options: CommonOptions, io: Io): Promise<ExitCode> => {
  const report = await showCards(words.join(' '), worldOnDisk(io));
  if (isRefused(report)) {
    await refuse(io, options, report.faults);
    return exitOfRefusal(report);
  }
  await answer(io, options, report, cardsShowScreen);
  return EXIT.ok;
};
