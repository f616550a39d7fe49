import { usageFault } from '../render/report/errors.ts';
import { namesOf } from '../render/report/names-of.ts';
import { isRuled, outside, outsideRuling } from '../render/report/outside.ts';
import { rulingReport } from '../render/report/ruling-report.ts';
import type { RulingReport } from '../render/report/types.ts';
import type { Explain } from '../render/screen/path.ts';
import { rulingScreen, sayScreen } from '../render/screen/ruling.ts';
import { QUESTIONS, type Ruling, ruleOn, type Verdict } from '../ruling/index.ts';
import { oneOnOne } from '../formats/index.ts';
import { type CardPool, layTable } from '../state/index.ts';
import { canonicalNames, printBoardLine } from '../state/notation/index.ts';
import type { RulesetFrom } from '../render/report/types.ts';
import { answer, type CommonOptions, refuse } from './answer.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import type { Io } from './io.ts';
import { questionFault } from './question-fault.ts';
import { noTable, readTable, rulesetFor, rulesetFrom } from './table.ts';

/** Options of every command that rules. */
export interface RulingOptions extends CommonOptions {
  readonly board?: string;
  readonly ruleset?: string;
  readonly answers?: readonly string[];
  readonly assume?: readonly string[];
  readonly explain?: string;
  readonly say?: boolean;
}

export const explainOf = (option: string | undefined): Explain => {
  if (option === undefined) return 'none';
  return option === 'all' ? 'all' : 'path';
};

export const exitOf = (verdict: Verdict): ExitCode => {
  if (verdict === 'legal' || verdict === 'depends') return EXIT.ok;
  return verdict === 'illegal' ? EXIT.no : EXIT.open;
};

/** A ruling in words. The table is laid once more for the names on it. */
export const reportOf = (ruling: Ruling, pool: CardPool, from: RulesetFrom): RulingReport => {
  const laid = layTable(ruling.setup, pool, oneOnOne, ruling.ruleset);
  return rulingReport(ruling, {
    names: namesOf(ruling, laid.state, laid.pool),
    pool,
    board: printBoardLine(canonicalNames(ruling.setup, pool)),
    rulesetFrom: from,
  });
};

const tell = (io: Io, options: RulingOptions, report: RulingReport): Promise<void> =>
  options.say === true
    ? answer(io, options, report, (_face, said) => sayScreen(said))
    : answer(io, options, report, (face, ruled) => rulingScreen(face, ruled, explainOf(options.explain)));

/** `judge can`: the question of the command line, else the one the board file asks. */
export const run = async (words: readonly string[], options: RulingOptions, io: Io): Promise<ExitCode> => {
  if (options.board === undefined) return refuse(io, options, [noTable('judge can')]);
  const table = await readTable(options.board, io);
  if (!('board' in table)) return refuse(io, options, table);
  const { board, pool } = table;
  const { setup } = board;
  const typed = words.join(' ').trim();
  const question = typed === '' ? board.ask : typed;
  if (question === undefined) {
    return refuse(io, options, [
      usageFault('missing-question', 'judge can needs a question, for the board asks none.', `questions   ${QUESTIONS.join(' · ')}`),
    ]);
  }
  const ruleset = rulesetFor(setup, options.ruleset);
  const from = rulesetFrom(setup, options.ruleset);
  const found = outside(setup, ruleset);
  if (found !== null || !isRuled(ruleset)) {
    if (found === null) return EXIT.open;
    await tell(io, options, outsideRuling(question, found, { ruleset, rulesetFrom: from, board: printBoardLine(setup) }));
    return EXIT.open;
  }
  const ruled = ruleOn(
    question,
    { setup, pool, doc: ruleset },
    // Answers in a file answer the question of that file.
    { answers: options.answers ?? (typed === '' ? board.answers : []), assume: [...board.assume, ...(options.assume ?? [])] },
  );
  if (!ruled.ok) return refuse(io, options, [questionFault(ruled.fault, pool)]);
  const report = reportOf(ruled.ruling, pool, from);
  await tell(io, options, report);
  return exitOf(report.verdict);
};
