import {
  energyIds,
  type Facts,
  type Filter,
  fits,
  inPlay,
  isUndescribed,
  namedApart,
  nameOf,
  type Obstacle,
  opponentsOf,
  playerOf,
  pokemonOf,
  type View,
} from '../../claims/index.ts';
import { type CardId, type EnergyLetter, isTable, type Json, type Pokemon } from '../../state/index.ts';
import { basicToTexts, countsAs } from '../attached-cards/energy.ts';
import { isFirstTurn, isNew, ripe } from '../pokemon/evolution.ts';
import type { TextContext } from '../questions.ts';

/** Why a text about Pokémon in play would have no effect: none is there that it means, none has what it takes, or none may evolve now. */

type Verb = { readonly [key: string]: Json };

/** The words under which a verb names the Pokémon it is about. */
const WHOM = ['from', 'on', 'to', 'return', 'exchange', 'knock-out', 'discard-tool'] as const;

/** The Pokémon that a verb picks among; null where it names one by what it is to the text. */
const filterOf = (verb: Verb): Filter | null => {
  for (const key of WHOM) {
    const who = verb[key];
    if (!isTable(who)) continue;
    const filter = who.one ?? who.each ?? who.of;
    if (isTable(filter)) return filter as Filter;
  }
  return null;
};

/** Is everybody known who could be meant? */
export const allDescribed = (view: View): boolean =>
  view.state.players.every(
    (player) =>
      player.activeGiven && player.benchGiven && inPlay(player).every((pokemon) => !isUndescribed(view, pokemon)),
  );

const OF_ENERGY = ['discard-energy', 'energy-to-hand', 'move-energy'] as const;

const carriesEnergy = (view: View, { attached }: Pokemon, isBasic: boolean): boolean =>
  attached.some(({ card }) => {
    const printed = view.cardAt(card);
    return printed?.kind === 'energy' && (!isBasic || basicToTexts(view, printed));
  });

export const nobodyIsMeant = (view: View, verb: Verb, context: TextContext): Facts | null => {
  const filter = filterOf(verb);
  if (filter === null || !allDescribed(view)) return null;
  const all = view.state.players.flatMap((player) => inPlay(player));
  const meant = all.filter((pokemon) => fits(view, pokemon, filter, { seat: context.seat, uid: context.uid }));
  if (meant.length === 0) return { lacks: 'anybody', filter: JSON.stringify(filter) };
  // Where the Energy of one Pokémon moves, nothing is asked of those that it goes to.
  const ofEnergy = OF_ENERGY.some((name) => name in verb) && (verb.from === undefined || isTable(verb.from));
  const isBasic = verb.basic === true;
  return ofEnergy && !meant.some((pokemon) => carriesEnergy(view, pokemon, isBasic))
    ? { lacks: 'energy', whose: filter.side === 'theirs' ? 'theirs' : 'yours', ...(isBasic ? { basic: true } : {}) }
    : null;
};

/** The one Pokémon that a verb names by what it is to the text; null where that may be one of several. */
const theOne = (view: View, { from }: Verb, { seat, uid }: TextContext): Pokemon | null => {
  if (from === 'self') return uid === null ? null : pokemonOf(view.state, uid);
  const isTheirs = from === 'opponents-active' || from === 'defending';
  if (!isTheirs && from !== 'your-active') return null;
  const sides = isTheirs
    ? opponentsOf(view, seat).map((one) => playerOf(view.state, one))
    : [playerOf(view.state, seat)];
  const [only, ...more] = sides.flatMap(({ active }) => active);
  return more.length > 0 ? null : (only ?? null);
};

/** It has no Energy of the kind that the verb takes off it. */
export const noEnergyOnIt = (view: View, verb: Verb, context: TextContext): Facts | null => {
  const one = OF_ENERGY.some((name) => name in verb) && verb.named === undefined ? theOne(view, verb, context) : null;
  if (one === null || isUndescribed(view, one)) return null;
  const { type, basic, special } = verb;
  const isMeant = (id: CardId): boolean => {
    const card = view.cardAt(id);
    const isBasic = card !== null && basicToTexts(view, card);
    const isOfType = typeof type !== 'string' || countsAs(view, id, one.uid, type as EnergyLetter);
    return isOfType && (basic !== true || isBasic) && (special !== true || !isBasic);
  };
  if (energyIds(view, one).some(isMeant)) return null;
  return {
    lacks: 'energy-on-it',
    pokemon: namedApart(view, one),
    ...(typeof type === 'string' ? { type } : {}),
    ...(basic === true ? { basic } : {}),
    ...(special === true ? { special } : {}),
  };
};

/** The Pokémon that was named is not one that the verb means. */
export const namedDoesNotFit = (view: View, verb: Verb, context: TextContext): Facts | null => {
  const filter = filterOf(verb);
  const named = context.named === undefined ? null : pokemonOf(view.state, context.named);
  if (filter === null || named === null || isUndescribed(view, named)) return null;
  return fits(view, named, filter, { seat: context.seat, uid: context.uid })
    ? null
    : { lacks: 'fits', pokemon: namedApart(view, named), filter: JSON.stringify(filter) };
};

/** A text that evolves a Pokémon and keeps to the rules of evolving by its own words, where none that it means may evolve now. */
const noneRipe = (view: View, { evolve, bound }: Verb, { seat, uid, named }: TextContext): Facts | null => {
  const filter = isTable(evolve) ? evolve.one : undefined;
  if (!isTable(filter) || !Array.isArray(bound) || !allDescribed(view)) return null;
  const meant = inPlay(playerOf(view.state, seat)).filter(
    (one) => (named === undefined || one.uid === named) && fits(view, one, filter as Filter, { seat, uid }),
  );
  if (meant.length === 0 || meant.some((one) => ripe(view, one, [], bound as readonly Obstacle[]))) return null;
  const why = isFirstTurn(view) ? { first: true } : meant.every((one) => isNew(view, one)) ? { new: true } : {};
  return { lacks: 'ripe', onto: [...new Set(meant.map((one) => nameOf(view, one)))], ...why };
};

/** The same of a text that evolves its own Pokémon out of the hand. */
export const notRipe = (view: View, verb: Verb, context: TextContext): Facts | null => {
  const none = noneRipe(view, verb, context);
  if (none !== null) return none;
  if (verb.evolve !== 'self' || context.uid === null) return null;
  const pokemon = pokemonOf(view.state, context.uid);
  if (pokemon === null || isUndescribed(view, pokemon) || ripe(view, pokemon)) return null;
  const { hand } = playerOf(view.state, context.seat);
  return hand.given && hand.cards.length === 0
    ? null
    : { lacks: 'ripe', onto: [nameOf(view, pokemon)], ...(isNew(view, pokemon) ? { new: true } : {}) };
};
