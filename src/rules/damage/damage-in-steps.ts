import { type Facts, type ForceOf, isActive, namedApart, pokemonOf, type View } from '../../claims/index.ts';
import type { Advanced } from '../../corpus/index.ts';
import { type Law, reading, stage } from '../../engine/index.ts';
import type { Pokemon, Uid } from '../../state/index.ts';

/** Damage in a document that says of each step what is added up in it, and where prevention has its place (APR II.B, II.C-16). */

const DEALER: Law<Advanced> = {
  'advanced-2018': ['II.B-04#3', 'the total of all of them is calculated'],
  'advanced-2025': ['II.B-04#3', 'the total of all of them is calculated'],
};
const RECEIVER: Law<Advanced> = {
  'advanced-2018': ['II.B-05#4', 'their total is calculated'],
  'advanced-2025': ['II.B-05#4', 'their total is calculated'],
};

/** Several effects of one step are added up before anything is done with the sum. */
const totalOf = (law: Law<Advanced>) =>
  reading(
    law,
    (_view, [adds]: readonly [readonly [number, ...number[]]], why) => {
      const sum = adds.reduce((all, add) => all + add, 0);
      why('changed-in-total', { add: sum, effects: adds.length });
      return sum;
    },
    (_view, [[first]]) => first,
  );

/** The sum of several effects of a step, by the side they are on. */
export const totals = {
  dealer: { law: DEALER, total: totalOf(DEALER) },
  receiver: { law: RECEIVER, total: totalOf(RECEIVER) },
};

/** Where prevention of damage has a paragraph of its own. */
export const PREVENTED: Law<Advanced> = {
  'advanced-2018': ['II.C-16#1', 'the damage it takes becomes zero'],
  'advanced-2025': ['II.C-16#1', 'the damage it takes becomes zero'],
};

/** From whom alone a text prevents damage, where this attacker is one of them: its player may say that it is none. */
export const preventedFrom = (view: View, { claim }: ForceOf<'prevent'>, attacker: Pokemon): Facts => {
  const { side: _side, place: _place, ...kind } = claim.from ?? {};
  return Object.keys(kind).length === 0 ? {} : { attacker: namedApart(view, attacker), terms: JSON.stringify(kind) };
};

/** On the Bench it is not the Pokémon that everybody looks at, so it is named. */
export const preventedFacts = (view: View, target: Pokemon | null, by: string, from: Facts = {}): Facts => ({
  by,
  ...from,
  pokemon: target === null ? 'the Pokémon' : namedApart(view, target),
  ...(target === null || isActive(view, target) ? {} : { benched: 'yes' }),
});

/** All damage is prevented: what the Pokémon takes becomes zero. */
export const preventedWholly = stage(
  PREVENTED,
  (
    view,
    _damage: number,
    { target, by, from = {} }: { readonly target: Uid; readonly by: string; readonly from?: Facts },
    why,
  ) => {
    why('damage-prevented', preventedFacts(view, pokemonOf(view.state, target), by, from));
    return 0;
  },
);
