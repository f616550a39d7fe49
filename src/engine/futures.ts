import type { GameState } from '../state/index.ts';
import type { Action } from './action.ts';
import { type Legality, legality } from './legality.ts';
import { type Answer, possibleAnswers, type Question } from './question.ts';
import { asWritten, type ForcedChoices, recorded } from './recorded-answers.ts';
import type { Ruleset } from './ruleset.ts';
import { type Answerer, drive, type Outcome, type Scope } from './step.ts';
import type { TraceNode } from './trace.ts';

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
  /** How many futures are followed separately; after that, a future is followed one way only. */
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
          (question, now) => {
            const answer = answerer(question, now);
            if (answer !== null) put.push({ question, answer });
            return answer;
          };
        const rest: Answerer = (question) => {
          if (!full) return null;
          complete = false;
          return possibleAnswers(question).at(-1) ?? null;
        };
        const asked = noted((...put) => list.asked(...put) ?? rest(...put));
        // Only what was fixed may name a forced choice; what is explored after it answers open questions.
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
): {
  readonly question: Question | null;
  readonly said: readonly Answer[];
  /** What happened before it was asked. */
  readonly trace: readonly TraceNode[];
} | null => {
  for (const { outcome } of all)
    if (outcome.kind === 'no-such-answer')
      return { question: outcome.question, said: [outcome.answer], trace: outcome.trace };
  const longest = Math.max(0, ...all.map((future) => future.answers.length));
  return fixed.length > longest ? { question: null, said: fixed.slice(longest), trace: [] } : null;
};
