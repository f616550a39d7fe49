import type { Verb } from '../../text/index.ts';
import { act, given, type Steps, withExtra } from '../lower/steps.ts';
import { BEYOND_COST, CHECKUP } from './phrases.ts';
import { sorts } from './production.ts';

/** Special Conditions that put more counters on their Pokémon than usual, where a text says so of one that is there already. */

const { sentence, worse } = sorts;

/** It is Poisoned already: the same again, with so many counters. */
const poison = (n: number, on: Extract<Verb, { readonly condition: unknown }>['on']): Steps =>
  act(on, { condition: 'poisoned', on, counters: n });

export const WORSE_CONDITIONS = [
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
