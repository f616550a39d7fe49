import { viewOf } from '../claims/index.ts';
import {
  type Action,
  afterRefusal,
  asWritten,
  drive,
  legality,
  possibleAnswers,
  type Question,
  recorded,
  type TraceNode,
} from '../engine/index.ts';
import type { Rules } from '../rules/index.ts';
import {
  type Assumed,
  type GapFound,
  type Ground,
  gapsBearingOn,
  isSettled,
  type QuestionFault,
  readQuestion,
  type Said,
  type Verdict,
  withRetreatCost,
} from '../ruling/index.ts';
import type { GameState } from '../state/index.ts';
import type { Step } from './board-file.ts';

/** A step that could not be read or answered as written. */
export interface StepFault {
  readonly code: QuestionFault['code'] | 'wrong-answers' | 'unused-answers' | 'missing-answers' | 'ambiguous-question';
  readonly said: string;
  readonly expected: readonly string[];
}

/** One step of a scenario and what it came to. `after` is the table as far as it was played. */
export interface ReplayedStep {
  readonly step: Step;
  readonly action: Action | null;
  readonly verdict: Verdict;
  readonly grounds: readonly Ground[];
  readonly trace: readonly TraceNode[];
  readonly needs: readonly Said[];
  readonly gaps: readonly GapFound[];
  /** Cards nobody told to be in the hand. */
  readonly assumedCards: readonly string[];
  /** A question that no answer was given for. */
  readonly open: Question | null;
  readonly fault: StepFault | null;
  readonly before: GameState;
  readonly after: GameState;
}

/** A step of which nothing is carried out yet. */
export const notCarriedOut = (step: Step, state: GameState): ReplayedStep => ({
  step,
  action: null,
  verdict: 'undetermined',
  grounds: [],
  trace: [],
  needs: [],
  gaps: [],
  assumedCards: [],
  open: null,
  fault: null,
  before: state,
  after: state,
});

/** What is said of a question nobody answered. */
export const missingAnswer = (step: Step, question: Question): StepFault => ({
  code: 'missing-answers',
  said: step.answers.join(', '),
  expected: possibleAnswers(question),
});

/** Carries out one step with the answers written for it. The table it starts from is never touched. */
export const carryOut = (step: Step, state: GameState, rules: Rules, assumed: Assumed): ReplayedStep => {
  const view = viewOf(state, rules.doc, rules.readings, rules.pool, rules.off);
  const blank = notCarriedOut(step, state);
  const read = readQuestion(view, step.do);
  if (!read.ok) return { ...blank, fault: read.fault };
  const judged = read.prepared.map((prepared) => ({
    prepared,
    grounds: legality(rules, prepared.state, prepared.action).grounds,
  }));
  const open = judged.filter(({ grounds }) => grounds.every((ground) => ground.lifted !== null));
  const [first] = open.length > 0 ? open : judged;
  if (first === undefined) return { ...blank, fault: { code: 'incomplete-question', said: step.do, expected: [] } };
  if (open.length > 1) {
    const expected = open.map(({ prepared }) => JSON.stringify(prepared.action));
    return { ...blank, fault: { code: 'ambiguous-question', said: step.do, expected } };
  }
  const { action, state: told } = first.prepared;
  const before =
    action.kind === 'retreat' && assumed.retreatCost !== null ? withRetreatCost(told, assumed.retreatCost) : told;
  const { outcome, unused } = asWritten(
    (forced) => {
      const list = recorded(step.answers, forced);
      return {
        outcome: drive(rules, before, action, list.asked, { forced: list.forced }),
        unused: step.answers.slice(list.used()),
      };
    },
    (played) => played.outcome.kind !== 'no-such-answer' && played.unused.length === 0,
  );
  const gaps = gapsBearingOn(view, action, 'outcome').filter((gap) => !isSettled(assumed, gap));
  // Where the play broke off early, nobody knows what else would have been asked.
  const brokeOff = outcome.kind === 'not-told' || outcome.kind === 'not-modelled';
  const fault: StepFault | null =
    unused.length > 0 && !brokeOff ? { code: 'unused-answers', said: unused.join(', '), expected: [] } : null;
  const base = { ...blank, action, gaps, assumedCards: first.prepared.assumed, before: told, fault };
  const decided = (verdict: Verdict): Verdict => (gaps.length > 0 ? 'not-modelled' : verdict);
  switch (outcome.kind) {
    case 'forbidden': {
      const { grounds } = outcome.legality;
      const declared = !grounds.some((ground) => ground.code === 'no-such-attack');
      const left = declared ? afterRefusal(rules, state, action) : { state, trace: [] };
      return { ...base, verdict: decided('illegal'), grounds, trace: left.trace, after: left.state };
    }
    case 'done': {
      const { trace, state: after } = outcome;
      return { ...base, verdict: decided('legal'), grounds: outcome.legality.grounds, trace, after };
    }
    case 'pending': {
      const { question, trace, state: reached } = outcome;
      const waiting = { ...base, open: question, trace };
      // The action itself is over once it is a coin between turns that is waited for; what was expected of it can be looked at.
      return reached.phase === 'between'
        ? { ...waiting, verdict: decided('legal'), after: reached }
        : { ...waiting, fault: missingAnswer(step, question) };
    }
    case 'not-told':
      return { ...base, needs: [outcome.needs], trace: outcome.trace };
    case 'not-modelled': {
      const { clause, place, trace } = outcome;
      const card = outcome.card === null ? 'the rules' : (view.cardAt(outcome.card)?.name ?? 'a card');
      const gap: GapFound = { card, place, clause, text: clause, couldChange: [action.kind] };
      return { ...base, verdict: 'not-modelled', gaps: [...gaps, gap], trace };
    }
    case 'no-such-answer': {
      const { answer, question } = outcome;
      return { ...base, fault: { code: 'wrong-answers', said: answer, expected: possibleAnswers(question) } };
    }
    case 'unused-answers':
      throw new Error('drive itself counts no answers');
  }
};
