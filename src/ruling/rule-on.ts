import { inPlay, nameOf, placeOf, playerOf, pokemonOf, type View, viewOf } from '../claims/index.ts';
import type { Doc, RuleId } from '../corpus/index.ts';
import {
  type Action,
  type Future,
  futures,
  type Law,
  legality,
  type Outcome,
  paragraphOf,
  type TraceEntry,
} from '../engine/index.ts';
import { rulesetOf } from '../eras/index.ts';
import { oneOnOne } from '../formats/index.ts';
import type { Rules } from '../rules/index.ts';
import { type CardPool, type LaidTable, layTable, plainName, type Setup, sameName } from '../state/index.ts';
import { type ReadAssumptions, readAssumptions, takenForGranted, withRetreatCost } from './assumptions.ts';
import { couldLift, formOfPlay, gapsBearingOn, SET_UP } from './gaps.ts';
import type { Prepared } from './in-hand.ts';
import { inspect } from './inspect.ts';
import { type QuestionFault, readQuestion } from './question.ts';
import type { Branch, GapFound, Ground, Ruling, Said, Verdict, Way } from './ruling.ts';
import { waysOf } from './ways.ts';

/** The table a question is asked about, as it was told. */
export interface TableToRule {
  readonly setup: Setup;
  readonly pool: CardPool;
  readonly doc: Doc;
}

export interface RulingOptions {
  /** Coins and choices already made, in the order in which the game asks. */
  readonly answers?: readonly string[];
  readonly assume?: readonly string[];
  readonly off?: ReadonlySet<RuleId>;
}

export type Ruled =
  | { readonly ok: true; readonly ruling: Ruling }
  | {
      readonly ok: false;
      readonly fault:
        | QuestionFault
        | {
            readonly code: 'wrong-answers' | 'unknown-assumption';
            readonly said: string;
            readonly expected: readonly string[];
          };
    };

/** Prints of one name are tried in every combination up to this many tables. */
const MOST_TABLES = 24;

/** The answer to a question about a table: verdict, all grounds, every branch. Pure: the same input gives the same ruling. */
export const ruleOn = (question: string, table: TableToRule, options: RulingOptions = {}): Ruled => {
  const assumed = readAssumptions(options.assume ?? []);
  const [strange] = assumed.notUnderstood;
  if (strange !== undefined) {
    return {
      ok: false,
      fault: { code: 'unknown-assumption', said: strange, expected: ['ignore CARD', 'retreat cost N'] },
    };
  }
  const form = formOfPlay(table.setup);
  if (form !== null) {
    return {
      ok: true,
      ruling: { ...EMPTY, question, setup: table.setup, ruleset: table.doc, verdict: 'not-modelled', gaps: [form] },
    };
  }
  const first = layTable(table.setup, table.pool, oneOnOne, table.doc);
  const ruled =
    first.ambiguous.length === 0
      ? ruleOnLaid(question, table, first, assumed, options)
      : ruleOnPrints(question, table, first, assumed, options);
  return ruled.ok ? { ok: true, ruling: withFaults(ruled.ruling, inspect(table)) } : ruled;
};

/** Faults of a table that leave no ground to rule on: which of two Active Pokémon is meant, nobody can say. */
const UNRULABLE: ReadonlySet<string> = new Set(['two-actives']);

const withFaults = (ruling: Ruling, faults: readonly Said[]): Ruling => {
  const fatal = faults.filter((fault) => UNRULABLE.has(fault.code));
  if (fatal.length === 0) return { ...ruling, faults };
  return { ...ruling, verdict: 'undetermined', faults, needs: [...fatal, ...ruling.needs] };
};

interface Tried {
  readonly label: string;
  readonly ruled: Ruled;
}

/** Rules on every combination of prints. All agree: no word about it. They part: undetermined, with a branch for each. */
const ruleOnPrints = (
  question: string,
  table: TableToRule,
  first: LaidTable,
  assumed: ReadAssumptions,
  options: RulingOptions,
): Ruled => {
  let picks: ReadonlyMap<string, string>[] = [new Map()];
  for (const { name, candidates } of first.ambiguous) {
    const longer = picks.flatMap((pick) => candidates.map((card) => new Map([...pick, [plainName(name), card.key]])));
    if (longer.length <= MOST_TABLES) picks = longer;
  }
  const tried: Tried[] = picks.map((pick) => {
    const laid = layTable(table.setup, table.pool, oneOnOne, table.doc, pick);
    const label = [...pick.values()].map((key) => laid.pool.card(key).print ?? key).join(' · ');
    return { label, ruled: ruleOnLaid(question, table, laid, assumed, options) };
  });
  // A print that has no such attack or power is not the one that is meant, if another print has it.
  const answered = tried.filter(
    ({ ruled }) => ruled.ok && !ruled.ruling.grounds.some((ground) => ground.code === 'no-such-attack'),
  );
  const meant = answered.length > 0 ? answered : tried;
  const [one] = meant;
  if (one === undefined || !one.ruled.ok)
    return one?.ruled ?? tried[0]?.ruled ?? ruleOnLaid(question, table, first, assumed, options);
  const outline = ({ ruled }: Tried): string =>
    ruled.ok
      ? JSON.stringify([
          ruled.ruling.verdict,
          ruled.ruling.grounds.map((ground) => [ground.rule, ground.facts]),
          ruled.ruling.trace,
          ruled.ruling.branches.map((branch) => branch.trace),
        ])
      : 'fault';
  const verdicts = new Set(meant.map(({ ruled }) => (ruled.ok ? ruled.ruling.verdict : 'fault')));
  const { ruling } = one.ruled;
  if (verdicts.size === 1) {
    const differ = new Set(meant.map(outline)).size > 1 || meant.length < tried.length;
    const taken = differ
      ? [{ kind: 'default' as const, about: 'print', code: 'print-taken', facts: { print: one.label }, rule: null }]
      : [];
    return { ok: true, ruling: { ...ruling, assumptions: [...ruling.assumptions, ...taken] } };
  }
  const branches: Branch[] = meant.flatMap(({ label, ruled }) =>
    ruled.ok
      ? [
          {
            if: [`print: ${label}`],
            verdict: ruled.ruling.verdict,
            trace: ruled.ruling.trace,
            after: null,
            grounds: ruled.ruling.grounds,
          },
        ]
      : [],
  );
  const needs: Said[] = first.ambiguous.map(({ name, candidates }) => ({
    rule: paragraphOf(NEWEST_TEXT, table.doc),
    code: 'which-print',
    facts: { card: name, prints: candidates.map((card) => card.print ?? card.key) },
  }));
  return {
    ok: true,
    ruling: { ...ruling, verdict: 'undetermined', grounds: [], ways: [], branches, needs, remedy: [] },
  };
};

const NEWEST_TEXT: Law<'comprehensive-2009'> = { 'comprehensive-2009': ['102.2', 'most recent'] };

const ruleOnLaid = (
  question: string,
  table: TableToRule,
  laid: LaidTable,
  assumed: ReadAssumptions,
  options: RulingOptions,
): Ruled => {
  const rules = rulesetOf(table.doc, { pool: laid.pool, ...(options.off === undefined ? {} : { off: options.off }) });
  const state = assumed.retreatCost === null ? laid.state : withRetreatCost(laid.state, assumed.retreatCost);
  const view = viewOf(state, rules.doc, rules.readings, rules.pool, rules.off);
  const read = readQuestion(view, question);
  if (!read.ok) return { ok: false, fault: read.fault };
  const frame = { question, setup: table.setup, ruleset: table.doc };
  if (state.phase === 'setup')
    return { ok: true, ruling: { ...EMPTY, ...frame, verdict: 'not-modelled', gaps: [SET_UP] } };
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
        ...takenForGranted(laid, best.assumedCards),
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

interface OneAction {
  readonly action: Action;
  readonly subject: Ruling['subject'];
  readonly verdict: Verdict;
  readonly grounds: readonly Ground[];
  readonly passed: readonly Said[];
  readonly ways: readonly Way[];
  readonly branches: readonly Branch[];
  readonly gaps: Ruling['gaps'];
  readonly needs: readonly Said[];
  readonly trace: Ruling['trace'];
  readonly remedy: readonly Said[];
  readonly assumedCards: readonly string[];
  /** False when there were more coins and choices than were followed. */
  readonly followedAll: boolean;
  readonly wrongAnswer: {
    readonly code: 'wrong-answers';
    readonly said: string;
    readonly expected: readonly string[];
  } | null;
}

/** The best of several readings of a question: one way that is legal answers "may I" with yes. */
const RANK: readonly Verdict[] = ['legal', 'depends', 'not-modelled', 'undetermined', 'illegal'];
const pick = (each: readonly OneAction[]): OneAction => {
  for (const verdict of RANK) {
    const found = each.find((one) => one.verdict === verdict);
    if (found !== undefined) return found;
  }
  throw new Error('a question has at least one reading');
};

const allGrounds = (each: readonly OneAction[]): readonly Ground[] => {
  const seen = new Map<string, Ground>();
  for (const { grounds } of each) {
    for (const ground of grounds) seen.set(`${ground.rule} ${JSON.stringify(ground.facts)}`, ground);
  }
  return [...seen.values()];
};

const asWay = (one: OneAction): Way => ({
  legal: one.verdict === 'legal' || one.verdict === 'depends',
  code: `${one.action.kind}-so`,
  facts: one.subject,
  rule: one.grounds.find((ground) => ground.lifted === null)?.rule ?? null,
});

const subjectOf = (view: View, action: Action): Ruling['subject'] => {
  const base = { player: view.state.toMove, turn: view.state.turn, act: action.kind };
  const pokemon = (uid: number): { pokemon: string; place: string } => {
    const found = pokemonOf(view.state, uid);
    return { pokemon: found === null ? 'a Pokémon' : nameOf(view, found), place: placeOf(view.state, uid) };
  };
  switch (action.kind) {
    case 'retreat':
      return { ...base, ...pokemon(action.pokemon) };
    case 'attack':
      return { ...base, ...pokemon(action.attacker), attack: action.attack };
    case 'use-power':
      return { ...base, ...pokemon(action.pokemon), power: action.power };
    case 'evolve':
    case 'level-up':
      return { ...base, ...pokemon(action.on), card: view.cardAt(action.card)?.name ?? 'a card' };
    case 'attach-energy':
      return { ...base, ...pokemon(action.to), card: view.cardAt(action.card)?.name ?? 'a card' };
    case 'bench':
    case 'play-trainer':
    case 'play-supporter':
    case 'play-stadium':
      return { ...base, card: view.cardAt(action.card)?.name ?? 'a card' };
    default:
      return base;
  }
};

const ruleOnAction = (
  prepared: Prepared,
  rules: Rules,
  laid: LaidTable,
  assumed: ReadAssumptions,
  answers: readonly string[],
): OneAction => {
  const { action, state } = prepared;
  const view = viewOf(state, rules.doc, rules.readings, rules.pool, rules.off);
  const judged = legality(rules, state, action);
  const grounds: readonly Ground[] = judged.grounds.map((ground) => ({
    ...ground,
    lifted: ground.lifted === null ? null : { ...ground.lifted },
  }));
  const passed: readonly Said[] = judged.passed.map((one) => ({ ...one, facts: subjectOf(view, action) }));
  const ignored = (card: string): boolean =>
    assumed.ignored.some((name) => sameName(name, card) || sameName(name, card.replace(/ \([^)]*\)$/, '')));
  // An assumed Retreat Cost settles every text that could only have changed it.
  const settled = (gap: GapFound): boolean =>
    assumed.retreatCost !== null &&
    gap.couldChange.length > 0 &&
    gap.couldChange.every((touched) => touched === 'retreat-cost');
  const gaps = [...gapsBearingOn(view, action, 'legality'), ...toldGaps(laid)].filter(
    (gap) => !ignored(gap.card) && !settled(gap),
  );
  const open = grounds.filter((ground) => ground.lifted === null);
  const base = {
    action,
    subject: subjectOf(view, action),
    grounds,
    passed,
    assumedCards: prepared.assumed,
    followedAll: true,
    wrongAnswer: null,
  };
  if (open.length > 0) {
    // A ground that no unexecuted text could lift decides, whatever the others come to.
    const firm = open.some((ground) => !gaps.some((gap) => couldLift(gap, ground.bar)));
    const verdict: Verdict = firm ? 'illegal' : 'not-modelled';
    return {
      ...base,
      verdict,
      ways: [],
      branches: [],
      gaps,
      needs: [],
      trace: [],
      remedy: remedyFor(open, action, rules),
    };
  }
  if (judged.notTold.length > 0) {
    return {
      ...base,
      verdict: 'undetermined',
      ways: [],
      branches: [],
      gaps,
      needs: judged.notTold,
      trace: [],
      remedy: [],
    };
  }
  const { futures: all, complete } = futures(
    rules,
    state,
    action,
    answers,
    64,
    action.kind === 'end-turn' ? 'all' : 'action',
  );
  const mistaken = all.find(({ outcome }) => outcome.kind === 'no-such-answer');
  if (mistaken?.outcome.kind === 'no-such-answer') {
    const { question, answer } = mistaken.outcome;
    const expected = question.kind === 'coin' ? ['heads', 'tails'] : question.options.map((option) => option.key);
    return {
      ...base,
      verdict: 'undetermined',
      ways: [],
      branches: [],
      gaps,
      needs: [],
      trace: [],
      remedy: [],
      wrongAnswer: { code: 'wrong-answers', said: answer, expected },
    };
  }
  const longest = Math.max(0, ...all.map((future) => future.answers.length));
  if (answers.length > longest) {
    return {
      ...base,
      verdict: 'undetermined',
      ways: [],
      branches: [],
      gaps,
      needs: [],
      trace: [],
      remedy: [],
      wrongAnswer: { code: 'wrong-answers', said: answers.slice(longest).join(', '), expected: [] },
    };
  }
  const judgedFutures = all.map((future) => ({ future, verdict: verdictOf(future.outcome, action) }));
  const needs: Said[] = [];
  for (const { future } of judgedFutures) {
    const { outcome } = future;
    if (outcome.kind === 'not-told' && !needs.some((need) => need.code === outcome.needs.code))
      needs.push(outcome.needs);
  }
  const textGaps = judgedFutures.flatMap(({ future: { outcome } }) =>
    outcome.kind === 'not-modelled'
      ? [
          {
            card: cardName(view, outcome.card),
            place: outcome.place,
            clause: outcome.clause,
            text: outcome.clause,
            couldChange: [action.kind],
          },
        ]
      : [],
  );
  const allGaps = [
    ...gaps,
    ...textGaps.filter((gap, at) => textGaps.findIndex((other) => other.text === gap.text) === at),
  ].filter((gap) => !ignored(gap.card));
  const verdict = together(
    judgedFutures.map((one) => one.verdict),
    allGaps.length > 0,
  );
  const branches = branchesOf(judgedFutures);
  const [only] = all;
  const trace = only !== undefined && 'trace' in only.outcome ? only.outcome.trace : [];
  // An attack that every future ends is refused by nothing, and yet comes to nothing: the rule that ended it is the ground.
  const ends =
    verdict === 'illegal' ? all.flatMap(({ outcome }) => ('trace' in outcome ? endsOf(outcome.trace) : [])) : [];
  const grounded = [...grounds, ...ends.filter((end, at) => ends.findIndex((other) => other.rule === end.rule) === at)];
  return {
    ...base,
    followedAll: complete,
    grounds: grounded.map((ground) => ({ ...ground, facts: { ...base.subject, ...ground.facts } })),
    verdict,
    ways: waysOf(view, action, rules),
    branches,
    gaps: allGaps,
    needs,
    trace,
    remedy: [],
  };
};

const NOT_ALL_FOLLOWED: Ruling['assumptions'][number] = {
  kind: 'default',
  about: 'coins',
  code: 'not-all-coins-followed',
  facts: {},
  rule: null,
};

/** Where an attack was ended, as grounds. */
const endsOf = (trace: readonly TraceEntry[], rule: RuleId | null = null): readonly Ground[] =>
  trace.flatMap((entry) => {
    if (entry.kind === 'rule') return endsOf(entry.entries, entry.rule);
    if (entry.kind !== 'attack-ended' || rule === null) return [];
    return [{ rule, code: `ended-${entry.code}`, bar: 'effect', facts: {}, lifted: null, lifts: [] }];
  });

const cardName = (view: View, card: number | null): string =>
  card === null ? 'the rules' : (view.cardAt(card)?.name ?? 'a card');

/** Lasting effects that were told by name: the engine has no text for them. */
const toldGaps = (laid: LaidTable): Ruling['gaps'] =>
  laid.toldEffects.map(({ name, place }) => ({
    card: name,
    place,
    clause: 'an effect told by its name',
    text: name,
    couldChange: [],
  }));

/** A fact that decides whether the action may be done at all, not only what comes of it. */
const DECISIVE: Readonly<Record<string, readonly Action['kind'][]>> = {
  'bench-not-told': ['retreat'],
  'retreat-cost-not-told': ['retreat'],
};

const verdictOf = (outcome: Outcome, action: Action): Verdict => {
  switch (outcome.kind) {
    case 'done':
      return outcome.events.some((event) => event.kind === 'attack-ended') ? 'illegal' : 'legal';
    case 'not-modelled':
      return 'not-modelled';
    case 'not-told':
      return (DECISIVE[outcome.needs.code] ?? []).includes(action.kind) ? 'undetermined' : 'legal';
    default:
      return 'legal';
  }
};

const together = (verdicts: readonly Verdict[], gaps: boolean): Verdict => {
  if (gaps || verdicts.includes('not-modelled')) return 'not-modelled';
  if (verdicts.includes('undetermined')) return 'undetermined';
  const [first] = verdicts;
  if (first !== undefined && verdicts.every((verdict) => verdict === first)) return first;
  return 'depends';
};

/** The futures that a coin decides; of those that differ by a choice only, the first stands for all. */
const branchesOf = (all: readonly { readonly future: Future; readonly verdict: Verdict }[]): readonly Branch[] => {
  const found = new Map<string, Branch>();
  for (const { future, verdict } of all) {
    const coins = future.answers
      .filter(({ question }) => question.kind === 'coin')
      .map(({ answer }) => `coin: ${answer}`);
    if (coins.length === 0 || found.has(coins.join())) continue;
    const { outcome } = future;
    found.set(coins.join(), {
      if: coins,
      verdict,
      trace: 'trace' in outcome ? outcome.trace : [],
      after: outcome.kind === 'done' ? outcome.state : null,
    });
  }
  return [...found.values()];
};

const SWITCHING: Law<'comprehensive-2009'> = { 'comprehensive-2009': ['309.1', 'does not count as retreating'] };

/** What would make it legal. If one ground cannot fall this turn, that is said once. */
const remedyFor = (open: readonly Ground[], action: Action, rules: Rules): readonly Said[] => {
  const lasting = open.find((ground) => ground.lifts.length === 0);
  const found: Said[] = [];
  if (lasting !== undefined) found.push({ rule: lasting.rule, code: 'not-this-turn', facts: {} });
  else
    for (const ground of open)
      for (const lift of ground.lifts) if (!found.some((one) => one.code === lift.code)) found.push(lift);
  if (action.kind === 'retreat')
    found.push({ rule: paragraphOf(SWITCHING, rules.doc), code: 'switching-is-no-retreat', facts: {} });
  return found;
};

/** Everyone of the player to move who is in play, for completing questions. */
export const ownPokemon = (view: View): readonly string[] =>
  inPlay(playerOf(view.state, view.state.toMove)).map((pokemon) => nameOf(view, pokemon));
