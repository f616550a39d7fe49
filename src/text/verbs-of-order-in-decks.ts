import { either, flag, list, number, playerOf, table, word, yes } from '../claims/index.ts';
import { lawOf, paragraphOf, step, unknownFact } from '../engine/index.ts';
import { FROM_THE_TOP, pileFor, type T } from '../rules/index.ts';
import type { CardId, Seat } from '../state/index.ts';
import { attachAll } from './attach-all.ts';
import { type Defined, opponentOf, type VerbOf } from './define-verb.ts';
import { shuffle, shuffleIn } from './drawing-and-shuffling.ts';
import { held, holdsSome, isEmpty, leftInHand } from './left-in-piles.ts';
import { opponentMeantBy } from './looking.ts';
import { putOnDeck } from './put-on-decks.ts';
import { cannotDo } from './required.ts';
import { cardFilter, who } from './shapes-of-words.ts';
import { takeAnyFromHand, takeFromHand, takeOutOf, takeUnseen, type Wanted } from './taking-cards.ts';
import { speaker } from './verbs-on-hands.ts';
import { bringDown, roomFor } from './verbs-on-piles.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  need: ['order-after-shuffle'],
  note: ['chooses-unseen', 'fewer-to-look-at'],
} as const;

/** Cards that go onto a deck or under it, cards on top that are looked at (CR 316.4d). */

const ALL_THAT_ARE_THERE = 'a text that looks at more cards than the deck has looks at those that are there';

/** A deck may have fewer cards than a text looks at. */
const looksAtAll = step(
  {
    'comprehensive-2009': { silent: ALL_THAT_ARE_THERE, near: '316.4a' },
    'ex-2003': { silent: ALL_THAT_ARE_THERE, near: 'Draw' },
    'advanced-2018': ['II.A#5', 'the number closest to it'],
    'advanced-2025': ['II.A#5', 'the number closest to it'],
    'neo-2001': { silent: ALL_THAT_ARE_THERE, near: 'Play.9A' },
    'xy-2016': ['Draw more#1', 'draws or looks at those that are there'],
    'me-2026': ['Draw more#1', 'draws or looks at those that are there'],
  },
  (t: T, seat: Seat, wanted: number, there: number, isTaken: boolean): void => {
    if (isTaken) t.note('fewer-cards-there', { wanted, there });
    else t.note('fewer-to-look-at', { player: seat, wanted, there });
  },
);

/** The cards on top of a deck, or beneath all others, uppermost first. Breaks off where they are not given, or a shuffle hides their order. */
const cardsAtEnd = (t: T, seat: Seat, number: number, end: 'top' | 'bottom'): readonly CardId[] => {
  const { deck } = playerOf(t.state, seat);
  const law = lawOf(FROM_THE_TOP);
  const top = end === 'top' ? deck.cards.slice(0, number) : deck.cards.slice(Math.max(0, deck.cards.length - number));
  if (!deck.given || top.some((id) => t.view.cardAt(id) === null))
    unknownFact(t.view, law, 'pile-not-told', { player: seat, zone: 'deck' });
  if (deck.shuffled === true && deck.cards.length > number)
    unknownFact(t.view, law, 'order-after-shuffle', { player: seat });
  if (top.length > 0 && top.length < number) looksAtAll(t, seat, number, top.length, false);
  return top;
};

type LookAtTop = VerbOf<'look-at-top'>;

/** How many cards it looks at; a deck of which nothing is said has enough. */
const numberThere = (t: T, { 'look-at-top': wanted }: LookAtTop, owner: Seat): number => {
  const { given, cards } = playerOf(t.state, owner).deck;
  return given ? Math.min(wanted, cards.length) : wanted;
};

/** Do all cards that are looked at leave the deck for one place, whatever they are? Then there is nothing to choose, and nothing has to be known of them. */
const goesWhole = (t: T, verb: LookAtTop, owner: Seat): boolean => {
  const { take = {}, also, onto, into = 'hand', count = 0, 'up-to': upTo = false, 'or-none': orNone = false } = verb;
  const isPlain = also === undefined && onto === undefined && ['hand', 'discard', 'lost'].includes(into);
  const isEvery = count === 'all' || count >= numberThere(t, verb, owner);
  return isPlain && !upTo && !orNone && Object.keys(take).length === 0 && isEvery;
};

/** Takes all of them, as a draw does: after a shuffle it is unknown which they are. */
const takeWhole = (t: T, verb: LookAtTop, owner: Seat): void => {
  const { 'look-at-top': wanted, end = 'top' } = verb;
  const there = numberThere(t, verb, owner);
  const zone = verb.into === 'discard' || verb.into === 'lost' ? verb.into : 'hand';
  if (there > 0 && there < wanted) looksAtAll(t, owner, wanted, there, true);
  for (let left = there; left > 0; left -= 1) {
    const card = end === 'top' ? t.topOf(owner, 'deck', left) : t.bottomOf(owner, 'deck', left);
    if (card === null) return;
    t.put({ kind: 'moved', card, from: { seat: owner, zone: 'deck' }, to: pileFor(t, card, owner, zone) });
  }
};

/** The card on top, which may be unknown, comes to the hand; it is not drawn. */
const topToHand = (t: T, seat: Seat): void => {
  const card = t.topOf(seat, 'deck');
  if (card !== null) t.put({ kind: 'moved', card, from: { seat, zone: 'deck' }, to: pileFor(t, card, seat, 'hand') });
};

/** Are the cards that are looked at not given, and shuffled in afterwards but for what is taken? Then nothing that can be seen depends on what the others are. */
const staysUnseen = (t: T, { 'look-at-top': number, rest, also, onto, into, end }: LookAtTop, owner: Seat): boolean => {
  const { deck } = playerOf(t.state, owner);
  const isMixed = deck.shuffled === true && deck.cards.length > number;
  const looked = isMixed ? deck.cards : deck.cards.slice(0, number);
  const isKnown = deck.given && looked.every((id) => t.view.cardAt(id) !== null);
  const isPlain = also === undefined && onto === undefined && into === undefined && end === undefined;
  return !isKnown && isPlain && rest === 'shuffle';
};

/** Cards of those are taken; none, where the text allows it or it may be that none of them fits. */
const lookAtUnseen = (t: T, wanted: Wanted, owner: Seat, asked: Seat): void => {
  const taken = wanted.cards === 0 ? [] : takeUnseen(t, asked, owner, wanted, paragraphOf(lawOf(FROM_THE_TOP), t.view));
  if (asked !== owner && taken.length > 0) t.note('chooses-unseen', { player: asked, cards: taken.length });
  for (const card of taken)
    t.put({ kind: 'moved', card, from: { seat: owner, zone: 'deck' }, to: pileFor(t, card, owner, 'hand') });
  shuffle(t, owner);
};

const putRest = (t: T, verb: LookAtTop, left: readonly CardId[], owner: Seat, by: Seat): void => {
  if (verb.rest === 'shuffle') shuffle(t, owner);
  // Under a deck their order is known to nobody, and comes up only once the deck is through.
  else if (verb.rest === 'beneath') {
    if (playerOf(t.state, owner).deck.cards.length === left.length) shuffle(t, owner);
    else
      for (const card of left)
        t.put({
          kind: 'moved',
          card,
          from: { seat: owner, zone: 'deck' },
          to: pileFor(t, card, owner, 'deck'),
          bottom: true,
        });
  } else if (verb.rest === 'top' || verb.rest === 'bottom')
    putOnDeck(t, left, { seat: owner, zone: 'deck' }, { at: verb.rest, by });
  else
    for (const card of left)
      t.put({ kind: 'moved', card, from: { seat: owner, zone: 'deck' }, to: pileFor(t, card, owner, verb.rest) });
};

export const SHAPES_OF_ORDER_IN_DECKS = {
  'shuffle-deck': table({ 'shuffle-deck': word('yours', 'theirs') }, 'shuffle-deck'),
  'hand-to-deck': table(
    {
      'hand-to-deck': either(number, word('any', 'all-but-one')),
      at: word('top', 'bottom', 'shuffled'),
      of: cardFilter,
      'up-to': flag,
      /** Cards of that player's hand, who picks them. */
      who: word('opponent'),
      /** In exchange for the card on top. */
      'for-top': yes,
    },
    'hand-to-deck',
    'at',
  ),
  'look-at-top': table(
    {
      'look-at-top': number,
      of: word('opponent'),
      /** The cards beneath all others instead. */
      end: word('bottom'),
      /** The opponent picks those that are taken. */
      chooser: word('opponent'),
      take: cardFilter,
      count: either(number, word('all')),
      'up-to': flag,
      /** Its player may take none. */
      'or-none': yes,
      /** One card more of each of these kinds. */
      also: list(cardFilter),
      /** They are Energy cards, and are attached to this Pokémon instead; `spread`: each to another one, if the player likes. */
      onto: who,
      spread: yes,
      /** Those that are taken go there and not to the hand: `top`, onto the deck once the rest is where it goes; `bottom`, under it. */
      into: word('lost', 'bench', 'discard', 'top', 'bottom'),
      /** `beneath`: under the deck, shuffled among themselves. */
      rest: word('top', 'bottom', 'beneath', 'shuffle', 'discard', 'lost', 'hand'),
    },
    'look-at-top',
    'rest',
  ),
};

export const verbsOfOrderInDecks = {
  'shuffle-deck': {
    says: 'A deck is shuffled, and nothing is taken out of it.',
    rules: ['316.4c'],
    example: { 'shuffle-deck': 'theirs' },
    stands: 'anywhere',
    bears: ['draw'],
    play(t, verb, context) {
      shuffleIn(t, verb['shuffle-deck'] === 'yours' ? context.seat : opponentOf(t, context));
    },
    changes(view, verb, context) {
      const seat = verb['shuffle-deck'] === 'yours' ? context.seat : opponentMeantBy(view, context);
      const { given, cards } = playerOf(view.state, seat).deck;
      return !given || cards.length > 1;
    },
  },
  'hand-to-deck': {
    says: "So many cards of your hand (those that fit `of`), `any` number of them or `all-but-one`, onto your deck or under it in an order you choose, or `shuffled` in; `who: opponent`: of the opponent's hand, who picks them; `for-top`: the card that was on top comes to the hand for it.",
    rules: ['316.4d'],
    example: { 'hand-to-deck': 2, at: 'bottom', 'up-to': true },
    stands: 'anywhere',
    bears: ['draw'],
    play(t, verb, context) {
      const seat = verb.who === 'opponent' ? opponentOf(t, context) : context.seat;
      const amount = verb['hand-to-deck'];
      const any = amount === 'any';
      const { hand } = playerOf(t.state, seat);
      const held = hand.cards.length;
      const cards = any ? held : amount === 'all-but-one' ? Math.max(0, held - 1) : amount;
      const least = any ? 0 : verb['up-to'] === true ? 1 : cards;
      if (verb.who === undefined && hand.given && hand.cards.length < least && cannotDo(t, context)) return;
      if (verb['for-top'] === true && isEmpty(playerOf(t.state, seat).deck)) return void cannotDo(t, context);
      const goes = { to: verb.at === 'shuffled' ? 'deck' : verb.at };
      const asked = { cards, upTo: verb['up-to'] === true, any, inAttack: context.attack !== null, goes };
      const { of } = verb;
      // Of an opponent's hand that is shuffled in as a whole nothing has to be picked.
      const isWhole =
        verb.who === 'opponent' && verb.at === 'shuffled' && of === undefined && hand.given && held <= cards;
      const taken = isWhole
        ? [...hand.cards]
        : of === undefined
          ? takeAnyFromHand(t, seat, asked)
          : takeFromHand(t, seat, { ...asked, filter: of, by: speaker(t, context) });
      if (verb.at !== 'shuffled') {
        if (verb['for-top'] === true && taken.length > 0) topToHand(t, seat);
        putOnDeck(t, taken, { seat, zone: 'hand' }, { at: verb.at, by: seat });
        return;
      }
      for (const card of taken)
        t.put({ kind: 'moved', card, from: { seat, zone: 'hand' }, to: pileFor(t, card, seat, 'deck') });
      shuffle(t, seat);
    },
    changes(view, verb, context) {
      if (verb.who === 'opponent') return holdsSome(playerOf(view.state, opponentMeantBy(view, context)).hand);
      if (verb.of !== undefined) return held(view, verb.of, context);
      const { hand, deck } = playerOf(view.state, context.seat);
      const left = leftInHand(view, context.seat, context);
      if (verb['for-top'] === true && isEmpty(deck)) return false;
      if (verb['hand-to-deck'] !== 'all-but-one') return holdsSome(hand, left);
      // The card that is kept changes nothing; a deck of several cards is shuffled all the same.
      return verb.at === 'shuffled' && (!deck.given || deck.cards.length > 1) ? true : holdsSome(hand, left - 1);
    },
  },
  'look-at-top': {
    says: 'The top cards of a deck, or those at its other `end: bottom`, picked by their player or by `chooser: opponent`: some of them (`count: all`: every one that fits) to your hand (`or-none`: you may leave them all; `also`: one more of each further kind) or, being Energy, `onto` a Pokémon (`into`: to the `lost` Zone, the `discard` pile, the `top` of the deck once the rest is in it, or its `bottom`; or Pokémon onto the `bench`), the rest where `rest` says, ordered by you on `top` or `bottom`, shuffled `beneath` the deck, or to the `hand`.',
    rules: ['316.4a', '316.4d'],
    example: { 'look-at-top': 5, take: { kind: 'trainer' }, count: 1, rest: 'shuffle' },
    stands: 'anywhere',
    bears: ['draw'],
    play(t, verb, context) {
      const owner = verb.of === 'opponent' ? opponentOf(t, context) : context.seat;
      const asked = verb.chooser === 'opponent' ? opponentOf(t, context) : context.seat;
      const any = verb['or-none'] === true;
      const room = verb.into === 'bench' ? roomFor(t, owner) : Number.POSITIVE_INFINITY;
      const wanted = {
        filter: verb.take ?? {},
        cards: Math.min(verb.count === 'all' ? verb['look-at-top'] : (verb.count ?? 0), room),
        all: verb.count === 'all',
        upTo: verb['up-to'] === true,
        inAttack: context.attack !== null,
        any,
        by: speaker(t, context),
      };
      if (goesWhole(t, verb, owner)) return takeWhole(t, verb, owner);
      if (staysUnseen(t, verb, owner)) return lookAtUnseen(t, wanted, owner, asked);
      const top = cardsAtEnd(t, owner, verb['look-at-top'], verb.end ?? 'top');
      const taken = [...takeOutOf(t, asked, top, wanted)];
      for (const filter of verb.also ?? []) {
        const others = top.filter((card) => !taken.includes(card));
        taken.push(...takeOutOf(t, asked, others, { ...wanted, filter, cards: 1 }));
      }
      const onDeck = verb.into === 'top' || verb.into === 'bottom' ? verb.into : null;
      if (onDeck !== null) {
        const rest = top.filter((card) => !taken.includes(card));
        if (verb.rest === 'shuffle') shuffle(t, owner);
        else putRest(t, verb, rest, owner, context.seat);
        putOnDeck(t, taken, { seat: owner, zone: 'deck' }, { at: onDeck, by: context.seat });
        return;
      }
      if (verb.into === 'bench') for (const card of taken) bringDown(t, owner, card, context);
      else if (verb.onto !== undefined)
        attachAll(
          t,
          taken,
          { from: { seat: owner, zone: 'deck' }, onto: verb.onto, spread: verb.spread === true },
          context,
        );
      else
        for (const card of taken)
          t.put({
            kind: 'moved',
            card,
            from: { seat: owner, zone: 'deck' },
            to: pileFor(t, card, owner, verb.into === 'lost' || verb.into === 'discard' ? verb.into : 'hand'),
          });
      const { deck } = playerOf(t.state, owner);
      const left = top.filter((card) => deck.cards.includes(card));
      putRest(t, verb, left, owner, context.seat);
    },
    changes: (view, verb, context) =>
      !isEmpty(playerOf(view.state, verb.of === 'opponent' ? opponentMeantBy(view, context) : context.seat).deck),
  },
} satisfies Defined<typeof SHAPES_OF_ORDER_IN_DECKS>;
