import type { Facts, NeedCode } from '../claims/index.ts';
import type { RuleId } from '../corpus/index.ts';
import type { CardId, GameState } from '../state/index.ts';
import type { Action } from './action.ts';
import type { GameEvent } from './event.ts';
import { type Legality, legality } from './legality.ts';
import { type Answer, type Question, readAnswer } from './question.ts';
import { asWritten, recorded } from './recorded-answers.ts';
import type { Ruleset } from './ruleset.ts';
import { GameOver, NotModelled, Table } from './table.ts';
import type { TraceNode } from './trace.ts';
import { UnknownFact } from './unknown-fact.ts';

export type Outcome =
  | { readonly kind: 'forbidden'; readonly legality: Legality }
  | {
      readonly kind: 'pending';
      readonly question: Question;
      /** The rules on whose authority it is asked, the innermost first. */
      readonly under: readonly RuleId[];
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
      readonly needs: { readonly rule: RuleId; readonly code: NeedCode; readonly facts: Facts };
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
  | {
      readonly kind: 'no-such-answer';
      readonly question: Question;
      readonly answer: Answer;
      readonly trace: readonly TraceNode[];
    }
  | { readonly kind: 'unused-answers'; readonly unused: readonly Answer[] };

/** Answers a question, or gives null to leave it open. */
export type Answerer = (question: Question) => Answer | null;

/** How far an action is followed: itself only, or with the checks and, after an attack, the end of the turn. */
export type Scope = 'action' | 'all';

/** The world did not speak, or gave something that is not an answer: the step breaks off where it asked. */
class Unanswered {
  readonly question: Question;
  readonly said: Answer | null;
  readonly under: readonly RuleId[];
  constructor(question: Question, said: Answer | null, under: readonly RuleId[]) {
    this.question = question;
    this.said = said;
    this.under = under;
  }
}

/** Where more may be there than is known, an answer that names nothing known leaves that fact open. */
const askedForWhatIsKnown = (question: Question, said: Answer | null): void => {
  if (question.kind === 'coin' || question.needs === undefined) return;
  // Who takes none names no card.
  if (said !== null && (readAnswer(question, said) !== null || /^(?:none|nothing)$/iu.test(said.trim()))) return;
  const { rule, code, facts } = question.needs;
  throw new UnknownFact(rule, code, said === null ? facts : { ...facts, said });
};

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
 * with a single possible answer is not put, unless it is one of a series. The old state is never touched.
 */
export const drive = <A>(
  rules: Ruleset<A>,
  state: GameState,
  action: Action,
  answerer: Answerer,
  { scope = 'all', forced = () => null, judged = legality(rules, state, action) }: DriveOptions = {},
): Outcome => {
  if (judged.grounds.some((ground) => ground.overruled === null)) return { kind: 'forbidden', legality: judged };
  const [need] = judged.unknownFacts;
  if (need !== undefined) return { kind: 'not-told', needs: need, trace: [], state };
  let rounds = 0;
  const t = new Table<A>(state, rules, (question) => {
    rounds += 1;
    if (rounds > BOUND) throw new NotModelled(null, 'texts that circle', `more than ${BOUND} questions in one action`);
    const only =
      question.kind === 'choose' &&
      question.options.length === 1 &&
      question.inSeries !== true &&
      question.needs === undefined
        ? question.options[0]
        : undefined;
    if (only !== undefined) {
      t.answered(question, only.key, forced(question) !== null);
      return only.key;
    }
    const said = answerer(question);
    askedForWhatIsKnown(question, said);
    const answer = said === null ? null : readAnswer(question, said);
    if (answer === null) {
      const under = question.kind === 'choose' ? [...t.inForce, ...(question.limits ?? [])] : t.inForce;
      throw new Unanswered(question, said, under);
    }
    t.answered(question, answer, true);
    return answer;
  });
  try {
    rules.perform[action.kind](t, action as never);
    if (scope === 'all') rules.afterwards(t, action);
  } catch (stop) {
    t.closeAll();
    if (stop instanceof Unanswered) {
      const { question, said, under } = stop;
      return said === null
        ? { kind: 'pending', question, under, trace: t.trace, state: t.state }
        : { kind: 'no-such-answer', question, answer: said, trace: t.trace };
    }
    if (stop instanceof UnknownFact) {
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
  t.settle();
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
  const t = new Table<A>(state, rules, () => {
    throw new Error('a refusal asks nothing');
  });
  rules.refused(t, action);
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
