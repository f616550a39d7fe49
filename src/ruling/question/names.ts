import { activesOf, inPlay, nameOf, opponentsOf, placeOf, playerOf, type View } from '../../claims/index.ts';
import type { Action } from '../../engine/index.ts';
import { pokemonOptions } from '../../rules/index.ts';
import {
  type Card,
  type CardId,
  candidates,
  ENERGY_LETTERS,
  ENERGY_NAMES,
  isPrint,
  type Player,
  type Pokemon,
  sameName,
  type Uid,
  withinPeriod,
} from '../../state/index.ts';
import { holding, type Prepared } from '../in-hand.ts';
import { fault, type ReadQuestion, type UnknownRow, unknownWho } from './answer.ts';
import { unquote } from './words.ts';

/** Finds Pokémon and cards by what people call them. */

/** A place as it is said: the row, and the number in it where one is said. `active 1` is the Active place where there is but one. */
const placeSaid = (said: string): RegExp | null => {
  const [, row, number] = /^(active|bench)\s*(\d*)$/.exec(said) ?? [];
  if (row === undefined) return null;
  if (number === '1' && row === 'active') return /^active(?: 1)?$/;
  return new RegExp(number === '' ? (row === 'active' ? '^active(?: \\d)?$' : '^bench$') : `^${row} ${number}$`);
};

/** A name, and the place where it is. */
const NAME_AND_PLACE = /^(.+?)\s+(?:on|at)\s+(?:(?:the|my|your)\s+)?((?:active|bench)\s*\d*)$/;

/** Those that a place or a name means, or `Shinx on bench 2`. */
const findAmong = (view: View, all: readonly Pokemon[], said: string): readonly Pokemon[] => {
  const [, name, where] = NAME_AND_PLACE.exec(said) ?? [];
  if (name !== undefined && where !== undefined) return findAmong(view, findAmong(view, all, name), where);
  const place = placeSaid(said);
  const byPlace = place === null ? [] : all.filter((pokemon) => place.test(placeOf(view.state, pokemon.uid)));
  return byPlace.length > 0 ? byPlace : all.filter((pokemon) => sameName(nameOf(view, pokemon), said));
};

/** The Pokémon of the player to move that a place or name means: several for a name that several have, or `active` where there are two. */
export const findPokemon = (view: View, text: string): readonly Pokemon[] => {
  const said = unquote(text)
    .toLowerCase()
    .replace(/^(?:my|your|the)\s+/, '');
  return findAmong(view, inPlay(playerOf(view.state, view.state.toMove)), said);
};

/** Whose Pokémon `p2 active`, `their bench 1` or a name means, and what is left of the words. */
const opposingPlayers = (view: View, text: string): { readonly players: readonly Player[]; readonly said: string } => {
  const [, whose = '', said = ''] =
    /^(their\s+|(?:the\s+)?opponent'?s?\s+|p\d(?:['’]s)?\s+)?(.*)$/.exec(unquote(text).toLowerCase()) ?? [];
  const seat = /^p\d/.exec(whose)?.[0];
  const players = view.state.players.filter((player) =>
    seat === undefined ? opponentsOf(view, view.state.toMove).includes(player.seat) : player.seat === seat,
  );
  return { players, said };
};

/** The Pokémon of the other players that `p2 active`, `their bench 1` or a name means. */
export const findOpposing = (view: View, text: string): readonly Pokemon[] => {
  const { players, said } = opposingPlayers(view, text);
  return findAmong(view, players.flatMap(inPlay), said.replace(/^(?:the)\s+/, ''));
};

/** Is this a place, and no name? */
export const isPlace = (said: string): boolean => /^(?:my\s+)?(?:active|bench)\s*\d*$/i.test(unquote(said));

/** The row that such words name, where it is unknown who is in it: the place cannot be called empty then. */
const rowNotGiven = (players: readonly Player[], said: string): UnknownRow | null => {
  const row = /^(?:.*\s)?(active|bench)\s*\d*$/i.exec(unquote(said))?.[1]?.toLowerCase();
  const hidden = players.find((player) => (row === 'bench' ? !player.benchGiven : !player.activeGiven));
  return hidden === undefined || (row !== 'bench' && row !== 'active') ? null : { row, seat: hidden.seat };
};

/**
 * The answer to a question about an empty place, or a name that no Pokémon there has. It is not a question then, and the answer lists who is
 * there; in an unknown row the Pokémon that is meant may be.
 */
export const nobodyThere = (view: View, kind: Action['kind'], said: string, places = placesOf(view)): ReadQuestion => {
  const unknownRow = rowNotGiven([playerOf(view.state, view.state.toMove)], said);
  return unknownRow === null ? fault('unknown-place', said, places) : unknownWho(kind, unknownRow);
};

/** The same of those who are attacked. */
export const nobodyOpposing = (view: View, said: string): ReadQuestion => {
  const unknownRow = rowNotGiven(opposingPlayers(view, said).players, said);
  return unknownRow === null ? fault('unknown-place', said, opposingPlaces(view)) : unknownWho('attack', unknownRow);
};

/** Where the other players' Pokémon are, as a question names the one that is attacked. */
export const opposingPlaces = (view: View): readonly string[] => {
  const seat = view.state.toMove;
  const all = opponentsOf(view, seat).flatMap((other) => inPlay(playerOf(view.state, other)));
  return pokemonOptions(view, all, seat).map((option) => option.key);
};

/** The Active Pokémon of the player to move. */
export const ownActives = (view: View): readonly Pokemon[] => activesOf(playerOf(view.state, view.state.toMove));

/** Nobody: a player who is known to have no Active Pokémon is asked about all the same, and the rule that looks for one answers. */
export const NOBODY: Uid = -1;

export const hasNoActive = (view: View): boolean =>
  ownActives(view).length === 0 && playerOf(view.state, view.state.toMove).activeGiven;

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

/** The sign that ended the question may be the end of a name: `Sleep!`, `Mime Jr.`. */
const withItsSign = (names: readonly string[]): readonly string[] => [
  ...names,
  ...names.flatMap((name) => ['!', '.', '?'].map((sign) => name + sign)),
];

const printsCalled = (view: View, name: string): readonly Card[] => {
  const [, called = name, print] = /^(.*?)\s*\(([^)]+)\)$/.exec(name) ?? [];
  return view.pool.named(called).filter((card) => print === undefined || isPrint(card, print));
};

/** Cards of that name. In a document of earlier years "Mega" is said for the M of their names, though a later card is called so in full. */
export const cardsCalled = (view: View, names: readonly string[]): readonly Card[] => {
  for (const name of withItsSign(names)) {
    const found = printsCalled(view, name);
    const isLater = !found.some((card) => withinPeriod(view.pool.until, card));
    const earlier = isLater && /^mega /iu.test(name) ? printsCalled(view, name.replace(/^mega /iu, 'M ')) : [];
    if (earlier.length > 0) return earlier;
    if (found.length > 0) return found;
  }
  return [];
};

const WITH_BRACKETS = /^(.*\S)\s+\([^)]*\)$/u;

/** A card there whose name is said without its brackets: Professor's Research for Professor's Research (Professor Oak). */
const calledInShort = (view: View, pile: readonly CardId[], names: readonly string[]): CardId | undefined =>
  pile.find((id) => {
    const bare = WITH_BRACKETS.exec(view.cardAt(id)?.name ?? '')?.[1];
    return bare !== undefined && names.some((name) => sameName(name, bare));
  });

/** For a card from hand: the table with that card in hand, one per print that differs. */
export const withCard = (
  view: View,
  names: readonly string[],
  make: (card: Card, id: CardId, state: Prepared['state']) => readonly Action[],
): readonly Prepared[] | null => {
  const cards = cardsCalled(view, names);
  const { hand, discard } = playerOf(view.state, view.state.toMove);
  const inShort = calledInShort(view, hand.cards, names);
  const first = cards[0] ?? (inShort === undefined ? undefined : (view.cardAt(inShort) ?? undefined));
  if (first === undefined) return null;
  // The parts of a V-UNION are played from the discard pile.
  const piles = first.stage === 'v-union' ? [...discard.cards, ...hand.cards] : hand.cards;
  const inHand = piles.find((id) => cards.some((card) => view.cardAt(id)?.key === card.key)) ?? inShort;
  const card = inHand === undefined ? first : (view.cardAt(inHand) ?? first);
  const several = candidates(view.pool, { name: card.name }).length > 1;
  return holding(view, card, inHand).flatMap((held) =>
    make(card, held.card, held.state).map((action) => ({
      action,
      state: held.state,
      // Which print is meant is said where it could be another.
      assumed: held.assumed.map((one) => (several ? { ...one, card: `${one.card} (${card.print ?? card.key})` } : one)),
    })),
  );
};
