import { conditionOf, namedApart, pokemonOf, type View } from '../../claims/index.ts';
import { reading, step } from '../../engine/index.ts';
import type { T, Texts } from '../questions.ts';
import { discardAsFilled, end, filledAsEffect, flipsBefore, sayPart } from './attack.ts';
import type { AttackRun } from './attack-run.ts';

/** What comes before the damage of an attack in the EX article, which gives no list of steps: it breaks off where their order decides. */

/** Asked where both flips are due: in another document an effect that can cancel the attack comes first. */
const cancelsFirst = reading(
  {
    'neo-2001': ['Order.5', 'alter the attack or cancel it'],
    'comprehensive-2009': ['603.4d', 'alter or cancel'],
    'advanced-2018': ['I.A-01/atk.2a', 'a coin is flipped'],
    'advanced-2025': ['I.A-01/atk.2a', 'a coin is flipped'],
  },
  (_view: View, _args: readonly []) => true,
  () => true,
);

const flips = (t: T, run: AttackRun): void => {
  const pokemon = pokemonOf(t.state, run.attacker);
  if (pokemon === null) return;
  for (const { name } of flipsBefore(t, run)) {
    const facts = { by: name, pokemon: namedApart(t.view, pokemon) };
    const coin = t.ask({ kind: 'coin', by: run.seat, code: 'attack-may-fail', facts });
    if (coin === 'tails') {
      end(t, run, 'cancelled-by-effect');
      return;
    }
  }
};

/** An effect that can cancel the attack does so before the attack has any effect. */
export const cancelled = step(
  { 'ex-2003': { silent: 'an effect that may cancel an attack is asked before its damage', near: 'Attack' } },
  (t: T, run: AttackRun) => {
    const pokemon = pokemonOf(t.state, run.attacker);
    const isConfused = pokemon !== null && conditionOf(pokemon, 'confused') !== null;
    if (isConfused && flipsBefore(t, run).length > 0) cancelsFirst(t.view, []);
    flips(t, run);
  },
);

/** Asked where an attack finds too little Energy to take off: another document ends it. */
const endsTheAttack = step(
  { 'neo-2001': ['Order.4', 'in order to use it'], 'comprehensive-2009': ['603.4g', 'discard'] },
  (t: T, run: AttackRun) => end(t, run, 'cannot-discard'),
);

/** Energy that the attack takes off its own Pokémon. */
export const discardWhatIsThere = (texts: Texts) =>
  step(
    {
      'ex-2003': {
        silent: 'Energy that an attack takes off its own Pokémon comes off before its damage',
        near: 'Attack',
      },
    },
    (t: T, run: AttackRun) => {
      if (filledAsEffect(t.view)) discardAsFilled(t, run, texts);
      else sayPart(t, texts, run, run.attack.discards, () => endsTheAttack(t, run));
    },
  );
