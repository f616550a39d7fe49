import { namedApart, type Obstacle, type View, type Why } from '../../claims/index.ts';
import { paragraphOf } from '../../engine/index.ts';
import type { Pokemon } from '../../state/index.ts';
import { letByRuling, RULING_WINS } from '../cards/official-rulings.ts';
import { CONTINUOUSLY, FIRST_TURNS, isFirstTurn, isNew } from './evolution.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['evolve-first-turn-otherwise', 'evolve-new-otherwise', 'ruling-evolves'],
} as const;

/** Cites an official ruling by which a text evolves this Pokémon, and the limits that it overrules (CR 102.3). */
export const citeRulingOnEvolving = (
  view: View,
  card: string,
  pokemon: Pokemon,
  ruled: readonly Obstacle[],
  why: Why,
): void => {
  const overruled = letByRuling(view, [ruled]);
  const facts = { card, pokemon: namedApart(view, pokemon) };
  const isNewByRule = overruled.includes('new') && isNew(view, pokemon);
  if (isNewByRule) why(paragraphOf(CONTINUOUSLY, view), 'evolve-new-otherwise', facts);
  const isFirst = overruled.includes('first-turn') && isFirstTurn(view);
  if (isFirst) why(paragraphOf(FIRST_TURNS, view), 'evolve-first-turn-otherwise', facts);
  if (isNewByRule || isFirst) why(paragraphOf(RULING_WINS, view), 'ruling-evolves', facts);
};
