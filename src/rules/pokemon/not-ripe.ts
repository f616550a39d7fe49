import { type Facts, nameOf, type Obstacle, type View } from '../../claims/index.ts';
import type { RuleId } from '../../corpus/index.ts';
import { paragraphOf } from '../../engine/index.ts';
import type { Pokemon } from '../../state/index.ts';
import { CONTINUOUSLY, FIRST_TURNS, ripe } from './evolution.ts';

/** Why an effect may not evolve this Pokémon now, and by which rule; null where it may. */
export const whyNotRipe = (
  view: View,
  pokemon: Pokemon,
  despite: readonly Obstacle[],
  bound: readonly Obstacle[],
): { readonly facts: Facts; readonly rule: RuleId } | null => {
  if (ripe(view, pokemon, despite, bound)) return null;
  const without = (bar: Obstacle): boolean =>
    ripe(
      view,
      pokemon,
      [...despite, bar],
      bound.filter((one) => one !== bar),
    );
  const [law, when] = without('new') ? [CONTINUOUSLY, { new: true }] : [FIRST_TURNS, { first: true }];
  return { facts: { lacks: 'ripe', onto: [nameOf(view, pokemon)], ...when }, rule: paragraphOf(law, view) };
};
