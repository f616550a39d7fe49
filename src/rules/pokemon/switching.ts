import { nameOf, opponentsOf, playerOf, pokemonOf, type View } from '../../claims/index.ts';
import type { OptionFor } from '../../engine/index.ts';
import { CAME_UP, type Pokemon, type Seat, type Uid } from '../../state/index.ts';
import {
  anySheds,
  shedByItsMaker,
  shedByItsWords,
  shedOnBench,
  shedWhenOneIsBroughtUp,
  shedWhenSentBack,
} from '../effects/lasting-effects.ts';
import { remember } from '../effects/remembered.ts';
import type { T } from '../questions.ts';
import { asOneUnit } from '../zones.ts';

/** Options to pick one of a player's Benched Pokémon: `bench 1` and so on, the name being understood too. */
export const benchOptions = (view: View, seat: Seat): readonly OptionFor<Uid>[] =>
  playerOf(view.state, seat).bench.map((pokemon, at) => ({
    key: `bench ${at + 1}`,
    aliases: [`bench${at + 1}`, nameOf(view, pokemon)],
    value: pokemon.uid,
  }));

/** How it comes to change places: by its own player, or by a text of the other that picks who comes up or leaves that to its player. */
type Exchanged = 'switch' | 'retreat' | 'brought-up' | 'sent-back';

const SHEDS: { readonly [how in Exchanged]: (t: T, uid: Uid) => void } = {
  switch: shedOnBench,
  retreat: shedOnBench,
  'brought-up': shedWhenOneIsBroughtUp,
  'sent-back': shedWhenSentBack,
};

/** The Pokémon changes places with one of the Bench; what the Bench takes off is taken off (CR 402.2). */
export const exchange = (t: T, seat: Seat, out: Uid, into: Uid, how: Exchanged = 'switch'): void => {
  for (const uid of [out, into]) {
    const pokemon = pokemonOf(t.state, uid);
    if (pokemon !== null && !asOneUnit(t.view, [pokemon], t.why)) return;
  }
  t.put({ kind: 'switched', seat, out, in: into, ...(how === 'retreat' ? { retreat: true } : {}) });
  remember(t, into, CAME_UP);
  shedByItsWords(t, out);
  shedByItsMaker(t, out);
  if (anySheds(t, out)) SHEDS[how](t, out);
};

interface Place {
  /** Whose it is, as it is said before a place: nothing, `their`, or the seat. */
  readonly owner: string;
  readonly place: string;
}

/** Every place as the player of that seat calls it: `bench 2`, `their bench 2`; with several players on the other sides, theirs by their seats. */
const placesFor = (view: View, seat: Seat): ReadonlyMap<Uid, Place> => {
  const places = new Map<Uid, Place>();
  const theirs = opponentsOf(view, seat).length === 1 ? 'their ' : null;
  for (const player of view.state.players) {
    const owner = player.seat === seat ? '' : (theirs ?? `${player.seat} `);
    const { active, bench } = player;
    for (const [at, pokemon] of active.entries())
      if (pokemon !== null)
        places.set(pokemon.uid, { owner, place: active.length > 1 ? `active ${at + 1}` : 'active' });
    for (const [at, { uid }] of bench.entries()) places.set(uid, { owner, place: `bench ${at + 1}` });
  }
  return places;
};

const NOWHERE: Place = { owner: '', place: 'nowhere' };

/** The option of a Pokémon in a place that is not given; there is no Pokémon with that number. */
export const POKEMON_NOT_GIVEN = { key: 'a Pokémon that is not given', aliases: ['?', 'other'], value: null } as const;

/** Options to pick one of these Pokémon: `bench 2`, `their bench 2`, `p4 active`; names are understood where they are unambiguous. */
export const pokemonOptions = (view: View, among: readonly Pokemon[], seat: Seat): readonly OptionFor<Uid>[] => {
  const places = placesFor(view, seat);
  const found = among.map(({ uid }) => places.get(uid) ?? NOWHERE);
  const ofOne = found.every(({ owner }) => owner === found[0]?.owner);
  return among.map((pokemon, at) => {
    const { owner, place } = found[at] ?? NOWHERE;
    const key = `${owner}${place}`;
    const short = ofOne ? place : key;
    return {
      key,
      aliases: [key.replaceAll(' ', ''), short, short.replaceAll(' ', ''), nameOf(view, pokemon)],
      value: pokemon.uid,
    };
  });
};
