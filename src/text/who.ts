import {
  type Filter,
  fits,
  inPlay,
  mayHide,
  nameOf,
  opponentsOf,
  placeOf,
  pokemonOf,
  type View,
} from '../claims/index.ts';
import { type Option, type Play, step } from '../engine/index.ts';
import type { T, TextContext } from '../rules/index.ts';
import { activeOf, benchUntold } from '../rules/index.ts';
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

/** A Pokémon of a Bench nobody told. */
const NOT_TOLD = -1;

/**
 * The player who performs an action makes its choice; where no one is named, whoever caused the effect. `hidden` is a player whose Bench nobody
 * told: one of those may be chosen too, and then the step breaks off.
 */
export const choosePokemon = step(
  { 'comprehensive-2009': ['400.3', 'makes the choice'] },
  function* (t: T, among: readonly Pokemon[], by: Seat, code: string, hidden: Seat | null = null): Play<Uid | null> {
    const known = pokemonOptions(t.view, among, by);
    const other: Option = { key: 'a Pokémon nobody told', aliases: ['?', 'other'], value: NOT_TOLD };
    const options = hidden === null ? known : [...known, other];
    if (options.length === 0) return null;
    const answer = yield { kind: 'choose', by, code, facts: {}, options };
    const value = options.find((option) => option.key === answer)?.value ?? null;
    if (value !== NOT_TOLD || hidden === null) return value;
    benchUntold(t.view, [hidden]);
    return null;
  },
  (_t: T, among: readonly Pokemon[], _by: Seat, _code: string, _hidden?: Seat | null): Uid | null =>
    among[0]?.uid ?? null,
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

/** A player whose Bench nobody told and could hold one that fits. */
const hiddenBench = (view: View, filter: Filter, context: TextContext): Seat | null => {
  const from = { seat: context.seat, uid: context.uid };
  return view.state.players.find((player) => mayHide(view, player, filter, from))?.seat ?? null;
};

/** Everyone who fits; breaks off where a Bench nobody told could hold more. */
export const everyTold = (view: View, filter: Filter, context: TextContext): readonly Pokemon[] => {
  const hidden = hiddenBench(view, filter, context);
  if (hidden !== null) benchUntold(view, [hidden]);
  return everyFitting(view, filter, context);
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
  if ('each' in who) return everyTold(t.view, who.each, context).map((pokemon) => pokemon.uid);
  const among = everyFitting(t.view, who.one, context).filter((pokemon) => wanted === undefined || wanted(pokemon));
  const chosen = yield* choosePokemon(t, among, context.seat, 'choose-pokemon', hiddenBench(t.view, who.one, context));
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
