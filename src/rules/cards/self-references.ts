import {
  type Condition,
  holds,
  nameOf,
  pokemonOf,
  type Standpoint,
  topCard,
  type View,
  type Why,
} from '../../claims/index.ts';
import { lawOf, reading, statesLaw, UnknownFact } from '../../engine/index.ts';
import { type Pokemon, sameName, type Uid } from '../../state/index.ts';
import { isCalled } from './card-names.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['any-copy-meant', 'any-of-that-name', 'own-name-only'],
} as const;

/** Names in card texts: the card itself, or any card of that name (CR 310). */

const namesakes = (view: View, one: Uid | null, other: Uid): boolean => {
  const [a, b] = [one === null ? null : pokemonOf(view.state, one), pokemonOf(view.state, other)];
  const [own, its] = [a === null ? null : topCard(view, a), b === null ? null : topCard(view, b)];
  return own !== null && its !== null && sameName(own.name, its.name);
};

const OWN_NAME = lawOf({
  'comprehensive-2009': ['310.1', 'that source alone'],
  'ex-2003': { silent: "a text that uses its own Pokémon's name means that one", near: 'Types: Pokémon#2' },
  'advanced-2018': { silent: "a text that uses its own Pokémon's name means that one", near: 'II.E-13#1' },
  'advanced-2025': { silent: "a text that uses its own Pokémon's name means that one", near: 'II.E-13#1' },
  'neo-2001': { silent: "a text that uses its own Pokémon's name means that one", near: 'Order.7' },
  'xy-2016': { silent: "a text that uses its own Pokémon's name means that one", near: 'Gl:Ability' },
  'me-2026': { silent: "a text that uses its own Pokémon's name means that one", near: 'Gl:Ability' },
});

/** A text that uses its own Pokémon's name means that one alone. */
export const meantByOwnName = reading(
  OWN_NAME,
  (_view, [source, uid]: readonly [Uid | null, Uid]): boolean => source === uid,
  (view, [source, uid]) => source === uid || namesakes(view, source, uid),
);

/** Names the effects on what namesakes do as damage which, for that reason, do nothing for this Pokémon. */
export const passedByNamesakes = reading(
  OWN_NAME,
  (view, [pokemon]: readonly [Pokemon], why): void => {
    for (const { claim, from, name } of view.forces('damage')) {
      if (claim.claim !== 'damage' || claim.when === 'after' || (claim.on ?? 'self') !== 'self') continue;
      if (from.uid === pokemon.uid || !namesakes(view, from.uid, pokemon.uid)) continue;
      if (speaks(view, claim.while, from)) why('own-name-only', { by: name, pokemon: nameOf(view, pokemon) });
    }
  },
  () => undefined,
);

/** Does the text speak now, as far as that is known? What is only remarked must not break off a ruling. */
const speaks = (view: View, condition: Condition | undefined, from: Standpoint): boolean => {
  try {
    return condition === undefined || holds(view, condition, from);
  } catch (stop) {
    if (stop instanceof UnknownFact) return false;
    throw stop;
  }
};

const THAT_NAME = lawOf({
  'comprehensive-2009': ['310.2', 'any card of that name'],
  'ex-2003': { silent: 'a text that names a Pokémon means any of that name', near: 'Types: Pokémon#2' },
  'advanced-2018': { silent: 'a text that names a Pokémon means any of that name', near: 'II.E-13#1' },
  'advanced-2025': { silent: 'a text that names a Pokémon means any of that name', near: 'II.E-13#1' },
  'neo-2001': { silent: 'a text that names a Pokémon means any of that name', near: 'Evolution#2' },
  'xy-2016': { silent: 'a text that names a Pokémon means any of that name', near: 'Names#1' },
  'me-2026': { silent: 'a text that names a Pokémon means any of that name', near: 'Names#1' },
});

const anyOfThatName = reading(
  THAT_NAME,
  (view, [pokemon, name]: readonly [Pokemon, string], why): boolean => {
    const is = isCalled(view, nameOf(view, pokemon), name);
    if (is) why('any-of-that-name', { name });
    return is;
  },
  () => false,
);

/**
 * "A [name]", or "named [name]", is any Pokémon of that name. Where a document does not say so, it is a question only of a text that names its own Pokémon.
 * `by`: the Pokémon whose text it is.
 */
export const hasName = (view: View, pokemon: Pokemon, name: string, by: Uid | null, why?: Why): boolean => {
  const own = by === null ? null : pokemonOf(view.state, by);
  const namesItself = own !== null && isCalled(view, nameOf(view, own), name);
  const isStated = [view.doc, view.fallback].some((doc) => doc !== null && statesLaw(THAT_NAME, doc));
  return namesItself || isStated
    ? anyOfThatName(view, [pokemon, name], why)
    : isCalled(view, nameOf(view, pokemon), name, why);
};

/** Its own name in another zone is not a reference to itself: any copy there is meant. `own`: the name of the card that speaks. */
export const anyCopyElsewhere = reading(
  { ...THAT_NAME, 'comprehensive-2009': ['310.3', 'not a self-reference'] },
  (_view, [named, own]: readonly [string, string], why): boolean => {
    if (sameName(named, own)) why('any-copy-meant', { card: named });
    return true;
  },
  (_view, [named, own]) => !sameName(named, own),
);
