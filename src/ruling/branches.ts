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

/** An offer that was taken up before the first coin, without which none is flipped. */
const offerBefore = ({ answers }: Future, all: readonly Future[]): Pick<Branch, 'offered'> => {
  const coin = answers.findIndex(({ question }) => question.kind === 'coin');
  const taken = answers
    .slice(0, coin)
    .find(({ question, answer }) => answer === 'yes' && possibleAnswers(question).join() === 'yes,no');
  if (taken === undefined) return {};
  const isDeclined = (one: Future): boolean =>
    one.answers.every(({ question }) => question.kind !== 'coin') &&
    one.answers.some(({ question, answer }) => answer === 'no' && sameValue(question, taken.question));
  return all.some(isDeclined) ? { offered: taken.question } : {};
};

/** The futures that a coin decides; of those that differ by a choice only, the first stands for all. */
export const branchesOf = (
  all: readonly { readonly future: Future; readonly verdict: Verdict }[],
  follows: (future: Future) => Follows | null,
  complete: boolean,
): readonly Branch[] => {
  const futures = all.map(({ future }) => future);
  const found = new Map<string, Branch>();
  const coinsOf = (future: Future): readonly string[] =>
    future.answers.filter(({ question }) => question.kind === 'coin').map(({ answer }) => `coin: ${answer}`);
  const flipped = all.map(({ future }) => coinsOf(future));
  const alike = (key: string): readonly Future[] => futures.filter((_, at) => flipped[at]?.join() === key);
  for (const [at, { future, verdict }] of all.entries()) {
    const coins = flipped[at] ?? [];
    const key = coins.join();
    if (coins.length === 0 || found.has(key)) continue;
    const { outcome } = future;
    const onward = outcome.kind === 'done' || outcome.kind === 'not-told' ? follows(future) : null;
    // Where the document is silent, only the texts are said that have their say beside that.
    const more = outcome.kind === 'done' || (onward !== null && onward.unread.length > 0) ? onward : null;
    found.set(key, {
      if: coins,
      verdict,
      trace: 'trace' in outcome ? outcome.trace : [],
      ...(more === null ? {} : { follows: more }),
      after: outcome.kind === 'done' ? outcome.state : null,
      ...(outcome.kind === 'not-told' ? { needs: [outcome.needs] } : {}),
      ...(alike(key).length > 1 ? chosenIn(future, complete ? alike(key) : []) : {}),
      ...offerBefore(future, futures),
    });
  }
  return [...found.values()];
};
