import { inPlay, nameOf, playerOf, type View } from '../claims/index.ts';
import { type ActionOf, type Law, NotModelled, notTold, type Play, reading, step } from '../engine/index.ts';
import type { CardId, Player, Seat, Uid } from '../state/index.ts';
import { aim } from './aim.ts';
import { babyIsBasic, fullBy } from './bench.ts';
import { others } from './one-on-one.ts';
import { forbids } from './prohibition.ts';
import type { T } from './questions.ts';
import { noneFor } from './trainers.ts';
import { roundTheTable } from './turn.ts';

/** Team Battle: two players on a team, one Active Pokémon each (CR 702.1-702.12, 702.17). */

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

/** The team of that player, whoever is out left aside. */
export const team = (view: View, seat: Seat): readonly Player[] =>
  view.state.players.filter((player) => !player.out && sameTeam(view, player.seat, seat));

/** Either opponent's Active Pokémon can be attacked: nothing limits the choice to the player across the table (702.14). */
export const aimAtEither = function* (t: T, action: ActionOf<'attack'>): Play<Uid | null> {
  opponents(t.view, [t.state.toMove], t.why);
  return yield* aim(t, action);
};

const SEATING: Law<'comprehensive-2009'> = { 'comprehensive-2009': ['702.2', 'faces a player from the other team'] };

const ACROSS = {
  'p1-p2': { p1: 'p2', p2: 'p1', p3: 'p4', p4: 'p3' },
  'p1-p4': { p1: 'p4', p4: 'p1', p2: 'p3', p3: 'p2' },
} as const;

/** Who sits across the table: one of two opponents, which only the table can tell. */
export const facing = reading(
  SEATING,
  (view, [seat]: readonly [Seat], why): Seat => {
    if (view.state.facing === null) return notTold(view, SEATING, 'facing-not-told', { player: seat });
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
  (_view, _args: readonly [Seat]) => 4,
  () => Number.POSITIVE_INFINITY,
);

export const benchFull = forbids(fullBy({ 'comprehensive-2009': ['702.6', 'at most four'] }));

/** The teams take turns, so the first two turns are those of whoever goes first on each. */
export const noneOnFirstTurn = forbids(
  noneFor(
    { 'comprehensive-2009': ['702.7', 'On each team'] },
    'no-trainers-teams-first-turn',
    ({ state }) => state.turn <= 2,
  ),
);

const TAKES: Law<'comprehensive-2009'> = { 'comprehensive-2009': ['702.10', 'sits across the table from its owner'] };

/** The opponent across from the owner draws; once that player has no Prize Cards left, the teammate does. */
export const prizeTaker = reading(
  TAKES,
  (view, [owner]: readonly [Seat], why, asked): Seat => {
    const across = facing(view, [owner], asked);
    const { prizes, out } = playerOf(view.state, across);
    if (!out && !prizes.told) return notTold(view, TAKES, 'prizes-not-told', { player: across });
    const mate = team(view, across).find(({ seat }) => seat !== across)?.seat;
    const takes = (out || prizes.cards.length === 0) && mate !== undefined ? mate : across;
    why(takes === across ? 'across-draws' : 'teammate-draws', { player: takes, across });
    return takes;
  },
  (view, [owner]) => facing(view, [owner]),
);

/** A player without Prize Cards whose teammate has some goes on drawing through them, so it is the team that has to have none. */
export const allPrizesTaken = reading(
  { 'comprehensive-2009': ['702.10', 'teammate draws Prize Cards instead'] },
  (view, [{ seat }]: readonly [Player]): boolean => {
    const mine = team(view, seat);
    return mine.length > 0 && mine.every(({ prizes }) => prizes.told && prizes.cards.length === 0);
  },
  (_view, [{ prizes }]) => prizes.told && prizes.cards.length === 0,
);

const hasNone = (player: Player): boolean =>
  player.out || (player.activeTold && player.benchTold && inPlay(player).length === 0);

/** A team has lost once neither of its players has a Pokémon in play. */
export const emptied = reading(
  { 'comprehensive-2009': ['702.11', 'both players on a team have no Pokémon'] },
  (_view, [team]: readonly [readonly Player[]]) => team.every(hasNone),
  (_view, [team]) => team.some(hasNone),
);

const DRAWN: Law<'comprehensive-2009'> = { 'comprehensive-2009': ['702.11', 'immediately put it into play'] };

/** A Basic Pokémon drawn by a player without any goes into play at once, as the Active Pokémon. A Prize Card is drawn too (702.10). */
const drawnBasic = step(DRAWN, function* (t: T, seat: Seat, id: CardId): Play<void> {
  const card = t.view.cardAt(id);
  if (card === null) return notTold(t.view, DRAWN, 'drawn-card-not-told', { player: seat });
  if (card.kind !== 'pokemon' || (card.stage !== 'basic' && !babyIsBasic(t.view, [card.stage ?? '']))) return;
  const uid = t.nextUid;
  t.put({ kind: 'benched', card: id, seat, from: 'hand', uid });
  t.put({ kind: 'promoted', seat, uid });
});

export const drew = function* (t: T, seat: Seat): Play<void> {
  const last = t.events.at(-1);
  if ((last?.kind === 'drawn' || last?.kind === 'prize-taken') && hasNone(playerOf(t.state, seat)))
    yield* drawnBasic(t, seat, last.card);
};

const REMOVED: Law<'comprehensive-2009'> = { 'comprehensive-2009': ['702.12', 'removed from the game'] };

/** The player leaves, the teammate puts down as many Prize Cards as were left, and the turn is over. */
export const cannotDraw = step(REMOVED, function* (t: T, seat: Seat): Play<void> {
  const { prizes } = playerOf(t.state, seat);
  t.note('deck-is-empty', { player: seat });
  const { stadium } = t.state;
  if (stadium !== null && t.state.cards[stadium.card]?.owner === seat)
    throw new NotModelled(
      stadium.card,
      'a Stadium',
      'whether it stays in play when its player is removed from the game',
    );
  const mate = team(t.view, seat).find((player) => player.seat !== seat)?.seat;
  if (mate !== undefined && !prizes.told) notTold(t.view, REMOVED, 'prizes-not-told', { player: seat });
  t.put({ kind: 'player-out', seat });
  for (let left = mate === undefined ? 0 : prizes.cards.length; left > 0 && mate !== undefined; left -= 1) {
    const card = t.bottomOf(mate, 'deck');
    if (card === null) break;
    t.put({ kind: 'moved', card, from: { seat: mate, zone: 'deck' }, to: { seat: mate, zone: 'prizes' } });
  }
  t.put({ kind: 'phase-began', phase: 'between' });
});

/** Between two turns only the Pokémon of the players are looked at whose turn is over and whose turn comes. */
export const betweenTurns = reading(
  { 'comprehensive-2009': ['702.17', 'before the turn of the player who owns the affected card'] },
  (view, _args: readonly [], why): readonly Seat[] => {
    const next = turnAfter(view, [view.state.toMove]);
    const waiting = view.state.players.filter(
      ({ seat, active }) =>
        seat !== next && seat !== view.state.toMove && active.some((one) => (one?.marks.length ?? 0) > 0),
    );
    for (const { seat, active } of waiting)
      for (const one of active)
        if (one !== null) why('not-around-their-turn', { player: seat, pokemon: nameOf(view, one) });
    return [next, view.state.toMove].filter((seat, at, all) => all.indexOf(seat) === at);
  },
  roundTheTable,
);
