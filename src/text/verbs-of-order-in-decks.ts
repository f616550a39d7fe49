import { either, flag, number, playerOf, table, word, yes } from '../claims/index.ts';
import { lawOf, step, unknownFact } from '../engine/index.ts';
import { FACE_UP_PRIZES, FROM_THE_TOP, pileFor, type T, type TextContext } from '../rules/index.ts';
import type { CardId, Seat } from '../state/index.ts';
import { attachAll } from './attach-all.ts';
import { type Defined, opponentOf, type VerbOf } from './define-verb.ts';
import { shuffle } from './drawing-and-shuffling.ts';
import { distinctCards } from './fitting-cards.ts';
import { held, holdsSome, isEmpty, leftInHand } from './left-in-piles.ts';
import { opponentMeantBy } from './looking.ts';
import { arranged, putOnDeck } from './put-on-decks.ts';
import { cannotDo } from './required.ts';
import { cardFilter, who } from './shapes-of-words.ts';
import { takeAnyFromHand, takeFromHand, takeOutOf } from './taking-cards.ts';
import { speaker } from './verbs-on-hands.ts';
import { bringDown, roomFor } from './verbs-on-piles.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  need: ['order-after-shuffle'],
  note: ['prizes-looked-at'],
  question: ['turn-prize-up'],
} as const;

/** Cards that go onto a deck or under it, cards on top that are looked at, Prizes that are turned up (CR 316.4d, 316.7b). */

/** The cards on top of a deck, or beneath all others, uppermost first. Breaks off where they are not given, or a shuffle hides their order. */
const cardsAtEnd = (t: T, seat: Seat, number: number, end: 'top' | 'bottom'): readonly CardId[] => {
  const { deck } = playerOf(t.state, seat);
  const law = lawOf(FROM_THE_TOP);
  const top = end === 'top' ? deck.cards.slice(0, number) : deck.cards.slice(Math.max(0, deck.cards.length - number));
  if (!deck.given || top.some((id) => t.view.cardAt(id) === null))
    unknownFact(t.view, law, 'pile-not-told', { player: seat, zone: 'deck' });
  if (deck.shuffled === true && deck.cards.length > number)
    unknownFact(t.view, law, 'order-after-shuffle', { player: seat });
  return top;
};

type LookAtTop = VerbOf<'look-at-top'>;

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
  /** So many cards of the hand go onto the deck or under it, in an order that the player chooses (CR 316.4d). */
  'hand-to-deck': table(
    {
      'hand-to-deck': either(number, word('any', 'all-but-one')),
      at: word('top', 'bottom', 'shuffled'),
      of: cardFilter,
      'up-to': flag,
      /** Cards of that player's hand, who picks them. */
      who: word('opponent'),
    },
    'hand-to-deck',
    'at',
  ),
  /**
   * Look at so many cards on top of a deck; `count` of those that fit `take` go to your hand, the rest where `rest` says: onto the deck or under it in
   * an order you choose, shuffled in, or discarded.
   */
  'look-at-top': table(
    {
      'look-at-top': number,
      of: word('opponent'),
      /** The cards beneath all others instead. */
      end: word('bottom'),
      /** The opponent picks those that are taken. */
      chooser: word('opponent'),
      take: cardFilter,
      count: number,
      'up-to': flag,
      /** Its player may take none. */
      'or-none': yes,
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
  /**
   * The face-down Prizes are looked at; one of them that fits goes to the hand, and the card whose text it is lies face down among the others instead,
   * which are shuffled. `or-none`: its player may leave all of them.
   */
  'prize-for-this': table({ 'prize-for-this': cardFilter, 'or-none': yes }, 'prize-for-this'),
  /** Face-down Prizes are looked at and put back in any order. */
  'look-at-prizes': table({ 'look-at-prizes': word('yours', 'theirs') }, 'look-at-prizes'),
  /** Prizes are turned face up: all of them, or so many face-down ones, which look alike (CR 316.7b). */
  'turn-prizes-up': table(
    { 'turn-prizes-up': either(number, word('all')), of: word('yours', 'theirs') },
    'turn-prizes-up',
    'of',
  ),
};

export const verbsOfOrderInDecks = {
  'hand-to-deck': {
    says: "So many cards of your hand (those that fit `of`), `any` number of them or `all-but-one`, onto your deck or under it in an order you choose, or `shuffled` in; `who: opponent`: of the opponent's hand, who picks them.",
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
      const asked = { cards, upTo: verb['up-to'] === true, any };
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
      if (verb['hand-to-deck'] !== 'all-but-one') return holdsSome(hand, left);
      // The card that is kept changes nothing; a deck of several cards is shuffled all the same.
      return verb.at === 'shuffled' && (!deck.given || deck.cards.length > 1) ? true : holdsSome(hand, left - 1);
    },
  },
  'look-at-top': {
    says: 'The top cards of a deck, or those at its other `end: bottom`, picked by their player or by `chooser: opponent`: some of them to your hand (`or-none`: you may leave them all) or, being Energy, `onto` a Pokémon (`into`: to the `lost` Zone, the `discard` pile, the `top` of the deck once the rest is in it, or its `bottom`; or Pokémon onto the `bench`), the rest where `rest` says, ordered by you on `top` or `bottom`, shuffled `beneath` the deck, or to the `hand`.',
    rules: ['316.4a', '316.4d'],
    example: { 'look-at-top': 5, take: { kind: 'trainer' }, count: 1, rest: 'shuffle' },
    stands: 'anywhere',
    bears: ['draw'],
    play(t, verb, context) {
      const owner = verb.of === 'opponent' ? opponentOf(t, context) : context.seat;
      const top = cardsAtEnd(t, owner, verb['look-at-top'], verb.end ?? 'top');
      const asked = verb.chooser === 'opponent' ? opponentOf(t, context) : context.seat;
      const any = verb['or-none'] === true;
      const room = verb.into === 'bench' ? roomFor(t, owner) : Number.POSITIVE_INFINITY;
      const wanted = {
        filter: verb.take ?? {},
        cards: Math.min(verb.count ?? 0, room),
        upTo: verb['up-to'] === true,
        any,
        by: speaker(t, context),
      };
      const taken = takeOutOf(t, asked, top, wanted);
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
  'prize-for-this': {
    says: 'You look at your face-down Prizes and take one that fits into your hand; the card that says so is shuffled in among the others. `or-none`: you may leave them all. It does not count as a Prize that was taken.',
    rules: ['316.7b'],
    example: { 'prize-for-this': { tag: 'ultra beast' }, 'or-none': true },
    stands: 'anywhere',
    bears: ['prizes'],
    play(t, verb, context) {
      prizeForThis(t, verb, context);
    },
    changes(view, _verb, { seat }) {
      const { given, cards, faceUp = [] } = playerOf(view.state, seat).prizes;
      // A player with no Prizes left has won.
      return !given || cards.length > faceUp.length;
    },
  },
  'look-at-prizes': {
    says: 'Face-down Prizes are looked at and put back in any order (APR II.C-20).',
    rules: ['316.7b'],
    example: { 'look-at-prizes': 'yours' },
    stands: 'anywhere',
    bears: ['prizes'],
    play(t, verb, context) {
      const seat = verb['look-at-prizes'] === 'yours' ? context.seat : opponentOf(t, context);
      prizesPutBack(t, seat, context.seat);
    },
    changes: () => true,
  },
  'turn-prizes-up': {
    says: 'Prizes are turned face up; from then on the player who takes Prizes can tell them apart.',
    rules: ['316.7b'],
    example: { 'turn-prizes-up': 1, of: 'yours' },
    stands: 'anywhere',
    bears: ['prizes'],
    play(t, verb, context) {
      turnPrizesUp(t, verb.of === 'yours' ? context.seat : opponentOf(t, context), verb['turn-prizes-up']);
    },
    changes(view, verb, context) {
      const {
        given,
        cards,
        faceUp = [],
      } = playerOf(view.state, verb.of === 'yours' ? context.seat : opponentMeantBy(view, context)).prizes;
      return given ? cards.length > faceUp.length : null;
    },
  },
} satisfies Defined<typeof SHAPES_OF_ORDER_IN_DECKS>;

const LOOKED_AT = lawOf({
  'comprehensive-2009': { silent: 'Prize Cards that are looked at go back face down', near: '316.7b' },
  'neo-2001': { silent: 'Prize Cards that are looked at go back face down', near: 'Play.6' },
  'ex-2003': { silent: 'Prize Cards that are looked at go back face down', near: 'Begin#1' },
  'xy-2016': { silent: 'Prize cards that are looked at go back face down', near: 'Zones: Prize Cards' },
  'me-2026': { silent: 'Prize cards that are looked at go back face down', near: 'Zones: Prize Cards#a' },
  'advanced-2018': ['II.C-20#1', 'Afterwards they are put back face down'],
  'advanced-2025': ['II.C-20#1', 'Afterwards they are put back face down'],
});

/** Face-down Prizes that their player looks at; one goes to the hand, the played card goes among the others, and which is which is then unknown. */
const prizeForThis = step(LOOKED_AT, (t: T, verb: VerbOf<'prize-for-this'>, { card, seat }: TextContext): void => {
  const { prizes, beside } = playerOf(t.state, seat);
  t.note('prizes-looked-at', { player: seat });
  const down = prizes.cards.filter((id) => !(prizes.faceUp ?? []).includes(id));
  if (!prizes.given || down.some((id) => t.view.cardAt(id) === null))
    unknownFact(t.view, LOOKED_AT, 'pile-not-told', { player: seat, zone: 'prizes' });
  const wanted = { filter: verb['prize-for-this'], cards: 1, upTo: false, any: verb['or-none'] === true, by: '' };
  const [taken] = takeOutOf(t, seat, down, wanted, 'prizes');
  const zone = { seat, zone: 'prizes' as const };
  if (taken !== undefined) t.put({ kind: 'moved', card: taken, from: zone, to: pileFor(t, taken, seat, 'hand') });
  if (taken !== undefined && card !== null && beside.cards.includes(card))
    t.put({ kind: 'moved', card, from: { seat, zone: 'beside' }, to: zone, bottom: true });
  t.put({ kind: 'shuffled', seat, zone: 'prizes' });
});

/** Prizes that were looked at need not go back to their places: the player who looks puts them back in any order. */
const prizesPutBack = step(
  {
    ...LOOKED_AT,
    'advanced-2018': ['II.C-20#4', 'need not go to the place it had'],
    'advanced-2025': ['II.C-20#4', 'need not go to the place it had'],
  },
  (t: T, seat: Seat, by: Seat): void => {
    const { prizes } = playerOf(t.state, seat);
    t.note('prizes-looked-at', { player: seat });
    if (!prizes.given || prizes.cards.some((card) => t.view.cardAt(card) === null)) return;
    const order = arranged(t, by, prizes.cards);
    const zone = { seat, zone: 'prizes' as const };
    for (const card of order) t.put({ kind: 'moved', card, from: zone, to: zone, bottom: true });
  },
);

/** Which Prizes are turned is asked where they are not all: they look alike, but they are not. */
const turnPrizesUp = step(
  {
    'comprehensive-2009': ['316.7b', 'An effect may turn them face up'],
    'ex-2003': { silent: 'an effect may turn prizes up', near: 'Arena' },
    'advanced-2018': { silent: 'an effect may turn Prize cards up', near: 'II.C-20#4' },
    'advanced-2025': { silent: 'an effect may turn Prize cards up', near: 'II.C-20#4' },
    'neo-2001': { silent: 'an effect may turn Prize Cards up', near: 'Play.6' },
    'xy-2016': { silent: 'an effect may turn Prize cards up', near: 'Zones: Prize Cards' },
    'me-2026': { silent: 'an effect may turn Prize cards up', near: 'Zones: Prize Cards#a' },
  },
  (t: T, seat: Seat, number: number | 'all'): void => {
    const { prizes } = playerOf(t.state, seat);
    const down = prizes.cards.filter((card) => !(prizes.faceUp ?? []).includes(card));
    if (!prizes.given || down.some((card) => t.view.cardAt(card) === null))
      unknownFact(t.view, FACE_UP_PRIZES, 'pile-not-told', {
        player: seat,
        zone: 'prizes',
      });
    const cards: CardId[] = number === 'all' ? [...down] : [];
    while (number !== 'all' && cards.length < Math.min(number, down.length)) {
      const options = distinctCards(
        t,
        down.filter((card) => !cards.includes(card)),
      );
      cards.push(t.choose({ by: seat, code: 'turn-prize-up', options }).value);
    }
    if (cards.length > 0) t.put({ kind: 'prizes-turned-up', seat, cards });
  },
);
