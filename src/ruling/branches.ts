import { type Future, possibleAnswers, type Question } from '../engine/index.ts';
import { sameValue } from '../state/index.ts';
import type { Branch, Follows, Verdict } from './ruling.ts';

/** The first choice, and how many may be made of it; `alike`: every future with these coins. */
const chosenIn = ({ answers }: Future, alike: readonly Future[]): Pick<Branch, 'chosen' | 'picks'> => {
  const asked = answers.find(({ question }) => question.kind === 'choose' && possibleAnswers(question).length > 1);
  if (asked === undefined) return {};
  return { chosen: asked.question, ...(alike.length === 0 ? {} : picksIn(alike, asked.question)) };
};

/** Of cards that are chosen one by one: the fewest and the most that may be. */
const picksIn = (futures: readonly Future[], { code, facts }: Question): Pick<Branch, 'picks'> => {
  const isSame = (question: Question): boolean => question.code === code && question.facts.zone === facts.zone;
  const counts = futures.map(
    ({ answers }) => answers.filter(({ question, answer }) => isSame(question) && answer !== 'none').length,
  );
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least < most && most > 1 ? { picks: { least, most } } : {};
};

const isOffer = (question: Question): boolean => possibleAnswers(question).join() === 'yes,no';

/** The place of an offer among the answers of a future; no coin follows where it was declined, and one does where it was taken. */
const offersIn = ({ answers }: Future, taken: boolean): readonly number[] =>
  answers.flatMap(({ question, answer }, at) =>
    isOffer(question) &&
    answer === (taken ? 'yes' : 'no') &&
    answers.slice(at).some((later) => later.question.kind === 'coin') === taken
      ? [at]
      : [],
  );

/** Have these futures the same answers up to this offer, which one takes and the other does not? */
const partAt = (one: Future, other: Future, at: number): boolean =>
  [...one.answers.slice(0, at + 1).entries()].every(
    ([place, { question, answer }]) =>
      sameValue(question, other.answers[place]?.question) && (answer === other.answers[place]?.answer) === place < at,
  );

/** The offer that was taken or declined, where a coin is flipped only if it is taken. */
const offerOf = (future: Future, all: readonly Future[], taken: boolean): number | undefined =>
  offersIn(future, taken).find((at) =>
    all.some((other) => offersIn(other, !taken).includes(at) && partAt(future, other, at)),
  );

/** What a future depends on: how its coins fall, and that an offer is declined without which none is flipped. */
const conditionsOf = (future: Future, all: readonly Future[]): readonly string[] => {
  const declined = offerOf(future, all, false);
  return future.answers.flatMap(({ question, answer }, at) =>
    question.kind === 'coin' ? [`coin: ${answer}`] : at === declined ? [`choose: ${answer}`] : [],
  );
};

const takenIn = (future: Future, all: readonly Future[]): Pick<Branch, 'offered'> => {
  const taken = future.answers[offerOf(future, all, true) ?? -1];
  return taken === undefined ? {} : { offered: taken.question };
};

/** Does a future that declines an offer come to the same table as one in which the coins were flipped? */
const isAsFlipped = (future: Future, all: readonly Future[]): boolean => {
  const at = offerOf(future, all, false);
  const { outcome } = future;
  return (
    at !== undefined &&
    outcome.kind === 'done' &&
    all.some(
      (other) =>
        other !== future &&
        partAt(future, other, at) &&
        other.outcome.kind === 'done' &&
        sameValue(other.outcome.state, outcome.state),
    )
  );
};

type Judged = readonly { readonly future: Future; readonly verdict: Verdict }[];

/** Is there a way that is allowed and has no coin, beside others that have one or have no effect? Then a choice goes before, and no side of a coin stands for all. */
export const isByChoice = (all: Judged): boolean => {
  const futures = all.map(({ future }) => future);
  const hasCoin = ({ future }: Judged[number]): boolean => conditionsOf(future, futures).length > 0;
  return (
    all.some((one) => one.verdict === 'legal' && !hasCoin(one)) &&
    all.some((one) => one.verdict !== 'legal' || hasCoin(one))
  );
};

/** The futures that a coin decides, or that an offer to flip one is declined; of those that differ by a choice only, the first stands for all. */
export const branchesOf = (
  all: Judged,
  follows: (future: Future) => Follows | null,
  complete: boolean,
): readonly Branch[] => {
  if (isByChoice(all)) return [];
  const futures = all.map(({ future }) => future);
  const found = new Map<string, Branch>();
  const flipped = futures.map((future) => conditionsOf(future, futures));
  const alike = (key: string): readonly Future[] => futures.filter((_, at) => flipped[at]?.join() === key);
  for (const [at, { future, verdict }] of all.entries()) {
    const sides = flipped[at] ?? [];
    const key = sides.join();
    if (sides.length === 0 || found.has(key) || isAsFlipped(future, futures)) continue;
    const { outcome } = future;
    const onward = outcome.kind === 'done' || outcome.kind === 'not-told' ? follows(future) : null;
    // Where the document is silent, only the texts are said that have their say beside that.
    const more = outcome.kind === 'done' || (onward !== null && onward.unread.length > 0) ? onward : null;
    found.set(key, {
      if: sides,
      verdict,
      trace: 'trace' in outcome ? outcome.trace : [],
      ...(more === null ? {} : { follows: more }),
      after: outcome.kind === 'done' ? outcome.state : null,
      ...(outcome.kind === 'not-told' ? { needs: [outcome.needs] } : {}),
      ...(alike(key).length > 1 ? chosenIn(future, complete ? alike(key) : []) : {}),
      ...takenIn(future, futures),
    });
  }
  return [...found.values()];
};
