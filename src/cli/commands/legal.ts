import { isRefused } from '../../asking/outcome.ts';
import { legal, narrowed } from '../../asking/rulings/legal.ts';
import type { RulingRequest } from '../../asking/rulings/pipeline.ts';
import type { TableRead } from '../../asking/tables/read-table.ts';
import { isRuled } from '../../corpus/index.ts';
import type { FaultJson, LegalReport } from '../../render/report/types.ts';
import { legalScreen } from '../../render/screen/legal.ts';
import { isSpoken } from '../../ruling/index.ts';
import { answer, refuse } from '../answer.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { aged, rememberTable, tableNamed } from '../last-table.ts';
import { textOf } from '../table.ts';
import { forScreenReader, noteSheet, tableRuledOn, whyNoSheet, withSheet } from '../with-sheet.ts';
import { worldOnDisk } from '../world-on-disk.ts';
import { run as ask, type RulingOptions, readingsOf, requestOf } from './can.ts';

export type LegalOptions = Pick<
  RulingOptions,
  'json' | 'board' | 'last' | 'ruleset' | 'fallback' | 'explain' | 'sheet' | 'force'
>;

const written = (
  io: Io,
  options: LegalOptions,
  report: LegalReport,
  word: string,
  table: TableRead,
): Promise<LegalReport | FaultJson> =>
  withSheet(
    io,
    options,
    report,
    async ({ boardAgain, commandAgain }) => {
      const where = report.ownCards === undefined ? report.board : boardAgain(table.board.file);
      return {
        tables: [{ title: 'The table', show: await tableRuledOn(table, report.ruleset) }],
        again: commandAgain(['legal', ...(word === '' ? [] : [word]), '--board', where], options),
      };
    },
    ({ sheetOfOverview }) => sheetOfOverview,
  );

/** The overview on the screen; for a screen reader, as sentences with a description of the table after them. */
const tell = async (
  io: Io,
  options: LegalOptions,
  report: LegalReport,
  only: boolean,
  table: TableRead,
): Promise<void> => {
  if (io.face.screenReader === true) {
    const spoken = await forScreenReader<LegalReport>(
      io,
      () => tableRuledOn(table, report.ruleset),
      ({ sheetOfOverview }) => sheetOfOverview,
    );
    await answer(io, options, report, (face, drawn) => aged(face, spoken(drawn), drawn));
  } else await answer(io, options, report, (face, drawn) => aged(face, legalScreen(face, drawn, only), drawn));
  await noteSheet(io, options);
};

/** `judge legal`: every action that is open, and every action that is not with its reasons; with a word, only that kind. */
export const run = async (words: readonly string[], options: LegalOptions, io: Io): Promise<ExitCode> => {
  const which = tableNamed(io, options, 'judge legal', words);
  if ('message' in which) return refuse(io, options, [which]);
  const { word, only } = narrowed(words.join(' '));
  if (only === null && word.includes(' ') && isSpoken(word)) {
    // A sentence asks one thing; the overview of it is its ruling.
    return ask(words, options, io);
  }
  const sheet = await whyNoSheet(options);
  return overviewOf(await textOf(which.where, io), words.join(' '), options, io, {
    ...(which.ago === null ? {} : { lastBoard: which.ago }),
    ...(sheet === null ? {} : { beside: [sheet] }),
  });
};

/** The overview of a table; `words` narrow it to one kind of action. */
export const overviewOf = async (
  table: RulingRequest['table'],
  words: string,
  options: LegalOptions,
  io: Io,
  more: Pick<RulingRequest, 'lastBoard' | 'beside'> = {},
): Promise<ExitCode> => {
  const { word, only } = narrowed(words);
  const outcome = await legal(
    { table, words, ...requestOf(options), ...readingsOf(options), ...more },
    worldOnDisk(io),
  );
  if (outcome.table !== undefined) rememberTable(io, outcome.table.text);
  if (isRefused(outcome)) return refuse(io, options, outcome.faults);
  const report = await written(io, options, outcome.report, word, outcome.table);
  if ('message' in report) return refuse(io, options, [report]);
  await tell(io, options, report, only !== null, outcome.table);
  return isRuled(report.ruleset) ? EXIT.ok : EXIT.open;
};
