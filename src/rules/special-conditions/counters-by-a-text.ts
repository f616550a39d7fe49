import { type ConditionName, conditionOf } from '../../claims/index.ts';
import { type Law, reading } from '../../engine/index.ts';
import type { Pokemon } from '../../state/index.ts';
import { ATTACK_BEFORE_RULE } from '../cards/card-before-rule.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['other-number'],
} as const;

/** A Special Condition that its text brought with another number of damage counters than the usual one. */

/** `by` is absent where the table was described with the number alone. */
export interface OtherNumber {
  readonly counters: number;
  readonly condition: ConditionName;
  readonly by?: string;
}

/** The newest effect that depends on the condition and gives another number of counters; null: the usual one. */
export const otherNumberOf = (pokemon: Pokemon, name: ConditionName): OtherNumber | null => {
  const parent = conditionOf(pokemon, name);
  const other = pokemon.marks.findLast((mark) => mark.parent === parent?.id && typeof mark.says.counters === 'number');
  if (other === undefined) return null;
  const { counters, by } = other.says;
  if (typeof counters !== 'number') return null;
  return { counters, condition: name, ...(typeof by === 'string' ? { by } : {}) };
};

/** That number alone; null: the usual one. */
export const otherCountersOf = (pokemon: Pokemon, name: ConditionName): number | null =>
  otherNumberOf(pokemon, name)?.counters ?? null;

const otherNumber = (law: Law<keyof typeof ATTACK_BEFORE_RULE>) =>
  reading(
    law,
    (_view, [pokemon, name]: readonly [Pokemon, ConditionName], why): number | null => {
      const other = otherNumberOf(pokemon, name);
      if (other === null) return null;
      why('other-number', { ...other });
      return other.counters;
    },
    () => null,
  );

/** The number of counters of a condition by the text that brought it; null: the usual one. */
export const countersByAText = {
  confused: otherNumber({
    ...ATTACK_BEFORE_RULE,
    'advanced-2025': ['II.E-16#1', 'becomes the number in the text'],
  }),
  poisoned: otherNumber({
    ...ATTACK_BEFORE_RULE,
    'comprehensive-2009': ['311.8', 'can change how many damage counters'],
    'ex-2003': ['Status.Poison', 'another amount of damage'],
    'advanced-2018': ['II.E-16#1', 'goes up'],
    'advanced-2025': ['II.E-16#1', 'becomes the number in the text'],
    'neo-2001': ['After.1A', 'Every Poisoned Pokémon gets damage counters'],
  }),
  burned: otherNumber({
    ...ATTACK_BEFORE_RULE,
    'comprehensive-2009': ['311.8', 'can change how many damage counters'],
    'advanced-2018': ['II.E-28', "becomes the number in the card's text"],
    'advanced-2025': ['II.E-16#1', 'becomes the number in the text'],
  }),
};
