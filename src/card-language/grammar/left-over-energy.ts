import type { Count } from '../../text/index.ts';
import { type Steps, steps } from '../lower/steps.ts';
import { BEYOND_COST } from './phrases.ts';
import { sorts } from './production.ts';

/** Energy beyond the cost of the attack, and more damage that has a bound. */

const { counted, effect } = sorts;

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
];
