import { possibleAnswers } from '../../engine/index.ts';
import { boardObject } from '../../render/report/board-format.ts';
import { usageFault } from '../../render/report/errors.ts';
import { outsideReplay } from '../../render/report/outside.ts';
import { withOwnCards } from '../../render/report/own-cards.ts';
import { replayReport } from '../../render/report/replay-report.ts';
import { reportOf } from '../../render/report/report-of.ts';
import type { FaultJson, ReplayReport, RulingReport } from '../../render/report/types.ts';
import { spokenQuestion } from '../../render/words/questions.ts';
import {
  type BoardFile,
  checkExpectations,
  type Replay,
  type ReplayOptions,
  replay as replayed,
} from '../../scenario/index.ts';
import { type CardPool, describeTable } from '../../state/index.ts';
import { canonicalNames, printBoardLine } from '../../state/notation/index.ts';
import { refused } from '../outcome.ts';
import { withPrecedents } from '../precedents/of-a-ruling.ts';
import { questionFault } from '../question-fault.ts';
import { faultInFile } from '../tables/read-file.ts';
import type { World } from '../world.ts';
import { type RuledOn, type RulingCommand, type RulingRequest, ruledOn } from './pipeline.ts';

/** Lets a person pick an answer; null where they stop. */
export type Choose = (question: string, answers: readonly string[]) => Promise<string | null>;

export interface ReplayRequest extends RulingRequest {
  /** Asks for answers that were not given; without it a step that waits for one stays open. */
  readonly choose?: Choose;
}

/** The same file with more answers for its step `at`. */
const answered = (file: BoardFile, at: number, ...said: readonly string[]): BoardFile => ({
  ...file,
  steps: file.steps.map((step, index) => (index === at ? { ...step, answers: [...step.answers, ...said] } : step)),
});

export interface Played {
  readonly file: BoardFile;
  readonly replay: Replay;
  /** Given answers that nothing asked for. */
  readonly left: readonly string[];
}

/**
 * Replays until nothing is open any more: what the file does not answer is taken from the answers given, then asked of the person.
 * Each answer replays the file from its beginning, so that the engine itself never waits for anybody.
 */
export const play = async (
  start: BoardFile,
  pool: CardPool,
  sources: Pick<ReplayOptions, 'doc' | 'fallback'>,
  given: readonly string[],
  choose?: Choose,
): Promise<Played> => {
  let file = start;
  let left = given;
  for (;;) {
    const played = replayed(file, { pool, ...sources });
    const at = played.steps.length - 1;
    const open = played.steps[at]?.open ?? null;
    if (open === null) {
      // What is left may name forced choices, for which no answer was needed.
      const named = left.length === 0 ? null : answered(file, at, ...left);
      const again = named === null ? null : replayed(named, { pool, ...sources });
      const accepted = again?.steps.every((step) => step.fault === null && step.unasked.length === 0) === true;
      return named !== null && again !== null && accepted
        ? { file: named, replay: again, left: [] }
        : { file, replay: played, left };
    }
    const [next, ...others] = left;
    const said = next ?? (await choose?.(spokenQuestion(open.question), possibleAnswers(open.question))) ?? null;
    if (said === null) return { file, replay: played, left };
    left = others;
    file = answered(file, at, said);
  }
};

/** Steps that could not be read as written, each with its place. */
const stepFaults = ({ file, replay, left }: Played, pool: CardPool): readonly FaultJson[] => {
  const faults = replay.steps.flatMap(({ step, fault, open }): FaultJson[] => {
    if (fault === null || open !== null) return [];
    return [faultInFile(fault, pool, file, step.span)];
  });
  if (replay.rulingFault !== null) {
    const spans = /answer/u.test(replay.rulingFault.code) ? file.spans.answers : [];
    faults.push(faultInFile(replay.rulingFault, pool, file, spans[0] ?? file.spans.ask));
  }
  if (left.length > 0 && faults.length === 0)
    faults.push(questionFault({ code: 'unused-answers', said: left.join(', '), expected: [] }, pool));
  return faults;
};

const NOTHING_TO_REPLAY = usageFault(
  'nothing-to-replay',
  'this board has no steps and no question.',
  'A file has  steps:  or  ask: .  A question for a board:  judge can QUESTION --board …',
);

/** How the card texts were read that the ruling of the file rests on, or its steps. */
const withReadings = async (played: Replay, report: ReplayReport, world: World): Promise<ReplayReport> => {
  const { withTextsUsed, withTextsOfSteps, sourcesOfTexts } = await import('./texts-used.ts');
  const sources = await sourcesOfTexts(world);
  return played.ruling === null || report.ruling === null
    ? withTextsOfSteps(played, report, sources)
    : { ...report, ruling: await withTextsUsed(played.ruling, report.ruling, played, sources) };
};

const REPLAY: RulingCommand<ReplayRequest, { readonly asks: boolean }, ReplayReport> = {
  plays: true,
  async beside(_read, { assume = [] }) {
    const { assumptionsBeside } = await import('../asked-beside.ts');
    return assumptionsBeside(assume);
  },
  asked: ({ board }) =>
    board.steps.length === 0 && board.ask === undefined
      ? refused([NOTHING_TO_REPLAY])
      : { asked: { asks: board.steps.length === 0 } },
  outside: (found, where, { board }) =>
    outsideReplay(
      board.name ?? board.file,
      found,
      where,
      boardObject({ ...board.setup, ruleset: where.ruleset }, board.cards),
    ),
  async rule({ request, world, table, asked: { asks }, where, inForce }) {
    const { board: written, pool } = table;
    const start: BoardFile = {
      ...written,
      assume: [...written.assume, ...(request.assume ?? [])],
      answers: asks && request.answers !== undefined ? request.answers : written.answers,
    };
    const came = await play(start, pool, inForce, asks ? [] : (request.answers ?? []), request.choose);
    const faults = stepFaults(came, pool);
    if (faults.length > 0) return refused(faults);
    const { file, replay } = came;
    const setup = asks ? written.setup : describeTable(replay.inLine(), replay.pool);
    const checked = checkExpectations(file, replay);
    const board = printBoardLine(canonicalNames({ ...setup, ruleset: where.ruleset }, pool));
    const reportFrom = (one: Replay, ruling: RulingReport | null): ReplayReport =>
      replayReport({ file, replay: one, checked, ruling, board, rulesetFrom: where.rulesetFrom });
    const ruledOf = ({ ruling }: Replay): RulingReport | null =>
      ruling === null ? null : reportOf(ruling, pool, where.rulesetFrom);
    const asAsked = ruledOf(replay);
    const report = reportFrom(
      replay,
      asAsked === null || replay.ruling === null
        ? null
        : withPrecedents(replay.ruling, withOwnCards(asAsked, table), world),
    );
    return {
      report: request.readings !== true ? report : await withReadings(replay, report, world),
      after: replay,
      without: (silence) => {
        const silent = { ...file, setup: silence.setup(file.setup), cards: file.cards.map(silence.card) };
        const again = replayed(silent, { pool: silence.pool(pool), ...inForce });
        return stepFaults({ file: silent, replay: again, left: [] }, pool).length > 0
          ? null
          : reportFrom(again, ruledOf(again));
      },
    };
  },
};

/** The disputed turn step by step; of a file that only asks, the ruling. */
export const replay = (request: ReplayRequest, world: World): Promise<RuledOn<ReplayReport>> =>
  ruledOn(REPLAY, request, world);
