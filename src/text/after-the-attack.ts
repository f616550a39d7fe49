import { pokemonOf } from '../claims/index.ts';
import { reading } from '../engine/index.ts';
import { isDamaged, type T } from '../rules/index.ts';
import { sameName, type Uid } from '../state/index.ts';
import type { Verb } from './verb.ts';

/** Texts that wait for damage, beside what else that attack does (CR 406.2, APR I.A-01/atk.6). */

const BESIDE = 'whether a text that waits for damage acts before the other effects of that attack';

const comesBehind = reading(
  {
    'neo-2001': { open: BESIDE, near: 'Order.7' },
    'ex-2003': { open: BESIDE, near: 'Attack' },
    'comprehensive-2009': ['406.2', 'until all effects of the triggering event have fully resolved'],
    'xy-2016': { open: BESIDE, near: 'Attack.F' },
    'me-2026': { open: BESIDE, near: 'Attack.F1' },
    'advanced-2018': ['I.A-01/atk.6', 'carry out that effect now'],
    'advanced-2025': ['I.A-01/atk.6', 'carry out that effect now'],
  },
  (_view, _args: readonly []) => true,
  () => true,
);

const healsItself = (verb: Verb): boolean => 'heal' in verb && verb.from === 'self';

/** The verbs of the attack that was declared last. */
const verbsOfAttack = (t: T, attacker: Uid): readonly Verb[] => {
  const declared = t.events.findLast(({ kind }) => kind === 'attack-declared');
  const pokemon = pokemonOf(t.state, attacker);
  if (declared?.kind !== 'attack-declared' || pokemon === null) return [];
  const { attacks } = t.view.readings.features(t.view, pokemon);
  const found = attacks.find(({ attack }) => sameName(attack.name, declared.attack));
  return (found?.attack.does ?? []) as unknown as readonly Verb[];
};

/** Asked where it decides: the attack has healed its own Pokémon of all there was, and counters that come before would have gone with it. */
export const behindItsAttack = (t: T, attacker: Uid | null): void => {
  const pokemon = attacker === null ? null : pokemonOf(t.state, attacker);
  if (pokemon === null || isDamaged(pokemon)) return;
  if (verbsOfAttack(t, pokemon.uid).some(healsItself)) comesBehind(t.view, []);
};
