import { isActive, nameOf, placeOf, type View } from '../../claims/index.ts';
import { attacksOf } from '../../rules/index.ts';
import { type Pokemon, sameName } from '../../state/index.ts';
import type { Contradiction } from '../question/answer.ts';
import { cardsCalled, energyNames, ownActives } from '../question/names.ts';
import { readWhom, type Whom } from './whom.ts';

/** What an act needs to be given, once it was understood. */
export interface Meant {
  readonly asks: string;
  readonly whom?: Whom | null;
  readonly against?: readonly Contradiction[];
}

/** `luxray` where they are all that have that name, else the place of the only one. */
export const called = (view: View, { pokemon }: Whom): string | null => {
  const [first] = pokemon;
  if (first === undefined) return null;
  const name = nameOf(view, first);
  const namesakes = name === '' ? [] : (readWhom(view, name.toLowerCase())?.pokemon ?? []);
  if (namesakes.length === pokemon.length && pokemon.every((one) => namesakes.includes(one))) return name;
  return pokemon.length === 1 ? placeOf(view.state, first.uid) : null;
};

/** Nothing where the words mean the only Active Pokémon, else the Pokémon they mean. */
export const own = (view: View, whom: Whom): string =>
  whom.pokemon.every((one) => isActive(view, one)) && whom.pokemon.length === ownActives(view).length
    ? ''
    : ` ${called(view, whom) ?? ''}`;

/** ` with bench 1`, for an attack of a Pokémon that is not Active. */
export const from = (view: View, whom: Whom): string =>
  whom.pokemon.some((one) => isActive(view, one)) ? '' : ` with ${called(view, whom)}`;

/** The attack of one of these that has this name. */
export const attackNamed = (view: View, pokemon: readonly Pokemon[], said: string): string | null => {
  const names = [...new Set(pokemon.flatMap((one) => attacksOf(view, one).map(({ attack }) => attack.name)))];
  return names.find((name) => sameName(name, said)) ?? null;
};

/** The name of a card as it is on file, whatever stands around it; null for none. */
export const proper = (view: View, said: string): string | null => {
  const bare = said
    .replace(/^(?:an?|my|the|one|this|another)\s+/, '')
    .replace(/\s+(?:from|out of|in)\s+(?:my\s+)?hand$/, '')
    .replace(/\s+card$/, '');
  const [card] = cardsCalled(view, [bare, said]);
  return card?.name ?? null;
};

/** The same of an Energy card. */
export const energyCalled = (view: View, said: string): string | null => {
  const bare = said
    .replace(/^(?:an?|my|the|one|this)\s+/, '')
    .replace(/\s+(?:from|out of)\s+(?:my\s+)?hand$/, '')
    .replace(/\s+(?:energy\s+)?card$/, '');
  const [card] = cardsCalled(view, energyNames(bare)).concat(cardsCalled(view, [`${bare} energy`]));
  return card?.kind === 'energy' ? card.name : null;
};
