import {
  type DataRead,
  type ImportEnd,
  importCards,
  inputText,
  LARGEST_FILE,
  type Progress,
  readCardFiles,
  readNameFiles,
} from '../../card-data/importing/index.ts';
import { cardsFolder, currentGeneration } from '../../card-data/store/index.ts';
import { jsonText } from '../../render/escape.ts';
import type { CardsImportReport } from '../../render/report/cards-report.ts';
import { faultJson, usageFault } from '../../render/report/errors.ts';
import type { FaultJson } from '../../render/report/types.ts';
import { cardsImportScreen } from '../../render/screen/cards.ts';
import { whyNotWritten } from '../../user-files/index.ts';
import { answer, type CommonOptions, refuse } from '../answer.ts';
import { compileInParallel } from '../compiling/compile-in-parallel.ts';
import { cardReading, sqliteBinary } from '../data.ts';
import { dataFolder } from '../data-folder.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';

export interface CardsImportOptions extends CommonOptions {
  readonly skipBad?: boolean;
  readonly fresh?: boolean;
  /** The files are in this language: only what the cards are called is taken from them. */
  readonly language?: string;
}

const HOME = 'HEADJUDGE_DATA names a folder for it:  HEADJUDGE_DATA=/some/folder judge cards import PATH';

const NO_HOME = usageFault('no-home', 'there is no folder for your data: this user has no home.', HOME);

const NO_PATH = usageFault(
  'missing-word',
  'judge cards import needs card data.',
  'a folder of set files, or one file:  judge cards import ~/pokemon-tcg-data\nThe data is that of pokemontcg.io (version 2) or of TCGdex, as JSON files.',
);

const number = (count: number): string => `${count}`.replace(/\B(?=(\d{3})+$)/gu, ',');

/** `12,413 cards`, where that much can be read. */
const poolNow = (folder: string): string => {
  try {
    const now = currentGeneration(folder);
    return now === null
      ? 'only the cards that ship are on file'
      : `${number(now.cards)} imported card${now.cards === 1 ? '' : 's'}`;
  } catch {
    return 'damaged as it was';
  }
};

const unchanged = (folder: string): string => `Nothing was imported, your pool is unchanged (${poolNow(folder)}).`;

/** Tells progress about ten times a second. */
const teller = (io: Io): Progress => {
  let last = 0;
  return (progress) => {
    const now = Date.now();
    if (now - last < 100) return;
    last = now;
    io.progress(
      progress.stage === 'reading'
        ? `reading   ${progress.files} of ${progress.of} files, ${number(progress.cards)} cards`
        : `${progress.stage === 'compiling' ? 'reading texts' : 'writing'}   ${number(progress.cards)} of ${number(progress.of)} cards`,
    );
  };
};

const PATIENCE = 30_000;

/** Waits a while for another import to end. */
const whenFree = async (attempt: () => Promise<ImportEnd>, io: Io): Promise<ImportEnd> => {
  const until = Date.now() + PATIENCE;
  for (;;) {
    const end = await attempt();
    if (end.ok || end.why !== 'busy' || Date.now() > until) return end;
    io.progress('waiting   another import is running');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
};

const notesOf = (
  read: DataRead,
  unknownSets: readonly string[],
  { given, known }: CardsImportReport['localNames'],
): readonly string[] => {
  const some = (names: readonly string[]): string => `${names.slice(0, 6).join(', ')}${names.length > 6 ? ', …' : ''}`;
  return [
    ...(given === 0
      ? []
      : [
          `${number(known)} name${known === 1 ? '' : 's'} in another language${
            given === known ? '' : `; ${number(given - known)} further belong to cards that are not on file`
          }`,
        ]),
    ...(unknownSets.length === 0
      ? []
      : [
          `no release date is known of ${unknownSets.length} set${unknownSets.length === 1 ? '' : 's'} (${some(unknownSets)}): which of several wordings is the newest stays open there. The list of sets of the same data tells it.`,
        ]),
    ...(read.others.length === 0 ? [] : [`no card data, left alone: ${some(read.others)}`]),
    ...(read.unknown.size === 0
      ? []
      : [`fields that are not read: ${some([...read.unknown].map(([key, count]) => `${key} (${number(count)})`))}`]),
  ];
};

/** `judge cards import`: all of it or, where anything is wrong with it, nothing; with `--skip-bad` what is right of it. */
export const run = async (words: readonly string[], options: CardsImportOptions, io: Io): Promise<ExitCode> => {
  if (words.length === 0) return refuse(io, options, [NO_PATH]);
  const home = dataFolder(io.env);
  if (home === null) return refuse(io, options, [NO_HOME]);
  const folder = cardsFolder(home);
  const progress = teller(io);
  const input = words.includes('-') ? inputText(await io.readInput(LARGEST_FILE)) : undefined;
  const read = options.language === undefined ? readCardFiles(words, progress, input) : readNameFiles(words, input);
  const faults = read.faults.map(faultJson);
  const empty = read.cards.size + read.sets.size + read.localNames.size === 0;
  if (faults.length > 0 && (options.skipBad !== true || empty)) {
    io.progress(null);
    const rest = number(read.cards.size);
    const last: FaultJson = usageFault(
      'nothing-imported',
      unchanged(folder).replace(/^N/u, 'n'),
      empty
        ? null
        : `--skip-bad leaves out what is wrong and imports the other ${rest} card${rest === '1' ? '' : 's'}.`,
    );
    return refuse(io, options, [...faults, last]);
  }
  const end = await whenFree(
    () =>
      importCards(folder, read, {
        fresh: options.fresh === true,
        binary: sqliteBinary,
        progress,
        compile: compileInParallel,
        reading: cardReading(),
      }),
    io,
  );
  io.progress(null);
  if (!end.ok) {
    if (end.why === 'busy')
      return refuse(io, options, [
        usageFault('busy', 'another import is running.', `Try again when it is done.\n${unchanged(folder)}`),
      ]);
    await refuse(io, options, [
      usageFault(
        'not-written',
        `${folder} cannot be written: ${whyNotWritten(end.code)}.`,
        `${unchanged(folder)}\n${HOME}`,
      ),
    ]);
    return EXIT.failed;
  }
  const { now, added, changed, same, localNames, unknownSets } = end.imported;
  const report: CardsImportReport = {
    schema: 1,
    cards: now.cards,
    names: now.names,
    sets: now.sets,
    files: read.files,
    added,
    changed,
    same,
    skipped: read.bad,
    faults,
    localNames,
    notes: notesOf(read, unknownSets, localNames),
    folder,
    bytes: now.bytes.database + now.bytes.pack,
  };
  if (options.json === true) io.write(`${jsonText(report, 2)}\n`);
  else {
    if (faults.length > 0) await refuse(io, {}, faults);
    await answer(io, options, report, cardsImportScreen);
  }
  return EXIT.ok;
};
