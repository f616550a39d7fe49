import { isRefused } from '../../asking/outcome.ts';
import type { TableAfter } from '../../asking/rulings/pipeline.ts';
import { replay } from '../../asking/rulings/replay.ts';
import type { TableRead } from '../../asking/tables/read-table.ts';
import { tableGiven } from '../../asking/tables/table-given.ts';
import { isRuled } from '../../corpus/index.ts';
import { showReport } from '../../render/report/show-report.ts';
import type { FaultJson, ReplayReport, ShowReport } from '../../render/report/types.ts';
import { replayScreen } from '../../render/screen/replay.ts';
import { sayScreen } from '../../render/screen/ruling.ts';
import { answer, refuse } from '../answer.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { textOf } from '../table.ts';
import { forScreenReader, noteSheet, whyNoSheet, withSheet } from '../with-sheet.ts';
import { worldOnDisk } from '../world-on-disk.ts';
import { exitOf, explainOf, type RulingOptions, readingsOf, requestOf } from './can.ts';

const exitFor = (report: ReplayReport, expecting: boolean): ExitCode => {
  // One that only waits for what comes of a legal act is no less legal; what is expected of it is not known yet.
  if (report.steps.some((step) => step.open !== null)) return expecting ? EXIT.open : exitOf(report.verdict);
  if (expecting) return report.expectations.unmet.length > 0 ? EXIT.no : EXIT.ok;
  const verdicts = [
    ...report.steps.map((step) => step.verdict),
    ...(report.ruling === null ? [] : [report.ruling.verdict]),
  ];
  const met = report.expectations.unmet.length === 0;
  return verdicts.map(exitOf).find((code) => code !== EXIT.ok) ?? (met ? EXIT.ok : EXIT.no);
};

const tell = async (io: Io, options: RulingOptions, report: ReplayReport, table: () => ShowReport): Promise<void> => {
  const explain = explainOf(options.explain);
  if (options.say === true) await answer(io, options, report, (_face, said) => sayScreen(said));
  else if (io.face.screenReader === true) {
    const spoken = await forScreenReader<ReplayReport>(
      io,
      async () => table(),
      ({ sheetOfReplay }) =>
        (shown, beside) =>
          sheetOfReplay(shown, explain, beside),
    );
    await answer(io, options, report, (_face, shown) => spoken(shown));
  } else await answer(io, options, report, (face, drawn) => replayScreen(face, drawn, explain));
  await noteSheet(io, options);
};

/** The report with its sheet, if one was asked for: the table before and after. */
const written = (
  io: Io,
  options: RulingOptions,
  report: ReplayReport,
  { board, pool }: TableRead,
  after: TableAfter | undefined,
): Promise<ReplayReport | FaultJson> =>
  withSheet(
    io,
    options,
    report,
    async ({ boardAgain, commandAgain }) => {
      const before = tableGiven(board.setup, pool, report.ruleset);
      const tables =
        report.steps.length > 0 && after !== undefined
          ? [
              { title: 'The table before', show: before },
              { title: 'The table afterwards', show: showReport(after.state, after.pool, '', board.setup) },
            ]
          : [{ title: 'The table', show: before }];
      return { tables, again: commandAgain(['replay', boardAgain(board.file)], options) };
    },
    ({ sheetOfReplay }) =>
      (shown, beside) =>
        sheetOfReplay(shown, explainOf(options.explain), beside),
  );

/** `judge replay`: the disputed turn step by step; of a file that only asks, the ruling. */
export const run = async (words: readonly string[], options: RulingOptions, io: Io): Promise<ExitCode> => {
  const sheet = await whyNoSheet(options);
  const asks = io.canAsk && options.json !== true;
  const outcome = await replay(
    {
      table: await textOf(words.join(' '), io),
      ...requestOf(options),
      ...readingsOf(options),
      ...(sheet === null ? {} : { beside: [sheet] }),
      ...(asks ? { choose: (question, answers) => io.ask(question, answers) } : {}),
    },
    worldOnDisk(io),
  );
  if (isRefused(outcome)) return refuse(io, options, outcome.faults);
  const { table, after } = outcome;
  const { board, pool } = table;
  const report = await written(io, options, outcome.report, table, after);
  if ('message' in report) return refuse(io, options, [report]);
  await tell(io, options, report, () =>
    after === undefined
      ? tableGiven(board.setup, pool, report.ruleset)
      : showReport(after.state, after.pool, '', board.setup),
  );
  if (!isRuled(report.ruleset)) return EXIT.open;
  const expecting = board.expect !== undefined || board.steps.some((step) => step.expect !== undefined);
  return exitFor(report, expecting);
};
