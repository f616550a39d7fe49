import type { Outcome } from '../engine/index.ts';

/** How often one act may look for cards of a deck that is not given. */
const SEARCHES = 4;

/** An act that takes cards out of a deck of which nothing is given, as it ends if none is taken; null where something else is missing, or one has to be. */
export const noneTaken = (
  stopped: Outcome,
  played: (more: readonly string[]) => { readonly outcome: Outcome; readonly unused: readonly string[] },
): Extract<Outcome, { readonly kind: 'done' }> | null => {
  let outcome = stopped;
  const more: string[] = [];
  while (outcome.kind === 'not-told' && more.length < SEARCHES) {
    const { code, facts } = outcome.needs;
    if (code !== 'pile-not-told' || facts.zone !== 'deck' || facts.said !== undefined) return null;
    more.push('none');
    const next = played(more);
    if (next.unused.length > 0) return null;
    outcome = next.outcome;
  }
  return outcome.kind === 'done' ? outcome : null;
};
