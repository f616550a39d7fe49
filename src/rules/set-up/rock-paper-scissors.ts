import { opponentsOf } from '../../claims/index.ts';
import { lawOf, step, unknownFact } from '../../engine/index.ts';
import { type CardId, SEATS } from '../../state/index.ts';
import { isSuddenDeath, onePrize, sixInTiebreaker } from '../end-of-game/sudden-death.ts';
import { prizesOfNamedSize } from '../knock-outs/prizes-taken-so-far.ts';
import { forbids } from '../prohibition.ts';
import type { OpeningSteps, T } from '../questions.ts';
import { turnUp } from './first-flip.ts';
import { mover, shuffle, topCards } from './set-up.ts';
import { deckSize, isWrongNumber } from './setting-prizes.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  question: ['rock-paper-scissors'],
} as const;

/** A set-up that begins with rock-paper-scissors, and Prize cards for decks of 60 and of 30 (APR I.G, II.D-17). */

const sides = (seats: readonly (typeof SEATS)[number][]) =>
  seats.map((one) => ({ key: one, aliases: [], value: SEATS.indexOf(one) }));

/** People play it; who has won is asked, and then what the winner decides. */
const game = step({ 'advanced-2018': ['I.G/set.2', 'Play rock-paper-scissors'] }, (t: T): void => {
  if (t.state.given.first) return;
  const seat = t.state.toMove;
  const [other = seat] = opponentsOf(t.view, seat);
  const options = sides([seat, other]);
  const won = t.ask({ kind: 'choose', by: seat, code: 'rock-paper-scissors', facts: {}, options });
  const winner = SEATS.find((one) => one === won) ?? seat;
  const first = t.ask({ kind: 'choose', by: winner, code: 'winner-decides', facts: { player: winner }, options });
  t.put({ kind: 'first-player', seat: SEATS.find((one) => one === first) ?? winner });
});

export const openingWithAGame = { flip: game, turnUp } satisfies OpeningSteps<'advanced-2018'>;

const placeDeck = step(
  {
    'advanced-2018': ['I.G/set.3', 'Shuffle your deck well'],
    'advanced-2025': ['I.G/set.3', 'Shuffle your deck well'],
  },
  (t: T, named: readonly CardId[]): void => {
    shuffle(t, t.state.toMove, named);
  },
);

/** The deck is shuffled and put in its place, then seven cards are drawn. What the shuffle brings is for people to tell. */
export const placeAndDraw = step(
  { 'advanced-2018': ['I.G/set.4', 'Draw 7 cards'], 'advanced-2025': ['I.G/set.4', 'Draw 7 cards'] },
  (t: T, cards: readonly (CardId | null)[]): void => {
    const seat = t.state.toMove;
    const named = cards.filter((card) => card !== null);
    placeDeck(t, named);
    t.put({ kind: 'hand-drawn', seat, cards: [...named, ...topCards(t, seat, cards.length - named.length, named)] });
  },
);

const PRIZES = lawOf({
  'advanced-2018': ['I.G/set.7', 'Six cards from the top of your deck become your Prize cards'],
  'advanced-2025': ['I.G/set.7', 'Six cards from the top of your deck become your Prize cards'],
});
const SIZES = lawOf({
  'advanced-2018': ['II.D-17#2', 'In a game with a 30-card deck'],
  'advanced-2025': ['II.D-17#2', 'from 3 with 30-card decks'],
});

/** Six for a deck of 60, a tenth of one of another size that the document names. Of other decks it says nothing. */
const prizesFor = (t: Pick<T, 'view'>): number => {
  const size = deckSize(t.view, PRIZES, mover(t.view));
  return size === 60
    ? 6
    : (prizesOfNamedSize(t.view, size) ?? unknownFact(t.view, SIZES, 'prizes-of-size-not-told', { size }));
};

export const prizesOfTheDeck = forbids({
  acts: ['set-prizes'],
  obstacle: 'detail',
  code: 'six-prizes-each',
  law: PRIZES,
  concerns: (view, { count }) => !isSuddenDeath(view) && count !== undefined,
  when: (view, { count }) => {
    const prizes = sixInTiebreaker(view, []) ?? prizesFor({ view });
    return isWrongNumber(view, count, prizes) ? { count, prizes } : null;
  },
});

export const setPrizesAside = step(PRIZES, (t: T): void => {
  const seat = t.state.toMove;
  const count = onePrize(t.view, [], t.why) ?? sixInTiebreaker(t.view, [], t.why) ?? prizesFor(t);
  t.put({ kind: 'prizes-set', seat, cards: topCards(t, seat, count) });
});
