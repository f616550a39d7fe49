import { activesOf, inPlay, opponentsOf, playerOf, type View } from '../../claims/index.ts';
import type { Doc } from '../../corpus/index.ts';
import { type Law, lawOf, step, unknownFact } from '../../engine/index.ts';
import type { Player, Seat } from '../../state/index.ts';
import { forbids } from '../prohibition.ts';
import type { ExtraCards, T } from '../questions.ts';
import { isSetOut } from './first-flip.ts';
import { HAND_SIZE } from './initial-hand.ts';
import { allStartOver, drawExtras, EXTRA_TO_BENCH, isWithout, show, startOf, takeBack } from './mulligan.ts';
import { mover } from './set-up.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['announced-number-covers', 'extra-basics-to-bench', 'extra-card-of-so-many', 'extra-cards-announced'],
} as const;

/** A mulligan that waits: first the other player sets out, then a new hand is drawn, and the extra cards are drawn at the end (XY Mulligan). */

const otherOf = (view: View, seat: Seat): Player => playerOf(view.state, opponentsOf(view, seat)[0] ?? seat);

const WAITS = lawOf({
  'xy-2016': ['Mulligan.1', 'they wait until the other player has put down'],
  'me-2026': ['Mulligan.1', 'they wait until the other player has finished'],
  'advanced-2018': ['I.G/set.5b', 'while you wait'],
  'advanced-2025': ['I.G/set.5b', 'while you wait'],
});

/** A player without a Basic Pokémon waits until the other player has set out Pokémon and Prize cards; unless that player has none either. */
export const waitsForTheOther = forbids({
  acts: ['mulligan'],
  obstacle: 'place',
  code: 'other-sets-out-first',
  law: WAITS,
  when: (view) => {
    const other = otherOf(view, view.state.toMove);
    if (activesOf(other).length > 0) return isSetOut(view, WAITS, other.seat) ? null : missing(other);
    if (other.hand.given && other.hand.cards.length === 0) return { opponent: other.seat, missing: 'hand' };
    if (startOf(view, other) === null) unknownFact(view, WAITS, 'hand-not-told', { player: other.seat });
    return isWithout(view, other) ? null : { opponent: other.seat, missing: 'active' };
  },
});

/** The same, the first time only. */
export const waitsOnce = forbids({
  ...waitsForTheOther,
  law: { 'advanced-2018': ['I.G/set.5b', 'skip this step'], 'advanced-2025': ['I.G/set.5b', 'skip this step'] },
  concerns: (view) => mover(view).mulligans === 0,
});

const missing = ({ seat }: Player): { readonly opponent: Seat; readonly missing: string } => ({
  opponent: seat,
  missing: 'prizes',
});

const EXTRA = lawOf({
  'xy-2016': ['Mulligan.3', 'may draw one card'],
  'me-2026': ['Mulligan.3a', 'may draw one card'],
  'advanced-2018': ['I.G/set.7', 'up to one card for each time'],
  'advanced-2025': ['I.G/set.7', 'at most the number of times'],
});

/** The extra cards come when both have set out. */
export const bothSetOut = forbids({
  acts: ['extra-card'],
  obstacle: 'place',
  code: 'extra-comes-last',
  law: EXTRA,
  when: (view) => {
    const seats = [view.state.toMove, otherOf(view, view.state.toMove).seat];
    const late = seats.find((seat) => !isSetOut(view, EXTRA, seat));
    return late === undefined ? null : { player: late };
  },
});

/** Cards that a player holds and has set out beyond an initial hand. Breaks off where the hand is not given. */
export const extrasDrawn = <D extends Doc>(view: View, law: Law<D>, player: Player): number => {
  if (!player.hand.given) unknownFact(view, law, 'hand-not-told', { player: player.seat });
  return Math.max(0, player.hand.cards.length + inPlay(player).length - HAND_SIZE);
};

/** One for every mulligan that the opponent took alone, and no more. */
export const oneForEachMulligan = forbids({
  acts: ['extra-card'],
  obstacle: 'limit',
  code: 'no-mulligan-left',
  law: EXTRA,
  when: (view, { drawn: wanted }) => {
    const { seat, mulligans } = otherOf(view, view.state.toMove);
    const drawn = mulligans === 0 ? 0 : extrasDrawn(view, EXTRA, mover(view));
    if (drawn >= mulligans) return { opponent: seat, mulligans, drawn };
    return drawn + wanted.length <= mulligans ? null : { opponent: seat, mulligans, drawn, wanted: wanted.length };
  },
});

/** The number is settled before the first of them is drawn. */
const announceExtras = step(
  {
    'advanced-2018': ['I.G/set.7', 'announce the number of cards'],
    'advanced-2025': ['I.G/set.7', 'announce a number'],
    'xy-2016': 'absent',
    'me-2026': 'absent',
  },
  (t: T, count: number, before: number): void =>
    before === 0
      ? t.note('extra-cards-announced', { count })
      : t.note('announced-number-covers', { count: before + count }),
);

/** The Basic Pokémon among them have a place to go. */
const benchAfterwards = step(EXTRA_TO_BENCH, (t: T, count: number): void => t.note('extra-basics-to-bench', { count }));

const drawSoMany = step(EXTRA, (t: T, seat: Seat, extra: ExtraCards): void => {
  const { seat: opponent, mulligans } = otherOf(t.view, seat);
  const before = extrasDrawn(t.view, EXTRA, playerOf(t.state, seat));
  announceExtras(t, extra.length, before);
  t.note('extra-card-of-so-many', { opponent, mulligans, first: before + 1, drawn: before + extra.length });
  drawExtras(t, seat, extra);
  benchAfterwards(t, extra.length);
});

/** The hand is shown and shuffled in, and a new one drawn, until a Basic Pokémon is among the seven cards. */
const drawAgain = step(
  {
    'xy-2016': ['Mulligan.2', 'shows their hand and shuffles it into the deck'],
    'me-2026': ['Mulligan.2', 'shows their hand and shuffles it into the deck'],
    'advanced-2018': ['I.G/set.5c', 'shuffle its cards into your deck'],
    'advanced-2025': ['I.G/set.5c', 'shuffle its cards into your deck'],
  },
  (t: T, seat: Seat): void => {
    show(t, seat);
    takeBack(t, seat, true);
  },
);

/** What follows a hand without a Basic Pokémon, and the extra card of the other player, which is drawn afterwards. */
export const waitingMulligan = (t: T, seat: Seat, extra?: ExtraCards): void => {
  if (extra !== undefined) drawSoMany(t, otherOf(t.view, seat).seat, extra);
  else if (!allStartOver(t)) drawAgain(t, seat);
};
