import { type ConditionName, claimsOn, conditionOf, namedApart, pokemonOf } from '../../claims/index.ts';
import { type Law, step, unknownFact } from '../../engine/index.ts';
import type { Uid } from '../../state/index.ts';
import { placeCounters } from '../damage/damage-counters.ts';
import { maximumHp } from '../pokemon/effective-values.ts';
import type { T } from '../questions.ts';
import { burnBetweenTurns, paralysisBetweenTurns, sleepBetweenTurns } from './special-conditions.ts';

/**
 * Conditions that a document says are checked, without saying what follows (APR I.F). What follows is asked of the usual rule, which
 * another document may fill in; where none does, it breaks off.
 */

const checked = (name: ConditionName, law: Law<'advanced-2018'>, usual: (t: T, uid: Uid) => void) =>
  step(law, (t: T, uid: Uid): void => {
    const pokemon = pokemonOf(t.state, uid);
    if (pokemon !== null && conditionOf(pokemon, name) !== null) usual(t, uid);
  });

const CHECKED: Law<'advanced-2018'> = { 'advanced-2018': ['I.F/chk.1', 'Poisoned, Burned, Asleep, Paralyzed'] };

/**
 * Another number of counters in place of the usual one: of several the largest. Whether the Burn ends with them is asked of the text that sets the
 * number.
 */
const burnOfItsOwn = step(
  { 'advanced-2018': ['II.E-28', "becomes the number in the card's text"] },
  (t: T, uid: Uid, counters: number): void => {
    placeCounters(t, uid, counters);
    const pokemon = pokemonOf(t.state, uid);
    if (pokemon === null || (maximumHp(t.view, pokemon) ?? Number.POSITIVE_INFINITY) <= pokemon.damage) return;
    unknownFact(t.view, burnBetweenTurns.law, 'burn-recovery-not-told', { pokemon: namedApart(t.view, pokemon) });
  },
);

const burnOrOther = (t: T, uid: Uid): void => {
  const pokemon = pokemonOf(t.state, uid);
  const counters = pokemon === null ? [] : claimsOn(t.view, pokemon, 'burn-counters').map(({ claim }) => claim.put);
  if (counters.length === 0) burnBetweenTurns(t, uid);
  else burnOfItsOwn(t, uid, Math.max(...counters));
};

export const burnIsChecked = checked('burned', CHECKED, burnOrOther);
export const sleepIsChecked = checked('asleep', CHECKED, sleepBetweenTurns);
export const paralysisIsChecked = checked('paralyzed', CHECKED, paralysisBetweenTurns);
