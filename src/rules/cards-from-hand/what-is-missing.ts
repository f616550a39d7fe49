import {
  conditionOf,
  type Facts,
  isUndescribed,
  nameOf,
  playerOf,
  pokemonOf,
  topCard,
  type View,
} from '../../claims/index.ts';
import { ALL_CONDITIONS, type Json, type Pokemon } from '../../state/index.ts';
import { basic } from '../pokemon/pokemon.ts';
import { type Candy, fitsByName, meant } from '../pokemon/rare-candy.ts';
import { isDamaged } from '../pokemon/what-is-attached.ts';
import type { TextContext } from '../questions.ts';

/** Why a text of one plain verb would have no effect, as facts: what is missing. None where the reason is not as plain as that. */

type Verb = { readonly [key: string]: Json };

const onlyVerb = (does: readonly Json[]): Verb | null => {
  const [verb] = does;
  return does.length === 1 && typeof verb === 'object' && verb !== null && !Array.isArray(verb) ? (verb as Verb) : null;
};

const basicsOf = (view: View, { seat, named }: TextContext): readonly Pokemon[] =>
  meant(view, seat, named).filter((pokemon) => topCard(view, pokemon) !== null && basic(view, [pokemon]));

/** No card of the hand goes onto any of these by its name. */
const noneFits = (view: View, pokemon: readonly Pokemon[], how: Candy, context: TextContext): boolean =>
  playerOf(view.state, context.seat).hand.cards.every((id) => {
    const card = view.cardAt(id);
    return card === null || !pokemon.some((one) => fitsByName(view, card, one, how));
  });

const candyLacks = (view: View, verb: Verb, context: TextContext): Facts => {
  const how: Candy = verb.only === 'stage 2' ? { only: 'stage 2' } : {};
  const basics = basicsOf(view, context);
  const [first] = basics;
  if (first === undefined || !noneFits(view, basics, how, context)) return {};
  const names = [...new Set(basics.map((one) => nameOf(view, one)))];
  return { lacks: 'evolution', onto: names, ...how };
};

export const whatIsMissing = (view: View, does: readonly Json[], context: TextContext): Facts => {
  const verb = onlyVerb(does);
  if (verb === null) return {};
  const player = playerOf(view.state, context.seat);
  const named = context.named === undefined ? null : pokemonOf(view.state, context.named);
  if (verb.switch === 'yours' && verb.with === undefined && verb.of === undefined)
    return player.benchGiven && player.bench.length === 0 ? { lacks: 'benched' } : {};
  if (verb.draw !== undefined && verb.who === undefined)
    return player.deck.given && player.deck.cards.length === 0 ? { lacks: 'deck' } : {};
  if ('rare-candy' in verb) return candyLacks(view, verb, context);
  if (named === null || isUndescribed(view, named)) return {};
  if (verb.heal !== undefined && !isDamaged(named)) return { lacks: 'damage' };
  if (verb.cure === 'all' && ALL_CONDITIONS.every((one) => conditionOf(named, one) === null))
    return { lacks: 'condition' };
  return {};
};
