import { playerOf, type View } from '../claims/index.ts';
import type { Look, VerbOf } from './define-verb.ts';
import { held, leftInHand, throwable } from './left-in-piles.ts';
import { any, both, type Change, type Looking } from './looking.ts';
import type { CardFilter, Verb } from './verb.ts';

/** Whether what comes first in “if you do” can be done or paid, and what the second changes after it. */

/** Are they cards of the player's own hand that it throws away? What an opponent discards is not a price. */
export const throwsOwn = (verb: Verb): verb is VerbOf<'discard-hand'> =>
  'discard-hand' in verb && verb.who === undefined;

/** So many other cards in hand. */
export const leftAtLeast = (view: View, least: number, context: Looking): Change =>
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

/** Could it discard a card? `all`: it and those inside it; `changed`: what it would change; cards that a Trainer card discards from the hand are none of that. */
export const couldDiscard = (
  view: View,
  verb: Verb,
  all: () => readonly Verb[],
  changed: Change,
  context: Looking,
): Change => {
  if (isDiscard(verb)) return throwsOwn(verb) ? throwable(view, verb, context) : changed;
  const discardsNone = (one: Verb): boolean =>
    !isDiscard(one) || (throwsOwn(one) && throwable(view, one, context) === false);
  return changed === false && all().every(discardsNone) ? false : null;
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

/** What is bought for the price; nothing here means that the damage of the attack is. */
export const bought = (
  look: Look,
  view: View,
  { first, 'if-you-do': then }: VerbOf<'if-you-do'>,
  context: Looking,
): Change => then.length === 0 || look(view, then, afterPaying(first, context));

/** Can this price be paid as a whole? */
export const paid = (look: Look, view: View, price: readonly Verb[], context: Looking): Change =>
  price.reduce<Change>((all, verb) => {
    const inHand = paidInCards(view, verb, context);
    return both(all, inHand === undefined ? look(view, [verb], context) : inHand);
  }, true);

/** What the first part does is a change; cards that it throws away for something that changes nothing a document may leave open. */
export const firstOrSecond = (look: Look, view: View, verb: VerbOf<'if-you-do'>, context: Looking): Change => {
  const first = look(view, verb.first, context);
  const thrown = throwsAway(view, verb.first, context);
  if (tooFewToThrow(view, verb.first, context) === null) return context.tooFew;
  if (first === true || thrown !== true) return any([first, thrown]);
  return look(view, verb['if-you-do'], afterPaying(verb.first, context)) === false ? context.hasNoEffect : true;
};
