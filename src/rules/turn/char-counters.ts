import { conditionOf, namedApart, ownerOf, pokemonOf } from '../../claims/index.ts';
import { reading, step } from '../../engine/index.ts';
import type { Uid } from '../../state/index.ts';
import { placeCountersOtherwise } from '../damage/damage-counters.ts';
import type { T } from '../questions.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['char-damage'],
  question: ['char'],
} as const;

/** Char counters, between turns. */

/** 20 damage on tails. It is placed as counters: nothing attacks, so nothing of an attack changes it. */
const charDamage = reading(
  { 'neo-2001': ['Cond.Char', 'On tails, it gets 20 damage'] },
  (_view, _args: readonly [], why): number => {
    why('char-damage', { damage: 20 });
    return 20;
  },
  () => 0,
);

/** The flip comes for the first time right after the turn in which the counter was put on. */
export const charBetweenTurns = step(
  { 'neo-2001': ['After.1C', 'flip to see whether they take damage'] },
  (t: T, uid: Uid) => {
    const pokemon = pokemonOf(t.state, uid);
    if (pokemon === null || conditionOf(pokemon, 'char') === null) return;
    const facts = { pokemon: namedApart(t.view, pokemon) };
    const coin = t.ask({ kind: 'coin', by: ownerOf(t.view, pokemon), code: 'char', facts });
    if (coin === 'tails') placeCountersOtherwise(t, uid, charDamage(t.view, [], t.why) / 10);
  },
);
