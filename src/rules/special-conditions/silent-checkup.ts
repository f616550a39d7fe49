import { type ConditionName, claimsOn, conditionOf, namedApart, pokemonOf } from '../../claims/index.ts';
import { type Law, statesLaw, step, unknownFact } from '../../engine/index.ts';
import type { Uid } from '../../state/index.ts';
import { placeCounters } from '../damage/damage-counters.ts';
import { maximumHp } from '../pokemon/effective-values.ts';
import type { T } from '../questions.ts';
import { burnBetweenTurns, otherCountersOf, paralysisBetweenTurns, sleepBetweenTurns } from './special-conditions.ts';

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

/** Whether the Burn ends with its counters is asked where its Pokémon is not Knocked Out by them. */
const burnWith = (t: T, uid: Uid, counters: number): void => {
  placeCounters(t, uid, counters);
  const pokemon = pokemonOf(t.state, uid);
  if (pokemon === null || (maximumHp(t.view, pokemon) ?? Number.POSITIVE_INFINITY) <= pokemon.damage) return;
  unknownFact(t.view, burnBetweenTurns.law, 'burn-recovery-not-told', { pokemon: namedApart(t.view, pokemon) });
};

/** Another number of counters in place of the usual one: of several the largest. */
const burnOfItsOwn = step({ 'advanced-2018': ['II.E-28', "becomes the number in the card's text"] }, burnWith);

/** The texts that this paragraph speaks of put their number in place of 2, so 2 is the usual one. */
const usualBurn = step(
  { 'advanced-2018': { silent: 'Burn puts 2 damage counters on its Pokémon at Pokémon Checkup', near: 'II.E-28' } },
  (t: T, uid: Uid): void => burnWith(t, uid, 2),
);

const burnOrOther = (t: T, uid: Uid): void => {
  const pokemon = pokemonOf(t.state, uid);
  const claimed = pokemon === null ? [] : claimsOn(t.view, pokemon, 'burn-counters').map(({ claim }) => claim.put);
  const marked = pokemon === null ? null : otherCountersOf(pokemon, 'burned');
  const counters = marked === null ? claimed : [...claimed, marked];
  const { fallback } = t.view;
  if (counters.length > 0) burnOfItsOwn(t, uid, Math.max(...counters));
  else if (fallback !== null && statesLaw(burnBetweenTurns.law, fallback)) burnBetweenTurns(t, uid);
  else usualBurn(t, uid);
};

export const burnIsChecked = checked('burned', CHECKED, burnOrOther);
export const sleepIsChecked = checked('asleep', CHECKED, sleepBetweenTurns);
export const paralysisIsChecked = checked('paralyzed', CHECKED, paralysisBetweenTurns);
