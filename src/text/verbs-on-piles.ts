import { playerOf } from '../claims/index.ts';
import type { Advanced } from '../corpus/index.ts';
import { type Law, lawOf, speaksHere, step, unknownFact } from '../engine/index.ts';
import {
  bench,
  CARD_BEFORE_RULE,
  handSize,
  isEvolutionCard,
  pileFor,
  putDownAsBasic,
  stadiumGoesByText,
  stadiumMeant,
  type T,
  type TextContext,
} from '../rules/index.ts';
import type { CardId, Seat } from '../state/index.ts';
import { attachAll } from './attach-all.ts';
import { count } from './count.ts';
import { draw, drawUntil, shuffle, shuffleIn } from './drawing-and-shuffling.ts';
import { howManyOf } from './how-many-cards.ts';
import {
  drawsCounted,
  findsNoDeck,
  handGoal,
  hasRoom,
  held,
  holdsFitting,
  isEmpty,
  leftInHand,
} from './left-in-piles.ts';
import { any, opponentMeantBy } from './looking.ts';
import { opponentOf, type Verbs } from './play-verb.ts';
import { stadiumShielded } from './prevention.ts';
import { putOnDeck } from './put-on-decks.ts';
import { cannotDiscard } from './required.ts';
import { search, takeFromDiscard, takeInSearch } from './taking-cards.ts';
import type { CardFilter } from './verb.ts';
import { fitsAs, fromHand, speaker, throwAway } from './verbs-on-hands.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['no-room-no-search', 'not-shuffled'],
} as const;

const DISCARDS = lawOf({
  'comprehensive-2009': ['316.10b', 'discard'],
  'ex-2003': { silent: 'a text that discards from a deck takes the cards on top', near: 'Draw' },
  'advanced-2018': ['II.C-01#1', 'put into the discard pile'],
  'advanced-2025': ['II.C-01', 'put into the discard pile'],
  'neo-2001': { silent: 'a text that discards from a deck takes the cards on top', near: 'Play.9A' },
  'xy-2016': ['Zones: Discard Pile', 'discard pile'],
  'me-2026': ['Zones: Discard Pile#a', 'a discard pile of their own'],
});

/** Cards that a text has thrown away from the top of a deck; a deck that runs out gives what it has, and no player loses by it. */
const discardFromTop = step(
  DISCARDS,
  (t: T, seat: Seat, cards: number): readonly CardId[] => {
    const gone: CardId[] = [];
    while (gone.length < cards) {
      const card = t.topOf(seat, 'deck');
      if (card === null) {
        t.note('deck-is-empty', { player: seat });
        break;
      }
      t.put({ kind: 'moved', card, from: { seat, zone: 'deck' }, to: pileFor(t, card, seat, 'discard') });
      gone.push(card);
    }
    return gone;
  },
  (_t: T, _seat: Seat, _cards: number): readonly CardId[] => [],
);

/** Cards from the top of a deck that a text puts in the Lost Zone. */
const loseFromTop = step(CARD_BEFORE_RULE, (t: T, seat: Seat, cards: number): void => {
  for (let gone = 0; gone < cards; gone += 1) {
    const card = t.topOf(seat, 'deck');
    if (card === null) return void t.note('deck-is-empty', { player: seat });
    t.put({ kind: 'moved', card, from: { seat, zone: 'deck' }, to: pileFor(t, card, seat, 'lost') });
  }
});

/** Of cards that were just discarded those that fit. A card that is not given may be one of them. */
const fittingOf = (t: T, seat: Seat, cards: readonly CardId[], of: CardFilter): readonly CardId[] => {
  if (cards.some((id) => t.view.cardAt(id) === null))
    unknownFact(t.view, DISCARDS, 'pile-not-told', { player: seat, zone: 'deck' });
  const { discard } = playerOf(t.state, seat);
  return cards.filter((id) => discard.cards.includes(id) && fitsAs(t, id, of));
};

/** With a full Bench the attack ends before the deck is looked through. */
const NO_ROOM: Law<Advanced> = {
  'advanced-2018': ['II.C-11#3', 'before the deck is looked through'],
  'advanced-2025': ['II.C-11#3', 'before the deck is looked through'],
};

const endsWithoutSearch = step(NO_ROOM, (t: T): void => {
  t.note('no-room-no-search');
});

/** How many Pokémon a text may put onto that Bench. */
export const roomFor = (t: T, seat: Seat): number =>
  bench.roomToSearch(t.view, [seat, t.rules.answers.form.benchLimit(t.view, [seat])], t.why);

/** A Pokémon out of the deck comes onto the Bench; the rest of the text means the one that came down last. */
export const bringDown = (t: T, seat: Seat, card: CardId, context: TextContext): void => {
  const printed = t.view.cardAt(card);
  if (printed !== null && isEvolutionCard(t.view, printed)) putDownAsBasic(t.view, [printed.name], t.why);
  context.chosen = t.nextUid;
  t.put({ kind: 'benched', card, seat, from: 'deck', uid: t.nextUid });
};

/** Decks, discard piles and the Stadium. */
export const verbsOnPiles = {
  draw: {
    play(t, verb, context) {
      const seat = verb.who === 'opponent' ? opponentOf(t, context) : context.seat;
      const cards = count(t, verb.draw, context);
      draw(t, seat, verb['up-to'] === true ? howManyOf(t, seat, cards, context) : cards);
    },
    changes(view, verb, context) {
      const seat = verb.who === 'opponent' ? opponentMeantBy(view, context) : context.seat;
      if (isEmpty(playerOf(view.state, seat).deck)) return false;
      // How many it comes to is counted when it is played.
      return typeof verb.draw === 'number' || drawsCounted(view, verb.draw, context);
    },
  },
  'draw-until': {
    play(t, verb, context) {
      const until = verb['draw-until'];
      const goal = typeof until === 'number' ? until : handSize(t.view, [opponentOf(t, context)]);
      const seat = verb.who === 'opponent' ? opponentOf(t, context) : context.seat;
      drawUntil(t, seat, goal);
      if (verb['or-discard'] !== true) return;
      const over = handSize(t.view, [seat]) - goal;
      if (over > 0) throwAway(t, seat, fromHand(t, seat, over, 'discard-from-hand'));
    },
    changes(view, verb, context) {
      const opponent = opponentMeantBy(view, context);
      const seat = verb.who === 'opponent' ? opponent : context.seat;
      const { hand, deck } = playerOf(view.state, seat);
      const left = leftInHand(view, seat, context);
      const goal = handGoal(view, verb['draw-until'], opponent);
      if (verb['or-discard'] === true && (!hand.given || goal === null)) return null;
      if (verb['or-discard'] === true && goal !== null && left > goal) return true;
      if (goal === null) return isEmpty(deck) ? false : null;
      if (hand.given && left >= goal) return false;
      return isEmpty(deck) ? false : hand.given ? true : null;
    },
  },
  'discard-top': {
    play(t, verb, context) {
      const seat = verb.of === 'yours' ? context.seat : opponentOf(t, context);
      if (verb.into === 'lost') return void loseFromTop(t, seat, count(t, verb['discard-top'], context));
      const gone = discardFromTop(t, seat, count(t, verb['discard-top'], context));
      const { attaching, onto, spread } = verb;
      if (attaching === undefined || onto === undefined) return;
      const cards = fittingOf(t, seat, gone, attaching);
      attachAll(t, cards, { from: { seat, zone: 'discard' }, onto, spread: spread === true }, context);
    },
    changes: (view, verb, context) =>
      !isEmpty(playerOf(view.state, verb.of === 'yours' ? context.seat : opponentMeantBy(view, context)).deck),
  },
  'discard-stadium': {
    play(t, _verb, context) {
      const card = stadiumMeant(t.view, [], t.why)?.card;
      if (card === undefined) cannotDiscard(t, context);
      else if (stadiumShielded(t.view, context, t.why)) return;
      else stadiumGoesByText(t, card, context.seat, 'discard');
    },
    changes: (view) => stadiumMeant(view, []) !== null,
  },
  search: {
    play(t, verb, context) {
      const seat = context.seat;
      const most = t.rules.answers.form.benchLimit(t.view, [seat]);
      const cards = count(t, verb.count, context);
      const room = verb.to === 'bench' ? bench.roomToSearch(t.view, [seat, most], t.why) : cards;
      if (room === 0 && verb.to === 'bench' && context.attack !== null && speaksHere(NO_ROOM, t.rules)) {
        endsWithoutSearch(t);
        return;
      }
      const wanted = {
        filter: verb.search,
        cards: Math.min(cards, room),
        upTo: verb['up-to'] === true,
        by: speaker(t, context),
        onto: verb.to,
        ...(verb.unlike === undefined ? {} : { unlike: verb.unlike }),
      };
      const found = [...search(t, seat, wanted)];
      for (const filter of verb.also ?? []) {
        const left = playerOf(t.state, seat).deck.cards.filter((id) => !found.includes(id));
        found.push(...takeInSearch(t, seat, left, { filter, cards: 1, upTo: false, by: speaker(t, context) }));
      }
      if (verb.to === 'top') {
        shuffle(t, seat);
        putOnDeck(t, found, { seat, zone: 'deck' }, { at: 'top', by: seat });
        return;
      }
      for (const card of found) {
        if (verb.to === 'bench') bringDown(t, seat, card, context);
        else t.put({ kind: 'moved', card, from: { seat, zone: 'deck' }, to: pileFor(t, card, seat, verb.to) });
      }
      shuffle(t, seat);
    },
    changes(view, verb, { seat }) {
      if (findsNoDeck(view, seat)) return false;
      return verb.to !== 'bench' || hasRoom(view, seat) === true ? true : null;
    },
  },
  'from-discard': {
    play(t, verb, context) {
      const seat = verb.of === 'theirs' ? opponentOf(t, context) : context.seat;
      const most = t.rules.answers.form.benchLimit(t.view, [seat]);
      const room = verb.to === 'bench' ? bench.roomToSearch(t.view, [seat, most], t.why) : Number.POSITIVE_INFINITY;
      if (room === 0) return void t.note('no-room-no-search');
      const wanted = {
        ...(verb['not-thrown'] === true ? { but: context.thrownAway ?? [] } : {}),
        filter: verb['from-discard'],
        cards: Math.min(
          verb.count === 'all' ? playerOf(t.state, seat).discard.cards.length : count(t, verb.count, context),
          room,
        ),
        all: verb.count === 'all',
        upTo: verb['up-to'] === true,
        inAttack: context.attack !== null,
        by: speaker(t, context),
      };
      const found = takeFromDiscard(t, seat, wanted, context.seat);
      for (const card of found) {
        if (verb.to === 'bench') t.put({ kind: 'benched', card, seat, from: 'discard', uid: t.nextUid });
        else t.put({ kind: 'moved', card, from: { seat, zone: 'discard' }, to: { seat, zone: verb.to } });
      }
      if (verb.to !== 'deck' || verb.at !== undefined) return;
      if (found.length === 0 && verb['up-to'] === true && speaksHere(NO_SHUFFLE, t.rules)) leftUnshuffled(t, seat);
      else shuffleIn(t, seat);
    },
    changes(view, verb, context) {
      const seat = verb.of === 'theirs' ? opponentMeantBy(view, context) : context.seat;
      const room = verb.to === 'bench' ? hasRoom(view, seat) : true;
      if (room !== true) return room;
      const { discard } = playerOf(view.state, seat);
      if (!discard.given) return null;
      const there = holdsFitting(view, discard, verb['from-discard']);
      if (there === true || context.thrown === 0 || verb['not-thrown'] === true) return there;
      // What was thrown away as the price lies there by now.
      return any([there, held(view, verb['from-discard'], context)]);
    },
  },
} satisfies Partial<Verbs>;

const NO_SHUFFLE: Law<'advanced-2025'> = { 'advanced-2025': ['II.E-36#5', 'the deck is not shuffled'] };

/** "Up to" so many cards were to go in, and none did. */
const leftUnshuffled = step(
  NO_SHUFFLE,
  (t: T, seat: Seat): void => {
    t.note('not-shuffled', { player: seat });
  },
  (t: T, seat: Seat): void => {
    shuffleIn(t, seat);
  },
);
