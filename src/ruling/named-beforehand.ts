import type { View } from '../claims/index.ts';
import { type Answer, drive, futures, knownAnswers, type Question, readAnswer, recorded } from '../engine/index.ts';
import { pokemonOptions, type Rules } from '../rules/index.ts';
import type { Pokemon, Seat } from '../state/index.ts';
import type { Prepared } from './in-hand.ts';
import type { ReadQuestion } from './question/index.ts';
import type { Ruling } from './ruling.ts';

/**
 * A question may name the Pokémon which the text of its act has the player choose when it is carried out: `attack Fling on bench 1`. Where that
 * choice is the first thing the text asks for, and no other choice of that player could be meant, it is the answer to it.
 */

interface Named {
  readonly read: ReadQuestion;
  readonly answers: readonly Answer[];
  /** How the question is understood; null where nothing was taken as an answer. */
  readonly asks: string | null;
}

/** All that is asked in the course of an act, in order and in every future of it; choices with but one option are among it. */
const askedIn = (rules: Rules, { state, action }: Prepared): readonly (readonly Question[])[] =>
  futures(rules, state, action, { scope: 'action' }).futures.map(({ answers }) => {
    const all: Question[] = [];
    const list = recorded(
      answers.map(({ answer }) => answer),
      'left-out',
    );
    const noting =
      (say: (question: Question) => Answer | null) =>
      (question: Question): Answer | null => {
        all.push(question);
        return say(question);
      };
    drive(rules, state, action, noting(list.asked), { scope: 'action', forced: noting(list.forced) });
    return all;
  });

const isOffered = (question: Question | undefined, seat: Seat, among: (key: string) => boolean): boolean =>
  question?.kind === 'choose' && question.by === seat && knownAnswers(question).some(among);

/** A place of the same side: of two such choices nobody can tell which is meant, as where counters are moved from one Pokémon to another. */
const onTheSideOf = (key: string): ((other: string) => boolean) => {
  const [side = ''] = /^.*?(?=active|bench)/u.exec(key) ?? [];
  return (other) => /^(?:active|bench)/u.test(other.slice(side.length)) && other.startsWith(side);
};

/** The one of these places that the act asks for first; null where none is, several are, or another choice could mean it too. */
const placeAskedFor = (rules: Rules, prepared: Prepared, keys: readonly string[]): string | null => {
  const ways = askedIn(rules, prepared);
  const seat = prepared.state.toMove;
  const isFirst = (key: string): boolean => ways.every(([first]) => isOffered(first, seat, (one) => one === key));
  const [only, ...more] = ways.length === 0 ? [] : keys.filter(isFirst);
  if (only === undefined || more.length > 0) return null;
  const isSuch = onTheSideOf(only);
  return ways.some(([, ...later]) => later.some((question) => isOffered(question, seat, isSuch))) ? null : only;
};

/** Do these answers begin with that place? */
const beginWith = (rules: Rules, { state, action }: Prepared, answers: readonly Answer[], key: string): boolean =>
  answers.length > 0 &&
  futures(rules, state, action, { fixed: answers, scope: 'action' }).futures.every(
    ({ answers: [first] }) => first !== undefined && readAnswer(first.question, first.answer) === key,
  );

const placesNamed = (view: View, named: readonly Pokemon[]): readonly string[] =>
  named.flatMap((pokemon) => pokemonOptions(view, [pokemon], view.state.toMove).map(({ key }) => key));

export const withNamedAsAnswer = (view: View, read: ReadQuestion, rules: Rules, answers: readonly Answer[]): Named => {
  const asRead: Named = { read, answers, asks: null };
  const { named, wherever = [] } = read;
  const [first] = wherever;
  if (named === undefined || first === undefined) return asRead;
  const keys = placesNamed(view, named.pokemon);
  const found = new Set(wherever.map((prepared) => placeAskedFor(rules, prepared, keys)));
  const [key = null] = found;
  if (key === null || found.size > 1) return asRead;
  const isSaidTwice = wherever.every((prepared) => beginWith(rules, prepared, answers, key));
  return {
    read: { ok: true, kind: first.action.kind, prepared: wherever },
    answers: isSaidTwice ? answers : [key, ...answers],
    asks: `${named.asks}, with the answer “${key}”`,
  };
};

/** A question that was asked in other words is shown as it was understood. */
export const readAsked = (asked: string, read: string): Ruling['assumptions'][number] => ({
  kind: 'default',
  about: 'question',
  code: 'question-read-as',
  facts: { asked, read },
  rule: null,
});
