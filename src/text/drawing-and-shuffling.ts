import { playerOf } from '../claims/index.ts';
import { lawOf, paragraphOf, reading, statesLaw, step } from '../engine/index.ts';
import { drawOne, handSize, pileFor, type T } from '../rules/index.ts';
import type { CardId, Seat } from '../state/index.ts';
import { paragraphInForce } from './paragraph-in-force.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['deck-is-empty-now'],
} as const;

/** Texts that draw and shuffle (CR 316.4c, 316.5d, 316.10c). */

const PAST_THE_END = 'a text that draws more than there is draws what is there';

/** Some documents say outright that only the draw at the beginning of a turn loses the game. */
const losesNothing = reading(
  {
    'comprehensive-2009': 'absent',
    'ex-2003': 'absent',
    'advanced-2018': ['I.E#3', 'not a loss'],
    'advanced-2025': ['I.E#4', 'draw at the beginning of their turn'],
    'neo-2001': 'absent',
    'xy-2016': ['Draw more#2', 'does not lose by that'],
    'me-2026': ['Draw more#2', 'never a draw that a card asks for'],
  },
  (_view, [player]: readonly [Seat], why): void => {
    why('deck-is-empty-now', { player });
  },
  () => {},
);

/** An effect that draws from an empty deck draws nothing, and no player loses by it. */
const emptyDeck = step(
  {
    'comprehensive-2009': { silent: PAST_THE_END, near: '316.10c' },
    'ex-2003': { silent: PAST_THE_END, near: 'Draw' },
    'advanced-2018': ['II.A#5', 'the number closest to it'],
    'advanced-2025': ['II.A#5', 'the number closest to it'],
    'neo-2001': { silent: PAST_THE_END, near: 'Play.9A' },
    'xy-2016': ['Draw more#1', 'draws or looks at those that are there'],
    'me-2026': ['Draw more#1', 'draws or looks at those that are there'],
  },
  (t: T, seat: Seat): void => {
    t.note('deck-is-empty', { player: seat });
    losesNothing(t.view, [seat], t.why);
  },
);

const ONE_AT_A_TIME = lawOf({
  'comprehensive-2009': ['316.10c', 'one at a time'],
  'ex-2003': { silent: 'a text that draws takes cards one after the other', near: 'Draw' },
  'advanced-2018': ['I.H#1', 'take that many'],
  'advanced-2025': ['I.H#1', 'take that many'],
  'neo-2001': { silent: 'a text that draws takes cards one after the other', near: 'Play.9A' },
  'xy-2016': ['Draw more#1', 'draws or looks at those that are there'],
  'me-2026': ['Draw more#1', 'draws or looks at those that are there'],
});

/** Cards are drawn one at a time. */
export const draw = step(ONE_AT_A_TIME, (t: T, seat: Seat, cards: number): void => {
  for (let drawn = 0; drawn < cards; drawn += 1) {
    if (!drawOne(t, seat, undefined, cards - drawn, drawn === 0 ? cards : 0)) return void emptyDeck(t, seat);
    t.rules.answers.form.drew(t, seat);
  }
});

/** The same where the text names no number of cards. */
const sayEmpty = (t: T, seat: Seat): void => {
  const { law } = emptyDeck;
  const rule = statesLaw(law, t.rules.doc) ? paragraphOf(law, t.rules) : paragraphInForce(t);
  if (rule !== null) t.aside(rule, 'deck-is-empty', { player: seat });
};

/** With that many cards in hand nothing is drawn. */
const noneToDraw = step(
  {
    'comprehensive-2009': ['316.10c', 'at least that many'],
    'ex-2003': { silent: 'who has that many cards already draws none', near: 'Draw' },
    'advanced-2018': { silent: 'who has that many cards already draws none', near: 'I.H#1' },
    'advanced-2025': { silent: 'who has that many cards already draws none', near: 'I.H#1' },
    'neo-2001': { silent: 'who has that many cards already draws none', near: 'Play.9A' },
    'xy-2016': { silent: 'who has that many cards already draws none', near: 'Zones: Deck' },
    'me-2026': { silent: 'who has that many cards already draws none', near: 'Zones: Deck' },
  },
  (_t: T, _seat: Seat): void => {},
  (t: T, seat: Seat): void => {
    drawOne(t, seat);
  },
);

const drawTo = step(ONE_AT_A_TIME, (t: T, seat: Seat, cards: number): void => {
  const begun = handSize(t.view, [seat]);
  for (let hand = begun; hand < cards; hand = handSize(t.view, [seat])) {
    if (!drawOne(t, seat, undefined, 1, hand === begun ? cards - begun : 0)) return void sayEmpty(t, seat);
    t.rules.answers.form.drew(t, seat);
  }
});

/** Draws until the hand has that many cards, or nothing moves any more. */
export const drawUntil = (t: T, seat: Seat, cards: number): void => {
  if (handSize(t.view, [seat]) < cards) drawTo(t, seat, cards);
  else noneToDraw(t, seat);
};

const shuffled = (t: T, seat: Seat): void => {
  t.put({ kind: 'shuffled', seat });
};

export const shuffle = step(
  {
    'comprehensive-2009': ['316.4c', 'shuffle'],
    'ex-2003': { silent: 'a deck is shuffled after a search', near: 'Begin#1' },
    'advanced-2018': ['I.H#3', 'shuffle so that neither player'],
    'advanced-2025': ['I.H#3', 'shuffle so that neither player'],
    'neo-2001': { silent: 'a deck is shuffled after a search', near: 'Play.2' },
    'xy-2016': { silent: 'a deck is shuffled after a search', near: 'Zones: Deck' },
    'me-2026': { silent: 'a deck is shuffled after a search', near: 'Zones: Deck' },
  },
  shuffled,
);

/** Cards of another place go into a deck: the text says itself that it is shuffled, so nothing has to be inferred. */
export const shuffleIn = step(
  {
    'comprehensive-2009': ['316.4c', 'shuffle'],
    'ex-2003': 'absent',
    'advanced-2018': ['I.H#3', 'shuffle so that neither player'],
    'advanced-2025': ['I.H#3', 'shuffle so that neither player'],
    'neo-2001': 'absent',
    'xy-2016': 'absent',
    'me-2026': 'absent',
  },
  shuffled,
  shuffled,
);

const NONE_WENT_IN = 'whether a deck is shuffled into which no card of the hand went';

/** The deck is shuffled even if there was no card in that hand. */
const shuffledAllTheSame = step(
  {
    'comprehensive-2009': ['316.5d', 'shuffled'],
    'ex-2003': { open: NONE_WENT_IN, near: 'Begin#1' },
    'advanced-2018': { open: NONE_WENT_IN, near: 'I.H#3' },
    'advanced-2025': ['II.E-36#3', 'the deck counts as shuffled'],
    'neo-2001': { open: NONE_WENT_IN, near: 'Play.4' },
    'xy-2016': { open: NONE_WENT_IN, near: 'Zones: Hand' },
    'me-2026': { open: NONE_WENT_IN, near: 'Zones: Hand' },
  },
  (t: T, seat: Seat): void => {
    shuffleIn(t, seat);
  },
);

/** Is its order known, and one that shuffling could change? */
const hasKnownOrder = (t: T, seat: Seat): boolean => {
  const { cards } = playerOf(t.state, seat).deck;
  return new Set(cards.map((id) => t.view.cardAt(id)?.key)).size > 1 && cards.every((id) => t.view.cardAt(id) !== null);
};

/** With a whole hand goes what is not given of it. */
export const restOfHand = (t: T, seat: Seat, zone: 'deck' | 'discard' | 'lost', known: number): void => {
  const whole = known === 0 ? ({ whole: true } as const) : {};
  t.put({ kind: 'rest-moved', from: { seat, zone: 'hand' }, to: { seat, zone }, ...whole });
};

/** The whole hand, or some cards of it, goes into the deck. */
export const shuffleHandIn = step(
  {
    'comprehensive-2009': ['316.5d', 'shuffled'],
    'ex-2003': { silent: 'a deck into which cards of the hand go is shuffled', near: 'Begin#1' },
    'advanced-2018': ['I.H#3', 'shuffle so that neither player'],
    'advanced-2025': ['I.H#3', 'shuffle so that neither player'],
    'neo-2001': { silent: 'a deck into which cards of the hand go is shuffled', near: 'Play.4' },
    'xy-2016': { silent: 'a deck into which cards of the hand go is shuffled', near: 'Zones: Hand' },
    'me-2026': { silent: 'a deck into which cards of the hand go is shuffled', near: 'Zones: Hand' },
  },
  (t: T, seat: Seat, only?: (card: CardId) => boolean): void => {
    const { cards, given } = playerOf(t.state, seat).hand;
    const hand = cards.filter((card) => only?.(card) !== false);
    for (const card of hand)
      t.put({ kind: 'moved', card, from: { seat, zone: 'hand' }, to: pileFor(t, card, seat, 'deck') });
    if (!given && only === undefined) restOfHand(t, seat, 'deck', hand.length);
    // If the order of the deck is unknown, shuffling it changes nothing.
    if (hand.length === 0 && given && hasKnownOrder(t, seat)) shuffledAllTheSame(t, seat);
    else shuffleIn(t, seat);
  },
);
