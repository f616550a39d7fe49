import { type ConditionName, conditionOf, pokemonOf } from '../claims/index.ts';
import { type Law, type Play, step } from '../engine/index.ts';
import type { Uid } from '../state/index.ts';
import type { T } from './questions.ts';
import { burnBetweenTurns, paralysisBetweenTurns, sleepBetweenTurns } from './special-conditions.ts';

/**
 * Conditions of which a document says that they are checked, and not what comes of it (APR I.F). What comes of it is asked of the usual rule, which
 * another document may fill in; where none does, it breaks off.
 */

const checked = (name: ConditionName, law: Law<'advanced-2018'>, usual: (t: T, uid: Uid) => Play<void>) =>
  step(law, function* (t: T, uid: Uid): Play<void> {
    const pokemon = pokemonOf(t.state, uid);
    if (pokemon !== null && conditionOf(pokemon, name) !== null) yield* usual(t, uid);
  });

const CHECKED: Law<'advanced-2018'> = { 'advanced-2018': ['I.F/chk.1', 'Poisoned, Burned, Asleep, Paralyzed'] };

export const burnIsChecked = checked('burned', CHECKED, burnBetweenTurns);
export const sleepIsChecked = checked('asleep', CHECKED, sleepBetweenTurns);
export const paralysisIsChecked = checked('paralyzed', CHECKED, paralysisBetweenTurns);
