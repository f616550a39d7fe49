import type { View } from '../../claims/index.ts';
import { type Allowance, lawOf, reading, step } from '../../engine/index.ts';
import type { Seat } from '../../state/index.ts';
import { forbids } from '../prohibition.ts';
import type { T } from '../questions.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  allowance: ['new-game-first'],
  note: [
    'as-many-prizes-left',
    'fewer-prizes-left',
    'repeats-until-outright',
    'sudden-death-one-prize',
    'tiebreaker-six-prizes',
  ],
} as const;

/** Sudden Death: a game that ended level is followed by a new one, with one Prize Card each (CR 606.2a). */

export const ONE_EACH = lawOf({
  'neo-2001': 'absent',
  'ex-2003': 'absent',
  'comprehensive-2009': ['606.2a.i', 'just one Prize Card'],
  'advanced-2018': ['I.E/sud.2', 'Only 1 Prize card'],
  'advanced-2025': { otherwise: 'I.E/tie.2' },
  'xy-2016': ['SuddenDeath', 'just 1 Prize card'],
  'me-2026': { otherwise: 'Tiebreaker#1' },
});

/** Does this game follow one that ended level? False also where a board does not say so. */
export const isSuddenDeath = ({ state }: View): boolean => state.suddenDeath === true;

/** The one Prize Card of a Sudden Death game; null in any other. */
export const onePrize = reading(
  ONE_EACH,
  (view, _args: readonly [], why): number | null => {
    if (!isSuddenDeath(view)) return null;
    why('sudden-death-one-prize', { prizes: 1 });
    return 1;
  },
  () => null,
);

/** No other number of Prize Cards, whatever the deck and the form of play. */
export const onePrizeEach = forbids({
  acts: ['set-prizes'],
  obstacle: 'detail',
  code: 'one-prize-in-sudden-death',
  law: ONE_EACH,
  concerns: isSuddenDeath,
  when: (_view, { count }) => (count === undefined || count === 1 ? null : { count, prizes: 1 }),
});

const SIX = lawOf({
  'neo-2001': 'absent',
  'ex-2003': 'absent',
  'comprehensive-2009': { otherwise: '606.2a.i' },
  'xy-2016': { otherwise: 'SuddenDeath' },
  'me-2026': ['Tiebreaker#1', 'each player has 6 Prize cards'],
  'advanced-2018': { otherwise: 'I.E/sud.2' },
  'advanced-2025': ['I.E/tie.2', 'Both players set out 6 Prize cards'],
});

/** The six Prize Cards of a Tiebreaker game, whatever the deck; null in any other. */
export const sixInTiebreaker = reading(
  SIX,
  (view, _args: readonly [], why): number | null => {
    if (!isSuddenDeath(view)) return null;
    why('tiebreaker-six-prizes', { prizes: 6 });
    return 6;
  },
  () => null,
);

export const sixPrizesInTiebreaker = forbids({
  acts: ['set-prizes'],
  obstacle: 'detail',
  code: 'six-prizes-in-tiebreaker',
  law: SIX,
  concerns: isSuddenDeath,
  when: (_view, { count }) => (count === undefined || count === 6 ? null : { count, prizes: 6 }),
});

const FEWER_LEFT = lawOf({
  'neo-2001': 'absent',
  'ex-2003': 'absent',
  'comprehensive-2009': { otherwise: '606.2a.i' },
  'xy-2016': { otherwise: 'SuddenDeath' },
  'me-2026': ['Tiebreaker#3', 'fewer Prize cards left than the opponent'],
  'advanced-2018': { otherwise: 'I.E/sud.3' },
  'advanced-2025': ['I.E/tie.3', 'the first to have fewer Prize cards left'],
});

/** Who has fewer Prizes left than the opponent in a Tiebreaker game; null if neither has, or in any other game. */
export const fewerPrizesLeft = reading(
  FEWER_LEFT,
  (view, _args: readonly [], why): Seat | null => {
    if (!isSuddenDeath(view)) return null;
    const [one, other] = view.state.players;
    if (one === undefined || other === undefined || !one.prizes.given || !other.prizes.given) return null;
    const [left, right] = [one.prizes.cards.length, other.prizes.cards.length];
    if (left === right) return null;
    const seat = left < right ? one.seat : other.seat;
    why('fewer-prizes-left', { player: seat, prizes: Math.min(left, right), other: Math.max(left, right) });
    return seat;
  },
  () => null,
);

/** Both have taken as many Prizes: neither is ahead, and play goes on. */
export const evenPrizes = step({ 'me-2026': ['Tiebreaker#5', 'play goes on'] }, (t: T): void => {
  t.note('as-many-prizes-left');
});

/** Level again is Sudden Death again: it goes on until a player wins outright. */
export const untilOutright = step(
  {
    'comprehensive-2009': ['606.2a.ii', 'wins outright'],
    'advanced-2018': { silent: 'a Sudden Death game that ends level may be followed by another', near: 'I.E/sud.3' },
    'advanced-2025': 'absent',
    'xy-2016': ['SuddenDeath', 'until one of them has won'],
    'me-2026': { silent: 'a tiebreaker game that both players win is followed by another', near: 'Tiebreaker#1' },
  },
  (t: T): void => {
    t.note('repeats-until-outright');
  },
);

export const NEW_GAME = lawOf({
  'comprehensive-2009': ['606.2a.i', 'they start a brand new game'],
  'advanced-2018': ['I.E/sud.1', 'the game starts over from the beginning'],
  'advanced-2025': ['I.E/tie.1', 'a new game, begun from the start'],
  'xy-2016': ['SuddenDeath', 'a new game in every respect'],
  'me-2026': ['Tiebreaker#1', 'a new game'],
});

/** A new game follows where both sides have won, and neither by more. */
export const onlyAfterLevelGame = forbids({
  acts: ['new-game'],
  obstacle: 'phase',
  code: 'no-level-game',
  law: NEW_GAME,
  when: ({ state }) => {
    if (state.result?.winners.length === 0) return null;
    return state.result === null ? { phase: state.phase } : { phase: state.phase, winners: state.result.winners };
  },
});

export const NEW_GAME_FIRST: Allowance = { law: NEW_GAME, code: 'new-game-first' };

/** All cards go back into their owners' decks, wherever they were; nothing of the last game is left. */
export const newGame = step(NEW_GAME, (t: T): void => {
  if (isSuddenDeath(t.view)) untilOutright(t);
  t.put({ kind: 'new-game' });
  for (const { seat } of t.state.players) t.put({ kind: 'shuffled', seat });
});
