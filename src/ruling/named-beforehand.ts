import type { View } from '../claims/index.ts';
import {
  type Answer,
  drive,
  futures,
  knownAnswers,
  possibleAnswers,
  type Question,
  readAnswer,
  recorded,
} from '../engine/index.ts';
import { pokemonOptions, type Rules } from '../rules/index.ts';
import { type Pokemon, type Seat, sameValue } from '../state/index.ts';
import type { Prepared } from './in-hand.ts';
import type { ReadQuestion } from './question/index.ts';
import type { Ruling } from './ruling.ts';

/**
 * A question may name the Pokémon, or the card of a discard pile, which the text of its act has the player choose when it is carried out:
 * `attack Fling on bench 1`, `play Revive on Klink`. Where that choice is the first thing the text asks for, and no other choice of that player
 * could be meant, it is the answer to it.
 */

interface Named {
  readonly read: ReadQuestion;
  readonly answers: readonly Answer[];
  /** How the question is understood; null where nothing was taken as an answer. */
  readonly asks: string | null;
}

/** All that is asked in the course of an act, in order and in every future of it; choices with but one option are among it. */
const askedIn = (
  rules: Rules,
  { state, action }: Prepared,
  fixed: readonly Answer[] = [],
): readonly (readonly Question[])[] =>
  futures(rules, state, action, { fixed, scope: 'action' }).futures.map(({ answers }) => {
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
  const [side] = /^.*?(?=active|bench)/u.exec(key) ?? [];
  if (side === undefined) return (other) => other === key;
  return (other) => /^(?:active|bench)/u.test(other.slice(side.length)) && other.startsWith(side);
};

/** From the first on that leaves a choice, or that one of these answers: the Active Pokémon that is switched out is not chosen. */
const fromTheFirstChoice = (asked: readonly Question[], keys: readonly string[]): readonly Question[] => {
  const at = asked.findIndex((one) => {
    const answers = possibleAnswers(one);
    return answers.length !== 1 || answers.some((answer) => keys.includes(answer));
  });
  return at < 0 ? [] : asked.slice(at);
};

/** Those of these places and cards that the act asks for first; none where another choice could mean the one that it asks for. */
const keysAskedFor = (
  rules: Rules,
  prepared: Prepared,
  keys: readonly string[],
  discarded: readonly string[],
): readonly string[] => {
  const ways = askedIn(rules, prepared).map((asked) => fromTheFirstChoice(asked, keys));
  const seat = prepared.state.toMove;
  const isMeant = (first: Question | undefined, key: string): boolean =>
    !discarded.includes(key) || first?.facts.zone === 'discard';
  const isFirst = (key: string): boolean =>
    ways.every(([first]) => isMeant(first, key) && isOffered(first, seat, (one) => one === key));
  const offered = ways.length === 0 ? [] : keys.filter(isFirst);
  const [only, ...more] = offered;
  if (only === undefined || more.length > 0) return offered;
  const isSuch = onTheSideOf(only);
  return ways.some(([, ...later]) => later.some((question) => isOffered(question, seat, isSuch))) ? [] : offered;
};

/** The one of these places that the act asks for next, after that answer; null where none is, or several are. */
const placeAskedNext = (rules: Rules, prepared: Prepared, key: string, keys: readonly string[]): string | null => {
  const ways = askedIn(rules, prepared, [key]);
  const isNext = (next: string): boolean =>
    ways.length > 0 &&
    ways.every(([, second]) => isOffered(second, prepared.state.toMove, (one) => one === next && one !== key));
  const [only = null, ...more] = keys.filter(isNext);
  return more.length > 0 ? null : only;
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
  const keys = [...placesNamed(view, named.pokemon), ...(named.cards ?? [])];
  const [found = [], ...others] = wherever.map((prepared) => keysAskedFor(rules, prepared, keys, named.cards ?? []));
  const [key, ...more] = found;
  // Whom a text that is not read has picked is left open.
  if (key === undefined && read.ok && sameValue(read.prepared, wherever))
    return { ...asRead, asks: `${named.asks}; whom it picks, its text says` };
  if (key === undefined || !others.every((one) => sameValue(one, found))) return asRead;
  const prepared: ReadQuestion = { ok: true, kind: first.action.kind, prepared: wherever };
  // Which of several is meant is asked by the text.
  if (more.length > 0) return more.every(onTheSideOf(key)) ? { read: prepared, answers, asks: named.asks } : asRead;
  const next = new Set(
    named.then === undefined
      ? []
      : wherever.map((prepared) => placeAskedNext(rules, prepared, key, placesNamed(view, named.then ?? []))),
  );
  const [second = null] = next;
  if (named.then !== undefined && (second === null || next.size > 1)) return asRead;
  const said = second === null ? [key] : [key, second];
  // Beside two places that are named, other answers say something else.
  if (second !== null && answers.length > 0 && (answers[0] !== key || answers[1] !== second)) return asRead;
  const isSaidTwice = wherever.every((one) => beginWith(rules, one, answers, key));
  return {
    read: prepared,
    answers: isSaidTwice ? answers : [...said, ...answers],
    asks: `${named.asks}, with the ${said.length > 1 ? 'answers' : 'answer'} ${said.map((one) => `“${one}”`).join(' and ')}`,
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
