import { existsSync } from 'node:fs';
import { isRefused } from '../../asking/outcome.ts';
import { can } from '../../asking/rulings/can.ts';
import type { RulingRequest } from '../../asking/rulings/pipeline.ts';
import type { TableRead } from '../../asking/tables/read-table.ts';
import type { Face } from '../../render/face.ts';
import { usageFault } from '../../render/report/errors.ts';
import type { FaultJson, RulingReport } from '../../render/report/types.ts';
import type { Line } from '../../render/rich.ts';
import type { Explain } from '../../render/screen/path.ts';
import { rulingScreen, sayScreen } from '../../render/screen/ruling.ts';
import { overviewAsked, type Verdict } from '../../ruling/index.ts';
import { answer, type CommonOptions, refuse } from '../answer.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { fileText } from '../file-text.ts';
import type { Io } from '../io.ts';
import { aged, rememberTable, tableNamed } from '../last-table.ts';
import { noSuchFile, textOf } from '../table.ts';
import { forScreenReader, noteSheet, tableRuledOn, whyNoSheet, withSheet } from '../with-sheet.ts';
import { worldOnDisk } from '../world-on-disk.ts';

/** Options of every command that rules. */
export interface RulingOptions extends CommonOptions {
  readonly board?: string;
  /** The table that was asked about last. */
  readonly last?: boolean;
  readonly ruleset?: string;
  readonly fallback?: string;
  readonly everywhere?: boolean;
  /** What the ruling is held against. */
  readonly against?: string;
  readonly answers?: readonly string[];
  readonly assume?: readonly string[];
  readonly explain?: string;
  readonly say?: boolean;
  /** The file for the ruling sheet, and whether it may be overwritten. */
  readonly sheet?: string;
  readonly force?: boolean;
}

export const explainOf = (option: string | undefined): Explain => {
  if (option === undefined) return 'none';
  return option === 'all' ? 'all' : 'path';
};

export const exitOf = (verdict: Verdict): ExitCode => {
  if (verdict === 'legal' || verdict === 'depends') return EXIT.ok;
  return verdict === 'illegal' ? EXIT.no : EXIT.open;
};

type Screen<T> = (face: Face, report: T) => readonly Line[];

/** The screen of a ruling; for a screen reader, the same as sentences with a description of the table after them. */
const screenFor = async (
  io: Io,
  options: RulingOptions,
  { ruleset }: RulingReport,
  table: TableRead,
): Promise<Screen<RulingReport>> => {
  const explain = explainOf(options.explain);
  if (options.say === true) return (_face, said) => sayScreen(said);
  if (io.face.screenReader !== true) return (face, ruled) => aged(face, rulingScreen(face, ruled, explain), ruled);
  const spoken = await forScreenReader<RulingReport>(
    io,
    () => tableRuledOn(table, ruleset),
    ({ sheetOfRuling }) =>
      (ruled, beside) =>
        sheetOfRuling(ruled, explain, beside),
  );
  return (face, ruled) => aged(face, spoken(ruled), ruled);
};

const tell = async (io: Io, options: RulingOptions, report: RulingReport, table: TableRead): Promise<void> => {
  await answer(io, options, report, await screenFor(io, options, report, table));
  await noteSheet(io, options);
};

const written = (
  io: Io,
  options: RulingOptions,
  report: RulingReport,
  table: TableRead,
): Promise<RulingReport | FaultJson> =>
  withSheet(
    io,
    options,
    report,
    async ({ boardAgain, commandAgain }) => {
      const where = report.ownCards === undefined ? report.board : boardAgain(table.board.file);
      return {
        tables: [{ title: 'The table', show: await tableRuledOn(table, report.ruleset) }],
        again: commandAgain(['can', report.question, '--board', where], {
          ...options,
          assume: [...table.board.assume, ...(options.assume ?? [])],
        }),
      };
    },
    ({ sheetOfRuling }) =>
      (ruled, beside) =>
        sheetOfRuling(ruled, explainOf(options.explain), beside),
  );

/** What an overview has no place for. */
const ONLY_RULINGS = ['against', 'answers', 'assume', 'everywhere', 'say'] as const;

/** `what can I do` is answered by the overview, which is not a single ruling and takes fewer flags. */
const askedForAll = async (words: readonly string[], options: RulingOptions, io: Io): Promise<ExitCode> => {
  const beside = ONLY_RULINGS.filter((flag) => options[flag] !== undefined).map((flag) => `--${flag}`);
  if (beside.length > 0)
    return refuse(io, options, [
      usageFault(
        'bad-value',
        `“${words.join(' ')}” asks for all there is to do, which ${beside.join(' and ')} ${beside.length === 1 ? 'says' : 'say'} nothing about.`,
        'judge legal answers it; --board, --ruleset, --fallback, --explain and --sheet go with it.',
      ),
    ]);
  return (await import('./legal.ts')).run(words, options, io);
};

/** What the flags of a command that rules ask for. */
export const requestOf = ({ ruleset, fallback, answers, assume, everywhere }: RulingOptions) => ({
  ...(ruleset === undefined ? {} : { ruleset }),
  ...(fallback === undefined ? {} : { fallback }),
  ...(answers === undefined ? {} : { answers }),
  ...(assume === undefined ? {} : { assume }),
  ...(everywhere === true ? { everywhere } : {}),
});

/** How the card texts were read that the answer rests on is shown where its reasons are. */
export const readingsOf = ({ explain }: Pick<RulingOptions, 'explain'>): { readonly readings?: true } =>
  explain === undefined ? {} : { readings: true };

/** `judge can`: the question of the command line, else the one the board file asks. */
export const run = async (words: readonly string[], options: RulingOptions, io: Io): Promise<ExitCode> => {
  if (overviewAsked(words.join(' ')) !== null) return askedForAll(words, options, io);
  const which = tableNamed(io, options, 'judge can', words);
  if ('message' in which) return refuse(io, options, [which]);
  const sheet = await whyNoSheet(options);
  const table = await textOf(which.where, io);
  return ruleTable(table, words.join(' ').trim(), options, io, {
    ...(which.ago === null ? {} : { lastBoard: which.ago }),
    ...(sheet === null ? {} : { beside: [sheet] }),
  });
};

/** What the ruling is held against; a word that names a file is a ruling that was saved. */
const againstOf = (said: string | undefined): Pick<RulingRequest, 'against' | 'beside'> => {
  if (said === undefined) return {};
  if (!/\.json$/iu.test(said)) return { against: { said } };
  const read = existsSync(said) ? fileText(said) : noSuchFile('ruling', said);
  return 'message' in read ? { beside: [read] } : { against: { said, ruling: read.text } };
};

/** The ruling on a table: on the question that was typed, else on the one its file asks. */
export const ruleTable = async (
  table: RulingRequest['table'],
  question: string,
  options: RulingOptions,
  io: Io,
  more: Pick<RulingRequest, 'lastBoard' | 'saved' | 'beside'> = {},
): Promise<ExitCode> => {
  // The reader's own copy is quoted where details are asked for.
  const quoted = options.explain !== undefined || options.json === true;
  const { against, beside = [] } = againstOf(options.against);
  const request = { table, question, ...requestOf(options), ...readingsOf(options), quoted, ...more };
  const outcome = await can(
    {
      ...request,
      ...(against === undefined ? {} : { against }),
      ...(beside.length === 0 ? {} : { beside: [...(more.beside ?? []), ...beside] }),
    },
    worldOnDisk(io),
  );
  if (outcome.table !== undefined) rememberTable(io, outcome.table.text);
  if (isRefused(outcome)) return refuse(io, options, outcome.faults);
  const report = await written(io, options, outcome.report, outcome.table);
  if ('message' in report) return refuse(io, options, [report]);
  rememberTable(io, outcome.table.text, { asked: report.question, verdict: report.verdict });
  await tell(io, options, report, outcome.table);
  return exitOf(report.verdict);
};
