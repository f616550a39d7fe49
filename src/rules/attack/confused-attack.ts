import { conditionOf, namedApart, pokemonOf } from '../../claims/index.ts';
import { type Law, lawOf, paragraphOf, reading, step, unknownFact } from '../../engine/index.ts';
import type { Uid } from '../../state/index.ts';
import { typesOnly, wholeMath } from '../damage/card-math.ts';
import { placeCountersOtherwise } from '../damage/damage-counters.ts';
import { meetsTypes } from '../pokemon/effective-values.ts';
import { isDamage } from '../pokemon/what-is-attached.ts';
import type { T } from '../questions.ts';
import { removeByImmunity } from '../special-conditions/removed-by-immunity.ts';
import { end, otherConfusion } from './attack.ts';
import type { AttackRun } from './attack-run.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  need: ['hit-on-itself-not-told'],
  note: ['base-to-itself'],
  question: ['confusion'],
} as const;

/** A Confused Pokémon of the Neo rules that attacks: on tails it attacks itself, with Weakness and Resistance. */

const ATTACKS_ITSELF = lawOf({ 'neo-2001': ['Cond.Confused#3', 'the Pokémon attacks itself for 20 damage'] });

/** Two counters' worth of damage, before Weakness and Resistance. */
export const twentyDamage = reading(
  ATTACKS_ITSELF,
  (_view, _args: readonly []) => 2,
  () => 0,
);

/** The document lets Weakness and Resistance change its 20 damage; of counters that a text gives in their place it says nothing. */
const COUNTERS_INSTEAD: Law<'neo-2001'> = {
  'neo-2001': {
    open: 'whether Weakness and Resistance change damage counters that a text gives for Confusion',
    near: 'Cond.Confused#3',
  },
};

const countersInstead = (t: T, attacker: Uid, counters: number): void => {
  const pokemon = pokemonOf(t.state, attacker);
  if (pokemon !== null && meetsTypes(t.view, pokemon, pokemon)) paragraphOf(COUNTERS_INSTEAD, t.view);
  placeCountersOtherwise(t, attacker, counters);
};

const attacksItself = step(ATTACKS_ITSELF, (t: T, run: AttackRun) => {
  // That the attack fails is sure, whatever it does to itself.
  end(t, run, 'confused');
  const other = otherConfusion(t, run.attacker);
  if (other === null) twentyToItself(t, run);
  else countersInstead(t, run.attacker, other);
});

const twentyToItself = (t: T, run: AttackRun): void => {
  const pokemon = pokemonOf(t.state, run.attacker);
  const base = t.rules.answers.confusionCounters(t.view, []) * 10;
  const blow = { attacker: run.attacker, target: run.attacker };
  if (pokemon !== null) t.note('base-to-itself', { pokemon: namedApart(t.view, pokemon), damage: base });
  const damage = typesOnly(t.view, base, blow, t.why);
  // Only Weakness and Resistance are named. Whether Trainers and the like count too is asked where it would be another number.
  if (pokemon !== null && wholeMath(t.view, base, blow) !== damage)
    unknownFact(t.view, ATTACKS_ITSELF, 'hit-on-itself-not-told', { pokemon: namedApart(t.view, pokemon) });
  t.note('damage-is', { damage: Math.max(0, damage) });
  if (isDamage(damage)) t.put({ kind: 'damaged', uid: run.attacker, amount: damage, by: run.attacker });
};

export const confusedAttacker = step(
  { 'neo-2001': ['Order.6', 'check at this point whether its attack works'] },
  (t: T, run: AttackRun) => {
    removeByImmunity(t);
    const pokemon = pokemonOf(t.state, run.attacker);
    if (pokemon === null || conditionOf(pokemon, 'confused') === null) return;
    const facts = { pokemon: namedApart(t.view, pokemon) };
    const coin = t.ask({ kind: 'coin', by: run.seat, code: 'confusion', facts });
    if (coin === 'tails') attacksItself(t, run);
  },
);
