import type { GameState } from '../state/index.ts';
import type { Action } from './action.ts';
import type { Legality } from './legality.ts';
import type { Answer, Question } from './question.ts';
import type { Ruleset } from './ruleset.ts';
import { type Answerer, type DriveOptions, drive, type Outcome, type Scope } from './step.ts';

/**
 * One action on one table is played many times over, each time with other answers, and often with answers that were given before. What it came to with
 * those is kept, for the action that was played last: with the same answers to the same questions it comes to the same.
 */

/** What is put next after some answers: a question, or a choice that only one thing could be. */
interface Put {
  readonly question: Question;
  readonly isForced: boolean;
  readonly onward: Onward;
}

/** What comes after each answer that was given there. Of a forced choice it counts only whether it was named. */
type Onward = Map<Answer | boolean | null, Put | Outcome>;

interface Played {
  readonly rules: object;
  readonly state: GameState;
  readonly action: Action;
  readonly judged: Legality;
  readonly scope: Scope;
  /** What comes first, under the key `true`. */
  readonly first: Onward;
}

let last: Played | null = null;

const isPut = (come: Put | Outcome | undefined): come is Put => come !== undefined && 'onward' in come;

const keyOf = ({ isForced }: Put, said: Answer | null): Answer | boolean | null => (isForced ? said !== null : said);

/** `drive`, but for what this action has come to before. With somebody who records it is played each time. */
export const driveOnce = <A>(
  rules: Ruleset<A>,
  state: GameState,
  action: Action,
  answerer: Answerer,
  options: DriveOptions & { readonly judged: Legality },
): Outcome => {
  if (rules.recorder !== null) return drive(rules, state, action, answerer, options);
  const { scope = 'all', forced = () => null, judged } = options;
  const isLast =
    last !== null &&
    last.state === state &&
    last.rules === rules &&
    last.action === action &&
    last.judged === judged &&
    last.scope === scope;
  const played: Played = isLast && last !== null ? last : { rules, state, action, judged, scope, first: new Map() };
  last = played;
  const said: (Answer | null)[] = [];
  let onward = played.first;
  let key: Answer | boolean | null = true;
  let come = onward.get(key);
  while (isPut(come)) {
    const answer = (come.isForced ? forced : answerer)(come.question);
    said.push(answer);
    key = keyOf(come, answer);
    onward = come.onward;
    come = onward.get(key);
  }
  if (come !== undefined) return come;
  // So far it was played before: the answers given by now are given again, and from there on what is put is written down.
  let given = 0;
  const written =
    (isForced: boolean, answers: Answerer): Answerer =>
    (question) => {
      const again = given < said.length ? said[given] : undefined;
      given += 1;
      if (again !== undefined) return again;
      const put: Put = { question, isForced, onward: new Map() };
      onward.set(key, put);
      const answer = answers(question);
      key = keyOf(put, answer);
      onward = put.onward;
      return answer;
    };
  const outcome = drive(rules, state, action, written(false, answerer), {
    scope,
    judged,
    forced: written(true, forced),
  });
  onward.set(key, outcome);
  return outcome;
};
