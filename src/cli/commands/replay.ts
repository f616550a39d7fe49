import { isRuled } from '../../corpus/index.ts';
import { possibleAnswers } from '../../engine/index.ts';
import { boardObject } from '../../render/report/board-format.ts';
import { usageFault } from '../../render/report/errors.ts';
import { outside, outsideReplay } from '../../render/report/outside.ts';
import { withOwnCards } from '../../render/report/own-cards.ts';
import { replayReport } from '../../render/report/replay-report.ts';
import { reportOf } from '../../render/report/report-of.ts';
import { showReport } from '../../render/report/show-report.ts';
import type { FaultJson, ReplayReport, ShowReport } from '../../render/report/types.ts';
import { replayScreen } from '../../render/screen/replay.ts';
import { sayScreen } from '../../render/screen/ruling.ts';
import { spokenQuestion } from '../../render/words/questions.ts';
import { type BoardFile, checkExpectations, type Replay, type ReplayOptions, replay } from '../../scenario/index.ts';
import { type CardPool, describeTable, type GameState } from '../../state/index.ts';
import { canonicalNames, printBoardLine } from '../../state/notation/index.ts';
import { answer, refuse } from '../answer.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { questionFault } from '../question-fault.ts';
import { faultInFile } from '../read-file.ts';
import { silencesNamed } from '../silences-named.ts';
import { fallbackFault, fallbackOf, rulesetFor, rulesetFrom, type TableRead, tableAsRead } from '../table.ts';
import { tableGiven } from '../table-given.ts';
import { forScreenReader, noteSheet, whyNoSheet, withSheet } from '../with-sheet.ts';
import { exitOf, explainOf, type RulingOptions } from './can.ts';

/** The same file with more answers for its step `at`. */
const answered = (file: BoardFile, at: number, ...said: readonly string[]): BoardFile => ({
  ...file,
  steps: file.steps.map((step, index) => (index === at ? { ...step, answers: [...step.answers, ...said] } : step)),
});

export interface Played {
  readonly file: BoardFile;
  readonly replay: Replay;
  /** Answers of the command line that nothing asked for. */
  readonly left: readonly string[];
}

/**
 * Replays until nothing is open any more: what the file does not answer is taken from `--answers`, then asked of the person at the terminal.
 * Each answer replays the file from its beginning, so that the engine itself never waits for anybody.
 */
export const play = async (
  start: BoardFile,
  pool: CardPool,
  sources: Pick<ReplayOptions, 'doc' | 'fallback'>,
  given: readonly string[],
  io: Io,
  json: boolean,
): Promise<Played> => {
  let file = start;
  let left = given;
  for (;;) {
    const played = replay(file, { pool, ...sources });
    const at = played.steps.length - 1;
    const open = played.steps[at]?.open ?? null;
    if (open === null) {
      // What is left may name choices that were forced, which nobody had to be asked for.
      const named = left.length === 0 ? null : answered(file, at, ...left);
      const again = named === null ? null : replay(named, { pool, ...sources });
      const taken = again?.steps.every((step) => step.fault === null) === true;
      return named !== null && again !== null && taken
        ? { file: named, replay: again, left: [] }
        : { file, replay: played, left };
    }
    const [next, ...others] = left;
    const said = next ?? (io.canAsk && !json ? await io.ask(spokenQuestion(open), possibleAnswers(open)) : null);
    if (said === null) return { file, replay: played, left };
    left = others;
    file = answered(file, at, said);
  }
};

/** Steps that could not be read as written, each with its place. */
const stepFaults = ({ file, replay: played, left }: Played, pool: CardPool): readonly FaultJson[] => {
  const faults = played.steps.flatMap(({ step, fault, open }): FaultJson[] => {
    if (fault === null || open !== null || fault.code === 'unused-answers') return [];
    return [faultInFile(fault, pool, file, step.span)];
  });
  if (played.rulingFault !== null) {
    const spans = /answer/u.test(played.rulingFault.code) ? file.spans.answers : [];
    faults.push(faultInFile(played.rulingFault, pool, file, spans[0] ?? file.spans.ask));
  }
  if (left.length > 0 && faults.length === 0)
    faults.push(questionFault({ code: 'unused-answers', said: left.join(', '), expected: [] }, pool));
  return faults;
};

const exitFor = (report: ReplayReport, expecting: boolean): ExitCode => {
  if (report.steps.some((step) => step.open !== null)) return EXIT.open;
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
  else if (io.face.voice === true) {
    const spoken = await forScreenReader<ReplayReport>(
      io,
      async () => table(),
      ({ sheetOfReplay }) =>
        (told, beside) =>
          sheetOfReplay(told, explain, beside),
    );
    await answer(io, options, report, (_face, told) => spoken(told));
  } else await answer(io, options, report, (face, drawn) => replayScreen(face, drawn, explain));
  await noteSheet(io, options);
};

/** The report with its sheet, if one was asked for: the table before and after. */
const written = (
  io: Io,
  options: RulingOptions,
  report: ReplayReport,
  { board, pool }: TableRead,
  after: GameState | null,
): Promise<ReplayReport | FaultJson> =>
  withSheet(
    io,
    options,
    report,
    async ({ boardAgain, commandAgain }) => {
      const before = tableGiven(board.setup, pool, report.ruleset);
      const tables =
        report.steps.length > 0 && after !== null
          ? [
              { title: 'The table before', show: before },
              { title: 'The table afterwards', show: showReport(after, pool, '', board.setup) },
            ]
          : [{ title: 'The table', show: before }];
      return { tables, again: commandAgain(['replay', boardAgain(board.file)], options) };
    },
    ({ sheetOfReplay }) =>
      (told, beside) =>
        sheetOfReplay(told, explainOf(options.explain), beside),
  );

/** `judge replay`: the disputed turn step by step; of a file that only asks, the ruling. */
export const run = async (words: readonly string[], options: RulingOptions, io: Io): Promise<ExitCode> => {
  const sheet = await whyNoSheet(options);
  const { table, faults: unread } = await tableAsRead(words.join(' '), io, options.ruleset);
  if (table === null || unread.length > 0 || sheet !== null) {
    const { assumptionsBeside } = await import('../asked-beside.ts');
    return refuse(io, options, [
      ...unread,
      ...(sheet === null ? [] : [sheet]),
      ...assumptionsBeside(options.assume ?? []),
    ]);
  }
  const { board, pool } = table;
  if (board.steps.length === 0 && board.ask === undefined) {
    return refuse(io, options, [
      usageFault(
        'nothing-to-replay',
        'there are no steps and no question on this board.',
        'A file has  steps:  or  ask: .  A question for a board:  judge can QUESTION --board …',
      ),
    ]);
  }
  const ruleset = rulesetFor(board.setup, options.ruleset);
  const from = rulesetFrom(board.setup, options.ruleset);
  const found = outside(ruleset);
  if (found !== null || !isRuled(ruleset)) {
    const ruledOn = { ...board.setup, ruleset };
    const where = { ruleset, rulesetFrom: from, board: printBoardLine(ruledOn) };
    if (found !== null) {
      const told = outsideReplay(board.name ?? board.file, found, where, boardObject(ruledOn, board.cards));
      const report = await written(io, options, withOwnCards(told, table), table, null);
      if ('message' in report) return refuse(io, options, [report]);
      await tell(io, options, report, () => tableGiven(board.setup, pool, ruleset));
    }
    return EXIT.open;
  }
  const asks = board.steps.length === 0;
  const file: BoardFile = {
    ...board,
    assume: [...board.assume, ...(options.assume ?? [])],
    answers: asks && options.answers !== undefined ? options.answers : board.answers,
  };
  const wrong = fallbackFault(options.fallback, ruleset);
  if (wrong !== null) return refuse(io, options, [wrong]);
  const sources = { doc: ruleset, ...fallbackOf(options.fallback) };
  const played = await play(file, pool, sources, asks ? [] : (options.answers ?? []), io, options.json === true);
  const faults = stepFaults(played, pool);
  if (faults.length > 0) return refuse(io, options, faults);
  const { ruling, state, pool: after } = played.replay;
  const told = replayReport({
    file: played.file,
    replay: played.replay,
    checked: checkExpectations(played.file, played.replay),
    ruling: ruling === null ? null : withOwnCards(reportOf(ruling, pool, from), table),
    board: printBoardLine(canonicalNames({ ...(asks ? board.setup : describeTable(state, after)), ruleset }, pool)),
    rulesetFrom: from,
  });
  const named = silencesNamed(withOwnCards(told, table));
  const report = await written(io, options, named, table, played.replay.state);
  if ('message' in report) return refuse(io, options, [report]);
  await tell(io, options, report, () => showReport(played.replay.state, played.replay.pool, '', board.setup));
  const expecting = board.expect !== undefined || board.steps.some((step) => step.expect !== undefined);
  return exitFor(report, expecting);
};
