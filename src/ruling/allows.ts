import type { View } from '../claims/index.ts';
import type { Action, AnyLaw } from '../engine/index.ts';
import {
  announced,
  attack,
  bench,
  energy,
  evolution,
  levelUp,
  neverMentioned,
  POWER_MAY_BE_USED,
  retreat,
  stadiums,
  trainers,
  turn,
  vUnion,
} from '../rules/index.ts';
import { SET_UP_ALLOWS } from './legal-set-up.ts';

/** The paragraph that lets a kind of action be done. */
const ALLOWS: Readonly<Record<Action['kind'], AnyLaw>> = {
  draw: turn.DRAW_A_CARD,
  bench: bench.BASICS_ONTO_BENCH,
  evolve: evolution.EVOLVES_FROM,
  'level-up': { ...neverMentioned.levelingUp.law, ...levelUp.PUT_ONTO },
  'attach-energy': energy.ONE_ENERGY_A_TURN,
  'play-trainer': trainers.ANY_NUMBER,
  'play-supporter': { ...neverMentioned.supporters.law, ...trainers.ONE_SUPPORTER },
  'play-stadium': { ...trainers.ANY_NUMBER, ...stadiums.oneStadium.law },
  retreat: retreat.CHANGE_WITH_THE_BENCH,
  'use-power': POWER_MAY_BE_USED,
  'use-card': announced.USES,
  attack: attack.DECLARE,
  'end-turn': turn.ATTACK_OR_NOT,
  ...SET_UP_ALLOWS,
};

/** The paragraph that lets this action be done: a V-UNION goes to the Bench by another one than a Basic Pokémon, a Fossil off it by another than a Stadium is used. */
export const allowedBy = (view: View, action: Action): AnyLaw => {
  if (action.kind === 'use-card') return announced.lawOfUse(action);
  return action.kind === 'bench' && vUnion.isPart(view.cardAt(action.card)) ? vUnion.AT_ONCE : ALLOWS[action.kind];
};
