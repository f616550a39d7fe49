import {
  either,
  flag,
  nameOf,
  number,
  playerOf,
  pokemonOf,
  type QuestionCode,
  table,
  type View,
  word,
  yes,
} from '../claims/index.ts';
import { NotModelled, step, unknownFact } from '../engine/index.ts';
import { bench, handSize, pileFor, type T, type TextContext } from '../rules/index.ts';
import type { CardId, Seat } from '../state/index.ts';
import { type Defined, opponentOf, type VerbOf } from './define-verb.ts';
import { draw, shuffle, shuffleHandIn, shuffleIn } from './drawing-and-shuffling.ts';
import { cardFits, distinctCards } from './fitting-cards.ts';
import {
  findsNoDeck,
  hasRoom,
  held,
  holdsFitting,
  holdsSome,
  leftInHand,
  shufflesSomething,
  throwable,
} from './left-in-piles.ts';
import { any, both, type Change, isTrainers, type Looking, opponentMeantBy, overOpponents } from './looking.ts';
import { leftAtLeast } from './price-and-second.ts';
import { cannotDiscard } from './required.ts';
import { cardFilter } from './shapes-of-words.ts';
import {
  handDescribed,
  search,
  takeAnyFromHand,
  takeFromDiscard,
  takeFromHand,
  takeFromShownHand,
} from './taking-cards.ts';
import type { CardFilter } from './verb.ts';
import { CHOOSES_THE_DISCARD } from './who-chooses.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['hand-revealed', 'nothing-traded'],
  question: ['at-random', 'discard-from-hand', 'lose-from-hand', 'trade-from-hand'],
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
const revealHand = step(
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
    t.note('hand-revealed', { player: seat });
  },
);

const FOR_NOTHING = 'a trade for which nothing is found leaves the hand as it was';

/** A trade gives one card for another: where the search finds none, the cards that were to be given stay in the hand. */
const tradesNothing = step(
  {
    'comprehensive-2009': { silent: FOR_NOTHING, near: '316.4b' },
    'ex-2003': { silent: FOR_NOTHING, near: 'Types: Trainer' },
    'advanced-2018': { silent: FOR_NOTHING, near: 'I.H#2' },
    'advanced-2025': { silent: FOR_NOTHING, near: 'I.H#2' },
    'neo-2001': { silent: FOR_NOTHING, near: 'Play.9B4' },
    'xy-2016': { silent: FOR_NOTHING, near: 'Zones: Deck' },
    'me-2026': { silent: FOR_NOTHING, near: 'Zones: Deck' },
  },
  (t: T, given: readonly CardId[], { seat }: TextContext): void => {
    t.note('nothing-traded', { player: seat, cards: given.length });
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
};

/** Are there cards to give, and cards to be had for them? A search may be made for whatever lies in a deck. */
const trades = (view: View, verb: VerbOf<'trade'>, context: Looking): Change => {
  const given =
    verb.of === undefined ? leftAtLeast(view, verb.trade, context) : held(view, verb.of, context, verb.trade);
  if (verb.from === 'deck') return both(given, !findsNoDeck(view, context.seat));
  const { discard } = playerOf(view.state, context.seat);
  return both(given, holdsFitting(view, discard, verb.for));
};

/** Nothing that a document leaves open bears on a trade. */
const TRADED = { hasNoEffect: true, handForNothing: true, tooFew: true } as const;

export const SHAPES_ON_HANDS = {
  /** `of`: only such cards; `who`: of that player's hand, who picks them unless `chooser` says otherwise. */
  /** `any`: as many as the player likes, or none; `leaving`: until no more than so many are left. `into`: there instead of the discard pile. */
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
  /** A card of the opponent's hand is picked at random, shown, and shuffled into the deck; which one came up is an answer like a coin. */
  'hand-at-random': table(
    { 'hand-at-random': number, of: word('theirs'), to: word('deck', 'discard', 'lost') },
    'hand-at-random',
    'of',
    'to',
  ),
  /** The opponent's hand is looked at and the player picks so many cards of it, of a kind, or `any` number; where there are none, none. The Bench is the opponent's. */
  'hand-picked': table(
    {
      'hand-picked': either(number, word('any')),
      of: word('theirs'),
      'up-to': flag,
      which: cardFilter,
      /** `bottom`: under the deck, which is not shuffled. */
      to: word('deck', 'bottom', 'discard', 'bench', 'lost'),
    },
    'hand-picked',
    'of',
    'to',
  ),
  /** So many cards of the hand, of a kind, change places with cards out of the deck, which is then shuffled, or the discard pile. */
  trade: table(
    { trade: number, of: cardFilter, for: cardFilter, count: number, from: word('deck', 'discard'), 'up-to': flag },
    'trade',
    'for',
    'count',
    'from',
  ),
  /** `of`: only such cards of the hands; `drawn-anew`: each draws as many as went in; `under`: the hand is shuffled and put under the deck. */
  'shuffle-hand': table(
    { 'shuffle-hand': word('you', 'opponent', 'both'), of: cardFilter, 'drawn-anew': yes, under: yes },
    'shuffle-hand',
  ),
  /** The opponent shows the whole hand, or both players show theirs. */
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
      if (short && verb.who === undefined && cannotDiscard(t, context)) return;
      const by = verb.chooser === 'you' ? context.seat : seat;
      const asked = { cards: count === 'any' ? hand.cards.length : Number(count), upTo: verb['up-to'] === true };
      const cards =
        count !== 'any' && verb['up-to'] !== true
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
  'hand-at-random': {
    says: "A card of the opponent's hand, picked at random, goes into the deck, which is shuffled, to the discard pile or to the Lost Zone; which one came up is an answer, as of a coin.",
    rules: ['316.5a'],
    example: { 'hand-at-random': 1, of: 'theirs', to: 'deck' },
    stands: 'anywhere',
    bears: ['effects'],
    needsObject: () => true,
    play(t, verb, context) {
      const seat = opponentOf(t, context);
      for (const card of fromHand(t, seat, verb['hand-at-random'], 'at-random'))
        t.put({ kind: 'moved', card, from: { seat, zone: 'hand' }, to: pileFor(t, card, seat, verb.to) });
      if (verb.to === 'deck') shuffleIn(t, seat);
    },
    changes: (view, _verb, context) => holdsSome(playerOf(view.state, opponentMeantBy(view, context)).hand),
  },
  'hand-picked': {
    says: "You look at the opponent's hand and pick so many cards in it, of those that fit `which`: into the deck, which is shuffled, under it (`to: bottom`), to the discard pile, the Lost Zone, or onto the opponent's Bench; `any`: as many as you like, `up-to`: fewer of so many.",
    rules: ['316.5a'],
    example: { 'hand-picked': 1, of: 'theirs', which: { kind: 'supporter' }, to: 'deck' },
    stands: 'anywhere',
    bears: ['effects'],
    play(t, verb, context) {
      const seat = opponentOf(t, context);
      const { to, 'hand-picked': picked } = verb;
      const most = t.rules.answers.form.benchLimit(t.view, [seat]);
      const room = to === 'bench' ? bench.roomToSearch(t.view, [seat, most], t.why) : Number.POSITIVE_INFINITY;
      if (room === 0) return void t.note('no-room-no-search');
      revealHand(t, seat);
      const all = playerOf(t.state, seat).hand.cards.length;
      const wanted = {
        filter: verb.which ?? {},
        cards: Math.min(picked === 'any' ? all : picked, room),
        upTo: verb['up-to'] === true,
        any: picked === 'any',
        by: speaker(t, context),
      };
      const cards = takeFromShownHand(t, seat, wanted, context.seat);
      for (const card of cards) {
        if (to === 'bench') t.put({ kind: 'benched', card, seat, from: 'hand', uid: t.nextUid });
        else if (to === 'bottom')
          t.put({
            kind: 'moved',
            card,
            from: { seat, zone: 'hand' },
            to: pileFor(t, card, seat, 'deck'),
            bottom: true,
          });
        else t.put({ kind: 'moved', card, from: { seat, zone: 'hand' }, to: pileFor(t, card, seat, to) });
      }
      if (to === 'deck' && cards.length > 0) shuffleIn(t, seat);
    },
    changes(view, verb, context) {
      const opponent = opponentMeantBy(view, context);
      const room = verb.to === 'bench' ? hasRoom(view, opponent) : true;
      return room === true ? holdsSome(playerOf(view.state, opponent).hand) : room;
    },
  },
  trade: {
    says: 'So many cards of your hand, those that fit `of`, change places with cards that fit `for` out of the `deck`, which is then shuffled, or the `discard` pile (`up-to`: so many at most). A trade for which a search finds nothing is not modelled.',
    rules: ['316.4b'],
    example: { trade: 1, for: { kind: 'energy', tag: 'basic energy' }, count: 2, from: 'discard', 'up-to': true },
    stands: 'anywhere',
    bears: ['effects'],
    play(t, verb, context) {
      const { seat } = context;
      const { from } = verb;
      const could = any(overOpponents(t.view, context, TRADED).map((one) => trades(t.view, verb, one)));
      if (could === false) return void t.note('first-not-done', {});
      const given = fromHand(t, seat, verb.trade, 'trade-from-hand', verb.of);
      const wanted = { filter: verb.for, cards: verb.count, upTo: verb['up-to'] === true, by: speaker(t, context) };
      const taken = from === 'deck' ? search(t, seat, wanted) : takeFromDiscard(t, seat, wanted);
      if (taken.length === 0) tradesNothing(t, given, context);
      else
        for (const card of given)
          t.put({ kind: 'moved', card, from: { seat, zone: 'hand' }, to: pileFor(t, card, seat, from) });
      for (const card of taken)
        t.put({ kind: 'moved', card, from: { seat, zone: from }, to: pileFor(t, card, seat, 'hand') });
      if (from === 'deck') shuffle(t, seat);
    },
    changes: trades,
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
        const { cards } = playerOf(t.state, seat).hand;
        if (under === true) {
          putUnder(t, seat, context);
          continue;
        }
        context.shuffled = (context.shuffled ?? 0) + (only === undefined ? cards : cards.filter(only)).length;
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
