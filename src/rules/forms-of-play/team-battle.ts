import { namedApart, playerOf, type View } from '../../claims/index.ts';
import { type ActionOf, lawOf, reading, unknownFact } from '../../engine/index.ts';
import type { Player, Seat, Uid } from '../../state/index.ts';
import { aim } from '../attack/aim.ts';
import { noneFor } from '../cards-from-hand/trainers.ts';
import { fullBy } from '../pokemon/bench.ts';
import { saidSize } from '../pokemon/bench-size.ts';
import { forbids } from '../prohibition.ts';
import type { T } from '../questions.ts';
import { roundTheTable } from '../turn/between-turns.ts';
import { others } from './one-on-one.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  need: ['facing-not-told'],
  note: ['half-the-prizes', 'next-clockwise', 'not-around-their-turn', 'opponents-are', 'sits-across'],
} as const;

/** Team Battle: seats, teams, turns and numbers (CR 702.1-702.7, 702.17). */

const sameTeam = (view: View, a: Seat, b: Seat): boolean =>
  playerOf(view.state, a).team === playerOf(view.state, b).team;

/** Everybody who is not on the team. */
export const opponents = reading(
  { 'comprehensive-2009': ['702.1', 'as a team'] },
  (view, [seat]: readonly [Seat], why): readonly Seat[] => {
    const against = others(view, [seat]).filter((other) => !sameTeam(view, seat, other));
    why('opponents-are', { player: seat, opponents: against });
    return against;
  },
  (view, [seat]) => others(view, [seat]),
);

/** The team of that player, without a player who is out. */
export const team = (view: View, seat: Seat): readonly Player[] =>
  view.state.players.filter((player) => !player.out && sameTeam(view, player.seat, seat));

/** Either opponent's Active Pokémon can be attacked: nothing limits the choice to the player across the table (702.14). */
export const aimAtEither = (t: T, action: ActionOf<'attack'>): Uid | null => {
  opponents(t.view, [t.state.toMove], t.why);
  return aim(t, action);
};

const SEATING = lawOf({ 'comprehensive-2009': ['702.2', 'faces a player from the other team'] });

const ACROSS = {
  'p1-p2': { p1: 'p2', p2: 'p1', p3: 'p4', p4: 'p3' },
  'p1-p4': { p1: 'p4', p4: 'p1', p2: 'p3', p3: 'p2' },
} as const;

/** Who sits across the table: one of two opponents, which only the table can tell. */
export const facing = reading(
  SEATING,
  (view, [seat]: readonly [Seat], why): Seat => {
    if (view.state.facing === null) return unknownFact(view, SEATING, 'facing-not-told', { player: seat });
    const across = ACROSS[view.state.facing][seat];
    why('sits-across', { player: seat, across });
    return across;
  },
  (view, [seat]) => opponents(view, [seat])[0] ?? seat,
);

const nextOf = (view: View, order: readonly Seat[], seat: Seat): Seat => {
  const at = order.indexOf(seat);
  const following = [...order.slice(at + 1), ...order.slice(0, at + 1)];
  return following.find((next) => !playerOf(view.state, next).out) ?? seat;
};

/** Clockwise from seat to seat, the teams by turns. */
export const turnAfter = reading(
  { 'comprehensive-2009': ['702.3', 'clockwise around the table'] },
  (view, [seat]: readonly [Seat], why): Seat => {
    const next = nextOf(
      view,
      view.state.players.map((player) => player.seat),
      seat,
    );
    why('next-clockwise', { player: next });
    return next;
  },
  (view, [seat]) =>
    nextOf(
      view,
      view.state.players.toSorted((a, b) => a.team - b.team).map((player) => player.seat),
      seat,
    ),
);

/** Half of the six of a game between two players. */
export const prizesAtStart = reading(
  { 'comprehensive-2009': ['702.4', 'half the number of Prize Cards'] },
  (_view, _args: readonly [], why): number => {
    why('half-the-prizes', { prizes: 3 });
    return 3;
  },
  () => 6,
);

export const benchLimit = reading(
  { 'comprehensive-2009': ['702.6', 'at most four'] },
  (view, [seat]: readonly [Seat], _why, asked) => saidSize(view, [seat, 4], asked),
  () => Number.POSITIVE_INFINITY,
);

export const benchFull = forbids(fullBy({ 'comprehensive-2009': ['702.6', 'at most four'] }));

/** The teams take turns, so the first two turns are those of the player who goes first on each. */
export const isFirstTurnOfTeam = ({ state }: View): boolean => state.turn <= 2;

export const noneOnFirstTurn = forbids(
  noneFor({ 'comprehensive-2009': ['702.7', 'On each team'] }, 'no-trainers-teams-first-turn', isFirstTurnOfTeam),
);

/** Between two turns only the Pokémon of the players are looked at whose turn is over and whose turn comes. */
export const betweenTurns = reading(
  { 'comprehensive-2009': ['702.17', 'before the turn of the player who owns the affected card'] },
  (view, _args: readonly [], why, asked): readonly Seat[] => {
    const next = turnAfter(view, [view.state.toMove], asked);
    const waiting = view.state.players.filter(
      ({ seat, active }) =>
        seat !== next && seat !== view.state.toMove && active.some((one) => (one?.marks.length ?? 0) > 0),
    );
    for (const { seat, active } of waiting)
      for (const one of active)
        if (one !== null) why('not-around-their-turn', { player: seat, pokemon: namedApart(view, one) });
    return [next, view.state.toMove].filter((seat, at, all) => all.indexOf(seat) === at);
  },
  roundTheTable,
);
