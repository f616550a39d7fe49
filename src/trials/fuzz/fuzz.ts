import { chanceOf, seedOfRun } from '../chance.ts';
import { kindOf } from './promises.ts';
import { tried } from './run-case.ts';
import { shrunkText } from './shrink.ts';
import { type Case, caseOf, type Seeds } from './targets.ts';

/** A case that broke a promise, as small as it was found. */
export interface Failure {
  readonly run: number;
  readonly case: Case;
  readonly promises: readonly string[];
}

const smaller = async (one: Case, kind: string, folder: string): Promise<Case> => {
  const still = async (smaller: Case): Promise<boolean> =>
    (await tried(smaller, folder)).some((promise) => kindOf(promise) === kind);
  let best = one;
  if (one.input !== null) best = { ...best, input: await shrunkText(one.input, (input) => still({ ...best, input })) };
  for (let at = best.words.length - 1; at > 0; at -= 1) {
    const fewer = { ...best, words: best.words.filter((_word, place) => place !== at) };
    if (await still(fewer)) best = fewer;
  }
  for (const [at, word] of best.words.entries()) {
    if (word.length < 12 || word.startsWith('-')) continue;
    const shorter = await shrunkText(word, (text) => still({ ...best, words: best.words.with(at, text) }), 100);
    best = { ...best, words: best.words.with(at, shorter) };
  }
  return best;
};

/** One run: what it tried, and the promises it broke, with the case made small. */
export const fuzzOne = async (
  seed: number,
  run: number,
  seeds: Seeds,
  folder: string,
  seen: Set<string>,
): Promise<Failure | null> => {
  const one = caseOf(chanceOf(seedOfRun(seed, run)), seeds);
  const promises = await tried(one, folder);
  const [first] = promises;
  if (first === undefined) return null;
  const kind = kindOf(first);
  // Of a kind that was found already the first is enough.
  if (seen.has(kind)) return { run, case: one, promises: [] };
  seen.add(kind);
  return { run, case: /^slow/u.test(first) ? one : await smaller(one, kind, folder), promises };
};
