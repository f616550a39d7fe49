import type { View } from '../../claims/index.ts';
import { playerOf, seatOf, type TextReach } from '../../claims/index.ts';
import { reading } from '../../engine/index.ts';
import type { Pokemon, Seat, Uid } from '../../state/index.ts';
import type { T, TextContext } from '../questions.ts';
import { PRIZES } from '../set-up/set-up.ts';

/** What the base game takes for granted of two players with one Active Pokémon each. */

export const others = (view: View, [seat]: readonly [Seat]): readonly Seat[] => {
  const { players } = view.state;
  const at = players.findIndex((player) => player.seat === seat);
  if (players.length === 2) return [players[1 - at]?.seat ?? seat];
  const found: Seat[] = [];
  for (let next = at + 1; next < players.length; next += 1) found.push(players[next]?.seat ?? seat);
  for (let next = 0; next < at; next += 1) found.push(players[next]?.seat ?? seat);
  return found;
};

/** The other player: the only one there is. */
export const theOther = (view: View, [seat]: readonly [Seat]): Seat => others(view, [seat])[0] ?? seat;

export const oneActivePlace = (): number => 1;

export const itself = (_view: View, [pokemon]: readonly [Pokemon]): readonly Pokemon[] => [pokemon];

/** Six Prize Cards each at the start. */
export const prizesAtStart = reading(
  PRIZES,
  (_view, _args: readonly []) => 6,
  () => 0,
);

export const asUsual = (_view: View, [usual]: readonly [number]): number => usual;

export const winnerGoesFirst = (_t: T, winner: Seat): Seat => winner;

export const nothingFollows = (_t: T, _seat: Seat): void => {};

export const thePlayer = (_t: T, context: TextContext): Seat => context.seat;

export const theOpponent = (t: T, context: TextContext): Seat => theOther(t.view, [context.seat]);

export const everySeat = (view: View, _args: readonly [TextReach]): readonly Seat[] =>
  view.state.players.map((player) => player.seat);

/** "Both Active Pokémon", said where there are more than two of them. */
export const isBothActives = ({ each, place, side }: TextReach): boolean =>
  each && place === 'active' && side !== 'yours' && side !== 'theirs';

export const plainly = (): boolean => true;

export const theActive = (_t: T, among: readonly Pokemon[], _context: TextContext): Uid | null => among[0]?.uid ?? null;

/** The owner's Active Pokémon beside that one, for rules that look at both. */
export const beside = (view: View, pokemon: Pokemon): readonly Pokemon[] => {
  const seat = seatOf(view.state, pokemon.uid);
  if (seat === null) return [];
  return playerOf(view.state, seat).active.filter((one) => one !== null && one.uid !== pokemon.uid) as Pokemon[];
};
