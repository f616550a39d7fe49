import { viewOf } from '../claims/index.ts';
import { type Law, paragraphOf } from '../engine/index.ts';
import { rulesetOf } from '../eras/index.ts';
import { oneOnOne } from '../formats/index.ts';
import { type LaidTable, layTable } from '../state/index.ts';
import { type Assumed, assumptionFault, readAssumptions, takenForGranted, withRetreatCost } from './assumptions.ts';
import { formOfPlay } from './gaps.ts';
import { inspect } from './inspect.ts';
import { ruleOnPrints } from './prints.ts';
import { readQuestion } from './question/index.ts';
import { ruleOnAction } from './rule-on-action.ts';
import type { Ruled, RulingOptions, TableToRule } from './ruled.ts';
import type { Ruling, Said, Way } from './ruling.ts';
import { allGrounds, asWay, pick } from './several-readings.ts';

/** The answer to a question about a table: verdict, all grounds, every branch. Pure: the same input gives the same ruling. */
export const ruleOn = (question: string, table: TableToRule, options: RulingOptions = {}): Ruled => {
  const assumed = readAssumptions(options.assume ?? []);
  const form = formOfPlay(table.setup);
  if (form !== null) {
    return {
      ok: true,
      ruling: { ...EMPTY, question, setup: table.setup, ruleset: table.doc, verdict: 'not-modelled', gaps: [form] },
    };
  }
  const first = layTable(table.setup, table.pool, oneOnOne, table.doc);
  const fault = assumptionFault(assumed, first);
  if (fault !== null) return { ok: false, fault };
  const ruled =
    first.ambiguous.length === 0
      ? ruleOnLaid(question, table, first, assumed, options)
      : ruleOnPrints(table, first, (laid) => ruleOnLaid(question, table, laid, assumed, options));
  return ruled.ok ? { ok: true, ruling: withFaults(ruled.ruling, inspect(table)) } : ruled;
};

/** Does this fault of the table decide the answer, so that nobody can say what is meant? */
const matters = ({ code, facts }: Said, ruling: Ruling): boolean => {
  const mine = facts.player === ruling.subject.player;
  const acting = mine && facts.place === ruling.subject.place;
  const act = ruling.action?.kind;
  if (code === 'two-actives') return mine || act === 'attack';
  if (code === 'attachment-invalid') return acting && (act === 'retreat' || act === 'attack');
  if (code === 'not-a-pokemon' || code === 'should-be-knocked-out') return acting;
  return false;
};

/** A question is answered where the faults of its table cannot matter; where they can, that is the answer. */
const withFaults = (ruling: Ruling, faults: readonly Said[]): Ruling => {
  const fatal = faults.filter((fault) => matters(fault, ruling));
  if (fatal.length === 0) return { ...ruling, faults };
  const needs = fatal.map(({ rule, code, facts }) => ({
    rule,
    code: 'table-set-right',
    facts: { ...facts, fault: code },
  }));
  return { ...ruling, verdict: 'undetermined', faults, needs: [...needs, ...ruling.needs] };
};

const ruleOnLaid = (
  question: string,
  table: TableToRule,
  laid: LaidTable,
  assumed: Assumed,
  options: RulingOptions,
): Ruled => {
  const rules = rulesetOf(table.doc, { pool: laid.pool, ...(options.off === undefined ? {} : { off: options.off }) });
  const state = assumed.retreatCost === null ? laid.state : withRetreatCost(laid.state, assumed.retreatCost);
  const view = viewOf(state, rules.doc, rules.readings, rules.pool, rules.off);
  const read = readQuestion(view, question);
  if (!read.ok) return { ok: false, fault: read.fault };
  const frame = { question, setup: table.setup, ruleset: table.doc };
  if (read.prepared.length === 0) {
    const needs: Said[] = [
      { rule: paragraphOf(ATTACKS_ON_CARD, table.doc), code: 'pokemon-not-described', facts: { player: state.toMove } },
    ];
    return {
      ok: true,
      ruling: {
        ...EMPTY,
        ...frame,
        verdict: 'undetermined',
        needs,
        assumptions: [...assumed.chosen, ...takenForGranted(laid, [])],
      },
    };
  }
  const each = read.prepared.map((prepared) => ruleOnAction(prepared, rules, laid, assumed, options.answers ?? []));
  const wrong = each.find((one) => one.wrongAnswer !== null)?.wrongAnswer;
  if (wrong !== undefined && wrong !== null) return { ok: false, fault: wrong };
  const best = pick(each);
  const ways: readonly Way[] = each.length === 1 ? best.ways : each.map((one) => asWay(one));
  return {
    ok: true,
    ruling: {
      ...frame,
      action: best.action,
      subject: best.subject,
      verdict: best.verdict,
      grounds: each.length === 1 || best.verdict !== 'illegal' ? best.grounds : allGrounds(each),
      passed: best.passed,
      ways,
      branches: best.branches,
      gaps: best.gaps,
      assumptions: [
        ...assumed.chosen,
        ...takenForGranted(
          laid,
          best.assumedCards.map((card) => ({ card, player: String(best.subject.player) })),
        ),
        ...(best.followedAll ? [] : [NOT_ALL_FOLLOWED]),
      ],
      needs: best.needs,
      trace: best.trace,
      remedy: best.remedy,
      faults: [],
    },
  };
};

const ATTACKS_ON_CARD: Law<'comprehensive-2009'> = { 'comprehensive-2009': ['302.1', 'attacks'] };

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
  remedy: [],
  faults: [],
};

const NOT_ALL_FOLLOWED: Ruling['assumptions'][number] = {
  kind: 'default',
  about: 'coins',
  code: 'not-all-coins-followed',
  facts: {},
  rule: null,
};
