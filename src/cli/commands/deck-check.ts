import { existsSync } from 'node:fs';
import { checkDeck } from '../../asking/decks/deck-check.ts';
import { isRefused } from '../../asking/outcome.ts';
import type { SourceText } from '../../asking/tables/source-text.ts';
import { jsonText } from '../../render/escape.ts';
import { usageFault } from '../../render/report/errors.ts';
import type { FaultJson } from '../../render/report/types.ts';
import { deckCheckScreen } from '../../render/screen/deck-check.ts';
import { quotedWord } from '../../render/shell-word.ts';
import { boardSchema } from '../../scenario/index.ts';
import { answer, type CommonOptions, refuse } from '../answer.ts';
import { dayOf } from '../day.ts';
import { EXIT, type ExitCode, exitOfRefusal } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { textOf } from '../table.ts';
import { noteSheet, whyNoSheet, withSheet } from '../with-sheet.ts';
import { worldOnDisk } from '../world-on-disk.ts';

export interface DeckCheckOptions extends CommonOptions {
  readonly format?: string;
  readonly date?: string;
  readonly ruleset?: string;
  readonly fallback?: string;
  readonly assume?: readonly string[];
  readonly schema?: boolean;
  readonly sheet?: string;
  readonly force?: boolean;
}

const NO_DECK = usageFault(
  'missing-deck',
  'judge deck check needs a deck.',
  'a file, or - for standard input; a line for each card:  4 Luxray DP 7',
);

/** The list that the word of the command line names; a word that names no file may be the list itself only where it has several lines. */
export const deckListOf = async (where: string, io: Io): Promise<SourceText | FaultJson> => {
  if (where === '-' || where.includes('\n') || existsSync(where)) return textOf(where, io);
  return usageFault('no-such-file', `there is no file ${where}.`, 'judge deck check - reads standard input', where);
};

/** The words that check the same list again. */
const againOf = (where: string, { format, date, ruleset, fallback, assume = [] }: DeckCheckOptions): string =>
  [
    'judge deck check',
    quotedWord(where.includes('\n') ? '-' : where),
    ...(format === undefined ? [] : ['--format', quotedWord(format), '--date', date ?? dayOf(new Date())]),
    ...(ruleset === undefined ? [] : ['--ruleset', ruleset]),
    ...(fallback === undefined ? [] : ['--fallback', fallback]),
    ...assume.flatMap((one) => ['--assume', quotedWord(one)]),
  ].join(' ');

/** `judge deck check`: is this deck legal in this format, and by which rules not. */
export const run = async (words: readonly string[], options: DeckCheckOptions, io: Io): Promise<ExitCode> => {
  if (options.schema === true) {
    if (words.length > 0)
      return refuse(io, options, [usageFault('extra-word', '--schema prints the schema and reads no file.')]);
    io.write(`${jsonText(boardSchema, 2)}\n`);
    return EXIT.ok;
  }
  const [where] = words;
  if (where === undefined) return refuse(io, options, [NO_DECK]);
  const noSheet = await whyNoSheet(options);
  if (noSheet !== null) return refuse(io, options, [noSheet]);
  const { format, ruleset, fallback, assume, date } = options;
  const report = await checkDeck(
    {
      list: await deckListOf(where, io),
      day: dayOf(new Date()),
      ...(date === undefined ? {} : { date }),
      ...(format === undefined ? {} : { format }),
      ...(ruleset === undefined ? {} : { ruleset }),
      ...(fallback === undefined ? {} : { fallback }),
      ...(assume === undefined ? {} : { assume }),
    },
    worldOnDisk(io),
  );
  if (isRefused(report)) {
    await refuse(io, options, report.faults);
    return exitOfRefusal(report);
  }
  const written = await withSheet(
    io,
    options,
    report,
    async () => ({ tables: [], again: againOf(where, options) }),
    ({ sheetOfDeck }) => sheetOfDeck,
  );
  if ('code' in written) return refuse(io, options, [written]);
  await answer(io, options, written, deckCheckScreen);
  await noteSheet(io, options);
  return report.verdict === 'illegal' ? EXIT.no : report.verdict === 'legal' ? EXIT.ok : EXIT.open;
};
