import {
  inPlay,
  isUndescribed,
  nameOf,
  type Obstacle,
  playerOf,
  pokemonOf,
  topCard,
  type View,
  type Why,
} from '../../claims/index.ts';
import { lawOf, reading, unknownFact } from '../../engine/index.ts';
import { type Card, type CardId, type Pokemon, type Seat, sameName, type Uid } from '../../state/index.ts';
import { isCalled } from '../cards/card-names.ts';
import { letByRuling } from '../cards/official-rulings.ts';
import { namingBelow, ripe } from './evolution.ts';
import { basic, features } from './pokemon.ts';
import { keptFromHand } from './put-on-top.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['stage-1-links', 'stage-1-too'],
} as const;

/** Rare Candy and the chain it needs (CR 800.1). */

const CHAIN = lawOf({
  'comprehensive-2009': ['800.1a', 'Stage 1'],
  'ex-2003': { silent: 'a Stage 2 goes on a Basic Pokémon only where a Stage 1 links the two', near: 'EvoEx.5' },
  'advanced-2018': {
    silent: 'a Stage 2 goes on a Basic Pokémon only where a Stage 1 links the two',
    near: 'II.C-12#2',
  },
  'advanced-2025': ['II.C-12#2', 'both belong to one line'],
  'neo-2001': { silent: 'a Stage 2 goes on a Basic Pokémon only where a Stage 1 links the two', near: 'Evolution#3' },
  'xy-2016': { silent: 'a Stage 2 goes on a Basic Pokémon only where a Stage 1 links the two', near: 'Names#2' },
  'me-2026': { silent: 'a Stage 2 goes on a Basic Pokémon only where a Stage 1 links the two', near: 'Names#2' },
});

/** From a Basic to a Stage 2 there has to be a Stage 1 on some card that links them, legal in this tournament or not. */
export const chainExists = reading(
  CHAIN,
  (view, [stage2, name]: readonly [Card, string], why) => {
    const { from } = stage2;
    const link = namingBelow(view, name).find(
      (card) => card.stage === 'stage 1' && from !== undefined && isCalled(view, card.name, from),
    );
    if (link !== undefined) why('stage-1-links', { card: stage2.name, link: link.name, pokemon: name });
    return link !== undefined;
  },
  () => true,
);

const BABY_EVOLUTION = 'Baby Evolution';

export const CANDY_AND_BABIES = lawOf({
  'comprehensive-2009': ['800.1b', 'Baby Pokémon'],
  'ex-2003': ['EvoEx.5', 'directly on a Baby Pokémon'],
  'advanced-2018': 'absent',
  'advanced-2025': 'absent',
  'neo-2001': 'absent',
  'xy-2016': { silent: 'a Baby Pokémon has no such chain', near: 'Gl:Basic Pokémon Card' },
  'me-2026': { silent: 'a Baby Pokémon has no such chain', near: 'Gl:Basic Pokémon card' },
});

/** A Baby, or a Pokémon with that Poké-Power, has no such chain. */
export const isBaby = reading(
  CANDY_AND_BABIES,
  (view, [pokemon]: readonly [Pokemon]) =>
    topCard(view, pokemon)?.stage === 'baby' ||
    features(view, [pokemon]).powers.some(
      ({ power: { kind, name } }) => kind === 'power' && sameName(name, BABY_EVOLUTION),
    ),
  () => false,
);

/** How a card works as Rare Candy does: what an official ruling allows, and whether it is for a Stage 2 alone. */
export interface Candy {
  readonly despite?: readonly Obstacle[];
  readonly bound?: readonly Obstacle[];
  readonly only?: 'stage 2';
}

/** Of Pokémon Breeder the article says that it is for a Stage 2, and of Rare Candy that it is for a Stage 1 as well. */
const stageOneToo = reading(
  {
    'neo-2001': 'absent',
    'comprehensive-2009': 'absent',
    'advanced-2018': 'absent',
    'advanced-2025': 'absent',
    'ex-2003': ['EvoEx.8', 'can evolve into Stage 1 as well as into Stage 2'],
    'xy-2016': 'absent',
    'me-2026': 'absent',
  },
  (_view, [card]: readonly [Card], why): boolean => {
    why('stage-1-too', { card: card.name });
    return true;
  },
  () => true,
);

/** Would the card go onto that Pokémon as far as names and stages go? */
export const fitsByName = (view: View, card: Card, pokemon: Pokemon, { only }: Candy): boolean => {
  const name = nameOf(view, pokemon);
  if (only !== undefined && card.stage !== only) return false;
  if ((card.stage === 'stage 1' || card.stage === 'stage 2') && card.from === undefined)
    unknownFact(view, CHAIN, 'origin-not-told', { card: card.name });
  if (card.stage === 'stage 1')
    return stageOneToo(view, [card]) && card.from !== undefined && isCalled(view, name, card.from);
  return card.stage === 'stage 2' && chainExists(view, [card, name]);
};

/** May this Pokémon be evolved by Rare Candy now, if only the card were there? */
export const mayTakeCandy = (view: View, pokemon: Pokemon, { despite = [], bound = [] }: Candy): boolean => {
  const stands = topCard(view, pokemon) !== null && basic(view, [pokemon]) && !isBaby(view, [pokemon]);
  return stands && ripe(view, pokemon, letByRuling(view, [despite]), bound) && !keptFromHand(view, pokemon, 'candy');
};

/** May this card of the hand go onto that Pokémon by Rare Candy? */
export const evolvesByCandy = (view: View, id: CardId, uid: Uid, how: Candy = {}): boolean => {
  const card = view.cardAt(id);
  const pokemon = pokemonOf(view.state, uid);
  return card !== null && pokemon !== null && mayTakeCandy(view, pokemon, how) && fitsByName(view, card, pokemon, how);
};

/** Cites the chain by which a Stage 2 goes onto that Pokémon. */
export const citeChain = (view: View, id: CardId, uid: Uid, why: Why): void => {
  const card = view.cardAt(id);
  const pokemon = pokemonOf(view.state, uid);
  if (card?.stage === 'stage 2' && pokemon !== null) chainExists(view, [card, nameOf(view, pokemon)], why);
  if (card?.stage === 'stage 1') stageOneToo(view, [card], why);
};

/** Whom the candy may be meant for: the one its player named, else all of that player's. */
export const meant = (view: View, seat: Seat, named: Uid | undefined): readonly Pokemon[] =>
  inPlay(playerOf(view.state, seat)).filter(({ uid }) => named === undefined || uid === named);

/** The player's Pokémon that some card of the hand fits. */
export const candyTargets = (view: View, seat: Seat, how: Candy = {}, named?: Uid): readonly Pokemon[] => {
  const player = playerOf(view.state, seat);
  return meant(view, seat, named).filter((pokemon) =>
    player.hand.cards.some((id) => evolvesByCandy(view, id, pokemon.uid, how)),
  );
};

/** Is every card of that player's hand known? What does not stand there may fit. */
export const isHandKnown = (view: View, seat: Seat): boolean => {
  const { hand } = playerOf(view.state, seat);
  return hand.given && hand.cards.every((id) => view.cardAt(id) !== null);
};

/** Would Rare Candy evolve a Pokémon? Null where that depends on a place, a Pokémon or a card of the hand that is not given. */
export const candyEvolves = (view: View, seat: Seat, how: Candy = {}, named?: Uid): boolean | null => {
  if (candyTargets(view, seat, how, named).length > 0) return true;
  const player = playerOf(view.state, seat);
  const mine = meant(view, seat, named);
  const handKnown = isHandKnown(view, seat);
  const hidden = named === undefined && (!player.benchGiven || !player.activeGiven);
  const unknown = hidden || mine.some((pokemon) => isUndescribed(view, pokemon));
  return unknown || (!handKnown && mine.some((pokemon) => mayTakeCandy(view, pokemon, how))) ? null : false;
};
