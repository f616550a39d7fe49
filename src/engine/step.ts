import { type Facts, viewOf } from '../claims/index.ts';
import type { RuleId } from '../corpus/index.ts';
import type { CardId, GameState } from '../state/index.ts';
import type { Action } from './action.ts';
import type { GameEvent } from './event.ts';
import { type Forbid, isOff } from './form.ts';
import { paragraphOf } from './law.ts';
import { type Answer, possibleAnswers, type Question, readAnswer } from './question.ts';
import type { Overruled, Ruleset } from './ruleset.ts';
import { GameOver, NotModelled, NotTold, Table } from './table.ts';
import type { TraceNode } from './trace.ts';

/** A prohibition that bites, with what lifts it on this table, and what could lift it. */
export interface FoundGround {
  readonly rule: RuleId;
  readonly code: string;
  readonly bar: string;
  readonly facts: Facts;
  readonly lifted: Overruled | null;
  readonly lifts: readonly { readonly rule: RuleId; readonly code: string; readonly facts: Facts }[];
}

export interface Legality {
  /** Every ground against it, lifted ones included. */
  readonly grounds: readonly FoundGround[];
  /** Prohibitions that were asked and do not bite. */
  readonly passed: readonly { readonly rule: RuleId; readonly code: string }[];
  /** Facts that prohibitions needed and nobody told. */
  readonly notTold: readonly { readonly rule: RuleId; readonly code: string; readonly facts: Facts }[];
}

/** Asks every prohibition about this action: all grounds, not the first. Changes nothing. */
export const legality = <A>(rules: Ruleset<A>, state: GameState, action: Action): Legality => {
  const view = viewOf(state, rules.doc, rules.readings, rules.pool, rules.off);
  const grounds: FoundGround[] = [];
  const passed: { rule: RuleId; code: string }[] = [];
  const notTold: Legality['notTold'][number][] = [];
  for (const forbid of rules.forbids[action.kind] as readonly Forbid<A>[]) {
    if (isOff(rules.off, forbid.law, rules.doc) || !forbid.concerns(view, action)) continue;
    const rule = paragraphOf(forbid.law, rules.doc);
    let facts: Facts | null;
    try {
      facts = forbid.when(view, action, rules);
    } catch (stop) {
      if (!(stop instanceof NotTold)) throw stop;
      if (!notTold.some((need) => need.code === stop.code))
        notTold.push({ rule: stop.rule, code: stop.code, facts: stop.facts });
      continue;
    }
    if (facts === null) {
      passed.push({ rule, code: forbid.code });
      continue;
    }
    grounds.push({
      rule,
      code: forbid.code,
      bar: forbid.bar,
      facts,
      lifted: rules.overruled(view, action, forbid.bar),
      lifts: forbid
        .lifts(view, action, rules)
        .map((lift) => ({ rule: paragraphOf(lift.law, rules.doc), code: lift.code, facts: lift.facts ?? {} })),
    });
  }
  return { grounds, passed, notTold };
};

export type Outcome =
  | { readonly kind: 'forbidden'; readonly legality: Legality }
  | {
      readonly kind: 'pending';
      readonly question: Question;
      readonly trace: readonly TraceNode[];
      readonly state: GameState;
    }
  | {
      readonly kind: 'done';
      readonly state: GameState;
      readonly trace: readonly TraceNode[];
      readonly events: readonly GameEvent[];
      readonly legality: Legality;
    }
  | {
      readonly kind: 'not-told';
      readonly needs: { readonly rule: RuleId; readonly code: string; readonly facts: Facts };
      readonly trace: readonly TraceNode[];
      readonly state: GameState;
    }
  | {
      readonly kind: 'not-modelled';
      readonly card: CardId | null;
      readonly place: string;
      readonly clause: string;
      readonly touches: readonly string[] | null;
      readonly trace: readonly TraceNode[];
      readonly state: GameState;
    }
  | { readonly kind: 'no-such-answer'; readonly question: Question; readonly answer: Answer }
  | { readonly kind: 'unused-answers'; readonly unused: readonly Answer[] };

/** Answers a question, or gives null to leave it open. `asked` counts the questions put so far. */
export type Answerer = (question: Question, asked: number, state: GameState) => Answer | null;

/** How far an action is followed: itself only, or with the checks and, after an attack, the end of the turn. */
export type Scope = 'action' | 'all';

/** How many rounds of one action the engine follows before it says that the texts circle. */
const BOUND = 2000;

/**
 * Carries out one action. Legality comes first and changes nothing; then the procedure runs, each question going to the answerer. A question
 * with a single possible answer is not put. The old state is never touched.
 */
export const drive = <A>(
  rules: Ruleset<A>,
  state: GameState,
  action: Action,
  answerer: Answerer,
  scope: Scope = 'all',
): Outcome => {
  const judged = legality(rules, state, action);
  if (judged.grounds.some((ground) => ground.lifted === null)) return { kind: 'forbidden', legality: judged };
  const [need] = judged.notTold;
  if (need !== undefined) return { kind: 'not-told', needs: need, trace: [], state };
  const t = new Table<A>(state, rules);
  try {
    const play = (function* () {
      yield* rules.perform[action.kind](t, action as never);
      if (scope === 'all') yield* rules.afterwards(t, action);
    })();
    let asked = 0;
    let rounds = 0;
    let next = play.next();
    while (next.done !== true) {
      rounds += 1;
      if (rounds > BOUND)
        throw new NotModelled(null, 'texts that circle', `more than ${BOUND} questions in one action`);
      const question = next.value;
      const only = question.kind === 'choose' && question.options.length === 1 ? question.options[0] : undefined;
      if (only !== undefined) {
        t.answered(question, only.key, false);
        next = play.next(only.key);
        continue;
      }
      const said = answerer(question, asked, t.state);
      if (said === null) {
        t.closeAll();
        return { kind: 'pending', question, trace: t.trace, state: t.state };
      }
      const answer = readAnswer(question, said);
      if (answer === null) return { kind: 'no-such-answer', question, answer: said };
      asked += 1;
      t.answered(question, answer, true);
      next = play.next(answer);
    }
  } catch (stop) {
    t.closeAll();
    if (stop instanceof NotTold) {
      return {
        kind: 'not-told',
        needs: { rule: stop.rule, code: stop.code, facts: stop.facts },
        trace: t.trace,
        state: t.state,
      };
    }
    if (stop instanceof NotModelled) {
      return {
        kind: 'not-modelled',
        card: stop.card,
        place: stop.place,
        clause: stop.clause,
        touches: stop.touches,
        trace: t.trace,
        state: t.state,
      };
    }
    if (!(stop instanceof GameOver)) throw stop;
  }
  return { kind: 'done', state: t.state, trace: t.trace, events: t.events, legality: judged };
};

/**
 * What a refused action leads to all the same, for those who go on from there. `drive` itself leaves the table untouched; whether a player really
 * declared it is for the caller to know.
 */
export const afterRefusal = <A>(
  rules: Ruleset<A>,
  state: GameState,
  action: Action,
): { readonly state: GameState; readonly trace: readonly TraceNode[] } => {
  const t = new Table<A>(state, rules);
  if (rules.refused(t, action).next().done !== true) throw new Error('a refusal asks nothing');
  return { state: t.state, trace: t.trace };
};

/** `drive` with a list of answers, which must be used up exactly. */
export const step = <A>(rules: Ruleset<A>, state: GameState, action: Action, answers: readonly Answer[]): Outcome => {
  let used = 0;
  const outcome = drive(rules, state, action, () => {
    const answer = answers[used];
    if (answer === undefined) return null;
    used += 1;
    return answer;
  });
  if (used < answers.length && outcome.kind !== 'no-such-answer') {
    return { kind: 'unused-answers', unused: answers.slice(used) };
  }
  return outcome;
};

/** One future of an action: the answers that lead to it, and its outcome. */
export interface Future {
  readonly answers: readonly { readonly question: Question; readonly answer: Answer }[];
  readonly outcome: Outcome;
}

/**
 * Every future of an action: each coin both ways, each choice every way, up to `limit` futures. `fixed` answers come first.
 * `complete` is false when there were more.
 */
export const futures = <A>(
  rules: Ruleset<A>,
  state: GameState,
  action: Action,
  fixed: readonly Answer[] = [],
  limit = 64,
  scope: Scope = 'all',
): { readonly futures: readonly Future[]; readonly complete: boolean } => {
  const found: Future[] = [];
  let complete = true;
  const explore = (answers: readonly Answer[]): void => {
    if (found.length >= limit) {
      complete = false;
      return;
    }
    const put: { question: Question; answer: Answer }[] = [];
    const answerer: Answerer = (question, asked) => {
      const answer = answers[asked];
      if (answer === undefined) return null;
      put.push({ question, answer });
      return answer;
    };
    const outcome = drive(rules, state, action, answerer, scope);
    if (outcome.kind !== 'pending') {
      found.push({ answers: put, outcome });
      return;
    }
    for (const answer of possibleAnswers(outcome.question)) explore([...answers, answer]);
  };
  explore(fixed);
  return { futures: found, complete };
};
