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

/** The grounds of all readings, each once. */
export const allGrounds = (each: readonly Pick<OneAction, 'grounds'>[]): readonly Ground[] => {
  const found: Ground[] = [];
  for (const ground of each.flatMap(({ grounds }) => grounds)) {
    const at = found.findIndex(
      ({ rule, code, facts }) => rule === ground.rule && code === ground.code && sameValue(facts, ground.facts),
    );
    if (at < 0) found.push(ground);
    else found[at] = ground;
  }
  return found;
};

/** One reading among several, as a way to do it. */
export const asWay = (one: OneAction): Way => ({
  legal: one.verdict === 'legal' || one.verdict === 'depends',
  code: `${one.action.kind}-so`,
  facts: one.subject,
  rule: one.grounds.find((ground) => ground.overruled === null)?.rule ?? null,
});
