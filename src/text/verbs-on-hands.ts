import {
  either,
  flag,
  nameOf,
  number,
  playerOf,
  pokemonOf,
  type QuestionCode,
  table,
  word,
  yes,
} from '../claims/index.ts';
import { NotModelled, step, unknownFact } from '../engine/index.ts';
import { handSize, pileFor, type T, type TextContext } from '../rules/index.ts';
import type { CardId, Seat } from '../state/index.ts';
import { type Defined, opponentOf } from './define-verb.ts';
import { draw, restOfHand, shuffleHandIn } from './drawing-and-shuffling.ts';
import { allPicked, cardFits, distinctCards } from './fitting-cards.ts';
import { noneIsEnough } from './how-many-cards.ts';
import { holdsSome, leftInHand, shufflesSomething, throwable } from './left-in-piles.ts';
import { any, isTrainers, opponentMeantBy } from './looking.ts';
import { cannotDiscard } from './required.ts';
import { cardFilter } from './shapes-of-words.ts';
import { handDescribed, takeAnyFromHand, takeFromHand } from './taking-cards.ts';
import type { CardFilter } from './verb.ts';
import { CHOOSES_THE_DISCARD } from './who-chooses.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['hand-revealed'],
  question: ['discard-from-hand', 'lose-from-hand'],
} as const;

/** The name of the card whose text is played; a copied text speaks for the one that copies (CR 302.6a). */
export const speaker = (t: T, { card, uid, attack }: TextContext): string => {
  const pokemon = uid === null ? null : pokemonOf(t.state, uid);
  const spoken = card === null || (attack?.copies ?? 0) > 0 ? null : t.view.cardAt(card);
  return spoken?.name ?? (pokemon === null ? '' : nameOf(t.view, pokemon));
};

export const fitsAs = (t: T, id: CardId, of: CardFilter): boolean => {
  const card = t.view.cardAt(id);
  return card !== null && cardFits(t.view, card, of);
};

/** Cards of a hand that its player picks, or `by` for them, one after the other; all of it go without being picked. */
export const fromHand = (
  t: T,
  seat: Seat,
  cards: number | 'all',
  code: QuestionCode,
  of?: CardFilter,
  by = seat,
): readonly CardId[] => {
  const { hand } = playerOf(t.state, seat);
  const fitting = hand.cards.filter((id) => of === undefined || fitsAs(t, id, of));
  const wanted = cards === 'all' ? hand.cards.length : cards;
  const unknown = of !== undefined && fitting.length < wanted && hand.cards.some((id) => t.view.cardAt(id) === null);
  if (!hand.given || unknown) unknownFact(t.view, CHOOSES_THE_DISCARD, 'hand-not-told', { player: seat });
  if (cards === 'all') return fitting;
  if (fitting.length <= cards) return allPicked(t, by, code, fitting);
  const picked: CardId[] = [];
  while (picked.length < cards) {
    const options = distinctCards(
      t,
      fitting.filter((id) => !picked.includes(id)),
    );
    if (options.length === 0) break;
    picked.push(t.choose({ by, code, options }).value);
  }
  return picked;
};

export const throwAway = (t: T, seat: Seat, cards: readonly CardId[]): void => {
  for (const card of cards)
    t.put({ kind: 'moved', card, from: { seat, zone: 'hand' }, to: pileFor(t, card, seat, 'discard') });
};

/** A hand that is shown lies open while it is shown; nothing moves. */
export const revealHand = step(
  {
    'comprehensive-2009': { silent: 'a hand that is shown goes back as it was', near: '316.5' },
    'ex-2003': { silent: 'a hand that is shown goes back as it was', near: 'Begin#1' },
    'advanced-2018': ['II.C-20#1', 'Face-down cards'],
    'advanced-2025': ['II.C-20#1', 'Face-down cards'],
    'neo-2001': { silent: 'a hand that is shown goes back as it was', near: 'Play.2' },
    'xy-2016': { silent: 'a hand that is shown goes back as it was', near: 'Zones: Hand' },
    'me-2026': { silent: 'a hand that is shown goes back as it was', near: 'Zones: Hand' },
  },
  (t: T, seat: Seat): void => {
    if (holdsSome(playerOf(t.state, seat).hand) !== false) t.note('hand-revealed', { player: seat });
  },
);

/** No text draws so many cards at once. With fewer in the deck, the order of the cards put under it could matter. */
const NEVER_DRAWN = 10;

/** A hand that is shuffled goes under the deck, which is not shuffled. */
const putUnder = (t: T, seat: Seat, context: TextContext): void => {
  const { hand, deck } = playerOf(t.state, seat);
  const kinds = new Set(hand.cards.map((id) => t.view.cardAt(id)?.key ?? id));
  if (deck.given && deck.cards.length < NEVER_DRAWN && kinds.size > 1)
    throw new NotModelled(context.card, context.place, 'a shuffled hand under a deck of a few cards');
  for (const card of [...hand.cards])
    t.put({
      kind: 'moved',
      card,
      from: { seat, zone: 'hand' },
      to: pileFor(t, card, seat, 'deck'),
      bottom: true,
    });
  if (!hand.given) restOfHand(t, seat, 'deck', hand.cards.length);
};

export const SHAPES_ON_HANDS = {
  'discard-hand': table(
    {
      'discard-hand': either(number, word('all', 'any')),
      'up-to': flag,
      leaving: number,
      /** With `all`: so many are kept, which that player chooses. */
      keeping: number,
      into: word('lost'),
      of: cardFilter,
      who: word('opponent'),
      chooser: word('you'),
    },
    'discard-hand',
  ),
  'shuffle-hand': table(
    { 'shuffle-hand': word('you', 'opponent', 'both'), of: cardFilter, 'drawn-anew': yes, under: yes },
    'shuffle-hand',
  ),
  'reveal-hand': table({ 'reveal-hand': word('theirs', 'both') }, 'reveal-hand'),
};

/** Hands that are discarded, shuffled in, shown or traded. */
export const verbsOnHands = {
  'discard-hand': {
    says: 'So many cards of your hand, of your choosing, `all` of it, or `any` number you like (`leaving`: until no more than so many are left; `up-to`: fewer of so many, but one at least); `all` with `keeping: 3` leaves that player three of their choosing; `of` narrows which; `into: lost`: to the Lost Zone instead; `who: opponent`: the opponent picks of theirs, or you with `chooser: you`, and then the hand has to be known.',
    rules: ['400.3'],
    example: { 'discard-hand': 1 },
    stands: 'anywhere',
    bears: ['effects'],
    needsObject: (verb) => typeof verb['discard-hand'] === 'number',
    play(t, verb, context) {
      const seat = verb.who === 'opponent' ? opponentOf(t, context) : context.seat;
      const { hand } = playerOf(t.state, seat);
      const { keeping } = verb;
      const count = keeping === undefined ? verb['discard-hand'] : Math.max(0, handSize(t.view, [seat]) - keeping);
      // A whole hand is discarded even if it is empty, without a choice.
      const held =
        verb.of === undefined || hand.cards.some((id) => t.view.cardAt(id) === null)
          ? hand.cards.length
          : hand.cards.filter((id) => fitsAs(t, id, verb.of ?? {})).length;
      const least = verb['up-to'] === true ? 1 : count;
      const short = typeof least === 'number' && hand.given && held < least;
      const isNeeded = short && verb.who === undefined && !noneIsEnough(t, verb['up-to'] === true, context);
      if (isNeeded && cannotDiscard(t, context)) return;
      const by = verb.chooser === 'you' ? context.seat : seat;
      const asked = {
        cards: count === 'any' ? hand.cards.length : Number(count),
        upTo: verb['up-to'] === true,
        inAttack: context.attack !== null,
        goes: { to: verb.into ?? 'discard' },
      };
      // What becomes of a whole hand does not depend on which cards it has.
      const isWhole = count === 'all' && verb.of === undefined && !hand.given;
      const cards = isWhole
        ? hand.cards
        : count !== 'any' && verb['up-to'] !== true
          ? fromHand(t, seat, count, verb.into === 'lost' ? 'lose-from-hand' : 'discard-from-hand', verb.of, by)
          : verb.of === undefined
            ? takeAnyFromHand(t, seat, { ...asked, any: count === 'any', leaving: verb.leaving })
            : takeFromHand(t, seat, { ...asked, any: count === 'any', filter: verb.of, by: speaker(t, context) });
      for (const card of cards)
        t.put({
          kind: 'moved',
          card,
          from: { seat, zone: 'hand' },
          to: pileFor(t, card, seat, verb.into ?? 'discard'),
        });
      if (isWhole) restOfHand(t, seat, verb.into ?? 'discard', cards.length);
      if (verb.into === undefined) context.thrownAway = [...(context.thrownAway ?? []), ...cards];
    },
    changes(view, verb, context) {
      // A whole hand goes by the effect of the text, so many cards as its price.
      if (verb.who === 'opponent') {
        const { hand } = playerOf(view.state, opponentMeantBy(view, context));
        return holdsSome(hand, hand.cards.length - (verb.keeping ?? 0));
      }
      if (verb.keeping !== undefined) {
        const { hand } = playerOf(view.state, context.seat);
        return hand.given ? leftInHand(view, context.seat, context) > verb.keeping : null;
      }
      // What a Trainer card discards is its price, but not cards for the Lost Zone; an Ability does what it says.
      const whole = verb.into === undefined && verb['discard-hand'] === 'all';
      if (verb.into === undefined && !whole && isTrainers(view, context)) return false;
      const found = throwable(view, verb, context);
      return whole && found === true ? context.handForNothing : found;
    },
    after(view, verb, context) {
      if (verb.who !== undefined || verb['discard-hand'] === 'all') return context;
      const most =
        verb['discard-hand'] === 'any' ? playerOf(view.state, context.seat).hand.cards.length : verb['discard-hand'];
      return { ...context, thrown: context.thrown + most };
    },
  },
  'shuffle-hand': {
    says: 'Hands go into decks, which are shuffled even if the hand was empty; with `of` only the cards that fit. `drawn-anew`: each of those players draws as many as went in; `under`: shuffled hands go under the decks, which are not shuffled.',
    rules: ['316.5d'],
    example: { 'shuffle-hand': 'both' },
    stands: 'anywhere',
    bears: ['draw'],
    play(t, verb, context) {
      const { 'shuffle-hand': who, of, under } = verb;
      const only = of === undefined ? undefined : (card: CardId) => fitsAs(t, card, of);
      for (const seat of [
        ...(who === 'opponent' ? [] : [context.seat]),
        ...(who === 'you' ? [] : [opponentOf(t, context)]),
      ]) {
        if (only !== undefined) handDescribed(t, seat);
        const { cards, given } = playerOf(t.state, seat).hand;
        if (under === true) {
          putUnder(t, seat, context);
          continue;
        }
        context.shuffled = (context.shuffled ?? 0) + (only === undefined ? cards : cards.filter(only)).length;
        if (!given && only === undefined) context.shuffledUnknown = seat;
        const drawnAgain = verb['drawn-anew'] === true ? handSize(t.view, [seat]) : 0;
        shuffleHandIn(t, seat, only);
        if (drawnAgain > 0) draw(t, seat, drawnAgain);
      }
    },
    changes(view, { 'shuffle-hand': who, under }, context) {
      const seats = [
        ...(who === 'opponent' ? [] : [context.seat]),
        ...(who === 'you' ? [] : [opponentMeantBy(view, context)]),
      ];
      if (under !== true) return any(seats.map((seat) => shufflesSomething(view, seat, context)));
      return any(seats.map((seat) => holdsSome(playerOf(view.state, seat).hand, leftInHand(view, seat, context))));
    },
  },
  'reveal-hand': {
    says: 'The opponent, or each player (`both`), shows the whole hand; nothing moves.',
    rules: ['316.5a'],
    example: { 'reveal-hand': 'theirs' },
    stands: 'anywhere',
    bears: ['effects'],
    play(t, verb, context) {
      if (verb['reveal-hand'] === 'both') revealHand(t, context.seat);
      revealHand(t, opponentOf(t, context));
    },
    changes: (view, verb, context) =>
      // What is shown is known from then on.
      verb['reveal-hand'] === 'both' || holdsSome(playerOf(view.state, opponentMeantBy(view, context)).hand),
  },
} satisfies Defined<typeof SHAPES_ON_HANDS>;
