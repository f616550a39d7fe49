import { says } from '../card-language/index.ts';
import { eventsIn, type TraceNode } from '../engine/index.ts';
import type { Rules } from '../rules/index.ts';
import type { GapFound } from './ruling.ts';

/**
 * An attack that fails on a flip, in a document by which what its text asks for in order to use it is done before that flip. Where the text is not read, it is
 * not known what was done by then.
 */

/** The step of an attack in which it fails so. */
const STEP_OF: { readonly [code: string]: string } = { 'cancelled-by-effect': 'alter', confused: 'confusion' };

/** What such a step needs to have words for. */
const ASKS_FOR: { readonly [step: string]: RegExp } = {
  activate: /\bin order to\b|\bmust\b|\bunless\b|\bnothing\b|\bfails?\b|\bbefore\b|\bpays?\b|\bcosts?\b/u,
  discard: /\bdiscard|\bthrow|\blos[et]|\breturn|\bremove\b/u,
};

/** May something that these texts of an attack ask for have been done before it failed? */
export const mayHaveActedBefore = (
  { answers }: Rules,
  gaps: readonly Pick<GapFound, 'text'>[],
  trace: readonly TraceNode[],
): boolean => {
  const order = Object.keys(answers.attack);
  const flips = eventsIn(trace).map((event) => (event.kind === 'attack-ended' ? (STEP_OF[event.code] ?? '') : ''));
  const before = order.filter((step) => flips.some((flip) => order.indexOf(step) < order.indexOf(flip)));
  const asks = ({ text }: Pick<GapFound, 'text'>): boolean =>
    before.some((step) => (text === '' ? step in ASKS_FOR : ASKS_FOR[step]?.test(says(text).join('. '))) === true);
  return gaps.some(asks);
};
