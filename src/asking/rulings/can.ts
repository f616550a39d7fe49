import type { RuledDoc } from '../../corpus/index.ts';
import { usageFault } from '../../render/report/errors.ts';
import { outsideRuling } from '../../render/report/outside.ts';
import { reportOf } from '../../render/report/report-of.ts';
import type { RulingReport } from '../../render/report/types.ts';
import {
  overviewAsked,
  QUESTIONS,
  type Ruling as ReadRuling,
  ruleOn,
  type Silence,
  setUpWith,
  type TableToRule,
} from '../../ruling/index.ts';
import type { CardPool } from '../../state/index.ts';
import { type Refusal, refused } from '../outcome.ts';
import { withPrecedents } from '../precedents/of-a-ruling.ts';
import { type AskedWrongly, questionFault } from '../question-fault.ts';
import { playedOf, poolsFor } from '../tables/read-table.ts';
import type { World } from '../world.ts';
import { type RuledOn, type Ruling, type RulingCommand, type RulingRequest, ruledOn } from './pipeline.ts';
import { silenceFilled } from './silence-filled.ts';

export interface CanRequest extends RulingRequest {
  /** The question; empty for the one the file of the table asks. */
  readonly question: string;
  /** Only so that the ruling is there when it is asked for: why a question is refused is not worked out. */
  readonly ahead?: boolean;
  /** Waited for before each of the other documents is asked, so that a page serves a finger in between; what it throws ends the request. */
  readonly beforeEach?: () => Promise<void>;
}

const atOnce = async (): Promise<void> => {};

type Asking = Ruling<CanRequest, string>;

const missingQuestion = usageFault(
  'missing-question',
  'judge can needs a question: the board asks none.',
  `questions   ${QUESTIONS.join(' · ')}`,
);

/** Why the question cannot be ruled on: at its place, where the file asks it. */
const notAsked = async (fault: AskedWrongly, { request, table, inForce, world }: Asking): Promise<Refusal> => {
  const { board, pool } = table;
  if (request.question === '' && board.spans.ask !== undefined) {
    const { faultInFile } = await import('../tables/read-file.ts');
    return refused([faultInFile(fault, pool, board, board.spans.ask)]);
  }
  const said = questionFault(fault, pool);
  if (fault.code !== 'not-understood' || request.ahead === true) return refused([said]);
  const { rulesNear } = await import('../rules/rules-near.ts');
  const hint = [said.hint, rulesNear(request.question, inForce.doc, world)].filter(Boolean).join('\n');
  return refused([{ ...said, hint }]);
};

const withReadings = async (
  ruled: ReadRuling,
  report: RulingReport,
  table: TableToRule,
  world: World,
): Promise<RulingReport> => {
  const { withTextsUsed, sourcesOfTexts } = await import('./texts-used.ts');
  return withTextsUsed(ruled, report, setUpWith(table), await sourcesOfTexts(world));
};

/** The cards that this table may name by each document; by the one in force those that it was ruled with. */
const poolsOf = async ({
  table,
  where,
  world,
}: Pick<Ruling<CanRequest, unknown>, 'table' | 'where' | 'world'>): Promise<(document: string) => CardPool> => {
  const others = await poolsFor(table, world);
  return (document) => (document === where.ruleset ? table.pool : others(document));
};

const CAN: RulingCommand<CanRequest, string, RulingReport> = {
  async beside(read, { question, assume }) {
    const { askedBeside } = await import('../asked-beside.ts');
    return askedBeside(read, question, assume);
  },
  asked({ board }, { question }) {
    const asked = question === '' ? board.ask : question;
    return asked === undefined ? refused([missingQuestion]) : { asked };
  },
  outside: (found, where, _table, asked) => outsideRuling(asked, found, where),
  async rule(ruling) {
    const { request, table, asked, where, inForce } = ruling;
    const { board, pool, played } = table;
    const toRule = { setup: board.setup, pool, ...inForce, ...playedOf(table) };
    const settled = {
      // Answers in a file answer the question of that file.
      answers: request.answers ?? (request.question === '' ? board.answers : []),
      assume: [...board.assume, ...(request.assume ?? [])],
    };
    const ruled = ruleOn(asked, toRule, settled);
    if (!ruled.ok) return notAsked(ruled.fault, ruling);
    const report = reportOf(ruled.ruling, pool, where.rulesetFrom, played);
    const filledBy = (fallback: RuledDoc): RulingReport | null => {
      const filled = ruleOn(asked, { ...toRule, fallback }, settled);
      return filled.ok ? reportOf(filled.ruling, pool, where.rulesetFrom, played) : null;
    };
    const shown = request.readings !== true ? report : await withReadings(ruled.ruling, report, toRule, ruling.world);
    const { beforeEach = atOnce } = request;
    const mayFill = inForce.fallback === undefined && request.brief !== true;
    const filled = mayFill ? await silenceFilled(shown, filledBy, beforeEach) : null;
    return {
      report: withPrecedents(ruled.ruling, filled === null ? shown : { ...shown, filled }, ruling.world),
      elsewhere: async () => {
        const poolBy = await poolsOf(ruling);
        return (await import('./elsewhere.ts')).ruledElsewhere(asked, toRule, settled, poolBy, beforeEach);
      },
      ...(played !== undefined
        ? {}
        : {
            without: (silence: Silence) => {
              const silent = { ...toRule, setup: silence.setup(board.setup), pool: silence.pool(pool) };
              const again = ruleOn(asked, silent, settled);
              return again.ok ? reportOf(again.ruling, pool, where.rulesetFrom) : null;
            },
          }),
      by: async (document) => {
        const by = { setup: board.setup, pool: (await poolsOf(ruling))(document) };
        return (await import('./elsewhere.ts')).ruledBy(document, asked, by, settled);
      },
    };
  },
};

/** May this be done on this table? The overview is not a single ruling; `legal` gives it. */
export const can = async (request: CanRequest, world: World): Promise<RuledOn<RulingReport>> => {
  const question = request.question.trim();
  const wrong =
    request.against === undefined ? [] : (await import('./against.ts')).againstFaults(request.against, world);
  const beside = [...(request.beside ?? []), ...wrong];
  return overviewAsked(question) === null
    ? ruledOn(CAN, { ...request, question, ...(beside.length === 0 ? {} : { beside }) }, world)
    : refused([
        usageFault('unknown-question', `“${question}” asks for all there is to do.`, 'judge legal answers it.'),
      ]);
};
