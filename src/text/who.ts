import {
  activeHidden,
  type Filter,
  fits,
  type Hidden,
  hiddenPlace,
  inPlay,
  isUndescribed,
  nameOf,
  opponentsOf,
  placeOf,
  playerOf,
  pokemonOf,
  type Standpoint,
  type View,
} from '../claims/index.ts';
import { NotModelled, type Option, type Play, step } from '../engine/index.ts';
import type { T, TextContext } from '../rules/index.ts';
import { activeOf, placeUntold, undescribed } from '../rules/index.ts';
import type { Pokemon, Seat, Uid } from '../state/index.ts';
import type { Who } from './verb.ts';

/** Whom a verb is about. Roles bound at declaration stay the same Pokémon; positions are read when the verb's turn comes. */

/** From where conditions in the text look. */
export const standpointOf = ({ seat, uid, attack, chosen }: TextContext): Standpoint => ({
  seat,
  uid,
  chosen,
  ...(attack === null ? {} : { defending: attack.defending }),
});

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

/** A Pokémon in a place nobody told. */
const NOT_TOLD = -1;

/**
 * The player who performs an action makes its choice; where no one is named, whoever caused the effect. `hidden` are places nobody told: a Pokémon
 * there may be chosen too, and then the step breaks off.
 */
export const choosePokemon = step(
  { 'comprehensive-2009': ['400.3', 'makes the choice'] },
  function* (t: T, among: readonly Pokemon[], by: Seat, code: string, hidden: Hidden | null = null): Play<Uid | null> {
    const known = pokemonOptions(t.view, among, by);
    const other: Option = { key: 'a Pokémon nobody told', aliases: ['?', 'other'], value: NOT_TOLD };
    const options = hidden === null ? known : [...known, other];
    if (options.length === 0) return null;
    const answer = yield { kind: 'choose', by, code, facts: {}, options };
    const value = options.find((option) => option.key === answer)?.value ?? null;
    if (value !== NOT_TOLD || hidden === null) return value;
    placeUntold(t.view, [hidden.place, hidden.seat]);
    return null;
  },
  (_t: T, among: readonly Pokemon[], _by: Seat, _code: string, _hidden?: Hidden | null): Uid | null =>
    among[0]?.uid ?? null,
);

/** One Pokémon that a text calls by its part in what happens. */
type Role = Exclude<Who, object>;

const facing = (view: View, context: TextContext): Seat | null => opponentsOf(view.state, context.seat)[0] ?? null;

/** The Pokémon a role means now; a Pokémon that has left play is not there any more. */
export const whoNow = (view: View, who: Role, context: TextContext): Uid | null => {
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
      const seat = facing(view, context);
      return there(seat === null ? null : activeOf(view, seat)?.uid);
    }
    case 'chosen':
      return there(context.chosen);
    case 'attacker':
      return there(context.by);
  }
};

/** The player whose Active Pokémon a role means, where nobody told who that is. */
const hiddenRole = (view: View, who: Role, context: TextContext): Seat | null => {
  const opposing = who === 'opponents-active' || (who === 'defending' && context.attack?.defending === null);
  const seat = opposing ? facing(view, context) : who === 'your-active' ? context.seat : null;
  return seat !== null && activeHidden(playerOf(view.state, seat)) ? seat : null;
};

/** Has this text nobody at all in that role, as a Trainer card has no `self`? */
export const isUnbound = (who: Role, context: TextContext): boolean =>
  ((who === 'self' || who === 'host') && context.uid === null) ||
  (who === 'defending' && context.attack === null) ||
  (who === 'attacker' && (context.by ?? null) === null);

/** The places nobody told where those could be whom a verb is about. */
export const hiddenFrom = (view: View, who: Who, context: TextContext): Hidden | null => {
  if (typeof who === 'object') {
    return hiddenPlace(view, 'each' in who ? who.each : who.one, { seat: context.seat, uid: context.uid });
  }
  const seat = hiddenRole(view, who, context);
  return seat === null ? null : { seat, place: 'active' };
};

/** Everyone who fits; breaks off where a place nobody told could hold more. */
export const everyTold = (view: View, filter: Filter, context: TextContext): readonly Pokemon[] => {
  const hidden = hiddenFrom(view, { each: filter }, context);
  if (hidden !== null) placeUntold(view, [hidden.place, hidden.seat]);
  return everyFitting(view, filter, context);
};

/** Everyone a verb is about, choices asked. Breaks off where nobody told who that is. */
export const resolve = function* (
  t: T,
  who: Who,
  context: TextContext,
  wanted?: (pokemon: Pokemon) => boolean,
): Play<readonly Uid[]> {
  if (typeof who === 'string') {
    if (isUnbound(who, context)) throw new NotModelled(context.card, context.place, `whom it calls “${who}”`);
    const hidden = hiddenFrom(t.view, who, context);
    if (hidden !== null) placeUntold(t.view, [hidden.place, hidden.seat]);
    const uid = whoNow(t.view, who, context);
    return uid === null ? [] : [uid];
  }
  if ('each' in who) return everyTold(t.view, who.each, context).map((pokemon) => pokemon.uid);
  const among = everyFitting(t.view, who.one, context).filter((pokemon) => wanted === undefined || wanted(pokemon));
  const chosen = yield* choosePokemon(t, among, context.seat, 'choose-pokemon', hiddenFrom(t.view, who, context));
  context.chosen = chosen;
  return chosen === null ? [] : [chosen];
};

/** Breaks off at an undescribed Pokémon, unless that much is known of it. */
export const describedUnless = (view: View, uid: Uid, known: (pokemon: Pokemon) => boolean): void => {
  const pokemon = pokemonOf(view.state, uid);
  if (pokemon !== null && isUndescribed(view, pokemon) && !known(pokemon)) undescribed(view, [pokemon]);
};

/** Everyone a verb could be about, without asking. */
export const couldBe = (view: View, who: Who, context: TextContext): readonly Pokemon[] => {
  if (typeof who === 'object') return everyFitting(view, 'each' in who ? who.each : who.one, context);
  const uid = whoNow(view, who, context);
  const pokemon = uid === null ? null : pokemonOf(view.state, uid);
  return pokemon === null ? [] : [pokemon];
};
