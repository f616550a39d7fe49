import { type Condition, playerOf, type View } from '../claims/index.ts';
import { type Law, speaksOfLaw, UnknownFact } from '../engine/index.ts';
import type { TextContext } from '../rules/index.ts';
import type { Seat, Zone } from '../state/index.ts';
import { cardFits } from './fitting-cards.ts';
import { any, type Change, isTrainers, type Looking, someFits } from './looking.ts';
import type { VerbOf } from './play-verb.ts';
import type { CardFilter, Verb } from './verb.ts';
import { everyVerb } from './verbs-within.ts';
import { opponentMeant } from './who.ts';

/** Whether what a text does with hands, decks, discard piles and Prizes could change them at all. */

type Pile = Pick<Zone, 'given' | 'cards'>;

/** The size of a deck is public; a deck that is not given has some cards. */
const isEmpty = ({ given, cards }: Pile): boolean => given && cards.length === 0;

/** Is there a card in it? Unknown if the pile is not given. */
const holdsSome = ({ given, cards }: Pile, left = cards.length): Change => (left > 0 ? true : given ? false : null);

/** Is a Prize among them that is face down? A player with no Prizes left has won. */
const facesDown = ({ given, cards, faceUp }: Zone): Change => !given || cards.length > (faceUp ?? []).length;

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
const drawsCounted = (view: View, verb: VerbOf<'draw'>, context: Looking): Change => {
  const deck = playerOf(
    view.state,
    verb.who === 'opponent' ? (opponentMeant(view, context) ?? context.seat) : context.seat,
  ).deck;
  if (isEmpty(deck)) return false;
  const { draw } = verb;
  const what = typeof draw === 'object' && 'counted' in draw ? draw.counted : draw;
  if (typeof what === 'object' && 'discarded' in what) return context.discarded ?? null;
  if (typeof what === 'object' && 'hand' in what) {
    const seat = what.hand === 'yours' ? context.seat : (opponentMeant(view, context) ?? context.seat);
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

const leftInHand = (view: View, seat: TextContext['seat'], context: Looking): number =>
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
const shufflesSomething = (view: View, seat: TextContext['seat'], context: Looking): Change => {
  const { hand, deck } = playerOf(view.state, seat);
  if (leftInHand(view, seat, context) > 0 || !deck.given || deck.cards.length > 1) return true;
  return hand.given ? false : null;
};

/** Until how many cards does a text draw? null: as many as a hand that is not given. */
const handGoal = (view: View, until: VerbOf<'draw-until'>['draw-until'], opponent: Seat): number | null => {
  if (typeof until === 'number') return until;
  const { hand } = playerOf(view.state, opponent);
  return hand.given ? hand.cards.length : null;
};

/** Where a document says so, a search is an effect even if nothing comes of it. */
const SEARCHING: Law<'comprehensive-2009'> = { 'comprehensive-2009': ['602.3', 'even when no cards are taken'] };

/** Everybody knows how many cards are in a deck: one without a card is searched for nothing. */
export const findsNoDeck = (view: View, seat: Seat): boolean => {
  const { deck } = playerOf(view.state, seat);
  return isEmpty(deck) && !speaksOfLaw(SEARCHING, view.doc);
};

/** Are there so many cards of a kind in hand beside the one that is played? Unknown if the hand is not given. */
const held = (view: View, of: CardFilter, context: Looking, least = 1): Change => {
  const { hand } = playerOf(view.state, context.seat);
  const cards = hand.cards.filter((id) => id !== context.card).map((id) => view.cardAt(id));
  if (cards.filter((card) => card !== null && cardFits(view, card, of)).length >= least) return true;
  return hand.given && !cards.includes(null) ? false : null;
};

/** Is there a card in hand that this could discard? Unknown if the hand is not given. */
const throwable = (view: View, verb: VerbOf<'discard-hand'>, context: Looking): Change => {
  const { hand } = playerOf(view.state, context.seat);
  const { of } = verb;
  if (of === undefined) return holdsSome(hand, leftInHand(view, context.seat, context));
  const cards = hand.cards.filter((id) => id !== context.card).map((id) => view.cardAt(id));
  if (cards.some((card) => card !== null && cardFits(view, card, of))) return true;
  return hand.given && !cards.includes(null) ? false : null;
};

export const both = (one: Change, other: Change): Change =>
  one === false || other === false ? false : one === null || other === null ? null : true;

/** Are they cards of the player's own hand that it throws away? What an opponent discards is not a price. */
const throwsOwn = (verb: Verb): verb is VerbOf<'discard-hand'> => 'discard-hand' in verb && verb.who === undefined;

/** So many other cards in hand. */
const leftAtLeast = (view: View, least: number, context: Looking): Change =>
  leftInHand(view, context.seat, context) >= least
    ? true
    : playerOf(view.state, context.seat).hand.given
      ? false
      : null;

/** How many cards of the hand a price asks for, and of what kind; null: it is another price, or one of no number. */
const inCards = (verb: Verb): { readonly cards: number; readonly of: CardFilter | undefined } | null => {
  if (throwsOwn(verb) && typeof verb['discard-hand'] === 'number')
    return { cards: verb['up-to'] === true ? 1 : verb['discard-hand'], of: verb.of };
  if ('hand-to-deck' in verb && verb.who === undefined && typeof verb['hand-to-deck'] === 'number')
    return { cards: verb['hand-to-deck'], of: verb.of };
  return null;
};

/** Can a price in cards of the hand be paid in full? undefined: it is another price. */
export const paidInCards = (view: View, verb: Verb, context: Looking): Change | undefined => {
  const price = inCards(verb);
  if (price === null) return undefined;
  const { cards, of } = price;
  return of === undefined ? leftAtLeast(view, cards, context) : held(view, of, context, cards);
};

/** Cards of the hand that are paid are not there any more. */
export const afterPaying = (price: readonly Verb[], context: Looking): Looking => {
  let { thrown, putBack } = context;
  for (const verb of price) {
    const paid = inCards(verb);
    if (paid === null) continue;
    if ('discard-hand' in verb) thrown += paid.cards;
    else putBack += paid.cards;
  }
  return { ...context, thrown, putBack, discarded: price.some(isDiscard) ? true : context.discarded };
};

const isDiscard = (verb: Verb): boolean => Object.keys(verb).some((key) => key.startsWith('discard-'));

/** Could it discard a card? `changed`: what it would change; cards that a Trainer card discards from the hand are none of that. */
export const couldDiscard = (view: View, verb: Verb, changed: Change, context: Looking): Change => {
  if (!isDiscard(verb)) return changed === false && !everyVerb([verb]).some(isDiscard) ? false : null;
  return throwsOwn(verb) ? throwable(view, verb, context) : changed;
};

/** Are there cards to give, and cards to be had for them? A search may be made for whatever lies in a deck. */
const trades = (view: View, verb: VerbOf<'trade'>, context: Looking): Change => {
  const given =
    verb.of === undefined ? leftAtLeast(view, verb.trade, context) : held(view, verb.of, context, verb.trade);
  if (verb.from === 'deck') return both(given, !findsNoDeck(view, context.seat));
  const { discard } = playerOf(view.state, context.seat);
  const cards = discard.cards.map((id) => view.cardAt(id));
  const there = cards.some((card) => card !== null && cardFits(view, card, verb.for));
  return both(given, there ? true : discard.given && !cards.includes(null) ? false : null);
};

/** Are there too few cards to discard for a first part? True where there is not one; null where there are some, and fewer than it says. */
export const tooFewToThrow = (view: View, first: readonly Verb[], context: Looking): Change => {
  const lacks = first.some((verb) => throwsOwn(verb) && throwable(view, verb, context) === false);
  if (lacks) return true;
  const isShort = first.some((verb) => throwsOwn(verb) && paidInCards(view, verb, context) === false);
  return isShort ? null : false;
};

/** Does a first part throw cards of the hand away, which are there to be thrown? */
export const throwsAway = (view: View, first: readonly Verb[], context: Looking): Change => {
  const all = first.flatMap((verb) => ('may' in verb ? verb.may : [verb]));
  return any(all.map((verb) => (throwsOwn(verb) ? throwable(view, verb, context) : false)));
};

/** What a verb does with hands; undefined where it does nothing with them. */
const changesInHands = (view: View, verb: Verb, context: Looking): Change | undefined => {
  const opponent = opponentMeant(view, context) ?? context.seat;
  if ('hand-to-deck' in verb && verb.who === 'opponent') {
    const { hand } = playerOf(view.state, opponent);
    return holdsSome(hand, hand.cards.length);
  }
  if ('hand-to-deck' in verb && verb.of !== undefined) return held(view, verb.of, context);
  if ('hand-to-deck' in verb) {
    const { hand, deck } = playerOf(view.state, context.seat);
    const left = leftInHand(view, context.seat, context);
    if (verb['hand-to-deck'] !== 'all-but-one') return holdsSome(hand, left);
    // The card that is kept changes nothing; a deck of several cards is shuffled all the same.
    return verb.at === 'shuffled' && (!deck.given || deck.cards.length > 1) ? true : holdsSome(hand, left - 1);
  }
  if ('shuffle-hand' in verb) {
    const who = verb['shuffle-hand'];
    const seats = [...(who === 'opponent' ? [] : [context.seat]), ...(who === 'you' ? [] : [opponent])];
    if (verb.under === true)
      return any(seats.map((seat) => holdsSome(playerOf(view.state, seat).hand, leftInHand(view, seat, context))));
    return any(seats.map((seat) => shufflesSomething(view, seat, context)));
  }
  // A whole hand goes by the effect of the text, so many cards as its price.
  if ('discard-hand' in verb && verb.who === 'opponent') {
    const { hand } = playerOf(view.state, opponent);
    return holdsSome(hand, hand.cards.length - (verb.keeping ?? 0));
  }
  if ('discard-hand' in verb && verb.keeping !== undefined) {
    const { hand } = playerOf(view.state, context.seat);
    return hand.given ? leftInHand(view, context.seat, context) > verb.keeping : null;
  }
  // Cards for the Lost Zone are not a price.
  if ('discard-hand' in verb && verb.into !== undefined) return throwable(view, verb, context);
  if ('discard-hand' in verb && verb['discard-hand'] === 'all')
    return throwable(view, verb, context) === true ? context.handForNothing : throwable(view, verb, context);
  // What a Trainer card discards is its price; an Ability does what it says.
  if ('discard-hand' in verb) return isTrainers(view, context) ? false : throwable(view, verb, context);
  if ('hand-picked' in verb) {
    const room = verb.to === 'bench' ? hasRoom(view, opponent) : true;
    return room === true ? holdsSome(playerOf(view.state, opponent).hand) : room;
  }
  if ('trade' in verb) return trades(view, verb, context);
  if ('hand-at-random' in verb) {
    const { hand } = playerOf(view.state, opponent);
    return holdsSome(hand);
  }
  // What is shown is known from then on.
  if ('reveal-hand' in verb && verb['reveal-hand'] === 'both') return true;
  if ('reveal-hand' in verb) {
    const { hand } = playerOf(view.state, opponent);
    return holdsSome(hand);
  }
  return undefined;
};

/** The same of a verb about cards outside play; undefined where it is none of those. */
export const changesInPiles = (view: View, verb: Verb, context: Looking): Change | undefined => {
  const opponent = opponentMeant(view, context) ?? context.seat;
  if ('draw' in verb) {
    // How many it comes to is counted when it is played.
    if (typeof verb.draw !== 'number') return drawsCounted(view, verb, context);
    const deck = playerOf(view.state, verb.who === 'opponent' ? opponent : context.seat).deck;
    return !isEmpty(deck);
  }
  if ('draw-until' in verb) {
    const seat = verb.who === 'opponent' ? opponent : context.seat;
    const { hand, deck } = playerOf(view.state, seat);
    const left = leftInHand(view, seat, context);
    const goal = handGoal(view, verb['draw-until'], opponent);
    if (verb['or-discard'] === true && (!hand.given || goal === null)) return null;
    if (verb['or-discard'] === true && goal !== null && left > goal) return true;
    if (goal === null) return isEmpty(deck) ? false : null;
    if (hand.given && left >= goal) return false;
    return isEmpty(deck) ? false : hand.given ? true : null;
  }
  const inHands = changesInHands(view, verb, context);
  if (inHands !== undefined) return inHands;
  if ('look-at-top' in verb) {
    const { deck } = playerOf(view.state, verb.of === 'opponent' ? opponent : context.seat);
    return !isEmpty(deck);
  }
  if ('turn-prizes-up' in verb) {
    const { prizes } = playerOf(view.state, verb.of === 'yours' ? context.seat : opponent);
    return prizes.given ? prizes.cards.length > (prizes.faceUp ?? []).length : null;
  }
  if ('search' in verb && findsNoDeck(view, context.seat)) return false;
  if ('search' in verb) return verb.to !== 'bench' || hasRoom(view, context.seat) === true ? true : null;
  if ('from-discard' in verb) {
    const seat = verb.of === 'theirs' ? opponent : context.seat;
    const room = verb.to === 'bench' ? hasRoom(view, seat) : true;
    if (room !== true) return room;
    const pile = playerOf(view.state, seat).discard;
    if (!pile.given) return null;
    const cards = pile.cards.map((id) => view.cardAt(id));
    if (cards.some((card) => card !== null && cardFits(view, card, verb['from-discard']))) return true;
    // What was thrown away as the price lies there by now.
    const { hand } = playerOf(view.state, context.seat);
    const paid =
      context.thrown === 0 || verb['not-thrown'] === true
        ? []
        : hand.cards.filter((id) => id !== context.card).map((id) => view.cardAt(id));
    if (paid.some((card) => card !== null && cardFits(view, card, verb['from-discard']))) return true;
    return cards.includes(null) || paid.includes(null) || (context.thrown > 0 && !hand.given) ? null : false;
  }
  if ('prize-for-this' in verb) return facesDown(playerOf(view.state, context.seat).prizes);
  // A player with no Prizes left has won.
  if ('look-at-prizes' in verb) return true;
  if ('discard-top' in verb) {
    const { deck } = playerOf(view.state, verb.of === 'yours' ? context.seat : opponent);
    return !isEmpty(deck);
  }
  return undefined;
};
