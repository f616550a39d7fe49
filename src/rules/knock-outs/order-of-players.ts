import type { NoteCode, View } from '../../claims/index.ts';
import type { Doc } from '../../corpus/index.ts';
import { type Law, lawOf, reading } from '../../engine/index.ts';
import type { Seat } from '../../state/index.ts';
import type { T } from '../questions.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['no-order-needed', 'order-of-players'],
} as const;

/** Who acts first where both players have something to do in the same check (CR 303.1g). */

const seatsFrom = (view: View): readonly Seat[] => {
  const seats = view.state.players.map((player) => player.seat);
  const at = seats.indexOf(view.state.toMove);
  return [...seats.slice(at + 1), ...seats.slice(0, at)];
};

/** What both of them have to do. */
type ToDo = 'take-prizes' | 'fill-places';

const othersFirst = (
  view: View,
  [toDo]: readonly [ToDo],
  why: (code: NoteCode, facts: { readonly order: readonly Seat[]; readonly toDo: ToDo }) => void,
): readonly Seat[] => {
  const order = [...seatsFrom(view), view.state.toMove];
  why('order-of-players', { order, toDo });
  return order;
};

const moverFirst = (view: View): readonly Seat[] => [view.state.toMove, ...seatsFrom(view)];

const orderBy = <D extends Doc>(law: Law<D>) => reading(law, othersFirst, moverFirst);

const FILLING = lawOf({
  'comprehensive-2009': ['303.1g', 'first'],
  'ex-2003': { open: 'who is first where both have Prizes to take or a place to fill', near: 'Attack' },
  'neo-2001': { open: 'who is first in a turn where both have Prizes to take or a place to fill', near: 'After.3' },
  'advanced-2018': ['I.D/ko.5', 'the player who goes next'],
  'advanced-2025': ['I.D/ko.5', 'the player whose turn would be next does so first'],
  'xy-2016': { silent: 'the player whose turn it is not comes first', near: 'Turn.3C#4' },
  'me-2026': { open: 'who takes Prize cards first and who puts up a new Active Pokémon first', near: 'Turn.3C#4a' },
});

const TAKING = lawOf({
  ...FILLING,
  'advanced-2018': { silent: 'where both take Prizes, the player whose turn it is not is first', near: 'I.D/ko.4' },
  'advanced-2025': { silent: 'where both take Prizes, the player whose turn it is not is first', near: 'I.D/ko.4' },
});

/** Neo says it of the time between turns alone. */
const BETWEEN = lawOf({ 'neo-2001': ['After.3', 'the player whose turn comes next is the first'] });

/** Who acts first when both sides have a place to fill: in a turn not the player whose turn it is, between turns the one whose turn comes. */
const orderInTurn = orderBy(FILLING);

const orderBetweenTurns = orderBy({ ...FILLING, ...BETWEEN });

export const order = ({ view, why }: T): readonly Seat[] =>
  (view.state.phase === 'between' ? orderBetweenTurns : orderInTurn)(view, ['fill-places'], why);

/** The same when both have Prizes to draw. */
const prizeOrderInTurn = orderBy(TAKING);

const prizeOrderBetweenTurns = orderBy({ ...TAKING, ...BETWEEN });

export const prizeOrder = ({ view, why }: T): readonly Seat[] =>
  (view.state.phase === 'between' ? prizeOrderBetweenTurns : prizeOrderInTurn)(view, ['take-prizes'], why);

/** In a document without an order: where one player at most has a choice, it makes no difference who is first. */
const anyOrderBy = <D extends Doc>(law: Law<D>) =>
  reading(
    law,
    (_view: View, _args: readonly [], why) => {
      why('no-order-needed');
      return true;
    },
    () => false,
  );

const NOT_ORDERED = lawOf({
  'comprehensive-2009': 'absent',
  'xy-2016': 'absent',
  'advanced-2018': 'absent',
  'advanced-2025': 'absent',
});
const STEPPING_UP = 'who has no choice may step up first or last';
const TAKING_FIRST = 'it makes no difference who takes Prizes first';

const stepUpInTurn = anyOrderBy({
  ...NOT_ORDERED,
  'me-2026': { silent: STEPPING_UP, near: 'Turn.3C#4a' },
  'ex-2003': { silent: STEPPING_UP, near: 'intro' },
  'neo-2001': { silent: STEPPING_UP, near: 'After.3' },
});
const stepUpBetweenTurns = anyOrderBy({
  ...NOT_ORDERED,
  'me-2026': { silent: STEPPING_UP, near: 'Turn.3C#4a' },
  'ex-2003': { silent: STEPPING_UP, near: 'intro' },
  'neo-2001': 'absent',
});
const takeInTurn = anyOrderBy({
  ...NOT_ORDERED,
  'me-2026': { silent: TAKING_FIRST, near: 'Turn.3C#3c' },
  'ex-2003': { silent: TAKING_FIRST, near: 'Attack' },
  'neo-2001': { silent: TAKING_FIRST, near: 'After.3' },
});
const takeBetweenTurns = anyOrderBy({
  ...NOT_ORDERED,
  'me-2026': { silent: TAKING_FIRST, near: 'Turn.3C#3c' },
  'ex-2003': { silent: TAKING_FIRST, near: 'Attack' },
  'neo-2001': 'absent',
});

export const anyOrder = ({ view, why }: T): boolean =>
  (view.state.phase === 'between' ? stepUpBetweenTurns : stepUpInTurn)(view, [], why);

export const anyPrizeOrder = ({ view, why }: T): boolean =>
  (view.state.phase === 'between' ? takeBetweenTurns : takeInTurn)(view, [], why);
