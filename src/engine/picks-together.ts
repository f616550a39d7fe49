import type { Future, PlayOn } from './futures.ts';
import { type Answer, possibleAnswers, type Question } from './question.ts';
import type { Outcome } from './step.ts';

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
export const inAnyOrder = (put: Future['answers']): readonly string[] => {
  const last = put.at(-1)?.question;
  if (last === undefined || !PICKS.has(last.code)) return put.map(({ answer }) => answer);
  const from = put.findLastIndex(({ question }) => codeOf(question) !== codeOf(last)) + 1;
  const picks = put.slice(from).map(({ answer }) => answer);
  return [...put.slice(0, from).map(({ answer }) => answer), ...picks.toSorted()];
};

const codeOf = ({ code, by }: Question): string => `${code} ${by}`;

export const isPick = ({ code }: Question): boolean => PICKS.has(code);

const isOneMore = (question: Question, first: Question): boolean =>
  isPick(question) && codeOf(question) === codeOf(first);

/** So far answered: by number in which order, and with what. */
export interface Way {
  readonly path: readonly number[];
  readonly answers: readonly Answer[];
}

export interface Followed {
  readonly way: Way;
  readonly future: Future;
}

const isListed = (one: unknown): boolean =>
  typeof one === 'number' || (typeof one === 'object' && one !== null && 'kind' in one);

/** In which order cards came into a pile, or things happened, is no more than the order of the picks themselves. */
const inAnyOrderOf = (_key: string, value: unknown): unknown =>
  Array.isArray(value) && value.every(isListed) ? value.map((one) => JSON.stringify(one)).toSorted() : value;

const lookedAt = (outcome: Outcome): string => JSON.stringify({ ...outcome, trace: null }, inAnyOrderOf);

const asKey = (answers: readonly Answer[]): string => JSON.stringify(answers.toSorted());

/** Whether two picks come to the same in either order: for the first two each pair is tried, and of every later place the first. */
const eitherOrder = (play: PlayOn, start: readonly Answer[]) => {
  const tried = new Map<string, boolean>();
  return (before: readonly Answer[], one: Answer, other: Answer): boolean => {
    const key = before.length === 0 ? asKey([one, other]) : String(before.length);
    const known = tried.get(key);
    if (known !== undefined) return known;
    const came = (...last: readonly Answer[]): string =>
      lookedAt(play([...start, ...before, ...last], () => null).outcome);
    const isSame = came(one, other) === came(other, one);
    tried.set(key, isSame);
    return isSame;
  };
};

/** All ways to make the picks that come now, up to the first other question, each in one order; unless the order matters, or there are more than `atMost`. */
export const picksTogether = (
  play: PlayOn,
  start: Way,
  first: Question,
  atMost: number,
): readonly Followed[] | 'in-their-order' | 'too-many' => {
  if (!isPick(first)) return 'in-their-order';
  const found: Followed[] = [];
  const asked = new Map<string, Question>();
  const commutes = eitherOrder(play, start.answers);
  let isOrdered = false;
  /** Is this pick followed where it comes before the last one? */
  const isElsewhere = (picked: readonly Answer[], answer: Answer): boolean => {
    const last = picked.at(-1);
    if (last === undefined || answer >= last) return false;
    const before = picked.slice(0, -1);
    const question = asked.get(asKey([...before, answer]));
    if (question === undefined || !possibleAnswers(question).includes(last)) return false;
    isOrdered ||= !commutes(before, last, answer);
    return true;
  };
  const open: Way[] = [{ path: [], answers: [] }];
  for (let from = open.pop(); from !== undefined; from = open.pop()) {
    const path = [...from.path];
    const picked = [...from.answers];
    let isDone = false;
    const future = play([...start.answers, ...picked], (question) => {
      if (isDone || !isOneMore(question, first)) return null;
      asked.set(asKey(picked), question);
      const answers = possibleAnswers(question).map((answer, at) => ({ answer, at }));
      const onward = answers
        .filter(({ answer }) => !isElsewhere(picked, answer))
        .toSorted((a, b) => (a.answer < b.answer ? -1 : 1));
      const [next, ...others] = onward;
      isDone = next === undefined && answers.length > 0;
      if (next === undefined) return null;
      for (const { answer, at } of others.toReversed())
        open.push({ path: [...path, at], answers: [...picked, answer] });
      picked.push(next.answer);
      path.push(next.at);
      return next.answer;
    });
    if (isOrdered) return 'in-their-order';
    if (isDone) continue;
    const way = { path: [...start.path, ...path], answers: [...start.answers, ...picked] };
    found.push({ way, future });
    if (found.length + open.length > atMost) return 'too-many';
  }
  return found;
};
