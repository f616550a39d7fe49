import type { RuleId } from '../corpus/index.ts';
import { type Action, drive, MAY_BE_BEGUN, type TraceNode } from '../engine/index.ts';
import type { Rules } from '../rules/index.ts';
import type { GameState, Seat } from '../state/index.ts';
import type { Assumption } from './ruling.ts';

/** The code of a draw that a replay goes through although no step says so. */
export const CODES = {
  assumption: ['drew-for-the-turn'],
} as const;

/** The draw that begins the next turn, where it ends the game: a player who ends a turn wants to hear of it. */

const DRAW: Action = { kind: 'draw' };

/** What the draw comes to on a table on which a turn has just begun, if its player has no card to draw and the game ends by it; else null. */
export const lostByTheNextDraw = (
  rules: Rules,
  state: GameState,
): { readonly trace: readonly TraceNode[]; readonly state: GameState } | null => {
  if (state.result !== null || state.phase !== 'draw') return null;
  const outcome = drive(rules, state, DRAW, () => null, { judged: MAY_BE_BEGUN });
  return outcome.kind === 'done' && outcome.state.result !== null ? outcome : null;
};

/** That a player drew for the turn although no step of a replay says so. */
export const drewForTheTurn = (player: Seat, rule: RuleId): Assumption => ({
  kind: 'default',
  about: player,
  code: 'drew-for-the-turn',
  facts: { player },
  rule,
});
