import { claimsOn, nameOf, pokemonOf } from '../../claims/index.ts';
import { reading, step } from '../../engine/index.ts';
import { type CardId, sameName, type Uid } from '../../state/index.ts';
import type { T } from '../questions.ts';

/** What becoming a Mega Evolution Pokémon does (XY AppB). What it counts as is in `stage-of-card.ts`, what it evolves from in `evolution.ts`. */

/** A card on the Pokémon says that its turn does not end by this. */
const goesOn = reading(
  {
    'comprehensive-2009': 'unknown',
    'ex-2003': 'unknown',
    'advanced-2018': 'unknown',
    'neo-2001': 'unknown',
    'xy-2016': { silent: 'what a card says goes before a rule', near: 'AppB.Rules#3' },
  },
  (_view, [by, pokemon]: readonly [string, string], why): boolean => {
    why('turn-goes-on', { by, pokemon });
    return true;
  },
  () => false,
);

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
  const pokemon = pokemonOf(t.state, uid);
  const link =
    pokemon === null
      ? undefined
      : claimsOn(t.view, pokemon, 'turn-goes-on').find(({ claim }) => sameName(claim.named, card.name));
  if (link !== undefined && goesOn(t.view, [link.name, card.name], t.why)) return;
  (card.tags ?? []).includes('primal') ? primalEndsTurn(t, uid) : megaEndsTurn(t, uid);
};
