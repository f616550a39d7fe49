import { inPlay, type View } from '../../claims/index.ts';
import { type AnyLaw, lawOf, reading, step, unknownFact } from '../../engine/index.ts';
import type { Player } from '../../state/index.ts';
import { isSuddenDeath, ONE_EACH, onePrize } from '../end-of-game/sudden-death.ts';
import { forbids } from '../prohibition.ts';
import type { T } from '../questions.ts';
import { FIRST_SET_ACTIVE, hasActive, hasPrizes, mover, PRIZES, topCards } from './set-up.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  need: ['deck-not-told', 'prizes-of-size-not-told', 'sudden-death-not-told'],
  note: ['prizes-by-deck-size'],
} as const;

/** Laying the Prize Cards out: how many belong to a deck, and when (CR 500.3). */

const OTHER_SIZES = lawOf({
  'comprehensive-2009': ['500.3a', 'divide the deck size by 10'],
  'ex-2003': 'absent',
  'advanced-2018': ['II.D-17#2', 'In a game with a 30-card deck'],
  'advanced-2025': ['II.D-17#2', 'from 3 with 30-card decks'],
});

const USUAL_DECK = 60;

/** All cards of a player, which is what the deck held. Breaks off where one pile is not given. */
export const deckSize = (view: View, law: AnyLaw, player: Player): number => {
  if (!player.deck.given || !player.hand.given) unknownFact(view, law, 'deck-not-told', { player: player.seat });
  if (!player.benchGiven) unknownFact(view, law, 'bench-not-told', { player: player.seat });
  const piles = [player.deck, player.hand, player.prizes, player.discard, player.lost];
  const put = inPlay(player).reduce((sum, { stack, attached }) => sum + stack.length + attached.length, 0);
  return piles.reduce((sum, { cards }) => sum + cards.length, put);
};

/** How many Prize Cards belong to a deck of that size, between two players. */
const prizesOfDeck = reading(
  OTHER_SIZES,
  (_view, [size]: readonly [number], why): number => {
    if (size === USUAL_DECK) return 6;
    const prizes = size / 10;
    why('prizes-by-deck-size', { size, prizes });
    return prizes;
  },
  () => 6,
);

export const prizesAfterActive = forbids({
  acts: ['set-prizes'],
  obstacle: 'place',
  code: 'prizes-before-active',
  law: PRIZES,
  when: (view) => (hasActive(view, PRIZES, mover(view)) ? null : { player: view.state.toMove }),
  allowances: () => [FIRST_SET_ACTIVE],
});

export const prizesOnce = forbids({
  acts: ['set-prizes'],
  obstacle: 'limit',
  code: 'prizes-already-set',
  law: PRIZES,
  when: (view) => {
    const player = mover(view);
    return hasPrizes(view, PRIZES, player) ? { player: player.seat, prizes: player.prizes.cards.length } : null;
  },
});

/** Is that number of Prizes wrong? A single one is right in a game that follows Sudden Death, if it is not given whether this one does. */
export const isWrongNumber = (view: View, count: number | undefined, prizes: number): count is number => {
  if (count === 1 && prizes !== 1) unknownFact(view, ONE_EACH, 'sudden-death-not-told', {});
  return count !== undefined && count !== prizes;
};

/** Breaks off for a deck size that is not a multiple of ten, which the paragraph does not mention. */
export const dividedByTen = (view: View, size: number): number =>
  size % 10 === 0 ? size / 10 : unknownFact(view, OTHER_SIZES, 'prizes-of-size-not-told', { size });

/** Six for a deck of 60. */
export const sixPrizes = forbids({
  acts: ['set-prizes'],
  obstacle: 'detail',
  code: 'six-prizes',
  law: PRIZES,
  concerns: (view) => !isSuddenDeath(view),
  when: (view, { count }) => {
    const size = deckSize(view, PRIZES, mover(view));
    return size === USUAL_DECK && isWrongNumber(view, count, 6) ? { count, size, prizes: 6 } : null;
  },
});

/** A tenth of any other deck. */
export const tenthOfDeck = forbids({
  acts: ['set-prizes'],
  obstacle: 'detail',
  code: 'prizes-of-other-deck',
  law: OTHER_SIZES,
  concerns: (view) => {
    const { deck, hand, benchGiven } = mover(view);
    if (isSuddenDeath(view)) return false;
    return deck.given && hand.given && benchGiven && deckSize(view, OTHER_SIZES, mover(view)) !== USUAL_DECK;
  },
  when: (view, { count }) => {
    const size = deckSize(view, OTHER_SIZES, mover(view));
    const prizes = dividedByTen(view, size);
    return isWrongNumber(view, count, prizes) ? { count, size, prizes } : null;
  },
});

/** As many as belong to the deck, in the share that the form of play leaves of them. */
const usualPrizes = (t: T): number => {
  const ofDeck = prizesOfDeck(t.view, [deckSize(t.view, PRIZES, mover(t.view))], t.why);
  return t.rules.answers.form.shareOfPrizes(t.view, [ofDeck], t.why);
};

export const setPrizes = step(PRIZES, (t: T): void => {
  const seat = t.state.toMove;
  const count = onePrize(t.view, [], t.why) ?? usualPrizes(t);
  t.put({ kind: 'prizes-set', seat, cards: topCards(t, seat, count) });
});
