import type { Outcome } from '../engine/index.ts';
import { eitherWayOnBench, type Rules } from '../rules/index.ts';
import { sameValue } from '../state/index.ts';

/**
 * A document may leave unsaid whether what is on a Pokémon ends on the Bench. What an act comes to that leads to the very same table either way, as where the
 * effect ends with the turn; null where it does not.
 */
export const sameOnBench = (
  rules: Rules,
  outcome: Outcome,
  play: (by: Rules) => Outcome,
): Extract<Outcome, { readonly kind: 'done' }> | null => {
  if (outcome.kind !== 'not-told' || outcome.needs.code !== 'document-silent-on') return null;
  const [stays, ends] = eitherWayOnBench(rules)?.map(play) ?? [];
  return stays?.kind === 'done' && ends?.kind === 'done' && sameValue(stays.state, ends.state) ? stays : null;
};
