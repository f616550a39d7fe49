import { type Condition, holds } from '../claims/index.ts';
import { lookedBackOn, type T, type TextContext, unmetTerms } from '../rules/index.ts';
import { sameValue } from '../state/index.ts';
import { paragraphInForce } from './paragraph-in-force.ts';
import { asker } from './who.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['condition-met', 'condition-not-met', 'no-damage-done'],
} as const;

/** Conditions of a text that are asked while it is carried out: how the answer came out is reported, with the rule by which it is asked. */

/** What is flipped or taken up is plain from the coin or the choice itself. */
const isPlainAnyhow = ({ heads, accepted, not, 'any-of': either = [] }: Condition): boolean =>
  heads !== undefined ||
  accepted !== undefined ||
  (not !== undefined && isPlainAnyhow(not)) ||
  either.some(isPlainAnyhow);

/** What was said already in this step; a text may ask the same of each part. */
const saidOn = new WeakMap<T, Set<string>>();

const isSaidFirst = (t: T, what: string): boolean => {
  const said = saidOn.get(t) ?? new Set();
  saidOn.set(t, said);
  const isFirst = !said.has(what);
  said.add(what);
  return isFirst;
};

/** Of two ways that a text may go on, why it is the first. */
export const sayMet = (t: T, condition: Condition, { place, ...context }: TextContext): void => {
  if (isPlainAnyhow(condition)) return;
  const { seat } = asker(t.view, { place, ...context });
  const facts = { place, player: seat, unmet: 'terms', terms: JSON.stringify(condition) };
  const rule = paragraphInForce(t);
  if (rule !== null && isSaidFirst(t, JSON.stringify(facts))) t.aside(rule, 'condition-met', facts);
};

/** Does the condition hold now? Where it does not, that is said; `whole`: all of the text is tied to it. */
export const isMetOrSaid = (t: T, condition: Condition, context: TextContext, whole = false): boolean => {
  const from = asker(t.view, context);
  if (holds(t.view, condition, from, t.why)) return true;
  if (isPlainAnyhow(condition)) return false;
  const unmet = unmetTerms(t.view, condition, from);
  const facts = { place: context.place, ...unmet, ...(whole ? { whole } : {}) };
  const rule = lookedBackOn(t.rules, String(unmet.unmet)) ?? paragraphInForce(t);
  if (rule !== null && isSaidFirst(t, JSON.stringify(facts))) t.aside(rule, 'condition-not-met', facts);
  return false;
};

/** What follows damage that the attack has done, where it has done none. */
export const sayNoDamage = (t: T, asked: unknown, { place }: TextContext): void => {
  const rule = paragraphInForce(t);
  if (rule !== null && sameValue(asked, { whether: { 'damage-done': true } }) && isSaidFirst(t, `no damage ${place}`))
    t.aside(rule, 'no-damage-done', { place });
};
