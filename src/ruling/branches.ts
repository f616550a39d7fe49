import { type Future, possibleAnswers } from '../engine/index.ts';
import type { Branch, Follows, Verdict } from './ruling.ts';

const firstChoice = ({ answers }: Future): Pick<Branch, 'chosen'> => {
  const asked = answers.find(({ question }) => question.kind === 'choose' && possibleAnswers(question).length > 1);
  return asked === undefined ? {} : { chosen: asked.question };
};

/** The futures that a coin decides; of those that differ by a choice only, the first stands for all. */
export const branchesOf = (
  all: readonly { readonly future: Future; readonly verdict: Verdict }[],
  follows: (future: Future) => Follows | null,
): readonly Branch[] => {
  const found = new Map<string, Branch>();
  const coinsOf = (future: Future): readonly string[] =>
    future.answers.filter(({ question }) => question.kind === 'coin').map(({ answer }) => `coin: ${answer}`);
  const flipped = all.map(({ future }) => coinsOf(future));
  const counted = new Map<string, number>();
  for (const coins of flipped) counted.set(coins.join(), (counted.get(coins.join()) ?? 0) + 1);
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
      ...((counted.get(key) ?? 0) > 1 ? firstChoice(future) : {}),
    });
  }
  return [...found.values()];
};
