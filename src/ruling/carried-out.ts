import {
  type Action,
  type Answer,
  asWritten,
  driveOnce,
  type Legality,
  type Outcome,
  recorded,
  type Scope,
} from '../engine/index.ts';
import type { Rules } from '../rules/index.ts';
import type { GameState } from '../state/index.ts';
import { sameOnBench } from './same-on-bench.ts';

/** Carries the act out with these answers, which may name what could be only one thing; what comes after the last of them is left open. */
export const carriedOut = (
  rules: Rules,
  state: GameState,
  action: Action,
  answers: readonly Answer[],
  judged: Legality,
  scope: Scope = 'all',
): Outcome => {
  const played = (by: Rules): Outcome =>
    asWritten(
      (names) => {
        const list = recorded(answers, names);
        const outcome = driveOnce(by, state, action, list.asked, { forced: list.forced, judged, scope });
        return { outcome, left: answers.length - list.used() };
      },
      ({ outcome, left }) => outcome.kind !== 'no-such-answer' && left === 0,
    ).outcome;
  const outcome = played(rules);
  return sameOnBench(rules, outcome, played) ?? outcome;
};
