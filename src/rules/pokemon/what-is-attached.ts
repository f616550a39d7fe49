import { pokemonOf } from '../../claims/index.ts';
import type { GameState, Pokemon, Uid } from '../../state/index.ts';

/** What every player sees attached to a Pokémon. */

/** Damage comes in tens; a sum that fell to zero or below is none. */
export const isDamage = (points: number): boolean => points > 0;

export const isDamaged = ({ damage }: Pokemon): boolean => isDamage(damage);

export const hasAttached = ({ attached }: Pokemon): boolean => attached.length > 0;

/** Special Conditions and other effects that attacks and Trainers left. A Pokémon that has left play has none. */
export const hasMarks = (pokemon: Pokemon | null): boolean => pokemon !== null && pokemon.marks.length > 0;

/** Damage points; none of one that is gone. */
export const damageOn = (state: GameState, uid: Uid): number => pokemonOf(state, uid)?.damage ?? 0;
