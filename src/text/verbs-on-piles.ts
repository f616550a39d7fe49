import { either, flag, number, playerOf, table, word, yes } from '../claims/index.ts';
import { lawOf, step, unknownFact } from '../engine/index.ts';
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
import { counted } from './count.ts';
import { type Defined, opponentOf } from './define-verb.ts';
import { draw, drawUntil } from './drawing-and-shuffling.ts';
import { howManyOf } from './how-many-cards.ts';
import { drawsCounted, handGoal, isEmpty, leftInHand } from './left-in-piles.ts';
import { opponentMeantBy } from './looking.ts';
import { stadiumShielded } from './prevention.ts';
import { cannotDiscard } from './required.ts';
import { cardFilter, count, who } from './shapes-of-words.ts';
import type { CardFilter } from './verb.ts';
import { fitsAs, fromHand, throwAway } from './verbs-on-hands.ts';

const DISCARDS = lawOf({
  'comprehensive-2009': ['316.10b', 'discard'],
  'ex-2003': { silent: 'a text that discards from a deck takes the cards on top', near: 'Draw' },
  'advanced-2018': ['II.C-01#1', 'put into the discard pile'],
  'advanced-2025': ['II.C-01', 'put into the discard pile'],
  'neo-2001': { silent: 'a text that discards from a deck takes the cards on top', near: 'Play.9A' },
  'xy-2016': ['Zones: Discard Pile', 'discard pile'],
  'me-2026': ['Zones: Discard Pile#a', 'a discard pile of their own'],
});

/** A deck that has fewer cards than the text names gives those. */
const runsOut = step(
  {
    'comprehensive-2009': 'absent',
    'ex-2003': 'absent',
    'advanced-2018': ['II.A#5', 'the number closest to it'],
    'advanced-2025': ['II.A#5', 'the number closest to it'],
    'neo-2001': 'absent',
    'xy-2016': 'absent',
    'me-2026': 'absent',
  },
  (t: T, seat: Seat, wanted: number, there: number): void => {
    if (there === 0) t.note('deck-is-empty', { player: seat });
    else t.note('fewer-cards-there', { wanted, there });
  },
  (t: T, seat: Seat) => t.note('deck-is-empty', { player: seat }),
);

/** Cards that a text has thrown away from the top of a deck; a deck that runs out gives what it has, and no player loses by it. */
const discardFromTop = step(
  DISCARDS,
  (t: T, seat: Seat, cards: number): readonly CardId[] => {
    const gone: CardId[] = [];
    while (gone.length < cards) {
      const card = t.topOf(seat, 'deck', cards - gone.length);
      if (card === null) {
        runsOut(t, seat, cards, gone.length);
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
    const card = t.topOf(seat, 'deck', cards - gone);
    if (card === null) return void runsOut(t, seat, cards, gone);
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

export const SHAPES_ON_PILES = {
  draw: table({ draw: either(count, number), who: word('you', 'opponent'), 'up-to': flag }, 'draw'),
  'draw-until': table(
    { 'draw-until': either(number, word('opponents-hand'), count), who: word('opponent'), 'or-discard': yes },
    'draw-until',
  ),
  'discard-top': table(
    {
      'discard-top': either(count, number),
      of: word('yours', 'theirs'),
      /** There instead of the discard pile. */
      into: word('lost'),
      attaching: cardFilter,
      onto: who,
      spread: yes,
    },
    'discard-top',
    'of',
  ),
  'discard-stadium': table({ 'discard-stadium': yes }, 'discard-stadium'),
};

/** Decks, discard piles and the Stadium. */
export const verbsOnPiles = {
  draw: {
    says: 'Draws so many cards (a COUNT), one at a time; an empty deck gives none. `up-to`: as many of them as the player likes, one at least.',
    rules: ['316.10c', '103.2'],
    example: { draw: 3 },
    stands: 'anywhere',
    bears: ['draw'],
    needsObject: () => true,
    play(t, verb, context) {
      const seat = verb.who === 'opponent' ? opponentOf(t, context) : context.seat;
      const cards = counted(t, verb.draw, context);
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
    says: 'Draws until the hand has so many (a COUNT), or as many as the `opponents-hand`; `who: opponent` draws instead. With `or-discard` a player who has more discards down to that many.',
    rules: ['316.10c'],
    example: { 'draw-until': 6 },
    stands: 'anywhere',
    bears: ['draw'],
    play(t, verb, context) {
      const until = verb['draw-until'];
      const goal = until === 'opponents-hand' ? handSize(t.view, [opponentOf(t, context)]) : counted(t, until, context);
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
      const goal = handGoal(view, verb['draw-until'], opponent, context);
      if (verb['or-discard'] === true && (!hand.given || goal === null)) return null;
      if (verb['or-discard'] === true && goal !== null && left > goal) return true;
      if (goal === null) return isEmpty(deck) ? false : null;
      if (hand.given && left >= goal) return false;
      return isEmpty(deck) ? false : hand.given ? true : null;
    },
  },
  'discard-top': {
    says: 'So many cards from the top of a deck go to its discard pile; a deck that runs out gives what it has, and no player loses by it. Those of them that fit `attaching` go `onto` a Pokémon, with `spread` each onto another if its player likes. `into: lost`: they go to the Lost Zone instead.',
    rules: ['316.4a', '316.10b'],
    example: { 'discard-top': 2, of: 'theirs' },
    stands: 'anywhere',
    bears: ['draw'],
    play(t, verb, context) {
      const seat = verb.of === 'yours' ? context.seat : opponentOf(t, context);
      if (verb.into === 'lost') return void loseFromTop(t, seat, counted(t, verb['discard-top'], context));
      const gone = discardFromTop(t, seat, counted(t, verb['discard-top'], context));
      const { attaching, onto, spread } = verb;
      if (attaching === undefined || onto === undefined) return;
      const cards = fittingOf(t, seat, gone, attaching);
      attachAll(t, cards, { from: { seat, zone: 'discard' }, onto, spread: spread === true }, context);
    },
    changes: (view, verb, context) =>
      !isEmpty(playerOf(view.state, verb.of === 'yours' ? context.seat : opponentMeantBy(view, context)).deck),
  },
  'discard-stadium': {
    says: 'Discards the Stadium in play.',
    rules: ['312.1'],
    example: { 'discard-stadium': true },
    stands: 'anywhere',
    bears: ['effects'],
    needsObject: () => true,
    play(t, _verb, context) {
      const card = stadiumMeant(t.view, [], t.why)?.card;
      if (card === undefined) cannotDiscard(t, context);
      else if (stadiumShielded(t.view, context, t.why)) return;
      else stadiumGoesByText(t, card, context.seat, 'discard');
    },
    changes: (view) => stadiumMeant(view, []) !== null,
  },
} satisfies Defined<typeof SHAPES_ON_PILES>;
