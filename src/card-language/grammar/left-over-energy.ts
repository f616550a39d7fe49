import type { Count, Verb } from '../../text/index.ts';
import { act, given, type Steps, steps, withExtra } from '../lower/steps.ts';
import { BEYOND_COST, CHECKUP } from './phrases.ts';
import { sorts } from './production.ts';

/** Energy beyond the cost of the attack, more damage that has a bound, and Special Conditions that are worse than usual. */

const { counted, effect, sentence, worse } = sorts;

const UNPAID = "but not used to pay for (this attack|this attack's Energy cost)";
const BOUND = "You can't (add|do) more (than|then) {most:Number} damage in this way";

/** More damage, up to so much in all: by whole steps. */
const bounded = (n: number, times: Count, most: number, from?: number): Steps | null => {
  if (n === 0 || most % n !== 0) return null;
  const atMost = { 'at-most': most / n };
  const bound: Count =
    typeof times === 'object' && 'energy-left-over' in times ? { ...times, ...atMost } : { counted: times, ...atMost };
  return steps({ step: 'more', n, times: bound, ...(from === undefined ? {} : { from }) });
};

/** It is Poisoned already: the same again, with so many counters. */
const poison = (n: number, on: Extract<Verb, { readonly condition: unknown }>['on']): Steps =>
  act(on, { condition: 'poisoned', on, counters: n });

export const LEFT_OVER_ENERGY = [
  counted(
    'extra Energy',
    [`extra Energy attached to SELF ${BEYOND_COST}`, `Energy attached to SELF ${UNPAID}`],
    () => ({
      'energy-left-over': true,
    }),
  ),
  counted(
    'extra Energy of a type',
    [`extra {type:Type} Energy attached to SELF ${BEYOND_COST}`, `{type:Type} Energy attached to SELF ${UNPAID}`],
    ({ type }) => ({ 'energy-left-over': true, type }),
  ),

  effect(
    'more damage for each, bounded',
    `this attack does {n:Number} more damage {times:Count}. ${BOUND}`,
    ({ n, times, most }) => bounded(n, times, most),
  ),
  effect(
    'a sum of damage for each, bounded',
    `(this attack does|does) {from:Number} damage plus {n:Number} more damage {times:Count}. ${BOUND}`,
    ({ from, n, times, most }) => bounded(n, times, most, from),
  ),
  effect(
    'a sum of damage for two Energy at most',
    "(this attack does|does) {from:Number} damage plus {n:Number} more damage {times:Count}. Extra {type:Type} Energy after the 2nd (doesn't|don't) count",
    // Nothing else than the Energy that is counted may be bounded so.
    ({ from, n, times, type }) =>
      typeof times === 'object' && 'energy-left-over' in times && times.type === type
        ? bounded(n, times, 2 * n, from)
        : null,
  ),

  // Special Conditions that put more counters on their Pokémon than usual, where a text says so of one that is there already.
  worse(
    'more counters for Poison',
    `put {n:Number} damage counters (instead of 1 on {who:Whom}|on {who:Whom} instead of 1) ${CHECKUP}`,
    ({ n, who }) => (typeof who === 'object' ? null : poison(n, who)),
  ),
  sentence('worse if', 'if {condition:Condition}, {worse:Worse}.', ({ condition, worse: said }) =>
    condition.is.defending?.condition === undefined && condition.is['evolved-from'] === undefined
      ? null
      : given(condition, said),
  ),
  sentence(
    'worse with Energy beyond the cost',
    `if SELF has at least {extra:Extra} attached [to it] ${BEYOND_COST}, {worse:Worse}.`,
    ({ extra, worse: said }) => withExtra(extra, said),
  ),
];
