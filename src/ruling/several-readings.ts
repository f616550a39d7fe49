import { sameValue } from '../state/index.ts';
import type { OneAction } from './rule-on-action.ts';
import type { Ground, Verdict, Way } from './ruling.ts';

/** A question that may mean several actions: which of their rulings answers it, and how the others are reported. */

/** The best of several readings of a question: one way that is legal answers "may I" with yes. */
const RANK: readonly Verdict[] = ['legal', 'depends', 'not-modelled', 'undetermined', 'illegal'];
export const pick = (each: readonly OneAction[]): OneAction => {
  for (const verdict of RANK) {
    const found = each.find((one) => one.verdict === verdict);
    if (found !== undefined) return found;
  }
  throw new Error('a question has at least one reading');
};

/**
 * The readings that can be meant: a place that is one on both sides is that of the side which the text can mean. Where the text means neither, both
 * stand.
 */
export const canBeMeant = <R extends Pick<OneAction, 'grounds'>>(each: readonly R[]): readonly R[] => {
  const fitting = each.filter(
    ({ grounds }) => !grounds.some(({ code, overruled }) => code === 'named-not-meant' && overruled === null),
  );
  return fitting.length > 0 ? fitting : each;
};

const isSameGround = (one: Ground, other: Ground): boolean =>
  one.rule === other.rule && one.code === other.code && sameValue(one.facts, other.facts);

/** The grounds that keep off every reading; where there is none, those of all, each once. */
export const allGrounds = (each: readonly Pick<OneAction, 'grounds'>[]): readonly Ground[] => {
  const found: Ground[] = [];
  for (const ground of each.flatMap(({ grounds }) => grounds)) {
    const at = found.findIndex((one) => isSameGround(one, ground));
    if (at < 0) found.push(ground);
    else found[at] = ground;
  }
  // What is true of one of them alone would be read as true of the one that is named.
  const ofEvery = found.filter((one) =>
    each.every(({ grounds }) => grounds.some((other) => other.overruled === null && isSameGround(one, other))),
  );
  return ofEvery.length > 0 ? ofEvery : found;
};

/** One reading among several, as a way to do it. */
export const asWay = (one: OneAction): Way => {
  const ground = one.grounds.find(({ overruled }) => overruled === null);
  return {
    legal: one.verdict === 'legal' || one.verdict === 'depends',
    code: `${one.action.kind}-so`,
    facts: one.subject,
    rule: ground?.rule ?? null,
    ...(ground === undefined ? {} : { ground }),
  };
};
