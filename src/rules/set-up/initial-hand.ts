import { opponentsOf } from '../../claims/index.ts';
import { step, unknownFact } from '../../engine/index.ts';
import type { CardId } from '../../state/index.ts';
import { forbids } from '../prohibition.ts';
import type { T } from '../questions.ts';
import { hasActive, INITIAL_HAND, mover, shuffle, topCards } from './set-up.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  question: ['cut'],
} as const;

/** The initial hand: seven cards of a shuffled deck (CR 500.1). What follows a hand without a Basic is in `mulligan.ts`. */

export const HAND_SIZE = 7;

export const handIsDrawnOnce = forbids({
  acts: ['initial-hand'],
  obstacle: 'limit',
  code: 'hand-already-drawn',
  law: INITIAL_HAND,
  when: (view) => {
    const player = mover(view);
    if (hasActive(view, INITIAL_HAND, player)) return { player: player.seat };
    if (!player.hand.given) unknownFact(view, INITIAL_HAND, 'hand-not-told', { player: player.seat });
    return player.hand.cards.length > 0 ? { player: player.seat } : null;
  },
});

export const sevenCards = forbids({
  acts: ['initial-hand'],
  obstacle: 'detail',
  code: 'initial-hand-size',
  law: INITIAL_HAND,
  when: (_view, action) => (action.cards.length === HAND_SIZE ? null : { cards: action.cards.length, size: HAND_SIZE }),
});

/** Shuffle, cut, draw seven. What the shuffle brings is for people to tell. */
export const drawHand = step(INITIAL_HAND, (t: T, cards: readonly (CardId | null)[]): void => {
  const seat = t.state.toMove;
  const named = cards.filter((card) => card !== null);
  shuffle(t, seat, named);
  const [opponent = seat] = opponentsOf(t.view, seat);
  t.ask({
    kind: 'choose',
    by: opponent,
    code: 'cut',
    facts: { player: seat },
    options: [
      { key: 'cut', aliases: ['yes'] },
      { key: 'no cut', aliases: ['no'] },
    ],
  });
  t.put({ kind: 'hand-drawn', seat, cards: [...named, ...topCards(t, seat, cards.length - named.length, named)] });
});
