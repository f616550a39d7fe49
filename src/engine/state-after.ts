import type { GameState } from '../state/index.ts';
import { apply } from './apply.ts';
import type { GameEvent } from './event.ts';
import { Hand } from './hand.ts';

/** The state after these events, as a play that is over left them: no rule is asked. */
export const stateAfter = (state: GameState, events: readonly GameEvent[]): GameState => {
  const hand = new Hand(state);
  for (const event of events) apply(hand, event);
  return hand.state;
};
