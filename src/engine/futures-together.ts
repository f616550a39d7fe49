import type { GameState } from '../state/index.ts';
import type { Action } from './action.ts';
import {
  byPath,
  type Future,
  type Futures,
  type FuturesOptions,
  mistakesIn,
  type PlayOn,
  playedWith,
} from './futures.ts';
import { legality } from './legality.ts';
import { type Followed, inAnyOrder, isPick, picksTogether, type Way } from './picks-together.ts';
import { possibleAnswers, type Question } from './question.ts';
import { asWritten, type ForcedChoices } from './recorded-answers.ts';
import type { Ruleset } from './ruleset.ts';
import { drive, type Outcome } from './step.ts';

/** What such a future can still come to is the same for all with this key. */
const keyOf = (put: Future['answers'], { question, state }: Extract<Outcome, { readonly kind: 'pending' }>): string =>
  JSON.stringify([inAnyOrder(put), question, state]);

const onwardFrom = ({ path, answers }: Way, question: Question): readonly Way[] =>
  possibleAnswers(question).map((answer, at) => ({ path: [...path, at], answers: [...answers, answer] }));

const inTheirOrder = (found: readonly Followed[]): readonly Future[] =>
  found.toSorted((a, b) => byPath(a.way.path, b.way.path)).map(({ future }) => future);

interface Waiting {
  readonly followed: Followed;
  readonly question: Question;
}

/** So many ways at least there are after these questions. */
const atLeast = (waiting: readonly Waiting[]): number =>
  waiting.reduce((sum, { question }) => sum + (isPick(question) ? 1 : possibleAnswers(question).length), 0);

/** What comes of each answer to these open questions; null where there would be more ways than `room`. */
const onwardFromAll = (play: PlayOn, waiting: readonly Waiting[], room: number): readonly Followed[] | null => {
  const all: Followed[] = [];
  if (atLeast(waiting) > room) return null;
  for (const { followed, question } of waiting) {
    const left = room - all.length;
    const picks = picksTogether(play, followed.way, question, left);
    const onward = picks === 'in-their-order' ? onwardFrom(followed.way, question) : picks;
    if (onward === 'too-many' || onward.length > left) return null;
    all.push(...onward.map((one) => ('future' in one ? one : followedOn(play, one))));
  }
  return all;
};

const followedOn = (play: PlayOn, way: Way): Followed => ({ way, future: play(way.answers, () => null) });

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
      fixed.length,
      forced,
    );
    const found: Followed[] = [];
    let onward: readonly Followed[] = [followedOn(play, { path: [], answers: fixed })];
    let room = limit;
    while (onward.length > 0) {
      const waiting = new Map<string, Waiting>();
      for (const followed of onward) {
        const { answers, outcome } = followed.future;
        if (outcome.kind !== 'pending') found.push(followed);
        else {
          const key = keyOf(answers, outcome);
          if (!waiting.has(key)) waiting.set(key, { followed, question: outcome.question });
        }
      }
      room -= onward.length;
      const open = [...waiting.values()];
      const next = onwardFromAll(play, open, room);
      if (next === null)
        return { futures: inTheirOrder([...found, ...open.map(({ followed }) => followed)]), complete: false };
      onward = next;
    }
    return { futures: inTheirOrder(found), complete: true };
  };
  return asWritten(follow, (followed) => mistakesIn(followed.futures, fixed) === null);
};
