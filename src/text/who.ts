import { type Filter, fits, inPlay, nameOf, opponentsOf, placeOf, pokemonOf, type View } from '../claims/index.ts';
import { type Option, type Play, step } from '../engine/index.ts';
import type { T, TextContext } from '../rules/index.ts';
import { activeOf } from '../rules/index.ts';
import type { Pokemon, Seat, Uid } from '../state/index.ts';
import type { Who } from './verb.ts';

/** Whom a verb is about. Roles bound at declaration stay the same Pokémon; positions are read when the verb's turn comes. */

export const everyFitting = (view: View, filter: Filter, context: TextContext): readonly Pokemon[] =>
  view.state.players.flatMap((player) =>
    inPlay(player).filter((pokemon) => fits(view, pokemon, filter, { seat: context.seat, uid: context.uid })),
  );

const placeWord = (view: View, uid: Uid, seat: Seat): string => {
  const mine = view.state.players.find((p) => p.seat === seat);
  const own = mine !== undefined && inPlay(mine).some((p) => p.uid === uid);
  return own ? placeOf(view.state, uid) : `their ${placeOf(view.state, uid)}`;
};

/** Options to pick one of these Pokémon: `bench 2`, `their bench 2`; names are understood where they are unambiguous. */
export const pokemonOptions = (view: View, among: readonly Pokemon[], seat: Seat): readonly Option[] =>
  among.map((pokemon) => {
    const key = placeWord(view, pokemon.uid, seat);
    const sides = new Set(among.map((p) => placeWord(view, p.uid, seat).startsWith('their ')));
    const short = sides.size === 1 ? key.replace('their ', '') : key;
    return {
      key,
      aliases: [key.replaceAll(' ', ''), short, short.replaceAll(' ', ''), nameOf(view, pokemon)],
      value: pokemon.uid,
    };
  });

/** The player who performs an action makes its choice; where no one is named, whoever caused the effect. */
export const choosePokemon = step(
  { 'comprehensive-2009': ['400.3', 'makes the choice'] },
  function* (t: T, among: readonly Pokemon[], by: Seat, code: string): Play<Uid | null> {
    if (among.length === 0) return null;
    const options = pokemonOptions(t.view, among, by);
    const answer = yield { kind: 'choose', by, code, facts: {}, options };
    return options.find((option) => option.key === answer)?.value ?? null;
  },
  (_t: T, among: readonly Pokemon[], _by: Seat, _code: string): Uid | null => among[0]?.uid ?? null,
);

/** The Pokémon a role means now; a Pokémon that has left play is not there any more. */
export const whoNow = (view: View, who: Exclude<Who, object>, context: TextContext): Uid | null => {
  const there = (uid: Uid | null | undefined): Uid | null =>
    uid !== null && uid !== undefined && pokemonOf(view.state, uid) !== null ? uid : null;
  switch (who) {
    case 'self':
    case 'host':
      return there(context.uid);
    case 'defending':
      return there(context.attack?.defending);
    case 'your-active':
      return there(activeOf(view, context.seat)?.uid);
    case 'opponents-active': {
      const facing = opponentsOf(view.state, context.seat)[0];
      return there(facing === undefined ? null : activeOf(view, facing)?.uid);
    }
    case 'chosen':
      return there(context.chosen);
  }
};

/** Everyone a verb is about, choices asked. */
export const resolve = function* (
  t: T,
  who: Who,
  context: TextContext,
  wanted?: (pokemon: Pokemon) => boolean,
): Play<readonly Uid[]> {
  if (typeof who === 'string') {
    const uid = whoNow(t.view, who, context);
    return uid === null ? [] : [uid];
  }
  if ('each' in who) return everyFitting(t.view, who.each, context).map((pokemon) => pokemon.uid);
  const among = everyFitting(t.view, who.one, context).filter((pokemon) => wanted === undefined || wanted(pokemon));
  const chosen = yield* choosePokemon(t, among, context.seat, 'choose-pokemon');
  context.chosen = chosen;
  return chosen === null ? [] : [chosen];
};

/** Everyone a verb could be about, without asking. */
export const couldBe = (view: View, who: Who, context: TextContext): readonly Pokemon[] => {
  if (typeof who === 'object') return everyFitting(view, 'each' in who ? who.each : who.one, context);
  const uid = whoNow(view, who, context);
  const pokemon = uid === null ? null : pokemonOf(view.state, uid);
  return pokemon === null ? [] : [pokemon];
};
