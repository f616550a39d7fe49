import { namedApart, ownerOf, placeOf, playerOf, topCard } from '../claims/index.ts';
import { lawOf, type OptionFor, reading, unknownFact } from '../engine/index.ts';
import { type CardId, type Pokemon, type Seat, sameName } from '../state/index.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  need: [
    'active-not-told',
    'bench-not-told',
    'hand-not-told',
    'pile-not-told',
    'pokemon-not-described',
    'prizes-not-told',
    'types-not-told',
  ],
  note: ['prizes-face-up'],
} as const;

/** What every player may know (CR 316). Where it is not given, the question goes to the table, which can answer. */

const IN_PLAY = lawOf({
  'comprehensive-2009': ['316.8b', 'public information'],
  'ex-2003': { silent: 'cards in play are seen by both players', near: 'Arena' },
  'advanced-2018': { silent: 'cards in play are seen by both players', near: 'II.C-20#1' },
  'advanced-2025': { silent: 'cards in play are seen by both players', near: 'II.C-20#1' },
  'neo-2001': ['Play.8', 'turned over'],
  'xy-2016': { silent: 'cards in play are seen by both players', near: 'Zones: In Play' },
  'me-2026': { silent: 'cards in play are seen by both players', near: 'Gl:in play' },
});

/** Breaks off: a card in play is public, so it can be known what this Pokémon is, but it is not given. */
export const undescribed = reading(
  IN_PLAY,
  (view, [pokemon]: readonly [Pokemon]): void =>
    unknownFact(view, IN_PLAY, 'pokemon-not-described', {
      place: placeOf(view.state, pokemon.uid),
      player: ownerOf(view, pokemon),
    }),
  () => undefined,
);

/** Breaks off: the types of a Pokémon that is on the table by name only. */
export const typesUnknown = reading(
  IN_PLAY,
  (view, [pokemon]: readonly [Pokemon]): void => {
    if (topCard(view, pokemon) === null) undescribed(view, [pokemon]);
    else unknownFact(view, IN_PLAY, 'types-not-told', { pokemon: namedApart(view, pokemon) });
  },
  () => undefined,
);

/** Breaks off: Active and Benched Pokémon are public, and here they are not given. */
export const placeUnknown = reading(
  IN_PLAY,
  (view, [place, seat]: readonly ['active' | 'bench', Seat]): void =>
    unknownFact(view, IN_PLAY, place === 'active' ? 'active-not-told' : 'bench-not-told', { player: seat }),
  () => undefined,
);

const HAND = lawOf({
  'comprehensive-2009': ['316.5a', 'How many cards'],
  'ex-2003': { silent: 'the number of cards in a hand is known to both players', near: 'Begin#1' },
  'advanced-2018': { silent: 'the number of cards in a hand is known to both players', near: 'II.C-20#1' },
  'advanced-2025': { silent: 'the number of cards in a hand is known to both players', near: 'II.C-20#1' },
  'neo-2001': { silent: 'the number of cards in a hand is known to both players', near: 'Play.2' },
  'xy-2016': { silent: 'the number of cards in a hand is known to both players', near: 'Zones: Hand' },
  'me-2026': { silent: 'the number of cards in a hand is known to both players', near: 'Zones: Hand' },
});

/** How many cards a hand has is public, whatever they are. */
export const handSize = reading(
  HAND,
  (view, [seat]: readonly [Seat]): number => {
    const { hand } = playerOf(view.state, seat);
    return hand.given ? hand.cards.length : unknownFact(view, HAND, 'hand-not-told', { player: seat, count: true });
  },
  (view, [seat]) => playerOf(view.state, seat).hand.cards.length,
);

/** Does a hand have nothing but cards of that name? Breaks off where a card that is not given decides it. */
export const handOnlyOf = reading(
  HAND,
  (view, [seat, name]: readonly [Seat, string]): boolean => {
    const { hand } = playerOf(view.state, seat);
    const names = hand.cards.map((id) => view.cardAt(id)?.name ?? null);
    if (names.some((one) => one !== null && !sameName(one, name))) return false;
    return hand.given && names.every((one) => one !== null)
      ? true
      : unknownFact(view, HAND, 'hand-not-told', { player: seat });
  },
  () => true,
);

const DECK = lawOf({
  'comprehensive-2009': ['316.4a', 'How many cards remain'],
  'ex-2003': { silent: 'the number of cards in a deck is known to both players', near: 'Draw' },
  'advanced-2018': { silent: 'the number of cards in a deck is known to both players', near: 'I.E#3' },
  'advanced-2025': { silent: 'the number of cards in a deck is known to both players', near: 'I.E#4' },
  'neo-2001': { silent: 'the number of cards in a deck is known to both players', near: 'Play.2' },
  'xy-2016': ['Zones: Deck', 'is known to both players'],
  'me-2026': ['Zones: Deck', 'is known to both players'],
});

/** How many cards a deck has is public, though none of them is. */
export const deckSize = reading(
  DECK,
  (view, [seat]: readonly [Seat]): number => {
    const { deck } = playerOf(view.state, seat);
    return deck.given
      ? deck.cards.length
      : unknownFact(view, DECK, 'pile-not-told', { player: seat, zone: 'deck', count: true });
  },
  (view, [seat]) => playerOf(view.state, seat).deck.cards.length,
);

const PRIZES = lawOf({
  'comprehensive-2009': ['316.7a', 'public'],
  'ex-2003': { silent: 'the number of prizes left is known to both players', near: 'Arena' },
  'advanced-2018': { silent: 'the number of Prize cards left is known to both players', near: 'II.D-17#1' },
  'advanced-2025': { silent: 'the number of Prize cards left is known to both players', near: 'II.D-17#1' },
  'neo-2001': { silent: 'the number of Prize Cards left is known to both players', near: 'Play.6' },
  'xy-2016': { silent: 'the number of Prize cards left is known to both players', near: 'Zones: Prize Cards' },
  'me-2026': { silent: 'the number of Prize cards left is known to both players', near: 'Zones: Prize Cards#a' },
});

/** How many Prizes a player has left is public. */
export const prizesLeft = reading(
  PRIZES,
  (view, [seat]: readonly [Seat]): number => {
    const { prizes } = playerOf(view.state, seat);
    return prizes.given ? prizes.cards.length : unknownFact(view, PRIZES, 'prizes-not-told', { player: seat });
  },
  (view, [seat]) => playerOf(view.state, seat).prizes.cards.length,
);

/** Breaks off where the number is not given for any of several players: all of them are asked for at once. */
export const prizesAskedFor = reading(
  PRIZES,
  (view, [first, ...others]: readonly Seat[]): void => {
    if (first !== undefined && others.length > 0)
      unknownFact(view, PRIZES, 'prizes-not-told', { player: first, others });
  },
  () => {},
);

/** A Prize Card turned face up is known to both players. */
const FACE_UP_PRIZES = lawOf({
  'comprehensive-2009': ['316.7b', 'face up in the prize zone is public'],
  'ex-2003': { silent: 'a prize that an effect turned up is known to both players', near: 'Arena' },
  'advanced-2018': { silent: 'a Prize card that an effect turned up is known to both', near: 'II.C-20#4' },
  'advanced-2025': { silent: 'a Prize card that an effect turned up is known to both', near: 'II.C-20#4' },
  'neo-2001': { silent: 'a Prize Card that an effect turned up is known to both players', near: 'Play.6' },
  'xy-2016': { silent: 'a Prize card that an effect turned up is known to both', near: 'Zones: Prize Cards' },
  'me-2026': { silent: 'a Prize card that an effect turned up is known to both', near: 'Zones: Prize Cards#a' },
});

/** The Prizes a player can tell apart: each that is face up, and one face down. None where all are face down. */
export const prizesToPick = reading(
  FACE_UP_PRIZES,
  (view, [seat]: readonly [Seat], why): readonly OptionFor<CardId>[] => {
    const { prizes } = playerOf(view.state, seat);
    const up = (prizes.faceUp ?? []).filter((id) => prizes.cards.includes(id));
    if (up.length === 0) return [];
    const names = up.map((id) => view.cardAt(id)?.name ?? 'a card not described');
    why('prizes-face-up', { player: seat, cards: names });
    const down = prizes.cards.find((id) => !up.includes(id));
    const options = up.map((value, at): OptionFor<CardId> => ({ key: names[at] ?? '', aliases: [], value }));
    const apart = options.filter(({ key }, at) => options.findIndex((other) => other.key === key) === at);
    return down === undefined ? apart : [...apart, { key: 'face down', aliases: ['down'], value: down }];
  },
  () => [],
);

/** A discard pile lies open to both players. */
export const FACE_UP_DISCARD = lawOf({
  'comprehensive-2009': ['316.6a', 'public information'],
  'ex-2003': { silent: 'a discard pile is face up', near: 'Arena' },
  'advanced-2018': { silent: 'discard piles are face up', near: 'II.C-20#1' },
  'advanced-2025': { silent: 'discard piles are face up', near: 'II.C-20#1' },
  'neo-2001': { silent: 'a discard pile is face up', near: 'Special Trainers: Stadium' },
  'xy-2016': ['Gl:Discard Pile', 'always face up'],
  'me-2026': ['Gl:discard pile', 'always face up'],
});

/** Discarded cards are face up, for every player to see. */
export const discardPile = reading(
  FACE_UP_DISCARD,
  (view, [seat]: readonly [Seat]): readonly CardId[] => {
    const { cards, given } = playerOf(view.state, seat).discard;
    const seen = given && cards.every((id) => view.cardAt(id) !== null);
    return seen ? cards : unknownFact(view, FACE_UP_DISCARD, 'pile-not-told', { player: seat, zone: 'discard' });
  },
  (view, [seat]) => playerOf(view.state, seat).discard.cards,
);

const LOST = lawOf({
  'comprehensive-2009': ['316.9a', 'public information'],
  'xy-2016': ['Gl:Lost Zone', 'put face up'],
  'me-2026': ['App7#3', 'lie face up'],
  'advanced-2018': { silent: 'cards in the Lost Zone lie face up', near: 'II.C-20#1' },
  'advanced-2025': { silent: 'cards in the Lost Zone lie face up', near: 'II.C-20#1' },
});

/** So do cards that were removed from the game. */
export const lostZone = reading(
  LOST,
  (view, [seat]: readonly [Seat]): readonly CardId[] => {
    const { cards, given } = playerOf(view.state, seat).lost;
    const seen = given && cards.every((id) => view.cardAt(id) !== null);
    return seen ? cards : unknownFact(view, LOST, 'pile-not-told', { player: seat, zone: 'lost' });
  },
  (view, [seat]) => playerOf(view.state, seat).lost.cards,
);
