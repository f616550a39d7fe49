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
import { driveOnce } from './played-before.ts';
import { possibleAnswers, type Question } from './question.ts';
import { asWritten, type ForcedChoices } from './recorded-answers.ts';
import type { Ruleset } from './ruleset.ts';

/** Futures that were answered alike and wait at the same question may still stand on different tables. */
const answeredAs = (put: Future['answers'], question: Question): string => JSON.stringify([inAnyOrder(put), question]);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether two tables would be written down alike. What they have in common is not looked into: tables of one action share all that it left untouched. */
const isWrittenAlike = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  for (const key of Object.keys(one)) if (!isWrittenAlike(one[key], other[key])) return false;
  for (const key of Object.keys(other)) if (other[key] !== undefined && one[key] === undefined) return false;
  return true;
};

const onwardFrom = ({ path, answers }: Way, question: Question): readonly Way[] =>
  possibleAnswers(question).map((answer, at) => ({ path: [...path, at], answers: [...answers, answer] }));

const inTheirOrder = (found: readonly Followed[]): readonly Future[] =>
  found.toSorted((a, b) => byPath(a.way.path, b.way.path)).map(({ future }) => future);

interface Waiting {
  readonly followed: Followed;
  readonly question: Question;
  readonly state: GameState;
}

/** Of futures that can still come to the same, the first alone waits. */
const waitingOf = (onward: readonly Followed[]): readonly Waiting[] => {
  const waiting: Waiting[] = [];
  const byAnswers = new Map<string, Waiting[]>();
  for (const followed of onward) {
    const { answers, outcome } = followed.future;
    if (outcome.kind !== 'pending') continue;
    const { question, state } = outcome;
    const key = answeredAs(answers, question);
    const alike = byAnswers.get(key) ?? [];
    byAnswers.set(key, alike);
    if (alike.some((one) => isWrittenAlike(one.state, state))) continue;
    const one = { followed, question, state };
    alike.push(one);
    waiting.push(one);
  }
  return waiting;
};

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
      (asked, named) => driveOnce(rules, state, action, asked, { scope, forced: named, judged }),
      fixed.length,
      forced,
    );
    const found: Followed[] = [];
    let onward: readonly Followed[] = [followedOn(play, { path: [], answers: fixed })];
    let room = limit;
    while (onward.length > 0) {
      found.push(...onward.filter(({ future }) => future.outcome.kind !== 'pending'));
      const open = waitingOf(onward);
      room -= onward.length;
      const next = onwardFromAll(play, open, room);
      if (next === null)
        return { futures: inTheirOrder([...found, ...open.map(({ followed }) => followed)]), complete: false };
      onward = next;
    }
    return { futures: inTheirOrder(found), complete: true };
  };
  return asWritten(follow, (followed) => mistakesIn(followed.futures, fixed) === null);
};
