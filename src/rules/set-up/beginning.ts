import { activesOf, opponentsOf, playerOf, type View } from '../../claims/index.ts';
import { lawOf, step, unknownFact } from '../../engine/index.ts';
import type { Player, Seat } from '../../state/index.ts';
import { forbids } from '../prohibition.ts';
import type { ExtraCards, SetUpSteps, T } from '../questions.ts';
import { drawHand } from './initial-hand.ts';
import { drawExtras, isWithout, setUpSteps, show, startOf, takeBack, whileShownBy } from './mulligan.ts';
import { FIRST_SET_ACTIVE, hasActive, mover, topCards } from './set-up.ts';
import { setActive } from './setting-out.ts';
import { extrasDrawn } from './waiting-mulligan.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['extra-card-for-this-hand'],
} as const;

/** The beginning of a game by the EX article: prizes once both have an Active Pokémon, up to two extra cards for each hand without a Basic. */

const PRIZES = lawOf({ 'ex-2003': ['Begin#3', 'As soon as both players have a Basic Pokémon'] });

export const prizesOnceBothHave = forbids({
  acts: ['set-prizes'],
  obstacle: 'place',
  code: 'prizes-before-both-active',
  law: PRIZES,
  when: (view) => {
    const without = view.state.players.find((player) => !hasActive(view, PRIZES, player));
    return without === undefined ? null : { player: without.seat };
  },
  allowances: () => [FIRST_SET_ACTIVE],
});

const SIX = lawOf({ 'ex-2003': ['Begin#3', 'takes six cards from the deck'] });

/** Six, whatever the size of the deck. */
export const sixForEverybody = forbids({
  acts: ['set-prizes'],
  obstacle: 'detail',
  code: 'six-prizes-always',
  law: SIX,
  when: (_view, { count }) => (count === undefined || count === 6 ? null : { count, prizes: 6 }),
});

const putDownSix = step(SIX, (t: T): void => {
  const seat = t.state.toMove;
  t.put({ kind: 'prizes-set', seat, cards: topCards(t, seat, 6) });
});

const EXTRA = lawOf({ 'ex-2003': ['Begin#2', 'can then draw up to two cards'] });

/** Has this player a Basic Pokémon, in hand or set out? Breaks off where that is not given. */
const hasBasic = (view: View, player: Player): boolean => {
  if (activesOf(player).length > 0) return true;
  const start = startOf(view, player);
  if (start === null) return unknownFact(view, EXTRA, 'hand-not-told', { player: player.seat });
  return start.basic !== undefined;
};

export const extraOnlyWithABasic = forbids({
  acts: ['extra-card'],
  obstacle: 'hand',
  code: 'no-basic-of-ones-own',
  law: { 'ex-2003': ['Begin#2', 'If the opponent had a Basic Pokémon in hand'] },
  when: (view) => (hasBasic(view, mover(view)) ? null : { player: view.state.toMove }),
});

/** The cards may be drawn once the hand has gone back as well: “then” comes after the shuffling. */
export const shownNowOrBefore = forbids({
  ...whileShownBy({ 'ex-2003': ['Begin#2', 'must show the hand to the opponent'] }),
  concerns: (view) => opponentOf(view).mulligans === 0,
});

/** Begin#3 comes after Begin#2; that it ends the chance is not said. */
export const extraBeforePrizes = forbids({
  acts: ['extra-card'],
  obstacle: 'phase',
  code: 'extra-before-prizes',
  law: { 'ex-2003': { silent: 'cards for a hand that has gone back are drawn before the Prizes', near: 'Begin#2' } },
  concerns: (view) => opponentOf(view).mulligans > 0 && !isWithout(view, opponentOf(view)),
  when: (view) => (mover(view).prizes.cards.length > 0 ? { player: view.state.toMove } : null),
});

const FOR_A_HAND = 2;

const opponentOf = (view: View): Player => {
  const { toMove } = view.state;
  return playerOf(view.state, opponentsOf(view, toMove)[0] ?? toMove);
};

interface ForHands {
  readonly hands: number;
  readonly before: number;
  readonly most: number;
}

/** For the hand that a player shows, or for those shown before: how many hands, and the cards drawn and left for them. */
const extraFor = (view: View, shower: Player, taker: Player): ForHands => {
  const isShown = isWithout(view, shower);
  const hands = isShown ? 1 : shower.mulligans;
  const before = isShown ? 0 : extrasDrawn(view, EXTRA, taker);
  return { hands, before, most: Math.max(0, hands * FOR_A_HAND - before) };
};

export const twoForEachHand = forbids({
  acts: ['extra-card'],
  obstacle: 'limit',
  code: 'more-extra-than-for-hands',
  law: EXTRA,
  when: (view, { drawn }) => {
    const opponent = opponentOf(view);
    const { hands, before, most } = extraFor(view, opponent, mover(view));
    return drawn.length <= most ? null : { opponent: opponent.seat, wanted: drawn.length, hands, before };
  },
});

/** Each card is a choice of its own, unless their number was said. */
const upToTwo = step(EXTRA, (t: T, shower: Seat, given: ExtraCards | undefined): void => {
  const [taker = shower] = opponentsOf(t.view, shower);
  const { most, hands } = extraFor(t.view, playerOf(t.state, shower), playerOf(t.state, taker));
  let drawn = 0;
  const draw = (extra: ExtraCards): void => {
    const last = drawn + extra.length;
    t.note('extra-card-for-this-hand', { opponent: shower, most, hands, first: drawn + 1, drawn: last });
    drawExtras(t, taker, extra);
    drawn = last;
  };
  if (given !== undefined) draw(given);
  else if (!hasBasic(t.view, playerOf(t.state, taker))) return;
  while (drawn < most) {
    const answer = t.ask({
      kind: 'choose',
      by: taker,
      code: 'extra-card',
      facts: { player: shower },
      options: [
        { key: 'no extra card', aliases: ['no', 'none', 'decline'] },
        { key: 'extra card', aliases: ['yes', 'extra', 'draw'] },
      ],
    });
    if (answer !== 'extra card') return;
    draw([null]);
  }
});

const startOver = step(
  { 'ex-2003': ['Begin#2', 'must show the hand to the opponent'] },
  (t: T, seat: Seat, extra: ExtraCards | undefined): void => {
    const isShown = isWithout(t.view, playerOf(t.state, seat));
    if (isShown) show(t, seat);
    upToTwo(t, seat, extra);
    if (isShown) takeBack(t, seat, true);
  },
);

const NEW_GAME = lawOf({ 'ex-2003': { silent: 'nothing is said of a game that ends level', near: 'intro' } });

/** A game that ends level has no sequel that the article knows. */
const noSequel = step(NEW_GAME, (t: T): void => {
  unknownFact(t.view, NEW_GAME, 'sudden-death-not-told', {});
});

export const beginningSteps = {
  newGame: noSequel,
  hand: drawHand,
  active: setActive,
  bench: setUpSteps.bench,
  prizes: putDownSix,
  mulligan: startOver,
} satisfies SetUpSteps<'ex-2003'>;
