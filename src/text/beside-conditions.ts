import { claimsOn, conditionOf, type ForceOf, type View } from '../claims/index.ts';
import { maximumHp, otherCountersOf } from '../rules/index.ts';
import { mentions, type Pokemon } from '../state/index.ts';
import type { Verb } from './verb.ts';

/** What a card does between turns, beside the damage counters and coins of the Special Conditions there. */

/** What a text asks that damage counters or a Special Condition change. */
export const ASKED_OF_IT = [
  'condition',
  'affected',
  'counters-at-least',
  'hp-left-at-most',
  'least-hp-left',
  'damaged',
  'full-hp',
];

const isItself = (who: unknown, pokemon: Pokemon, { from }: ForceOf<'checkup'>): boolean =>
  who === 'self' || (who === 'host' && from.uid === pokemon.uid);

/** Damage points that a verb puts on it, or takes off; null where it does anything else. */
const amountOf = (verb: Verb, pokemon: Pokemon, force: ForceOf<'checkup'>): number | null => {
  if ('counters' in verb && typeof verb.counters === 'number' && isItself(verb.on, pokemon, force))
    return verb.counters * 10;
  return 'heal' in verb && typeof verb.heal === 'number' && isItself(verb.from, pokemon, force) ? -verb.heal : null;
};

/** The counters that its Special Conditions may put on it after a turn; null where a text adds to them. */
const countersToCome = (view: View, pokemon: Pokemon): number | null => {
  if (claimsOn(view, pokemon, 'poison-counters').length > 0 || claimsOn(view, pokemon, 'burn-counters').length > 0)
    return null;
  const of = (name: 'poisoned' | 'burned', usual: number): number =>
    conditionOf(pokemon, name) === null ? 0 : (otherCountersOf(pokemon, name) ?? usual);
  return of('poisoned', 1) + of('burned', 2);
};

/**
 * Is the end the same whether it comes before the Special Conditions of that Pokémon are dealt with or after? More counters than are there are not
 * taken off, and a Pokémon that reaches its HP in between may be Knocked Out.
 */
export const isSameAfterwards = (view: View, pokemon: Pokemon, force: ForceOf<'checkup'>): boolean => {
  const { claim } = force;
  if (mentions([claim.while ?? null, claim.on], ...ASKED_OF_IT)) return false;
  const amounts = (claim.does as unknown as readonly Verb[]).map((verb) => amountOf(verb, pokemon, force));
  const [hp, more] = [maximumHp(view, pokemon), countersToCome(view, pokemon)];
  if (hp === null || more === null || amounts.includes(null)) return false;
  const all = amounts.map((amount) => amount ?? 0);
  const off = all.reduce((sum, amount) => sum + Math.min(amount, 0), 0);
  const on = all.reduce((sum, amount) => sum + Math.max(amount, 0), 0);
  return pokemon.damage + off >= 0 && pokemon.damage + on + more * 10 < hp;
};
