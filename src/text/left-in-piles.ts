import { type Condition, playerOf, type View } from '../claims/index.ts';
import type { RuledDoc } from '../corpus/index.ts';
import { type Law, speaksOfLaw, UnknownFact } from '../engine/index.ts';
import type { TextContext } from '../rules/index.ts';
import type { Seat, Zone } from '../state/index.ts';
import type { VerbOf } from './define-verb.ts';
import { cardFits } from './fitting-cards.ts';
import { type Change, type Looking, opponentMeantBy, someFits } from './looking.ts';
import type { CardFilter, Count } from './verb.ts';
import { everyGiven } from './who.ts';

/** What hands, decks and discard piles still hold for a text, as far as that is given. */

type Pile = Pick<Zone, 'given' | 'cards'>;

/** The size of a deck is public; a deck that is not given has some cards. */
export const isEmpty = ({ given, cards }: Pile): boolean => given && cards.length === 0;

/** Is there a card in it? Unknown if the pile is not given. */
export const holdsSome = ({ given, cards }: Pile, left = cards.length): Change =>
  left > 0 ? true : given ? false : null;

/** Those of a discard pile that by their own text go from there to no hand and no deck. */
export const keptThere = (view: View, { cards }: Pile): Pile['cards'] =>
  cards.filter((id) => view.cardAt(id)?.staysDiscarded === true);

/** The pile without them. */
export const mayGoBack = (view: View, pile: Pile): Pile => {
  const kept = keptThere(view, pile);
  return { ...pile, cards: pile.cards.filter((id) => !kept.includes(id)) };
};

/** Is there room for what a search puts onto the Bench? Whether a search without room is one, the document leaves open (CR 300.3, 602.3). */
export const hasRoom = (view: View, seat: TextContext['seat']): Change => {
  try {
    return view.readings.roomToSearch(view, seat) > 0;
  } catch (stop) {
    if (stop instanceof UnknownFact) return null;
    throw stop;
  }
};

/** Does a text draw a card whose number is counted on the table? Open if that is not given. */
export const drawsCounted = (view: View, draw: Count, context: Looking): Change => {
  const what = typeof draw === 'object' && 'counted' in draw ? draw.counted : draw;
  if (typeof what === 'object' && 'discarded' in what) return context.discarded ?? null;
  if (typeof what === 'object' && 'hand' in what) {
    const seat = what.hand === 'yours' ? context.seat : opponentMeantBy(view, context);
    const { hand } = playerOf(view.state, seat);
    return holdsSome(hand, leftInHand(view, seat, context));
  }
  if (typeof what === 'object' && 'each' in what) return someFits(view, what, context, () => true);
  if (typeof what === 'object' && ('prizes-left' in what || 'heads' in what)) return true;
  return null;
};

/** The card that is played leaves the hand before its text is carried out, and so does its price. */
const goneFromHand = (view: View, seat: TextContext['seat'], { card, seat: own, thrown, putBack }: Looking): number =>
  (card !== null && playerOf(view.state, seat).hand.cards.includes(card) ? 1 : 0) +
  (seat === own ? thrown + putBack : 0);

export const leftInHand = (view: View, seat: TextContext['seat'], context: Looking): number =>
  Math.max(0, playerOf(view.state, seat).hand.cards.length - goneFromHand(view, seat, context));

/** A condition about the hand, asked while those cards are still in it. */
export const withoutThese = (view: View, condition: Condition, context: Looking): Condition => {
  const { 'hand-at-least': least, 'any-of': either, not } = condition;
  return {
    ...condition,
    ...(either === undefined ? {} : { 'any-of': either.map((one) => withoutThese(view, one, context)) }),
    ...(least === undefined ? {} : { 'hand-at-least': least + goneFromHand(view, context.seat, context) }),
    ...(not === undefined ? {} : { not: withoutThese(view, not, context) }),
  };
};

/** A single card or none is in the same order afterwards. */
export const shufflesSomething = (view: View, seat: TextContext['seat'], context: Looking): Change => {
  const { hand, deck } = playerOf(view.state, seat);
  if (leftInHand(view, seat, context) > 0 || !deck.given || deck.cards.length > 1) return true;
  return hand.given ? false : null;
};

/** Until how many cards does a text draw? null: as many as a hand that is not given, or as can be counted only when it is played. */
export const handGoal = (
  view: View,
  until: VerbOf<'draw-until'>['draw-until'],
  opponent: Seat,
  context: Looking,
): number | null => {
  if (typeof until === 'number') return until;
  if (until !== 'opponents-hand') return 'each' in until ? everyGiven(view, until.each, context).length : null;
  const { hand } = playerOf(view.state, opponent);
  return hand.given ? hand.cards.length : null;
};

/** Where a document says so, a search is an effect even if nothing comes of it. */
export const SEARCHING: Law<RuledDoc> = {
  'neo-2001': 'absent',
  'ex-2003': 'absent',
  'comprehensive-2009': ['602.3', 'even when no cards are taken'],
  'xy-2016': 'absent',
  'me-2026': 'absent',
  'advanced-2018': 'absent',
  'advanced-2025': 'absent',
};

/** Everybody knows how many cards are in a deck: one without a card is searched for nothing. */
export const findsNoDeck = (view: View, seat: Seat): boolean => {
  const { deck } = playerOf(view.state, seat);
  return isEmpty(deck) && !speaksOfLaw(SEARCHING, view.doc);
};

/** Is a card in it that fits? Unknown if what lies there is not all given. */
export const holdsFitting = (view: View, { given, cards }: Pile, of: CardFilter, least = 1): Change => {
  const known = cards.map((id) => view.cardAt(id));
  if (known.filter((card) => card !== null && cardFits(view, card, of)).length >= least) return true;
  return given && !known.includes(null) ? false : null;
};

/** The hand of its player beside the card that is played. */
export const othersInHand = (view: View, { seat, card }: Looking): Pile => {
  const { given, cards } = playerOf(view.state, seat).hand;
  return { given, cards: cards.filter((id) => id !== card) };
};

/** Are there so many cards of a kind in hand beside the one that is played? */
export const held = (view: View, of: CardFilter, context: Looking, least = 1): Change =>
  holdsFitting(view, othersInHand(view, context), of, least);

/** Is there a card in hand that this could discard? Unknown if the hand is not given. */
export const throwable = (view: View, { of }: VerbOf<'discard-hand'>, context: Looking): Change =>
  of === undefined
    ? holdsSome(playerOf(view.state, context.seat).hand, leftInHand(view, context.seat, context))
    : held(view, of, context);
