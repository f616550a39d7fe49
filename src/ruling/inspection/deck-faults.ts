import { inPlay, topCard } from '../../claims/index.ts';
import { bareName, deck, deckCopies, energy } from '../../rules/index.ts';
import { type Card, type Player, plainName, ZONE_NAMES } from '../../state/index.ts';
import { breaks, type InspectedTable, type Tell } from './table-fault.ts';

/** The deck a player came with, as far as its cards were given: how many, and how many of a name (CR 100). */

const tooManyCards = breaks('too-many-cards', deck.SIXTY_CARDS);
const wrongDeckSize = breaks('wrong-deck-size', deck.SIXTY_CARDS);
const tooManyCopies = breaks('too-many-copies', deckCopies.FOUR_OF_A_NAME);

const MOST = 60;
const LIMITED = 40;

/** Everything the player owns is on this table: no pile and no Pokémon is unknown. */
const allGiven = ({ view }: InspectedTable, player: Player): boolean =>
  ZONE_NAMES.every((zone) => player[zone].given) &&
  player.activeGiven &&
  player.benchGiven &&
  inPlay(player).every((pokemon) => topCard(view, pokemon) !== null) &&
  view.state.stadium !== null;

export const deckFaults = (table: InspectedTable, player: Player, tell: Tell): void => {
  const { view } = table;
  const { seat } = player;
  const owned: number[] = [];
  for (const [id, { owner }] of view.state.cards.entries()) if (owner === seat) owned.push(id);
  const facts = { player: seat, cards: owned.length };
  if (owned.length > MOST) tell(tooManyCards(facts));
  else if (allGiven(table, player) && owned.length !== MOST && owned.length !== LIMITED) tell(wrongDeckSize(facts));
  // Limited decks have any number of a name, and no more than 40 cards.
  if (owned.length <= LIMITED) return;
  const copies = new Map<string, { readonly card: Card; readonly copies: number }>();
  for (const id of owned) {
    const card = view.cardAt(id);
    if (card === null || energy.isBasicEnergy(card)) continue;
    const name = plainName(bareName(view, card.name));
    copies.set(name, { card, copies: (copies.get(name)?.copies ?? 0) + 1 });
  }
  for (const { card, copies: number } of copies.values())
    if (number > 4) tell(tooManyCopies({ player: seat, card: bareName(view, card.name), copies: number }));
};
