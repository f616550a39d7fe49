import type { View } from '../../claims/index.ts';
import type { Doc } from '../../corpus/index.ts';
import { type Law, lawOf, reading } from '../../engine/index.ts';
import type { Seat } from '../../state/index.ts';
import type { T } from '../questions.ts';

/** Who acts first where both players have something to do in the same check (CR 303.1g). */

const seatsFrom = (view: View): readonly Seat[] => {
  const seats = view.state.players.map((player) => player.seat);
  const at = seats.indexOf(view.state.toMove);
  return [...seats.slice(at + 1), ...seats.slice(0, at)];
};

const othersFirst = (
  view: View,
  _args: readonly [],
  why: (code: string, facts: { readonly order: readonly Seat[] }) => void,
): readonly Seat[] => {
  const order = [...seatsFrom(view), view.state.toMove];
  why('order-of-players', { order });
  return order;
};

const moverFirst = (view: View): readonly Seat[] => [view.state.toMove, ...seatsFrom(view)];

const orderBy = <D extends Doc>(law: Law<D>) => reading(law, othersFirst, moverFirst);

const FILLING = lawOf({
  'comprehensive-2009': ['303.1g', 'first'],
  'advanced-2018': ['I.D/ko.5', 'the player who goes next'],
  'xy-2016': { silent: 'the player whose turn it is not comes first', near: 'Turn.3C#4' },
});

const TAKING = lawOf({
  ...FILLING,
  'advanced-2018': { silent: 'where both take Prizes, the player whose turn it is not is first', near: 'I.D/ko.4' },
});

/** Neo says it of the time between turns alone. */
const BETWEEN = lawOf({ 'neo-2001': ['After.3', 'the player whose turn comes next is the first'] });

/** Who acts first when both sides have a place to fill: in a turn not the player whose turn it is, between turns the one whose turn comes. */
const orderInTurn = orderBy(FILLING);

const orderBetweenTurns = orderBy({ ...FILLING, ...BETWEEN });

export const order = ({ view, why }: T): readonly Seat[] =>
  (view.state.phase === 'between' ? orderBetweenTurns : orderInTurn)(view, [], why);

/** The same when both have Prizes to draw. */
const prizeOrderInTurn = orderBy(TAKING);

const prizeOrderBetweenTurns = orderBy({ ...TAKING, ...BETWEEN });

export const prizeOrder = ({ view, why }: T): readonly Seat[] =>
  (view.state.phase === 'between' ? prizeOrderBetweenTurns : prizeOrderInTurn)(view, [], why);
