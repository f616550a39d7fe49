import { playerOf, type View } from '../../claims/index.ts';
import { type Allowance, type AnyLaw, lawOf, SET_UP_KINDS, unknownFact } from '../../engine/index.ts';
import type { CardId, Player, Seat } from '../../state/index.ts';
import { forbids } from '../prohibition.ts';
import type { T } from '../questions.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  allowance: ['draw-hand-first', 'set-active-first', 'set-prizes-first'],
  need: ['initial-active-not-told', 'set-prizes-not-told'],
} as const;

/** What all parts of setting a game up share: whose set-up it is, what it still lacks, decks that are not given (CR 500). */

/** Seven cards to begin with. */
export const INITIAL_HAND = lawOf({
  'comprehensive-2009': ['500.1', 'draws seven cards'],
  'ex-2003': ['Begin#1', 'draws seven cards'],
  'advanced-2018': ['I.G/set.4', 'Draw 7 cards'],
  'advanced-2025': ['I.G/set.4', 'Draw 7 cards'],
  'neo-2001': ['Play.2', 'draws 7 cards'],
  'xy-2016': ['Start.3', 'draws 7 cards'],
  'me-2026': ['Start.3', 'draws 7 cards'],
});

export const FIRST_DRAW_HAND: Allowance = {
  law: INITIAL_HAND,
  code: 'draw-hand-first',
};

/** The first Active Pokémon comes from the initial hand. */
export const INITIAL_ACTIVE = lawOf({
  'comprehensive-2009': ['500.2', 'initial Active Pokémon'],
  'ex-2003': ['Begin#2', 'picks one Basic Pokémon to start with'],
  'advanced-2018': ['I.G/set.5', 'puts it face down into the Active Spot'],
  'advanced-2025': ['I.G/set.5', 'puts it face down into the Active Spot'],
  'neo-2001': ['Play.3', 'a Basic Pokémon'],
  'xy-2016': ['Start.5', 'as the Active Pokémon'],
  'me-2026': ['Start.5', 'in the Active Spot'],
});

export const FIRST_SET_ACTIVE: Allowance = {
  law: INITIAL_ACTIVE,
  code: 'set-active-first',
};

/** Prize Cards are put out once the Active Pokémon is. */
export const PRIZES = lawOf({
  'comprehensive-2009': ['500.3', 'prize zone'],
  'ex-2003': ['Begin#3', 'takes six cards from the deck'],
  'advanced-2018': ['I.G/set.7', 'Six cards from the top of your deck become your Prize cards'],
  'advanced-2025': ['I.G/set.7', 'Six cards from the top of your deck become your Prize cards'],
  'neo-2001': ['Play.6', 'top 6 cards of your deck'],
  'xy-2016': ['Start.7', 'upper 6 cards'],
  'me-2026': ['Start.7', 'upper 6 cards'],
});

export const FIRST_SET_PRIZES: Allowance = {
  law: PRIZES,
  code: 'set-prizes-first',
};

/** With the first turn the set-up is over. */
export const setUpIsOver = forbids({
  acts: SET_UP_KINDS.filter((kind) => kind !== 'new-game'),
  obstacle: 'phase',
  code: 'set-up-is-over',
  law: {
    'comprehensive-2009': ['500.6', 'begins their turn'],
    'ex-2003': ['Begin#4', 'The game begins with a coin flip'],
    'advanced-2018': ['I.G/set.8', 'face up, and the game begins'],
    'advanced-2025': ['I.G/set.8', 'face up, and the game begins'],
    'neo-2001': ['Play.8', 'are turned over'],
    'xy-2016': ['Start.8', 'game begins'],
    'me-2026': ['Start.8', 'game begins'],
  },
  when: (view) => (view.state.phase === 'setup' ? null : { phase: view.state.phase }),
});

/** The player meant: no player is to move before the first turn. */
export const mover = (view: View): Player => playerOf(view.state, view.state.toMove);

/** Has this player set out an Active Pokémon? Breaks off where that is not given. */
export const hasActive = (view: View, law: AnyLaw, player: Player): boolean => {
  if (!player.activeGiven) unknownFact(view, law, 'initial-active-not-told', { player: player.seat });
  return player.active.some((pokemon) => pokemon !== null);
};

/** Has this player put down Prize cards? Breaks off where that is not given. */
export const hasPrizes = (view: View, law: AnyLaw, player: Player): boolean => {
  if (!player.prizes.given) unknownFact(view, law, 'set-prizes-not-told', { player: player.seat });
  return player.prizes.cards.length > 0;
};

/** The top cards of a deck, those of `but` passed over; where the deck is not given, cards that are not described come to light. */
export const topCards = (t: T, seat: Seat, count: number, but: readonly CardId[] = []): readonly CardId[] => {
  const deck = () => playerOf(t.state, seat).deck.cards.filter((id) => !but.includes(id));
  while (deck().length < count && !playerOf(t.state, seat).deck.given)
    t.put({ kind: 'conjured', card: t.state.cards.length, in: { seat, zone: 'deck' } });
  return deck().slice(0, count);
};

/** After a shuffle the only known cards of the deck are those that a player is about to draw and has named. */
export const shuffle = (t: T, seat: Seat, named: readonly CardId[] = []): void => {
  t.put({ kind: 'shuffled', seat });
  const lost = playerOf(t.state, seat).deck.cards.filter((id) => t.view.cardAt(id) !== null && !named.includes(id));
  if (lost.length > 0) t.put({ kind: 'lost-sight', seat, cards: lost });
};
