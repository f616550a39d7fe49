import type { GameState } from '../state/index.ts';
import type { Action } from './action.ts';
import { type Legality, legality } from './legality.ts';
import { driveOnce } from './played-before.ts';
import { type Answer, possibleAnswers, type Question } from './question.ts';
import { asWritten, type ForcedChoices, recorded } from './recorded-answers.ts';
import type { Ruleset } from './ruleset.ts';
import type { Answerer, Outcome, Scope } from './step.ts';
import type { TraceNode } from './trace.ts';

/** One future of an action: the answers that lead to it, and its outcome. */
export interface Future {
  readonly answers: readonly { readonly question: Question; readonly answer: Answer }[];
  readonly outcome: Outcome;
}

export interface Futures {
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

/** An action carried out with some answers, and with the last answer of each question (tails) that is asked after them. */
interface Followed {
  readonly future: Future;
  /** The questions that were asked after the answers that were given. */
  readonly asked: readonly Question[];
  /** Did it come to a question of which no answer is known? */
  readonly unanswered: boolean;
}

/** A future as far as its answers are chosen. */
interface OpenPath {
  /** The place of each answer among those of its question. */
  readonly path: readonly number[];
  readonly answers: readonly Answer[];
  /** What last answers make of it from here on, found on the way from `asked` questions before; null where nobody has looked. */
  readonly followed: { readonly by: Followed; readonly asked: number } | null;
}

/** Plays an action with these answers, and with what `rest` says to a question after them; the questions as they were put and answered. */
export type PlayOn = (answers: readonly Answer[], rest: Answerer) => Future;

/** Of the answers, as many as were fixed may name forced choices. */
export const playedWith =
  (play: (asked: Answerer, forced: Answerer) => Outcome, fixed: number, forced: ForcedChoices): PlayOn =>
  (answers, rest) => {
    const put: { question: Question; answer: Answer }[] = [];
    const list = recorded(answers, forced);
    const noted =
      (answerer: Answerer): Answerer =>
      (question) => {
        const answer = answerer(question);
        if (answer !== null) put.push({ question, answer });
        return answer;
      };
    const outcome = play(
      noted((question) => list.asked(question) ?? rest(question)),
      // What is explored after those that were fixed answers open questions.
      noted((question) => (list.used() < fixed ? list.forced(question) : null)),
    );
    return { answers: put, outcome };
  };

/** Carries an action out with these answers first, and then with the last of every question. */
const followedWith = (play: PlayOn, answers: readonly Answer[]): Followed => {
  const asked: Question[] = [];
  let unanswered = false;
  const future = play(answers, (question) => {
    const last = possibleAnswers(question).at(-1) ?? null;
    if (last === null) unanswered = true;
    else asked.push(question);
    return last;
  });
  return { future, asked, unanswered };
};

/** The same path with each answer to what is asked next. That by the last answer has been followed already. */
const eachAnswer = (
  { path, answers }: OpenPath,
  question: Question,
  by: Followed,
  asked: number,
): readonly OpenPath[] =>
  possibleAnswers(question).map((answer, at, all) => ({
    path: [...path, at],
    answers: [...answers, answer],
    followed: at === all.length - 1 ? { by, asked: asked + 1 } : null,
  }));

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
    const play = playedWith(
      (asked, named) => driveOnce(rules, state, action, asked, { scope, forced: named, judged }),
      fixed.length,
      forced,
    );
    const found: { readonly path: readonly number[]; readonly future: Future }[] = [];
    let open: readonly OpenPath[] = [{ path: [], answers: fixed, followed: null }];
    let complete = true;
    while (open.length > 0) {
      const longer: OpenPath[] = [];
      const full = found.length + 2 * open.length > limit;
      for (const one of open) {
        const { by, asked } = one.followed ?? { by: followedWith(play, one.answers), asked: 0 };
        const question = by.asked[asked];
        if (full && (question !== undefined || by.unanswered)) complete = false;
        if (question !== undefined && !full) longer.push(...eachAnswer(one, question, by, asked));
        else if (by.future.outcome.kind !== 'pending') found.push({ path: one.path, future: by.future });
      }
      open = longer;
    }
    return { futures: found.toSorted((a, b) => byPath(a.path, b.path)).map(({ future }) => future), complete };
  };
  return asWritten(follow, (followed) => mistakesIn(followed.futures, fixed) === null);
};

/** The order in which the answers are listed, question by question. */
export const byPath = (a: readonly number[], b: readonly number[]): number => {
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
  /** What happened before it was asked, or as far as anything was asked. */
  readonly trace: readonly TraceNode[];
} | null => {
  for (const { outcome } of all)
    if (outcome.kind === 'no-such-answer')
      return { question: outcome.question, said: [outcome.answer], trace: outcome.trace };
  const [longest] = all.toSorted((a, b) => b.answers.length - a.answers.length);
  const used = longest?.answers.length ?? 0;
  const trace = longest !== undefined && 'trace' in longest.outcome ? longest.outcome.trace : [];
  return fixed.length > used ? { question: null, said: fixed.slice(used), trace } : null;
};
