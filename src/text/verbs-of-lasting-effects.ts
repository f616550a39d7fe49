import { pokemonOf } from '../claims/index.ts';
import type { Play } from '../engine/index.ts';
import type { T, TextContext } from '../rules/index.ts';
import type { Json, Mark } from '../state/index.ts';
import { opponentOf, type Player, type VerbOf } from './play-verb.ts';
import { reached } from './prevention.ts';
import type { Duration } from './verb.ts';

const endOf = (t: T, until: Duration): Mark['until'] => {
  const round = t.state.players.length;
  switch (until) {
    case 'this-turn':
      return { turn: t.state.turn, checkup: false };
    case 'opponents-next-turn':
      return { turn: t.state.turn + 1, checkup: false };
    case 'your-next-turn':
      return { turn: t.state.turn + round, checkup: false };
    case 'while-in-play':
      return null;
  }
};

/** The Pokémon whose attack or Poké-Power says this, as it is now. */
const makerOf = (t: T, { uid, origin }: TextContext): Pick<Mark, 'maker'> => {
  const pokemon = uid === null || origin === 'card' ? null : pokemonOf(t.state, uid);
  return pokemon === null ? {} : { maker: { uid: pokemon.uid, inc: pokemon.inc } };
};

/** Effects that stay behind on a Pokémon or player (CR 402). */
export const verbsOfLastingEffects: Player = {
  *lasting(t: T, verb: VerbOf<'lasting'>, context: TextContext): Play<void> {
    const mark = (): Mark => ({
      id: t.state.nextMark,
      says: {
        ...(verb.lasting as unknown as { readonly [key: string]: Json }),
        ...(verb.ends === undefined ? {} : { ends: verb.ends }),
      },
      name: context.place,
      seat: context.seat,
      origin: context.origin === 'power' ? 'power' : context.origin === 'attack' ? 'attack' : 'card',
      marker: verb.marker === true,
      from: t.state.turn,
      until: endOf(t, verb.until),
      parent: null,
      ...makerOf(t, context),
    });
    if (verb.on === 'you' || verb.on === 'opponent') {
      t.put({
        kind: 'player-marked',
        seat: verb.on === 'you' ? context.seat : opponentOf(t, context.seat),
        mark: mark(),
      });
      return;
    }
    for (const uid of yield* reached(t, verb.on, context)) t.put({ kind: 'marked', uid, mark: mark() });
  },
};
