import { claimsOn, type Facts, nameOf, opponentsOf, type View, type Why } from '../claims/index.ts';
import { reading } from '../engine/index.ts';
import type { EnergyLetter, Pokemon, Seat } from '../state/index.ts';
import { features } from './pokemon.ts';
import { prizesLeft, typesUntold } from './public-information.ts';

/** Values after lasting effects: HP, types, Retreat Cost. The newest of several that set a value counts (CR 403.2). */

/** Max HP in damage points; null when the Pokémon was not described and no effect sets it. */
export const maximumHp = (view: View, pokemon: Pokemon): number | null => {
  let hp = features(view, [pokemon]).hp;
  const claims = claimsOn(view, pokemon, 'hp');
  for (const { claim } of claims) if (claim.set !== undefined) hp = claim.set;
  if (hp === null) return null;
  for (const { claim } of claims) hp += claim.add ?? 0;
  return hp;
};

/** The types a Pokémon has now, effects included. */
export const effectiveTypes = (view: View, pokemon: Pokemon): readonly EnergyLetter[] => {
  const last = claimsOn(view, pokemon, 'types').at(-1);
  if (last !== undefined) return last.claim.are;
  const { types } = features(view, [pokemon]);
  if (types === null) typesUntold(view, [pokemon]);
  return types ?? [];
};

/** Of several lasting effects that set one value the newest takes precedence. */
const newestSet = reading(
  { 'comprehensive-2009': ['403.2', 'the newest'] },
  (_view, [values]: readonly [readonly number[]]) => values.at(-1),
  (_view, [values]) => values[0],
);

/** The Retreat Cost now, in units of Energy: a set value goes before anything that adds or subtracts. Null when not told. */
export const retreatCost = reading(
  { 'comprehensive-2009': ['309.3a', 'sets the cost'] },
  (view, [pokemon]: readonly [Pokemon], why, asked): number | null => {
    const claims = claimsOn(view, pokemon, 'retreat');
    const set = newestSet(view, [claims.flatMap(({ claim }) => (claim.set === undefined ? [] : [claim.set]))]);
    if (set !== undefined) {
      const by = claims.findLast(({ claim }) => claim.set === set);
      why('retreat-cost-set', { pokemon: nameOf(view, pokemon), cost: set, by: by?.name ?? '' });
      return set;
    }
    return added(view, pokemon, claims, why, asked);
  },
  (view, [pokemon]) => features(view, [pokemon]).retreat,
);

const added = (
  view: View,
  pokemon: Pokemon,
  claims: readonly { readonly claim: { readonly add?: number }; readonly name: string }[],
  why: (code: string, facts: Facts) => void,
  asked: Why | undefined,
): number | null => {
  const printed = features(view, [pokemon]).retreat;
  if (printed === null) return null;
  let cost = printed;
  for (const { claim, name } of claims) {
    if (claim.add === undefined) continue;
    cost += claim.add;
    why('retreat-cost-added', { pokemon: nameOf(view, pokemon), add: claim.add, by: name, cost });
  }
  return notBelowZero(view, [cost], asked);
};

/** A step that would go below zero counts as zero. */
export const notBelowZero = reading(
  { 'comprehensive-2009': ['103.1', 'negative'] },
  (_view, [value]: readonly [number], why) => {
    if (value < 0) why('negative-is-zero', { value });
    return Math.max(0, value);
  },
  (_view, [value]) => value,
);

/** Does whoever a text calls "you" have more Prizes left than whoever it calls "your opponent"? Breaks off when not told, or when that hangs on whom it means. */
export const hasMorePrizes = (view: View, seat: Seat): boolean => {
  const against = opponentsOf(view, seat);
  const own = view.state.players.map((player) => player.seat).filter((other) => !against.includes(other));
  const more = own.flatMap((mine) => against.map((theirs) => prizesLeft(view, [mine]) > prizesLeft(view, [theirs])));
  if (new Set(more).size > 1) for (const one of [...own, ...against]) view.readings.means(view, seat, one);
  return more.includes(true);
};
