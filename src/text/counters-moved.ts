import type { View } from '../claims/index.ts';
import { maximumHp } from '../rules/index.ts';
import type { Pokemon } from '../state/index.ts';
import type { VerbOf } from './define-verb.ts';

/** How many damage counters go from one Pokémon to another (APR II.C-08). */

type Moves = Pick<VerbOf<'move-counters'>, 'move-counters'>;

/** Each is worth 10 points (CR 304.1). */
const countersOn = ({ damage }: Pokemon): number => damage / 10;

/** How many go at most: so many as far as there are any, or all. */
export const mostMoved = ({ 'move-counters': wanted }: Moves, giver: Pokemon): number =>
  typeof wanted === 'number' ? Math.min(wanted, countersOn(giver)) : countersOn(giver);

/** Would it have HP left with so many counters more? Null where its HP are not given. */
export const livesWith = (view: View, pokemon: Pokemon, counters: number): boolean | null => {
  const most = maximumHp(view, pokemon);
  return most === null ? null : pokemon.damage + counters * 10 < most;
};
