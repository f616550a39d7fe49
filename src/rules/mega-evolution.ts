import { nameOf, pokemonOf } from '../claims/index.ts';
import { step } from '../engine/index.ts';
import type { CardId, Uid } from '../state/index.ts';
import type { T } from './questions.ts';

/** What becoming a Mega Evolution Pokémon does (XY AppB). What it counts as is in `stage-of-card.ts`, what it evolves from in `evolution.ts`. */

const endTurn = (t: T, uid: Uid): void => {
  const pokemon = pokemonOf(t.state, uid);
  t.note('turn-ends-by-becoming', { pokemon: pokemon === null ? 'a Pokémon' : nameOf(t.view, pokemon) });
  t.put({ kind: 'phase-began', phase: 'end' });
};

const megaEndsTurn = step({ 'xy-2016': ['AppB.Rules#3', "a player's turn ends when one of their Pokémon"] }, endTurn);
const primalEndsTurn = step({ 'xy-2016': ['AppB.Rules#4', 'the same rules hold'] }, endTurn);

/** What becoming a Mega Evolution or Primal Reversion Pokémon does to the turn of its player. */
export const becoming = (t: T, id: CardId, uid: Uid): void => {
  const card = t.view.cardAt(id);
  if (card?.stage !== 'mega') return;
  (card.tags ?? []).includes('primal') ? primalEndsTurn(t, uid) : megaEndsTurn(t, uid);
};
