import type { GameState } from '../state/index.ts';
import type { Action } from './action.ts';
import { byPath, type Future, type Futures, type FuturesOptions, mistakesIn } from './futures.ts';
import { legality } from './legality.ts';
import { type Answer, possibleAnswers, type Question } from './question.ts';
import { asWritten, type ForcedChoices, recorded } from './recorded-answers.ts';
import type { Ruleset } from './ruleset.ts';
import { type Answerer, drive, type Outcome } from './step.ts';

/** Questions that are asked once for each of several picks, in whichever order: which come first changes nothing. */
const PICKS: ReadonlySet<string> = new Set([
  'choose-pokemon',
  'one-more-pokemon',
  'discard-benched',
  'discard-from-hand',
  'discard-in-play',
  'energy-left-over',
  'lose-from-hand',
  'pick-attached',
  'pick-energy',
  'take-back-benched',
  'take-card',
  'take-prize',
]);

/** The answers of a future that is still open, the last picks of one kind in the order of the alphabet. */
const inAnyOrder = (put: Future['answers']): readonly string[] => {
  const last = put.at(-1)?.question;
  if (last === undefined || !PICKS.has(last.code)) return put.map(({ answer }) => answer);
  const from = put.findLastIndex(({ question }) => codeOf(question) !== codeOf(last)) + 1;
  const picks = put.slice(from).map(({ answer }) => answer);
  return [...put.slice(0, from).map(({ answer }) => answer), ...picks.toSorted()];
};

const codeOf = ({ code, by }: Question): string => `${code} ${by}`;

/** What such a future can still come to is the same for all with this key. */
const keyOf = (put: Future['answers'], { question, state }: Extract<Outcome, { readonly kind: 'pending' }>): string =>
  JSON.stringify([inAnyOrder(put), question, state]);

type Put = Future['answers'];

/** Plays an action with these answers, and with what `rest` says to a question after them; the questions as they were put and answered. */
const playedWith = (
  play: (asked: Answerer, named: Answerer) => Outcome,
  fixed: readonly Answer[],
  forced: ForcedChoices,
): ((answers: readonly Answer[], rest: Answerer) => { readonly put: Put; readonly outcome: Outcome }) => {
  return (answers, rest) => {
    const put: { question: Question; answer: Answer }[] = [];
    const list = recorded(answers, forced);
    const noted =
      (answerer: Answerer): Answerer =>
      (question, now) => {
        const answer = answerer(question, now);
        if (answer !== null) put.push({ question, answer });
        return answer;
      };
    const asked = noted((...one) => list.asked(...one) ?? rest(...one));
    // Only what was fixed may name a forced choice; what is explored after it answers open questions.
    const named = noted((...one) => (list.used() < fixed.length ? list.forced(...one) : null));
    return { put, outcome: play(asked, named) };
  };
};

type Path = readonly number[];

/** So far answered: by number in which order, and with what. */
interface Way {
  readonly path: Path;
  readonly answers: readonly Answer[];
}

interface Found {
  readonly path: Path;
  readonly future: Future;
}

const onwardFrom = ({ path, answers }: Way, question: Question): readonly Way[] =>
  possibleAnswers(question).map((answer, at) => ({ path: [...path, at], answers: [...answers, answer] }));

const inTheirOrder = (found: readonly Found[]): readonly Future[] =>
  found.toSorted((a, b) => byPath(a.path, b.path)).map(({ future }) => future);

/**
 * The futures of an action, to find what all of them have in common: of picks that differ only in their order one way is followed, and at the limit what is still
 * open is left open, as far as it came.
 */
export const futuresTogether = <A>(
  rules: Ruleset<A>,
  state: GameState,
  action: Action,
  { fixed = [], limit = 64, scope = 'all', judged = legality(rules, state, action) }: FuturesOptions = {},
): Futures => {
  const follow = (forced: ForcedChoices): Futures => {
    const play = playedWith(
      (asked, named) => drive(rules, state, action, asked, { scope, forced: named, judged }),
      fixed,
      forced,
    );
    const found: Found[] = [];
    let open: readonly Way[] = [{ path: [], answers: fixed }];
    while (open.length > 0) {
      const waiting = new Map<string, { readonly way: Way; readonly found: Found; readonly question: Question }>();
      for (const way of open) {
        const { put, outcome } = play(way.answers, () => null);
        const one = { path: way.path, future: { answers: put, outcome } };
        if (outcome.kind !== 'pending') found.push(one);
        else {
          const key = keyOf(put, outcome);
          if (!waiting.has(key)) waiting.set(key, { way, found: one, question: outcome.question });
        }
      }
      if (found.length + 2 * waiting.size > limit) {
        found.push(...[...waiting.values()].map((one) => one.found));
        return { futures: inTheirOrder(found), complete: waiting.size === 0 };
      }
      open = [...waiting.values()].flatMap(({ way, question }) => onwardFrom(way, question));
    }
    return { futures: inTheirOrder(found), complete: true };
  };
  return asWritten(follow, (followed) => mistakesIn(followed.futures, fixed) === null);
};
