import { type Facts, type View, viewOf } from '../claims/index.ts';
import type { RuleId } from '../corpus/index.ts';
import type { CardId, GameState } from '../state/index.ts';
import type { Action } from './action.ts';
import type { GameEvent } from './event.ts';
import { type Forbid, isOff } from './form.ts';
import { paragraphOf } from './law.ts';
import { type Answer, possibleAnswers, type Question, readAnswer } from './question.ts';
import { asWritten, type ForcedChoices, recorded } from './recorded-answers.ts';
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
    try {
      const facts = forbid.when(view, action, rules);
      if (facts === null) passed.push({ rule, code: forbid.code });
      else {
        grounds.push({
          rule,
          code: forbid.code,
          bar: forbid.bar,
          facts,
          // A prohibition that bites while nobody knows whether a card lifts it decides nothing.
          lifted: rules.overruled(view, action, forbid.bar, forbid.imposedBy(view, action)),
          lifts: liftsOf(forbid, view, action, rules),
        });
      }
    } catch (stop) {
      if (!(stop instanceof NotTold)) throw stop;
      if (!notTold.some((need) => need.code === stop.code))
        notTold.push({ rule: stop.rule, code: stop.code, facts: stop.facts });
    }
  }
  return { grounds, passed, notTold };
};

/** What could lift a prohibition; nothing is promised that hangs on a fact nobody told. */
const liftsOf = <A>(forbid: Forbid<A>, view: View, action: Action, rules: Ruleset<A>): FoundGround['lifts'] => {
  try {
    return forbid
      .lifts(view, action, rules)
      .map((lift) => ({ rule: paragraphOf(lift.law, rules.doc), code: lift.code, facts: lift.facts ?? {} }));
  } catch (stop) {
    if (stop instanceof NotTold) return [];
    throw stop;
  }
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

/** Answers a question, or gives null to leave it open. `asked` counts the answers given so far. */
export type Answerer = (question: Question, asked: number, state: GameState) => Answer | null;

/** How far an action is followed: itself only, or with the checks and, after an attack, the end of the turn. */
export type Scope = 'action' | 'all';

/** How many rounds of one action the engine follows before it says that the texts circle. */
const BOUND = 2000;

export interface DriveOptions {
  readonly scope?: Scope;
  /** Asked for choices that only one thing could be; it may name that thing. */
  readonly forced?: Answerer;
  /** The legality of this very action on this very table, where it is known already. */
  readonly judged?: Legality;
}

/**
 * Carries out one action. Legality comes first and changes nothing; then the procedure runs, each question going to the answerer. A question
 * with a single possible answer is not put. The old state is never touched.
 */
export const drive = <A>(
  rules: Ruleset<A>,
  state: GameState,
  action: Action,
  answerer: Answerer,
  { scope = 'all', forced = () => null, judged = legality(rules, state, action) }: DriveOptions = {},
): Outcome => {
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
        const named = forced(question, asked, t.state) !== null;
        if (named) asked += 1;
        t.answered(question, only.key, named);
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
export const step = <A>(rules: Ruleset<A>, state: GameState, action: Action, answers: readonly Answer[]): Outcome =>
  asWritten(
    (forced) => {
      const list = recorded(answers, forced);
      const outcome = drive(rules, state, action, list.asked, { forced: list.forced });
      return list.used() < answers.length && outcome.kind !== 'no-such-answer'
        ? { kind: 'unused-answers', unused: answers.slice(list.used()) }
        : outcome;
    },
    ({ kind }) => kind !== 'unused-answers' && kind !== 'no-such-answer',
  );

/** One future of an action: the answers that lead to it, and its outcome. */
export interface Future {
  readonly answers: readonly { readonly question: Question; readonly answer: Answer }[];
  readonly outcome: Outcome;
}

interface Futures {
  readonly futures: readonly Future[];
  /** False when there were more than were followed. */
  readonly complete: boolean;
}

export interface FuturesOptions {
  /** Answers that come first. */
  readonly fixed?: readonly Answer[];
  /** How many futures are told apart; the rest of a future behind that is followed one way only. */
  readonly limit?: number;
  readonly scope?: Scope;
  readonly judged?: Legality;
}

/**
 * Every future of an action: each coin both ways, each choice every way, the earliest first. Where there are more than `limit`, each that is
 * still open is followed on with the last answer of every question (tails), and the result is not complete.
 */
export const futures = <A>(
  rules: Ruleset<A>,
  state: GameState,
  action: Action,
  { fixed = [], limit = 64, scope = 'all', judged = legality(rules, state, action) }: FuturesOptions = {},
): Futures => {
  const follow = (forced: ForcedChoices): Futures => {
    const found: { readonly path: readonly number[]; readonly future: Future }[] = [];
    let open: { readonly path: readonly number[]; readonly answers: readonly Answer[] }[] = [
      { path: [], answers: fixed },
    ];
    let complete = true;
    while (open.length > 0) {
      const longer: typeof open = [];
      const full = found.length + 2 * open.length > limit;
      for (const { path, answers } of open) {
        const put: { question: Question; answer: Answer }[] = [];
        const list = recorded(answers, forced);
        const noted =
          (answerer: Answerer): Answerer =>
          (question, asked, now) => {
            const answer = answerer(question, asked, now);
            if (answer !== null) put.push({ question, answer });
            return answer;
          };
        const behind: Answerer = (question) => {
          if (!full) return null;
          complete = false;
          return possibleAnswers(question).at(-1) ?? null;
        };
        const asked = noted((...put) => list.asked(...put) ?? behind(...put));
        // Only what was fixed may name a forced choice; what is explored behind it answers open questions.
        const named = noted((...put) => (list.used() < fixed.length ? list.forced(...put) : null));
        const outcome = drive(rules, state, action, asked, { scope, forced: named, judged });
        if (outcome.kind === 'pending')
          longer.push(
            ...possibleAnswers(outcome.question).map((answer, at) => ({
              path: [...path, at],
              answers: [...answers, answer],
            })),
          );
        else found.push({ path, future: { answers: put, outcome } });
      }
      open = longer;
    }
    return { futures: found.toSorted((a, b) => byPath(a.path, b.path)).map(({ future }) => future), complete };
  };
  return asWritten(follow, (followed) => mistakesIn(followed.futures, fixed) === null);
};

/** The order in which the answers are listed, question by question. */
const byPath = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((step, index) => step !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
};

/** What is wrong with answers that were fixed for these futures: one that fits its question in none, or those that nothing asked for. */
export const mistakesIn = (
  all: readonly Future[],
  fixed: readonly Answer[],
): { readonly question: Question | null; readonly said: readonly Answer[] } | null => {
  for (const { outcome } of all)
    if (outcome.kind === 'no-such-answer') return { question: outcome.question, said: [outcome.answer] };
  const longest = Math.max(0, ...all.map((future) => future.answers.length));
  return fixed.length > longest ? { question: null, said: fixed.slice(longest) } : null;
};
