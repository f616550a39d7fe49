import { inPlay, playerOf, pokemonOf, type View } from '../claims/index.ts';
import { reading } from '../engine/index.ts';
import { basic, evolution, rulesName } from '../rules/index.ts';
import { type Card, type CardId, type Pokemon, type Seat, sameName, type Uid } from '../state/index.ts';

/** Rare Candy and the chain it needs (CR 800.1). */

/** From a Basic to a Stage 2 there has to be a Stage 1 on some card that links them, legal in this tournament or not. */
const chainExists = reading(
  { 'comprehensive-2009': ['800.1a', 'Stage 1'] },
  (view, [stage2, name]: readonly [Card, string]) =>
    view.pool
      .all()
      .some(
        (card) =>
          card.stage === 'stage 1' &&
          stage2.from !== undefined &&
          sameName(card.name, stage2.from) &&
          card.from !== undefined &&
          sameName(card.from, name),
      ),
  () => true,
);

/** A Baby, or a Basic with Baby Evolution, has no such chain. */
const isBaby = reading(
  { 'comprehensive-2009': ['800.1b', 'Baby Pokémon'] },
  (_view, [card]: readonly [Card]) => card.stage === 'baby' || (card.tags ?? []).includes('baby evolution'),
  () => false,
);

/** May this card of the hand go onto that Pokémon by Rare Candy? */
export const evolvesByCandy = (view: View, id: CardId, uid: Uid): boolean => {
  const card = view.cardAt(id);
  const pokemon = pokemonOf(view.state, uid);
  const top = pokemon?.stack[0];
  const base = top === undefined ? null : view.cardAt(top);
  if (card === null || pokemon === null || base === null || !basic(view, [pokemon]) || isBaby(view, [base]))
    return false;
  if (!evolution.ripe(view, pokemon)) return false;
  const name = rulesName(view, pokemon);
  if (card.stage === 'stage 1') return card.from !== undefined && sameName(card.from, name);
  return card.stage === 'stage 2' && chainExists(view, [card, name]);
};

/** The player's Pokémon that some card of the hand fits. */
export const candyTargets = (view: View, seat: Seat): readonly Pokemon[] => {
  const player = playerOf(view.state, seat);
  return inPlay(player).filter((pokemon) => player.hand.cards.some((id) => evolvesByCandy(view, id, pokemon.uid)));
};
