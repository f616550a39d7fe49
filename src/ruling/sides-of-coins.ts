import { type Answer, possibleAnswers, type Question, type TraceEntry } from '../engine/index.ts';
import type { Follows, FollowsIf } from './ruling.ts';

/** A coin that is flipped in what follows from an act, such as one that a Knock Out calls for, or an offer that is taken or not: what each side of it brings. */

/** So many coins in a row are followed to their ends; of more, what is asked next is said. */
const MOST_COINS = 2;

const countOf = (entries: readonly TraceEntry[]): number =>
  entries.reduce((sum, entry) => sum + (entry.kind === 'rule' ? countOf(entry.entries) : 1), 0);

/** The trace after so many things that happened. */
const afterSoMany = <E extends TraceEntry>(entries: readonly E[], many: number): readonly E[] => {
  let left = many;
  return entries.flatMap((entry): readonly E[] => {
    const own = entry.kind === 'rule' ? countOf(entry.entries) : 1;
    const skipped = Math.min(left, own);
    left -= skipped;
    if (skipped === 0) return [entry];
    if (skipped === own || entry.kind !== 'rule') return [];
    return [{ ...entry, entries: afterSoMany(entry.entries, skipped) }];
  });
};

/** The trace after what has happened before. */
export const afterTheSame = <E extends TraceEntry>(
  entries: readonly E[],
  before: readonly TraceEntry[],
): readonly E[] => afterSoMany(entries, countOf(before));

/** A coin, or whether its player does what a text offers. */
export const isOfTwoSides = (question: Question): boolean =>
  question.kind === 'coin' || possibleAnswers(question).join() === 'yes,no';

/** Plays on with these coins; null where what comes of them is not known. */
type Play = (coins: readonly Answer[]) => Follows | null;

/** So many choices in a row are followed to their ends, if there are no more ways than this. */
const MOST_CHOICES = 4;
const MOST_SIDES = 8;

/** Is a choice that comes after these answers one whose ways are shown one by one? */
type IsFollowed = (next: Question, put: readonly Answer[]) => boolean;

const followsNone: IsFollowed = () => false;

/** A choice of a number among so many that not each is shown: those that are, with what each is called. */
export interface ShownAnswer {
  readonly answer: Answer;
  readonly called: string;
}
type ShownOf = (question: Question, put: readonly Answer[]) => readonly ShownAnswer[];

const eachAsItIs: ShownOf = (question) => possibleAnswers(question).map((answer) => ({ answer, called: answer }));

const eventsOf = (entries: readonly TraceEntry[]): readonly string[] =>
  entries.flatMap((entry) => {
    if (entry.kind === 'rule') return eventsOf(entry.entries);
    return entry.kind === 'answered' ? [] : [JSON.stringify(entry)];
  });

/** The same answers in another order, with all of the same coming of them, are one side: the first of these is shown. */
const inOneOrder = (sides: readonly (FollowsIf | null)[]): readonly (FollowsIf | null)[] => {
  const seen = new Set<string>();
  return sides.filter((side) => {
    if (side === null) return true;
    const { trace, ...onward } = side.follows;
    const key = JSON.stringify([side.if.toSorted(), eventsOf(trace).toSorted(), onward]);
    return seen.size < seen.add(key).size;
  });
};

/** Each side of what is asked, `before` what has happened up to it; none where one side is not known. */
export const sidesOfCoins = (
  question: Question,
  before: readonly TraceEntry[],
  play: Play,
  isFollowed: IsFollowed = followsNone,
  shownOf: ShownOf = eachAsItIs,
): readonly FollowsIf[] => {
  const said = countOf(before);
  let isCut = false;
  const sidesAfter = (
    asked: Question,
    coins: readonly Answer[],
    names: readonly string[],
  ): readonly (FollowsIf | null)[] =>
    shownOf(asked, coins).flatMap(({ answer, called }): readonly (FollowsIf | null)[] => {
      const put = [...coins, answer];
      const named = [...names, called];
      const follows = play(put);
      if (follows === null) return [null];
      const next = follows.asks?.question;
      if (next?.kind === 'coin' && question.kind === 'coin' && put.length < MOST_COINS)
        return sidesAfter(next, put, named);
      if (next !== undefined && isFollowed(next, put)) {
        if (put.length < MOST_CHOICES) return sidesAfter(next, put, named);
        isCut = true;
      }
      const trace = afterSoMany(follows.trace, said);
      return [{ if: named.map((one) => `${question.kind}: ${one}`), follows: { ...follows, trace } }];
    });
  const all = sidesAfter(question, [], []);
  const sides = question.kind === 'choose' ? inOneOrder(all) : all;
  if (isFollowed !== followsNone && (isCut || sides.length > MOST_SIDES))
    return sidesOfCoins(question, before, play, followsNone, shownOf);
  const known = sides.filter((side) => side !== null);
  return known.length === sides.length ? known : [];
};
