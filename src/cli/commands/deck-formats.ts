import { deckFormats, formatOf } from '../../asking/decks/deck-formats.ts';
import { isRefused } from '../../asking/outcome.ts';
import { usageFault } from '../../render/report/errors.ts';
import { deckFormatsScreen } from '../../render/screen/deck-formats.ts';
import { addFormat } from '../added-formats.ts';
import { answer, type CommonOptions, refuse } from '../answer.ts';
import { dayOf } from '../day.ts';
import { EXIT, type ExitCode, exitOfRefusal } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { NO_HOME } from '../rulebook-on-file.ts';
import { textOf } from '../table.ts';
import { worldOnDisk } from '../world-on-disk.ts';

export interface DeckFormatsOptions extends CommonOptions {
  readonly date?: string;
  /** A file with a format, to be kept. */
  readonly add?: string;
}

/** `judge deck formats`: the formats of tournaments; with `--add FILE` one is kept, in place of the one of that key. */
export const run = async (words: readonly string[], options: DeckFormatsOptions, io: Io): Promise<ExitCode> => {
  const { date = dayOf(new Date()), add } = options;
  const [word] = words;
  if (add !== undefined && word !== undefined)
    return refuse(io, options, [usageFault('extra-word', '--add takes a file and no format.')]);
  let kept: { readonly key: string; readonly file: string } | null = null;
  if (add !== undefined) {
    const { format, faults } = formatOf(await textOf(add, io));
    if (format === null) return refuse(io, options, faults);
    const file = addFormat(io.env, format);
    if (file === null) return refuse(io, options, [NO_HOME]);
    if (typeof file !== 'string') return refuse(io, options, [usageFault('not-written', file.notWritten)]);
    kept = { key: format.key, file };
  }
  const format = kept?.key ?? word;
  const report = deckFormats({ day: date, ...(format === undefined ? {} : { format }) }, worldOnDisk(io));
  if (isRefused(report)) {
    await refuse(io, options, report.faults);
    return exitOfRefusal(report);
  }
  await answer(io, options, kept === null ? report : { ...report, added: kept.file }, deckFormatsScreen);
  return EXIT.ok;
};
