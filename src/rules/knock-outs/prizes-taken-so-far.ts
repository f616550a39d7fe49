import { inPlay, opponentsOf, playerOf, type View, type Why } from '../../claims/index.ts';
import { lawOf, NotModelled, reading } from '../../engine/index.ts';
import type { Seat } from '../../state/index.ts';
import { onePrize } from '../end-of-game/sudden-death.ts';
import type { FormatAnswers } from '../forms-of-play/format-questions.ts';
import { prizesLeft } from '../public-information.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['prizes-taken-so-far'],
} as const;

/** How many Prizes a player has taken, which texts ask (APR II.D-17). */

const LESS_THOSE_LEFT = 'the Prizes that a player has taken are those put down at the start less those that are left';

const TAKEN = lawOf({
  'neo-2001': { silent: LESS_THOSE_LEFT, near: 'Play.6' },
  'ex-2003': { silent: LESS_THOSE_LEFT, near: 'Begin#3' },
  'comprehensive-2009': { silent: LESS_THOSE_LEFT, near: '500.3' },
  'advanced-2018': ['II.D-17#1', 'those that have been taken are counted'],
  'advanced-2025': ['II.D-17#1', 'those that have been taken are counted'],
  'xy-2016': { silent: LESS_THOSE_LEFT, near: 'Start.7' },
  'me-2026': { silent: LESS_THOSE_LEFT, near: 'Start.7' },
});

/** The number of Prizes put down in the set-up that are not there any more. */
const takenSinceSetup = reading(
  TAKEN,
  (_view, [seat, atFirst, left]: readonly [Seat, number, number], why) => {
    const taken = atFirst - left;
    why('prizes-taken-so-far', { player: seat, taken, first: atFirst });
    return taken;
  },
  () => 0,
);

/** The number of cards of that player; null unless all of them are given. */
const cardsGiven = (view: View, seat: Seat): number | null => {
  const player = playerOf(view.state, seat);
  const { deck, hand, prizes, discard, lost, beside } = player;
  const piles = [deck, hand, prizes, discard, lost];
  if (!player.benchGiven || piles.some(({ given }) => !given)) return null;
  const lying = view.state.stadium;
  const own = lying !== null && view.state.cards[lying.card]?.owner === seat ? 1 : 0;
  const inPlayToo = inPlay(player).reduce((sum, { stack, attached }) => sum + stack.length + attached.length, own);
  return [...piles, beside].reduce((sum, { cards }) => sum + cards.length, inPlayToo);
};

/** A game with decks of 30 cards begins with three Prizes. */
const threeOfThirty = reading(
  {
    'neo-2001': 'absent',
    'ex-2003': 'absent',
    'comprehensive-2009': 'absent',
    'xy-2016': 'absent',
    'me-2026': 'absent',
    'advanced-2018': ['II.D-17#2', 'In a game with a 30-card deck'],
    'advanced-2025': ['II.D-17#2', 'from 3 with 30-card decks'],
  },
  (_view, [cards]: readonly [number]): number | null => (cards === 30 ? 3 : null),
  () => null,
);

/** One with decks of 40 cards begins with four. */
const fourOfForty = reading(
  {
    'neo-2001': 'absent',
    'ex-2003': 'absent',
    'comprehensive-2009': 'absent',
    'xy-2016': 'absent',
    'me-2026': 'absent',
    'advanced-2018': 'absent',
    'advanced-2025': ['II.D-17#2', 'from 4 with 40-card decks'],
  },
  (_view, [cards]: readonly [number]): number | null => (cards === 40 ? 4 : null),
  () => null,
);

/** How many Prizes belong to decks of a size that the document names beside 60; null for any other. */
export const prizesOfNamedSize = (view: View, cards: number): number | null =>
  threeOfThirty(view, [cards]) ?? fourOfForty(view, [cards]);

/** One of any other size than 60, and of whole tens, begins with a tenth of it. */
const tenthOfDeck = reading(
  {
    'neo-2001': 'absent',
    'ex-2003': 'absent',
    'comprehensive-2009': ['500.3a', 'divide the deck size by 10'],
    'xy-2016': 'absent',
    'me-2026': 'absent',
    'advanced-2018': 'absent',
    'advanced-2025': 'absent',
  },
  (_view, [cards]: readonly [number]): number | null =>
    cards % 10 === 0 && cards < 60 && cards >= 20 ? cards / 10 : null,
  () => null,
);

/** How many Prizes a deck of another size begins with, where all of it is given. */
const bySize = (view: View, seat: Seat): number | null => {
  const cards = cardsGiven(view, seat);
  return cards === null ? null : (prizesOfNamedSize(view, cards) ?? tenthOfDeck(view, [cards]));
};

/** Breaks off where it is not given how many are left, or where a player has put down those of a teammate. */
export const prizesTakenBy = (
  view: View,
  form: Pick<FormatAnswers<never>, 'prizesAtStart'>,
  seat: Seat,
  why?: Why,
): number => {
  const left = prizesLeft(view, [seat]);
  const against = opponentsOf(view, seat);
  if (view.state.players.some(({ seat: mate, out }) => out && mate !== seat && !against.includes(mate)))
    throw new NotModelled(
      null,
      'Prizes taken',
      'how many Prizes were taken by a player who has put down those of a teammate',
    );
  const atStart = onePrize(view, [], why) ?? bySize(view, seat) ?? form.prizesAtStart(view, [], why);
  return takenSinceSetup(view, [seat, atStart, left], why);
};
