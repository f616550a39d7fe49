import { searchCards } from '../../asking/cards/cards-search.ts';
import { isRefused } from '../../asking/outcome.ts';
import { drawable } from '../../render/face.ts';
import { cardsSearchScreen, nothingFound } from '../../render/screen/cards.ts';
import { answer, type CommonOptions, refuse } from '../answer.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { worldOnDisk } from '../world-on-disk.ts';

export interface CardsSearchOptions extends CommonOptions {
  readonly limit?: number;
}

/** `judge cards search`: cards by name, set, number and the words on them. */
export const run = async (words: readonly string[], options: CardsSearchOptions, io: Io): Promise<ExitCode> => {
  const { limit } = options;
  const request = { query: words.join(' ').trim(), ...(limit === undefined ? {} : { limit }) };
  const report = await searchCards(request, worldOnDisk(io));
  if (isRefused(report)) return refuse(io, options, report.faults);
  await answer(io, options, report, cardsSearchScreen);
  if (report.total === 0 && options.json !== true && io.face.plain)
    await io.printError(nothingFound(io.errorFace, drawable(io.errorFace, report)));
  return report.total > 0 ? EXIT.ok : EXIT.no;
};
