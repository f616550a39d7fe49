import { isRuled, type RuledDoc } from '../../corpus/index.ts';
import { playersOn } from '../../render/player-names.ts';
import { outside } from '../../render/report/outside.ts';
import { withOwnCards } from '../../render/report/own-cards.ts';
import { assumptionsJson } from '../../render/report/ruling-report.ts';
import type { AssumptionJson, FaultJson, ReplayReport, RulesetFrom, RulingReport } from '../../render/report/types.ts';
import { lacksWhatIsAsked, type Silence, stepsNotPlayed, type TableToRule } from '../../ruling/index.ts';
import type { CardPool, GameState } from '../../state/index.ts';
import { printBoardLine } from '../../state/notation/index.ts';
import { isRefused, type Outcome, type Refusal, refused } from '../outcome.ts';
import { fallbackFault, fallbackOf, usualFallback } from '../tables/fallback.ts';
import type { OfFormat } from '../tables/prints-of-usual-format.ts';
import {
  playedOf,
  rulesetFor,
  rulesetFrom,
  type TableAsRead,
  type TableRead,
  tableAsRead,
} from '../tables/read-table.ts';
import type { SourceText } from '../tables/source-text.ts';
import type { World } from '../world.ts';
import type { AgainstAsked } from './against.ts';
import { withHowSure } from './how-sure.ts';
import type { RuledReport } from './other-texts.ts';
import { silencesNamed } from './silences-named.ts';

/** The way from a table as written to a report, which `can`, `legal` and `replay` share. */

/** What every command that rules is asked. */
export interface RulingRequest {
  /** The table as written, why it could not be read, or one that was read before. */
  readonly table: SourceText | FaultJson | TableRead;
  /** The document to rule by; overrides the board's. */
  readonly ruleset?: string;
  /** The document that fills silences. */
  readonly fallback?: string;
  /** Coins and choices already made, in order. */
  readonly answers?: readonly string[];
  /** Points to be taken as settled. */
  readonly assume?: readonly string[];
  /** Also what the other documents say. */
  readonly everywhere?: boolean;
  /** Only what the verdict rests on: what another document would fill is left to a request of its own. */
  readonly brief?: boolean;
  /** What the ruling is held against. */
  readonly against?: AgainstAsked;
  /** Also the words of the reader's own copies. */
  readonly quoted?: boolean;
  /** Also how the card texts that it rests on were read. */
  readonly readings?: boolean;
  /** How long ago the table was asked about, where it is the last one again. */
  readonly lastBoard?: string;
  /** The file the dispute was saved in. */
  readonly saved?: string;
  /** What is wrong with the rest of what was asked: reported beside the faults of the table, and nothing is ruled then. */
  readonly beside?: readonly FaultJson[];
}

/** What the report of every command that rules has. */
export interface TableReport {
  readonly ruleset: string;
  readonly board: string;
  readonly assumptions: readonly AssumptionJson[];
}

/** The document in force, and what fills its silences. */
export interface InForce {
  readonly doc: RuledDoc;
  readonly fallback?: RuledDoc;
}

/** How a report begins: where it was ruled, and by what. */
export interface Where {
  readonly ruleset: string;
  readonly rulesetFrom: RulesetFrom;
  readonly board: string;
}

/** What a command that rules does in its own way; the pipeline does the rest. `Asked` is the question in its form. */
export interface RulingCommand<Request extends RulingRequest, Asked, Report extends TableReport> {
  /** What is wrong with the request beside a table that has faults. */
  beside?(read: TableAsRead, request: Request): readonly FaultJson[] | Promise<readonly FaultJson[]>;
  /** What is asked of this table. */
  asked(table: TableRead, request: Request): Outcome<{ readonly asked: Asked }>;
  /** The report where this version does not rule by the document at all. */
  outside(found: NonNullable<ReturnType<typeof outside>>, where: Where, table: TableRead, asked: Asked): Report;
  rule(ruling: Ruling<Request, Asked>): Promise<Outcome<Ruled<Report>>>;
  /** It plays the steps of a file, which the others do not. */
  readonly plays?: true;
}

/** All that a ruling rests on. */
export interface Ruling<Request extends RulingRequest, Asked> {
  readonly request: Request;
  readonly world: World;
  readonly table: TableRead;
  readonly asked: Asked;
  readonly where: Where;
  readonly inForce: InForce;
}

export interface Ruled<Report> {
  readonly report: Report;
  /** The same question by the other documents, worked out only where it is wanted. */
  readonly elsewhere?: () => Promise<RulingReport['elsewhere']>;
  /** The same by one other document; null where it is not ruled by. */
  readonly by?: (document: string) => Promise<RulingReport | null>;
  /** The table as play left it. */
  readonly after?: TableAfter;
  /** The same where some texts say nothing, with the answers that were given by now; null where it cannot be played then. */
  readonly without?: (silence: Silence) => Report | null;
}

export interface TableAfter {
  readonly state: GameState;
  readonly pool: CardPool;
}

/** What a step of the report sees of the ruling. */
interface Sofar {
  readonly request: RulingRequest;
  readonly world: World;
  readonly table: TableRead;
  readonly plays: boolean;
  readonly elsewhere: Ruled<unknown>['elsewhere'];
  readonly by: Ruled<unknown>['by'];
  /** The table as it was ruled on, the document, and the table as play left it. */
  readonly ruledOn: TableToRule | null;
  readonly after: TableAfter | undefined;
  /** The report as it came of the rules, and the same where some texts say nothing. */
  readonly came: TableReport;
  readonly without: Ruled<TableReport>['without'];
  /** What the reader's usual format made of names without a print. */
  readonly prints: readonly AssumptionJson[];
}

type ReportStep = <R extends TableReport>(report: R, sofar: Sofar) => R | Promise<R>;

/** A file with steps that are not played is asked about as it begins, and that is said. */
const stepsLeftOut: ReportStep = (report, { table: { board, played }, plays }) => {
  if (plays || board.steps.length === 0 || played !== undefined) return report;
  const said = assumptionsJson([stepsNotPlayed(board.steps.length)]);
  return { ...report, assumptions: [...report.assumptions, ...said] };
};

/** Which prints names without one were taken for. */
const printsMeant: ReportStep = (report, { prints }) =>
  prints.length === 0 ? report : { ...report, assumptions: [...report.assumptions, ...prints] };

/** The cards that the file of the table writes itself. */
const ownCards: ReportStep = (report, { table }) => withOwnCards(report, table);

/** The same question by the other documents. */
const ruledElsewhere: ReportStep = async (report, { request, elsewhere }) =>
  request.everywhere === true && elsewhere !== undefined ? { ...report, elsewhere: await elsewhere() } : report;

/** The ruling beside what it is held against, with a sentence about it for the players. */
const against: ReportStep = async (report, { request, world, by }) => {
  if (request.against === undefined || !isRulingReport(report)) return report;
  const { heldAgainst, sayAgainst } = await import('./against.ts');
  const held = await heldAgainst(report, request.against, by ?? (async () => null), world);
  const said = sayAgainst(held, report);
  return { ...report, say: said === null ? report.say : [...report.say, said], against: held } as typeof report;
};

/** Which table this is, where it was not named. */
const whichTable: ReportStep = (report, { request: { lastBoard, saved } }) => ({
  ...report,
  ...(lastBoard === undefined ? {} : { lastBoard }),
  ...(saved === undefined ? {} : { saved }),
});

const isRulingReport = (report: TableReport): report is RulingReport => 'grounds' in report && 'trace' in report;

/** The rules of the ruling in the words of the reader's own copy. A verdict at the table is in our words. */
const originals: ReportStep = async (report, { request, world }) => {
  if (request.quoted !== true || !isRulingReport(report)) return report;
  const [{ withOriginals }, own] = await Promise.all([import('../../render/report/originals.ts'), world.ownCopies()]);
  return withOriginals(report, own.original) as typeof report;
};

/** What a document has no rule for is named by the title of another document's rule. */
const silences: ReportStep = (report, { world }) => silencesNamed(report, world);

/** What it rests on that is not sure. */
const howSure: ReportStep = (report, { world }) => withHowSure(report, world);

/** The texts in play that the screen does not name. */
const otherTexts: ReportStep = async (report, { ruledOn, after, came, without }) => {
  if (ruledOn === null || !('trace' in report || 'steps' in report)) return report;
  const { withOtherTexts } = await import('./other-texts.ts');
  const ruled = { report, came, without } as unknown as RuledReport<RulingReport | ReplayReport>;
  return withOtherTexts(ruled, ruledOn, after) as unknown as typeof report;
};

/** What every report gets after the ruling, in this order. */
export const REPORT_STEPS: readonly ReportStep[] = [
  stepsLeftOut,
  printsMeant,
  ownCards,
  ruledElsewhere,
  against,
  whichTable,
  originals,
  silences,
  howSure,
  otherTexts,
];

/** A report, and the table it is about; the table also beside a refusal, where it could be read. */
export type RuledOn<Report> =
  | { readonly report: Report; readonly table: TableRead; readonly after?: TableAfter }
  | (Refusal & { readonly table?: TableRead });

/** The report where this version does not rule by the document at all. */
const notRuled = <Asked, Report extends TableReport>(
  command: Pick<RulingCommand<never, Asked, Report>, 'outside'>,
  where: Where,
  table: TableRead,
  asked: Asked,
): Outcome<Ruled<Report>> => {
  const found = outside(where.ruleset);
  return found === null ? refused([], 'not-modelled') : { report: command.outside(found, where, table, asked) };
};

/** Is there no such attack or power on the prints it was ruled with? */
const isNotOnThose = (ruled: Outcome<Ruled<TableReport>>): boolean =>
  isRefused(ruled) || (isRulingReport(ruled.report) && lacksWhatIsAsked(ruled.report.grounds));

/** The table with the cards of the reader's usual format; without such a choice nothing of formats is loaded. */
const ofChosenFormat = async (table: TableRead, ruleset: string, world: World): Promise<OfFormat | FaultJson> =>
  table.usual?.format === undefined || table.usual.ruleset !== ruleset
    ? { table, assumed: () => [] }
    : (await import('../tables/prints-of-usual-format.ts')).ofUsualFormat(table, table.usual.format, world);

const isRead = (table: RulingRequest['table']): table is TableRead => 'board' in table;

/**
 * Read the table → what is asked → the document in force → what fills its silences → the ruling → the steps of the report. Each can end it with
 * everything that is wrong.
 */
export const ruledOn = async <Request extends RulingRequest, Asked, Report extends TableReport>(
  command: RulingCommand<Request, Asked, Report>,
  request: Request,
  world: World,
): Promise<RuledOn<Report>> => {
  const read: TableAsRead = isRead(request.table)
    ? { table: request.table, faults: [] }
    : await tableAsRead(request.table, world, request.ruleset);
  const { table } = read;
  const beside = request.beside ?? [];
  if (table === null || read.faults.length + beside.length > 0)
    return refused([...read.faults, ...beside, ...((await command.beside?.(read, request)) ?? [])]);

  const question = command.asked(table, request);
  if (isRefused(question)) return { ...question, table };
  const { asked } = question;

  const { setup } = table.board;
  const ruleset = rulesetFor(table, request.ruleset);
  const where: Where = {
    ruleset,
    rulesetFrom: rulesetFrom(table, request.ruleset),
    board: printBoardLine({ ...setup, ruleset }),
    ...playersOn(setup),
  };
  // A file may name the document that fills silences; asked for another ruleset, that can be the one in force.
  const own = table.board.fallback === ruleset ? undefined : (table.board.fallback ?? usualFallback(table, ruleset));
  const fault = isRuled(ruleset) ? fallbackFault(request.fallback, ruleset) : null;
  if (fault !== null) return { ...refused([fault]), table };

  const ofFormat = await ofChosenFormat(table, ruleset, world);
  if ('code' in ofFormat) return { ...refused([ofFormat]), table };
  const rule = async (by: TableRead): Promise<Outcome<Ruled<Report>>> =>
    isRuled(ruleset)
      ? command.rule({
          request,
          world,
          table: by,
          asked,
          where,
          inForce: { doc: ruleset, ...fallbackOf(request.fallback ?? own) },
        })
      : notRuled(command, where, table, asked);
  const narrow = await rule(ofFormat.table);
  // What no print of the format has may be that of another print, which is the one on the table then.
  const wide = ofFormat.assumed().length > 0 && isNotOnThose(narrow) ? await rule(table) : narrow;
  const isOther = wide !== narrow && !isNotOnThose(wide);
  const ruled = isOther ? wide : narrow;
  if (isRefused(ruled)) return { ...ruled, table };

  let { report } = ruled;
  const { board, pool } = isOther ? table : ofFormat.table;
  const sofar: Sofar = {
    request,
    world,
    table,
    plays: command.plays === true,
    elsewhere: ruled.elsewhere,
    by: ruled.by,
    prints: isOther ? [] : ofFormat.assumed(),
    ruledOn: isRuled(ruleset)
      ? { setup: board.setup, pool, doc: ruleset, ...fallbackOf(request.fallback ?? own), ...playedOf(table) }
      : null,
    after: ruled.after,
    came: report,
    without: ruled.without,
  };
  for (const step of REPORT_STEPS) report = await step(report, sofar);
  return { report, table, ...(ruled.after === undefined ? {} : { after: ruled.after }) };
};
