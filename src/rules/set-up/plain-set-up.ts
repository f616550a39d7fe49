import { playerOf, type View } from '../../claims/index.ts';
import { lawOf, reading, step, unknownFact } from '../../engine/index.ts';
import type { CardId, Player, Seat } from '../../state/index.ts';
import { forbids } from '../prohibition.ts';
import type { ExtraCards, SetUpSteps, T } from '../questions.ts';
import { EXTRA_CARD } from './mulligan.ts';
import { hasActive, shuffle, topCards } from './set-up.ts';
import { setActive, setBench } from './setting-out.ts';

/** The set-up of the Neo rules, which say little of a hand without a Basic Pokémon. */

const mover = (view: View): Player => playerOf(view.state, view.state.toMove);

/** Prize Cards in the only number that is named. */
export const sixPrizeCards = forbids({
  acts: ['set-prizes'],
  obstacle: 'detail',
  code: 'six-prizes-each',
  law: { 'neo-2001': ['Play.6', 'top 6 cards'] },
  when: (_view, { count }) => (count === undefined || count === 6 ? null : { count, prizes: 6 }),
});

const ONE_ACTIVE = lawOf({ 'neo-2001': ['Play.3', 'a Basic Pokémon'] });

/** Without a cut, which the document does not mention. */
const drawUncut = step({ 'neo-2001': ['Play.2', 'draws 7 cards'] }, (t: T, cards: readonly (CardId | null)[]): void => {
  const seat = t.state.toMove;
  const named = cards.filter((card) => card !== null);
  shuffle(t, seat, named);
  t.put({ kind: 'hand-drawn', seat, cards: [...named, ...topCards(t, seat, cards.length - named.length, named)] });
});

const putDownSix = step({ 'neo-2001': ['Play.6', 'top 6 cards'] }, (t: T): void => {
  const seat = t.state.toMove;
  t.put({ kind: 'prizes-set', seat, cards: topCards(t, seat, 6) });
});

/** Nothing is said of the player who waits meanwhile. */
const asked = reading(
  EXTRA_CARD,
  (_view, _args: readonly []) => true,
  () => true,
);

/** Back into the deck, shuffled; seven more are drawn as before. Nothing is said of showing that hand. */
const handGoesBack = step(
  { 'neo-2001': ['Play.4', 'must put that hand back into the deck'] },
  (t: T, seat: Seat, extra: ExtraCards | undefined): void => {
    if (extra !== undefined) asked(t.view, []);
    t.put({ kind: 'hand-returned', seat, cards: playerOf(t.state, seat).hand.cards, counts: true });
    shuffle(t, seat);
  },
);

/** A single Pokémon goes to the Active place. */
export const oneSetOut = forbids({
  acts: ['initial-active'],
  obstacle: 'place',
  code: 'initial-active-stays',
  law: ONE_ACTIVE,
  when: (view) => (hasActive(view, ONE_ACTIVE, mover(view)) ? { player: view.state.toMove } : null),
});

const NEW_GAME = lawOf({ 'neo-2001': { silent: 'nothing is said of a game that ends level', near: 'Play.6' } });

const noNewGame = step(NEW_GAME, (t: T): void => {
  unknownFact(t.view, NEW_GAME, 'sudden-death-not-told', {});
});

/** Set up with neither cut, nor showing of hands, nor extra cards. */
export const plainSetUp = {
  newGame: noNewGame,
  hand: drawUncut,
  active: setActive,
  bench: setBench,
  prizes: putDownSix,
  mulligan: handGoesBack,
} satisfies SetUpSteps<'neo-2001'>;
