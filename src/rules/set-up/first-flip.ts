import { activesOf, opponentsOf, playerOf, type View } from '../../claims/index.ts';
import { lawOf, step, unknownFact } from '../../engine/index.ts';
import { type CardId, SEATS, type Seat } from '../../state/index.ts';
import { isSuddenDeath, onePrize } from '../end-of-game/sudden-death.ts';
import { forbids } from '../prohibition.ts';
import type { OpeningSteps, T } from '../questions.ts';
import { hasActive, hasPrizes, shuffle, topCards } from './set-up.ts';
import { isWrongNumber } from './setting-prizes.ts';
import { everyActive, everyPrize, openingSteps, turnOf } from './who-begins.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  need: ['first-player-not-told', 'flip-winner-not-told'],
  note: ['taken-heads-is-the-call-of'],
  question: ['first-flip', 'winner-decides'],
} as const;

/** A set-up that begins with the coin flip, whose winner chooses who goes first: the flip, seven cards without a cut, six Prize cards (XY Start). */

export const WINNER_CHOOSES = lawOf({
  'xy-2016': ['Start.2', 'decides which of the players has the first turn'],
  'me-2026': ['Start.2', 'decides which of the players has the first turn'],
  'advanced-2018': ['I.G/set.2', 'Its winner decides'],
  'advanced-2025': ['I.G/set.2', 'Its winner decides'],
});

/** Has any player drawn or set out anything? Then the flip is over, even if its result is not given. */
const cardsAreDealt = ({ state }: View): boolean =>
  state.players.some((player) => player.hand.cards.length > 0 || activesOf(player).length > 0);

/** Who goes first is settled before any card is drawn; after that the order is fixed. */
export const settledByFlip = forbids({
  acts: ['first-turn'],
  obstacle: 'detail',
  code: 'first-turn-is-settled',
  law: WINNER_CHOOSES,
  concerns: (view, { goes }) => goes !== undefined || !view.state.given.first,
  when: (view, { goes }) => {
    const { given, first, toMove } = view.state;
    if (!given.first && cardsAreDealt(view))
      unknownFact(view, WINNER_CHOOSES, 'first-player-not-told', { player: toMove });
    if (!given.first)
      return goes === undefined ? null : unknownFact(view, WINNER_CHOOSES, 'flip-winner-not-told', { player: toMove });
    return goes === undefined || goes === turnOf(view) ? null : { player: toMove, first };
  },
});

/** The flip by itself needs no player's Pokémon; only the game that begins does. */
export const everyActiveAfterFlip = forbids({
  ...everyActive,
  law: {
    'xy-2016': ['Start.5', 'as the Active Pokémon'],
    'me-2026': ['Start.5', 'in the Active Spot'],
    'advanced-2018': ['I.G/set.5', 'puts it face down into the Active Spot'],
    'advanced-2025': ['I.G/set.5', 'puts it face down into the Active Spot'],
  },
  concerns: ({ state }) => state.given.first,
});

export const everyPrizeAfterFlip = forbids({
  ...everyPrize,
  law: {
    'xy-2016': ['Start.7', 'upper 6 cards'],
    'me-2026': ['Start.7', 'upper 6 cards'],
    'advanced-2018': ['I.G/set.7', 'your Prize cards'],
    'advanced-2025': ['I.G/set.7', 'your Prize cards'],
  },
  concerns: ({ state }) => state.given.first,
});

/** The document leaves open who calls heads; it is assumed to be the player meant. */
const flip = step(WINNER_CHOOSES, (t: T): void => {
  if (t.state.given.first) return;
  const seat = t.state.toMove;
  const [other = seat] = opponentsOf(t.view, seat);
  t.note('taken-heads-is-the-call-of', { player: seat });
  const side = t.ask({ kind: 'coin', by: seat, code: 'first-flip', facts: { player: seat, other } });
  const winner: Seat = side === 'heads' ? seat : other;
  const options = [seat, other].map((one) => ({
    key: one,
    aliases: one === winner ? ['go first', 'first'] : ['go second', 'second'],
    value: SEATS.indexOf(one),
  }));
  const first = t.ask({ kind: 'choose', by: winner, code: 'winner-decides', facts: { player: winner }, options });
  t.put({ kind: 'first-player', seat: SEATS.find((one) => one === first) ?? winner });
});

/** Nothing is turned face up after a flip that opens the set-up. */
export const turnUp = step(
  {
    'xy-2016': ['Start.8', 'game begins'],
    'me-2026': ['Start.8', 'game begins'],
    'advanced-2018': ['I.G/set.8', 'the game begins'],
    'advanced-2025': ['I.G/set.8', 'the game begins'],
  },
  (t: T): void => {
    if (t.state.players.every((player) => activesOf(player).length > 0)) openingSteps.turnUp(t);
  },
);

export const openingWithFlip = { flip, turnUp } satisfies OpeningSteps<'xy-2016' | 'advanced-2025'>;

/** Shuffle and draw; of a cut nothing is said. What the shuffle brings is for people to tell. */
export const drawSeven = step(
  { 'xy-2016': ['Start.3', 'draws 7 cards'], 'me-2026': ['Start.3', 'draws 7 cards'] },
  (t: T, cards: readonly (CardId | null)[]): void => {
    const seat = t.state.toMove;
    const named = cards.filter((card) => card !== null);
    shuffle(t, seat, named);
    t.put({ kind: 'hand-drawn', seat, cards: [...named, ...topCards(t, seat, cards.length - named.length, named)] });
  },
);

const SIX = 6;

const UPPER_SIX = lawOf({ 'xy-2016': ['Start.7', 'upper 6 cards'], 'me-2026': ['Start.7', 'upper 6 cards'] });

/** Six, whatever the deck: there is one kind of deck. */
export const alwaysSixPrizes = forbids({
  acts: ['set-prizes'],
  obstacle: 'detail',
  code: 'six-prizes-each',
  law: UPPER_SIX,
  concerns: (view) => !isSuddenDeath(view),
  when: (view, { count }) => (isWrongNumber(view, count, SIX) ? { count, prizes: SIX } : null),
});

export const setSixPrizes = step(UPPER_SIX, (t: T): void => {
  const seat = t.state.toMove;
  const count = onePrize(t.view, [], t.why) ?? SIX;
  t.put({ kind: 'prizes-set', seat, cards: topCards(t, seat, count) });
});

/** Has this player set out all there is to set out? */
export const isSetOut = (view: View, law: Parameters<typeof hasActive>[1], seat: Seat): boolean => {
  const player = playerOf(view.state, seat);
  return hasActive(view, law, player) && hasPrizes(view, law, player);
};
