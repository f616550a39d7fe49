import { inPlay, nameOf, placeOf, playerOf, type View } from '../../claims/index.ts';
import type { Action } from '../../engine/index.ts';
import {
  type Card,
  type CardId,
  candidates,
  ENERGY_LETTERS,
  ENERGY_NAMES,
  type Pokemon,
  plainName,
  sameName,
} from '../../state/index.ts';
import { holding, type Prepared } from '../in-hand.ts';
import { unquote } from './words.ts';

/** Finds Pokémon and cards by what people call them. */

/** The Pokémon of the player to move that a place or name means. */
export const findPokemon = (view: View, text: string, seat = view.state.toMove): readonly Pokemon[] => {
  const player = playerOf(view.state, seat);
  const said = unquote(text)
    .toLowerCase()
    .replace(/^(?:my|your|the)\s+/, '');
  const place = said.replace(/^(active|bench)\s*(\d*)$/, (_all, row: string, number: string) =>
    number === '' ? row : `${row} ${number}`,
  );
  const all = inPlay(player);
  const byPlace = all.filter(
    (pokemon) => placeOf(view.state, pokemon.uid) === (place === 'active 1' ? 'active' : place),
  );
  if (byPlace.length > 0) return byPlace;
  return all.filter((pokemon) => sameName(nameOf(view, pokemon), said));
};

export const placesOf = (view: View): readonly string[] =>
  inPlay(playerOf(view.state, view.state.toMove)).map((pokemon) => placeOf(view.state, pokemon.uid));

/** Energy by letter, by type or by name. */
export const energyNames = (text: string): readonly string[] => {
  const said = unquote(text).replace(/\s+energy(?:\s+card)?$/i, '');
  const letter = ENERGY_LETTERS.find(
    (l) => l.toLowerCase() === said.toLowerCase() || ENERGY_NAMES[l].toLowerCase() === said.toLowerCase(),
  );
  return letter === undefined ? [unquote(text), said] : [`${ENERGY_NAMES[letter]} Energy`, letter];
};

export const cardsCalled = (view: View, names: readonly string[]): readonly Card[] => {
  for (const name of names) {
    const print = /^(.*?)\s*\(([^)]+)\)$/.exec(name);
    const found = view.pool
      .named(print?.[1] ?? name)
      .filter(
        (card) =>
          print?.[2] === undefined || plainName(card.print ?? '') === plainName(print[2]) || card.key === print[2],
      );
    if (found.length > 0) return found;
  }
  return [];
};

/** For a card from hand: the table with that card in hand, one per print that differs. */
export const withCard = (
  view: View,
  names: readonly string[],
  make: (card: Card, id: CardId, state: Prepared['state']) => readonly Action[],
): readonly Prepared[] | null => {
  const cards = cardsCalled(view, names);
  const [first] = cards;
  if (first === undefined) return null;
  const inHand = playerOf(view.state, view.state.toMove).hand.cards.find((id) =>
    cards.some((card) => view.cardAt(id)?.key === card.key),
  );
  const card = inHand === undefined ? first : (view.cardAt(inHand) ?? first);
  const several = candidates(view.pool, { name: card.name }).length > 1;
  return holding(view, card, inHand).flatMap((held) =>
    make(card, held.card, held.state).map((action) => ({
      action,
      state: held.state,
      // Which print is meant is said where it could be another.
      assumed: held.assumed.map((name) => (several ? `${name} (${card.print ?? card.key})` : name)),
    })),
  );
};
