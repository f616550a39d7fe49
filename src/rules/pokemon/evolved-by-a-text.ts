import { namedApart, type Obstacle, type View, type Why } from '../../claims/index.ts';
import { reading, speaksHere } from '../../engine/index.ts';
import type { Pokemon, Seat } from '../../state/index.ts';
import {
  CARD_WINS_ON_EVOLVING,
  CARD_WINS_ON_FIRST_TURN,
  EFFECTS_EVOLVE_AT_ONCE,
  isFirstTurn,
  isNew,
} from './evolution.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['effect-evolves-at-once', 'text-evolves-at-once'],
} as const;

/** Why a text may evolve a Pokémon that could not evolve by being played on now. */

interface Otherwise {
  readonly pokemon: string;
  readonly player: Seat;
  readonly isNew: boolean;
  readonly isFirst: boolean;
}

const factsOf = ({ pokemon, player, isNew: fresh, isFirst }: Otherwise) => ({
  pokemon,
  player,
  ...(fresh ? { isNew: true } : {}),
  ...(isFirst ? { isFirst: true } : {}),
});

/** A document may let every effect do so. */
const byEveryEffect = reading(
  EFFECTS_EVOLVE_AT_ONCE,
  (_view, [otherwise]: readonly [Otherwise], why) => {
    why('effect-evolves-at-once', factsOf(otherwise));
    return true;
  },
  () => false,
);

const saysSo = (law: typeof CARD_WINS_ON_EVOLVING) =>
  reading(
    law,
    (_view, [otherwise]: readonly [Otherwise], why) => {
      why('text-evolves-at-once', factsOf(otherwise));
      return true;
    },
    () => false,
  );

/** Elsewhere the text itself has to say so. */
const thoughNew = saysSo(CARD_WINS_ON_EVOLVING);
const inFirstTurn = saysSo(CARD_WINS_ON_FIRST_TURN);

/** Cites it, where the Pokémon is new or the turn is a first one. `despite`: what by its own words does not stop the text. */
export const citeEvolvedByText = (view: View, pokemon: Pokemon, despite: readonly Obstacle[], why: Why): void => {
  const otherwise: Otherwise = {
    pokemon: namedApart(view, pokemon),
    player: view.state.toMove,
    isNew: isNew(view, pokemon),
    isFirst: isFirstTurn(view),
  };
  if (!otherwise.isNew && !otherwise.isFirst) return;
  if (speaksHere(EFFECTS_EVOLVE_AT_ONCE, view)) {
    byEveryEffect(view, [otherwise], why);
    return;
  }
  if (otherwise.isFirst && despite.includes('first-turn')) inFirstTurn(view, [{ ...otherwise, isNew: false }], why);
  if (otherwise.isNew && despite.includes('new')) thoughNew(view, [{ ...otherwise, isFirst: false }], why);
};
