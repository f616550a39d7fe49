import { isRuled } from '../../corpus/index.ts';
import type { Face } from '../../render/face.ts';
import { usageFault } from '../../render/report/errors.ts';
import { withOriginals } from '../../render/report/originals.ts';
import { outside, outsideRuling } from '../../render/report/outside.ts';
import { withOwnCards } from '../../render/report/own-cards.ts';
import { reportOf } from '../../render/report/report-of.ts';
import type { FaultJson, RulingReport } from '../../render/report/types.ts';
import type { Line } from '../../render/rich.ts';
import type { Explain } from '../../render/screen/path.ts';
import { rulingScreen, sayScreen } from '../../render/screen/ruling.ts';
import { overviewAsked, QUESTIONS, ruleOn, type Verdict } from '../../ruling/index.ts';
import { printBoardLine } from '../../state/notation/index.ts';
import { answer, type CommonOptions, refuse } from '../answer.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { aged, rememberTable, tableNamed } from '../last-table.ts';
import { ownCopies } from '../own-copy.ts';
import { questionFault } from '../question-fault.ts';
import { silencesNamed } from '../silences-named.ts';
import {
  fallbackFault,
  fallbackOf,
  playedOf,
  rulesetFor,
  rulesetFrom,
  stepsNotPlayed,
  type TableRead,
  tableAsRead,
} from '../table.ts';
import { forScreenReader, noteSheet, tableBehind, whyNoSheet, withSheet } from '../with-sheet.ts';

/** Options of every command that rules. */
export interface RulingOptions extends CommonOptions {
  readonly board?: string;
  /** The table that was asked about last. */
  readonly last?: boolean;
  readonly ruleset?: string;
  readonly fallback?: string;
  readonly everywhere?: boolean;
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

/** The screen of a ruling; for the ear, the same as sentences with the table told behind them. */
const screenFor = async (
  io: Io,
  options: RulingOptions,
  { ruleset }: RulingReport,
  table: TableRead,
): Promise<Screen<RulingReport>> => {
  const explain = explainOf(options.explain);
  if (options.say === true) return (_face, said) => sayScreen(said);
  if (io.face.voice !== true) return (face, ruled) => aged(face, rulingScreen(face, ruled, explain), ruled);
  const spoken = await forScreenReader<RulingReport>(
    io,
    () => tableBehind(table, ruleset),
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
        tables: [{ title: 'The table', show: await tableBehind(table, report.ruleset) }],
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
const ONLY_RULINGS = ['answers', 'assume', 'everywhere', 'explain', 'say'] as const;

/** `what can I do` is answered by the overview, which is no single ruling and takes fewer flags. */
const askedForAll = async (words: readonly string[], options: RulingOptions, io: Io): Promise<ExitCode> => {
  const beside = ONLY_RULINGS.filter((flag) => options[flag] !== undefined).map((flag) => `--${flag}`);
  if (beside.length > 0)
    return refuse(io, options, [
      usageFault(
        'bad-value',
        `“${words.join(' ')}” asks for all there is to do, which ${beside.join(' and ')} ${beside.length === 1 ? 'says' : 'say'} nothing about.`,
        'judge legal answers it; --board, --ruleset, --fallback and --sheet go with it.',
      ),
    ]);
  return (await import('./legal.ts')).run(words, options, io);
};

const NOWHERE_ELSE = { ruledElsewhere: () => [] } as const;

/** `judge can`: the question of the command line, else the one the board file asks. */
export const run = async (words: readonly string[], options: RulingOptions, io: Io): Promise<ExitCode> => {
  if (overviewAsked(words.join(' ')) !== null) return askedForAll(words, options, io);
  const which = tableNamed(io, options, 'judge can', words);
  if ('message' in which) return refuse(io, options, [which]);
  const typed = words.join(' ').trim();
  const sheet = await whyNoSheet(options);
  const read = await tableAsRead(which.where, io, options.ruleset);
  if (read.table === null || read.faults.length > 0 || sheet !== null) {
    const { askedBeside } = await import('../asked-beside.ts');
    const beside = [...(sheet === null ? [] : [sheet]), ...askedBeside(read, typed, options.assume)];
    return refuse(io, options, [...read.faults, ...beside]);
  }
  return ruleTable(read.table, typed, options, io, which.ago === null ? {} : { lastBoard: which.ago });
};

/** The ruling on a table that was read: on the question that was typed, else on the one its file asks. `age`: of a table that was taken up again. */
export const ruleTable = async (
  table: TableRead,
  typed: string,
  options: RulingOptions,
  io: Io,
  age: Pick<RulingReport, 'lastBoard' | 'saved'> = {},
): Promise<ExitCode> => {
  rememberTable(io, table.text);
  const { board, pool } = table;
  const { setup } = board;
  const question = typed === '' ? board.ask : typed;
  if (question === undefined) {
    return refuse(io, options, [
      usageFault(
        'missing-question',
        'judge can needs a question, for the board asks none.',
        `questions   ${QUESTIONS.join(' · ')}`,
      ),
    ]);
  }
  const ruleset = rulesetFor(setup, options.ruleset);
  const from = rulesetFrom(setup, options.ruleset);
  const found = outside(ruleset);
  if (found !== null || !isRuled(ruleset)) {
    if (found === null) return EXIT.open;
    const where = { ruleset, rulesetFrom: from, board: printBoardLine({ ...setup, ruleset }) };
    const told = await written(
      io,
      options,
      { ...withOwnCards(outsideRuling(question, found, where), table), ...age },
      table,
    );
    if ('message' in told) return refuse(io, options, [told]);
    await tell(io, options, told, table);
    return EXIT.open;
  }
  const wrong = fallbackFault(options.fallback, ruleset);
  if (wrong !== null) return refuse(io, options, [wrong]);
  const toRule = { setup, pool, doc: ruleset, ...fallbackOf(options.fallback), ...playedOf(table) };
  const asked = {
    // Answers in a file answer the question of that file.
    answers: options.answers ?? (typed === '' ? board.answers : []),
    assume: [...board.assume, ...(options.assume ?? [])],
  };
  const ruled = ruleOn(question, toRule, asked);
  if (!ruled.ok) {
    if (typed !== '' || board.spans.ask === undefined) {
      const fault = questionFault(ruled.fault, pool);
      if (ruled.fault.code !== 'not-understood') return refuse(io, options, [fault]);
      const { rulesNear } = await import('../rules-near.ts');
      const hint = [fault.hint, rulesNear(typed, ruleset)].filter(Boolean).join('\n');
      return refuse(io, options, [{ ...fault, hint }]);
    }
    const { faultInFile } = await import('../read-file.ts');
    return refuse(io, options, [faultInFile(ruled.fault, pool, board, board.spans.ask)]);
  }
  const told = reportOf(ruled.ruling, pool, from, table.played);
  const ruling = withOwnCards({ ...told, assumptions: [...told.assumptions, ...stepsNotPlayed(table)] }, table);
  const { ruledElsewhere } = options.everywhere === true ? await import('./everywhere.ts') : NOWHERE_ELSE;
  const ruledAll = { ...ruling, elsewhere: ruledElsewhere(question, toRule, asked), ...age };
  // The original is quoted where somebody reads on; a verdict at the table is in our words.
  const quotes = options.explain !== undefined || options.json === true ? await ownCopies(io) : null;
  const quoted = quotes === null ? ruledAll : withOriginals(ruledAll, quotes.original);
  const report = await written(io, options, silencesNamed(quoted), table);
  if ('message' in report) return refuse(io, options, [report]);
  rememberTable(io, table.text, { asked: report.question, verdict: report.verdict });
  await tell(io, options, report, table);
  return exitOf(report.verdict);
};
