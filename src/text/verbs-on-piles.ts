import { nameOf, playerOf, pokemonOf, type QuestionCode } from '../claims/index.ts';
import type { Advanced } from '../corpus/index.ts';
import { type Law, lawOf, NotModelled, speaksHere, step, unknownFact } from '../engine/index.ts';
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
import { draw, drawUntil, shuffle, shuffleHandIn, shuffleIn } from './drawing-and-shuffling.ts';
import { cardFits, distinctCards } from './fitting-cards.ts';
import { howManyOf } from './how-many-cards.ts';
import { opponentOf, type Player, type VerbOf } from './play-verb.ts';
import { stadiumShielded } from './prevention.ts';
import { putOnDeck } from './put-on-decks.ts';
import { cannotDiscard } from './required.ts';
import {
  handDescribed,
  search,
  takeAnyFromHand,
  takeFromDiscard,
  takeFromHand,
  takeFromShownHand,
  takeInSearch,
} from './taking-cards.ts';
import type { CardFilter } from './verb.ts';
import { MAKES_THE_CHOICE } from './who-chooses.ts';
import { wouldChange } from './would-change.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['hand-revealed', 'no-room-no-search', 'not-shuffled', 'nothing-traded'],
  question: ['at-random', 'discard-from-hand', 'lose-from-hand', 'trade-from-hand'],
} as const;

/** The name of the card whose text is played; a copied text speaks for the one that copies (CR 302.6a). */
export const speaker = (t: T, { card, uid, attack }: TextContext): string => {
  const pokemon = uid === null ? null : pokemonOf(t.state, uid);
  const spoken = card === null || (attack?.copies ?? 0) > 0 ? null : t.view.cardAt(card);
  return spoken?.name ?? (pokemon === null ? '' : nameOf(t.view, pokemon));
};

const fitsAs = (t: T, id: CardId, of: CardFilter): boolean => {
  const card = t.view.cardAt(id);
  return card !== null && cardFits(t.view, card, of);
};

/** Cards of a hand that its player picks, or `by` for them, one after the other; all of it go without being picked. */
const fromHand = (
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
  if (!hand.given || unknown) unknownFact(t.view, MAKES_THE_CHOICE, 'hand-not-told', { player: seat });
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

const throwAway = (t: T, seat: Seat, cards: readonly CardId[]): void => {
  for (const card of cards)
    t.put({ kind: 'moved', card, from: { seat, zone: 'hand' }, to: pileFor(t, card, seat, 'discard') });
};

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

/** Hand, deck, discard pile and the Stadium. */
export const verbsOnPiles: Player = {
  draw(t: T, verb: VerbOf<'draw'>, context: TextContext): void {
    const seat = verb.who === 'opponent' ? opponentOf(t, context) : context.seat;
    const cards = count(t, verb.draw, context);
    draw(t, seat, verb['up-to'] === true ? howManyOf(t, seat, cards, context) : cards);
  },
  'draw-until'(t: T, verb: VerbOf<'draw-until'>, context: TextContext): void {
    const until = verb['draw-until'];
    const goal = typeof until === 'number' ? until : handSize(t.view, [opponentOf(t, context)]);
    const seat = verb.who === 'opponent' ? opponentOf(t, context) : context.seat;
    drawUntil(t, seat, goal);
    if (verb['or-discard'] !== true) return;
    const over = handSize(t.view, [seat]) - goal;
    if (over > 0) throwAway(t, seat, fromHand(t, seat, over, 'discard-from-hand'));
  },
  'discard-top'(t: T, verb: VerbOf<'discard-top'>, context: TextContext): void {
    const seat = verb.of === 'yours' ? context.seat : opponentOf(t, context);
    if (verb.into === 'lost') return void loseFromTop(t, seat, count(t, verb['discard-top'], context));
    const gone = discardFromTop(t, seat, count(t, verb['discard-top'], context));
    const { attaching, onto, spread } = verb;
    if (attaching === undefined || onto === undefined) return;
    const cards = fittingOf(t, seat, gone, attaching);
    attachAll(t, cards, { from: { seat, zone: 'discard' }, onto, spread: spread === true }, context);
  },
  'reveal-hand'(t: T, verb: VerbOf<'reveal-hand'>, context: TextContext): void {
    if (verb['reveal-hand'] === 'both') revealHand(t, context.seat);
    revealHand(t, opponentOf(t, context));
  },
  'discard-stadium'(t: T, _verb: VerbOf<'discard-stadium'>, context: TextContext): void {
    const card = stadiumMeant(t.view, [], t.why)?.card;
    if (card === undefined) cannotDiscard(t, context);
    else if (stadiumShielded(t.view, context, t.why)) return;
    else stadiumGoesByText(t, card, context.seat, 'discard');
  },
  'discard-hand'(t: T, verb: VerbOf<'discard-hand'>, context: TextContext): void {
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
      t.put({ kind: 'moved', card, from: { seat, zone: 'hand' }, to: pileFor(t, card, seat, verb.into ?? 'discard') });
    if (verb.into === undefined) context.thrownAway = [...(context.thrownAway ?? []), ...cards];
  },
  'hand-at-random'(t: T, verb: VerbOf<'hand-at-random'>, context: TextContext): void {
    const seat = opponentOf(t, context);
    for (const card of fromHand(t, seat, verb['hand-at-random'], 'at-random'))
      t.put({ kind: 'moved', card, from: { seat, zone: 'hand' }, to: pileFor(t, card, seat, verb.to) });
    if (verb.to === 'deck') shuffleIn(t, seat);
  },
  'hand-picked'(t: T, verb: VerbOf<'hand-picked'>, context: TextContext): void {
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
        t.put({ kind: 'moved', card, from: { seat, zone: 'hand' }, to: pileFor(t, card, seat, 'deck'), bottom: true });
      else t.put({ kind: 'moved', card, from: { seat, zone: 'hand' }, to: pileFor(t, card, seat, to) });
    }
    if (to === 'deck' && cards.length > 0) shuffleIn(t, seat);
  },
  trade(t: T, verb: VerbOf<'trade'>, context: TextContext): void {
    const { seat } = context;
    const { from } = verb;
    if (wouldChange(t.view, [verb], context) === false) return void t.note('first-not-done', {});
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
  'shuffle-hand'(t: T, verb: VerbOf<'shuffle-hand'>, context: TextContext): void {
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
  search(t: T, verb: VerbOf<'search'>, context: TextContext): void {
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
  'from-discard'(t: T, verb: VerbOf<'from-discard'>, context: TextContext): void {
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
};

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
