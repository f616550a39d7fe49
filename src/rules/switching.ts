import { nameOf, playerOf, pokemonOf, type View } from '../claims/index.ts';
import type { Option, Play } from '../engine/index.ts';
import type { Pokemon, Seat, Uid } from '../state/index.ts';
import { shedOnBench } from './lasting-effects.ts';
import type { T } from './questions.ts';
import { asOneUnit } from './zones.ts';

/** Options to pick one of a player's Benched Pokémon: `bench 1` and so on, the name being understood too. */
export const benchOptions = (view: View, seat: Seat): readonly Option[] =>
  playerOf(view.state, seat).bench.map((pokemon, at) => ({
    key: `bench ${at + 1}`,
    aliases: [`bench${at + 1}`, nameOf(view, pokemon)],
    value: pokemon.uid,
  }));

/** The Pokémon changes places with one of the Bench; what the Bench takes off is taken off (CR 402.2). */
export const exchange = function* (t: T, seat: Seat, out: Uid, into: Uid): Play<void> {
  for (const uid of [out, into]) {
    const pokemon = pokemonOf(t.state, uid);
    if (pokemon !== null && !asOneUnit(t.view, [pokemon], t.why)) return;
  }
  t.put({ kind: 'switched', seat, out, in: into });
  yield* shedOnBench(t, out);
};

export const activeOf = (view: View, seat: Seat): Pokemon | null => playerOf(view.state, seat).active[0] ?? null;
