import { readCard } from '../../asking/cards/cards-read.ts';
import { isRefused } from '../../asking/outcome.ts';
import { cardsReadScreen } from '../../render/screen/card-reading.ts';
import { answer, type CommonOptions, refuse } from '../answer.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';

export interface CardsReadOptions extends CommonOptions {
  readonly kind?: string;
  readonly damage?: string;
  readonly name?: string;
  readonly called?: string;
}

/** `judge cards read`: how a text is read; 1 where it is not. */
export const run = async (words: readonly string[], options: CardsReadOptions, io: Io): Promise<ExitCode> => {
  const { kind, damage, name, called } = options;
  const report = readCard({
    text: words.join(' '),
    ...(kind === undefined ? {} : { kind }),
    ...(damage === undefined ? {} : { damage }),
    ...(name === undefined ? {} : { name }),
    ...(called === undefined ? {} : { called }),
  });
  if (isRefused(report)) return refuse(io, options, report.faults);
  await answer(io, options, report, cardsReadScreen);
  return report.read ? EXIT.ok : EXIT.no;
};
