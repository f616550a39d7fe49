import { settledView, type View } from '../claims/index.ts';
import type { Action } from '../engine/index.ts';
import { attacksTwice } from '../rules/index.ts';
import type { TableSetUp } from '../state/index.ts';
import { type AssumedLines, assumedLines, unwatched } from './assumed-lines.ts';
import { type Assumed, assumptionFault, assumptionsOf, readAssumptions, wordingsAssumed } from './assumptions.ts';
import { withCardsOfAnswers } from './card-of-an-answer.ts';
import type { FaultCode } from './codes.ts';
import { thatCouldMatter } from './could-matter.ts';
import { type InTheWay, inTheWay } from './faults-that-matter.ts';
import { givenWithoutText } from './gaps.ts';
import { inspect } from './inspection/index.ts';
import { keptBeneath } from './kept-beneath.ts';
import { readAsked, withNamedAsAnswer } from './named-beforehand.ts';
import { withSeats } from './question/index.ts';
import { ruleOnAction } from './rule-on-action.ts';
import { ruleOnPrints } from './rule-on-prints.ts';
import { type Ruled, type RulingOptions, rulesFor, setUpWith, type TableToRule } from './ruled.ts';
import { ruledBefore } from './ruled-before.ts';
import type { Ruling, Said, Way } from './ruling.ts';
import { settledAnyhow } from './settled-anyhow.ts';
import { allGrounds, asWay, canBeMeant, pick } from './several-readings.ts';
import { assumedFromSilence } from './silences.ts';
import { readSpoken } from './spoken/index.ts';
import { retreatCosts, suppose, withWayBack } from './suppose.ts';
import { neededFor, subjectAsked } from './unknown-subject.ts';
import { unlessUnknown } from './unless-unknown.ts';
import { weighGaps } from './weigh-gaps.ts';

/** The codes of what a ruling assumes of its question. */
export const CODES = {
  assumption: ['answers-not-asked', 'not-all-coins-followed', 'question-read-as'],
} as const;

/** The answer to a question about a table: verdict, all grounds, every branch. Pure: the same input gives the same ruling. */
export const ruleOn = (asked: string, table: TableToRule, options: RulingOptions = {}): Ruled =>
  ruledBefore(asked, table, options, () => ruledAfresh(asked, table, options));

const ruledAfresh = (asked: string, table: TableToRule, options: RulingOptions): Ruled => {
  const question = withSeats(asked, table.setup, table.pool);
  const assumed = readAssumptions(options.assume ?? []);
  const first = setUpWith(table);
  const fault = assumptionFault(assumed, first);
  if (fault !== null) return { ok: false, fault };
  /** `each` takes the ruling on every print. */
  const rule = (
    by: TableToRule,
    tableSetUp: TableSetUp,
    onward: boolean,
    { each, lines }: { readonly each?: Ruling[]; readonly lines?: AssumedLines } = {},
  ): Ruled => {
    const asking = { question, assumed, options, onward };
    const onPrint = (print: TableSetUp): Ruled => {
      const came = withTablesUnwatched(ruleOnSetUp(asking, by, lines?.watched(print) ?? print));
      if (came.ok) each?.push(came.ruling);
      return came;
    };
    return tableSetUp.ambiguous.length === 0 ? onPrint(tableSetUp) : ruleOnPrints(by, tableSetUp, onPrint);
  };
  const each: Ruling[] = [];
  const lines = assumedLines();
  const ruled = rule(table, first, true, { each, lines });
  if (!ruled.ok) return ruled;
  const kept = keptBeneath(first.state, rulesFor(table, first));
  const assumptions = thatCouldMatter(ruled.ruling, table, { kept, each, lines }, (by, onward) => {
    const other = rule(by, setUpWith(by), onward);
    return other.ok ? other.ruling : null;
  });
  return { ok: true, ruling: withFaults({ ...ruled.ruling, assumptions }, inspect(table)) };
};

/** Nothing of a table afterwards notes any more what is looked at. */
const withTablesUnwatched = (ruled: Ruled): Ruled => {
  if (!ruled.ok || ruled.ruling.branches.every(({ after }) => after === null)) return ruled;
  const branches = ruled.ruling.branches.map((branch) => ({
    ...branch,
    after: branch.after === null ? null : unwatched(branch.after),
  }));
  return { ok: true, ruling: { ...ruled.ruling, branches } };
};

/** An act that may be begun, and of which nobody can say what comes of it on a table that is not right. */
const withoutWhatFollows = (ruling: Ruling, wrong: InTheWay | null): Ruling => {
  const [open] = wrong?.needs ?? [];
  if (open === undefined || ruling.verdict !== 'legal') return ruling;
  const follows = { trace: [], asks: null, unread: [], open };
  // The coins between turns are flipped by what is on the table there.
  if (ruling.action?.kind === 'end-turn') return { ...ruling, branches: [], trace: [], follows };
  return ruling.branches.length === 0
    ? { ...ruling, follows }
    : { ...ruling, branches: ruling.branches.map((branch) => ({ ...branch, follows })) };
};

/** A question is answered where the faults of its table cannot matter; where they can, that is the answer. */
const withFaults = (ruling: Ruling, faults: readonly Said<FaultCode>[]): Ruling => {
  const wrong = inTheWay(faults, ruling);
  if (wrong === null)
    return withoutWhatFollows({ ...ruling, faults }, inTheWay(faults, { ...ruling, carriedOut: true }));
  const { needs, restStands } = wrong;
  if (restStands) return { ...ruling, verdict: 'undetermined', faults, needs: [...needs, ...ruling.needs] };
  const { question, setup, ruleset, action, subject } = ruling;
  // What was read from the rules is left out with the parts that rested on it.
  const assumptions = ruling.assumptions.filter(({ rule }) => rule === null);
  const asked = { question, setup, ruleset, action, subject, assumptions };
  return { ...EMPTY, ...asked, verdict: 'undetermined', faults, needs };
};

/** What is asked of every set-up of a table. `onward`: also what follows from the act. */
interface Asking {
  readonly question: string;
  readonly assumed: Assumed;
  readonly options: RulingOptions;
  readonly onward: boolean;
}

const ruleOnSetUp = (
  { question, assumed, options, onward }: Asking,
  table: TableToRule,
  tableSetUp: TableSetUp,
): Ruled => {
  const rules = rulesFor(table, tableSetUp);
  const state =
    assumed.retreatCost === null ? tableSetUp.state : suppose(tableSetUp.state, [retreatCosts(assumed.retreatCost)]);
  const view = settledView(state, rules);
  const spoken = readSpoken(view, question);
  const { read, answers, asks: withAnswer } = withNamedAsAnswer(view, spoken.read, rules, options.answers ?? []);
  const asks = withAnswer ?? spoken.asks;
  const frame = { question: spoken.asks, setup: table.setup, ruleset: table.doc };
  if (!read.ok) {
    const settled = settledAnyhow(view, read, (one) =>
      weighGaps(withWayBack(one, assumed), rules, tableSetUp, assumed, (by, under) => ruleOnAction(by, under, [])),
    );
    if (settled === null) return { ok: false, fault: read.fault };
    const assumptions = [
      ...assumptionsOf(tableSetUp, []),
      ...assumedFromSilence({ ...EMPTY, ...settled, unsaid: [] }, table.doc),
    ];
    return { ok: true, ruling: { ...EMPTY, ...frame, ...settled, assumptions } };
  }
  const readAs = asks === question ? [] : [readAsked(question, asks)];
  if (read.prepared.length === 0) {
    const subject = subjectAsked(view, read);
    const assumptions = [...readAs, ...assumed.chosen, ...assumptionsOf(tableSetUp, [])];
    const needs = neededFor(view, read);
    return { ok: true, ruling: { ...EMPTY, ...frame, subject, verdict: 'undetermined', needs, assumptions } };
  }
  const withoutText = givenWithoutText(view, tableSetUp);
  const each = read.prepared.map((prepared) =>
    weighGaps(
      withCardsOfAnswers(rules, withWayBack(prepared, assumed), answers),
      rules,
      tableSetUp,
      assumed,
      (one, by) =>
        // An effect that is given by a name without a text says nothing of what follows.
        ruleOnAction(one, by, answers, onward && withoutText.length === 0),
    ),
  );
  const wrong = each.find((one) => one.wrongAnswer !== null)?.wrongAnswer;
  if (wrong !== undefined && wrong !== null) return { ok: false, fault: wrong };
  const meant = canBeMeant(each);
  const best = pick(meant);
  const ways: readonly Way[] = meant.length === 1 ? best.ways : meant.map((one) => asWay(one));
  return {
    ok: true,
    ruling: {
      ...frame,
      action: best.action,
      subject: best.subject,
      verdict: best.verdict,
      grounds: meant.length === 1 || best.verdict !== 'illegal' ? best.grounds : allGrounds(meant),
      passed: best.passed,
      ways,
      branches: best.branches,
      gaps: best.gaps,
      assumptions: [
        ...readAs,
        ...assumed.chosen,
        ...assumptionsOf(tableSetUp, best.assumedCards),
        ...wordingsAssumed(tableSetUp, rules),
        ...assumedFromSilence(best, table.doc),
        ...keptBeneath(tableSetUp.state, rules),
        ...(best.followedAll ? [] : [NOT_ALL_FOLLOWED]),
        ...(best.played ? [] : notAsked(options.answers ?? [])),
      ],
      needs: best.needs,
      trace: best.trace,
      follows: best.follows,
      ...(turnMayGoOn(view, best.action) ? { turnMayGoOn: true } : {}),
      remedy: best.remedy,
      faults: [],
    },
  };
};

const turnMayGoOn = (view: View, action: Action): boolean =>
  action.kind === 'attack' &&
  unlessUnknown(
    () => attacksTwice.mayLeaveOneMore(view, action.attacker),
    () => true,
  );

const EMPTY: Omit<Ruling, 'question' | 'setup' | 'ruleset' | 'verdict'> = {
  action: null,
  subject: {},
  grounds: [],
  passed: [],
  ways: [],
  branches: [],
  gaps: [],
  assumptions: [],
  needs: [],
  trace: [],
  follows: null,
  remedy: [],
  faults: [],
};

/** Answers to an action that could not even be begun. */
const notAsked = (answers: readonly string[]): Ruling['assumptions'] =>
  answers.length === 0
    ? []
    : [{ kind: 'default', about: 'answers', code: 'answers-not-asked', facts: { answers }, rule: null }];

const NOT_ALL_FOLLOWED: Ruling['assumptions'][number] = {
  kind: 'default',
  about: 'coins',
  code: 'not-all-coins-followed',
  facts: {},
  rule: null,
};
