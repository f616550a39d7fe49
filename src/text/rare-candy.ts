import { type Facts, inPlay, playerOf, pokemonOf, topCard, type View, type Why } from '../claims/index.ts';
import { type ActionOf, reading } from '../engine/index.ts';
import { basic, evolution, forbids, rulesName } from '../rules/index.ts';
import { type Card, type CardId, type Pokemon, type Seat, sameName, type Uid } from '../state/index.ts';

/** Rare Candy and the chain it needs (CR 800.1). */

/** From a Basic to a Stage 2 there has to be a Stage 1 on some card that links them, legal in this tournament or not. */
const chainExists = reading(
  { 'comprehensive-2009': ['800.1a', 'Stage 1'] },
  (view, [stage2, name]: readonly [Card, string], why) => {
    const link = view.pool
      .all()
      .find(
        (card) =>
          card.stage === 'stage 1' &&
          stage2.from !== undefined &&
          sameName(card.name, stage2.from) &&
          card.from !== undefined &&
          sameName(card.from, name),
      );
    if (link !== undefined) why('stage-1-links', { card: stage2.name, link: link.name, pokemon: name });
    return link !== undefined;
  },
  () => true,
);

/** A Baby, or a Basic with Baby Evolution, has no such chain. */
const isBaby = reading(
  { 'comprehensive-2009': ['800.1b', 'Baby Pokémon'] },
  (_view, [card]: readonly [Card]) => card.stage === 'baby' || (card.tags ?? []).includes('baby evolution'),
  () => false,
);

/** Would the card go onto that Pokémon as far as names and stages go? */
const fitsByName = (view: View, card: Card, pokemon: Pokemon): boolean => {
  const name = rulesName(view, pokemon);
  if (card.stage === 'stage 1') return card.from !== undefined && sameName(card.from, name);
  return card.stage === 'stage 2' && chainExists(view, [card, name]);
};

/** May this card of the hand go onto that Pokémon by Rare Candy? */
export const evolvesByCandy = (view: View, id: CardId, uid: Uid): boolean => {
  const card = view.cardAt(id);
  const pokemon = pokemonOf(view.state, uid);
  const base = pokemon === null ? null : topCard(view, pokemon);
  if (card === null || pokemon === null || base === null || !basic(view, [pokemon]) || isBaby(view, [base]))
    return false;
  return evolution.ripe(view, pokemon) && fitsByName(view, card, pokemon);
};

/** Cites the chain by which a Stage 2 goes onto that Pokémon. */
export const citeChain = (view: View, id: CardId, uid: Uid, why: Why): void => {
  const card = view.cardAt(id);
  const pokemon = pokemonOf(view.state, uid);
  if (card?.stage === 'stage 2' && pokemon !== null) chainExists(view, [card, rulesName(view, pokemon)], why);
};

/** The player's Pokémon that some card of the hand fits. */
export const candyTargets = (view: View, seat: Seat): readonly Pokemon[] => {
  const player = playerOf(view.state, seat);
  return inPlay(player).filter((pokemon) => player.hand.cards.some((id) => evolvesByCandy(view, id, pokemon.uid)));
};

const isCandy = (view: View, id: CardId): boolean =>
  (view.cardAt(id)?.play?.does ?? []).some((verb) => typeof verb === 'object' && verb !== null && 'rare-candy' in verb);

/** Basics that a card of the hand would fit, were it not for `but`. None where a target is left anyway. */
const refused = (
  view: View,
  action: ActionOf<'play-trainer'>,
  but: (pokemon: Pokemon, base: Card) => boolean,
): Facts | null => {
  if (!isCandy(view, action.card) || candyTargets(view, view.state.toMove).length > 0) return null;
  const player = playerOf(view.state, view.state.toMove);
  for (const pokemon of inPlay(player)) {
    const base = topCard(view, pokemon);
    if (base === null || !basic(view, [pokemon]) || !but(pokemon, base)) continue;
    for (const id of player.hand.cards) {
      const card = view.cardAt(id);
      if (card === null || card.kind !== 'pokemon' || !fitsByName(view, card, pokemon)) continue;
      return {
        pokemon: base.name,
        card: card.name,
        player: player.seat,
        turn: view.state.turn,
        turnTold: view.state.told.turn,
      };
    }
  }
  return null;
};

export const candyTooYoung = forbids({
  acts: ['play-trainer'],
  bar: 'new',
  code: 'candy-too-young',
  concerns: (view, action) => isCandy(view, action.card),
  law: { 'comprehensive-2009': ['307.2e', 'without a break'] },
  when: (view, action: ActionOf<'play-trainer'>) => refused(view, action, (pokemon) => evolution.isNew(view, pokemon)),
});

export const candyFirstTurn = forbids({
  acts: ['play-trainer'],
  bar: 'first-turn',
  code: 'candy-first-turn',
  concerns: (view, action) => isCandy(view, action.card),
  law: { 'comprehensive-2009': ['307.2f', 'first turn'] },
  when: (view, action: ActionOf<'play-trainer'>) => refused(view, action, () => evolution.isFirstTurn(view)),
});

export const candyOnBaby = forbids({
  acts: ['play-trainer'],
  bar: 'target',
  code: 'candy-on-baby',
  concerns: (view, action) => isCandy(view, action.card),
  law: { 'comprehensive-2009': ['800.1b', 'Baby Pokémon'] },
  when: (view, action: ActionOf<'play-trainer'>) => {
    if (!isCandy(view, action.card) || candyTargets(view, view.state.toMove).length > 0) return null;
    const baby = inPlay(playerOf(view.state, view.state.toMove)).find((pokemon) => {
      const base = topCard(view, pokemon);
      return base !== null && basic(view, [pokemon]) && isBaby(view, [base]);
    });
    return baby === undefined ? null : { pokemon: rulesName(view, baby) };
  },
});
