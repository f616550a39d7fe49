import { namedApart, pokemonOf, type View, type Why } from '../../claims/index.ts';
import type { Doc } from '../../corpus/index.ts';
import { lawOf, leftOpenBy, paragraphOf, reading } from '../../engine/index.ts';
import { meetsTypes } from '../pokemon/effective-values.ts';
import type { Answers } from '../questions.ts';
import { type Blow, reckon } from './damage.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['effects-reach-itself'],
} as const;

/** What a Pokémon's own attack does to it, beside what it does to the Defending Pokémon. */

/** It is reckoned like any other damage: Weakness, Resistance and effects count. */
const reckonedLikeOthers = reading(
  {
    'neo-2001': 'absent',
    'ex-2003': 'absent',
    'comprehensive-2009': { otherwise: '404.1' },
    'xy-2016': 'absent',
    'me-2026': 'absent',
    'advanced-2018': ['II.B-09', 'counts as damage calculation'],
    'advanced-2025': ['II.B-09', 'counts as damage calculation'],
  },
  (_view, _args: readonly []) => true,
  () => false,
);

const SILENT = 'what a text says of damage by attacks it says of what an attack does to its own Pokémon too';

/**
 * Elsewhere neither Weakness nor Resistance is applied, but a text that changes the damage attacks do to a Pokémon speaks of its own attack as well.
 */
const reachedByEffects = reading(
  {
    'comprehensive-2009': ['404.1', 'before Weakness and Resistance'],
    'ex-2003': { silent: SILENT, near: 'Attack' },
    'neo-2001': { silent: SILENT, near: 'Math.G' },
    'xy-2016': { silent: SILENT, near: 'Damage.5' },
    'me-2026': { silent: SILENT, near: 'Damage.5' },
    'advanced-2018': { otherwise: 'II.B-09' },
    'advanced-2025': { otherwise: 'II.B-09' },
  },
  (view, [{ attacker }]: readonly [Blow], why): boolean => {
    const pokemon = pokemonOf(view.state, attacker);
    why('effects-reach-itself', { pokemon: pokemon === null ? 'the Pokémon' : namedApart(view, pokemon) });
    return true;
  },
  () => false,
);

/** Two documents let Weakness and Resistance count for damage by attacks and do not say which Pokémon the attack must hit. */
const ON_ITSELF = lawOf({
  'comprehensive-2009': ['603.5c', 'of the Defending Pokémon'],
  'ex-2003': {
    open: 'whether Weakness and Resistance count for what an attack does to its own Pokémon',
    near: 'Types: Pokémon.5',
  },
  'neo-2001': {
    open: 'whether Weakness and Resistance count for what an attack does to its own Pokémon',
    near: 'Math.C',
  },
  'xy-2016': ['Damage.3', "the opponent's Active Pokémon"],
  'me-2026': {
    open: 'whether Weakness and Resistance count for damage that a Pokémon does to itself',
    near: 'Damage.3',
  },
});

/** In damage points. Effects are asked about only where one changes the number. */
export const damageToItself = (view: View, answers: Answers<Doc>, amount: number, blow: Blow, why?: Why): number => {
  if (reckonedLikeOthers(view, [])) return reckon(view, answers, amount, blow, why);
  const pokemon = pokemonOf(view.state, blow.attacker);
  if (leftOpenBy(ON_ITSELF, view) !== null && pokemon !== null && meetsTypes(view, pokemon, pokemon, blow.ignores))
    paragraphOf(ON_ITSELF, view);
  const changed = reckon(view, answers, amount, blow, undefined, EFFECTS);
  if (changed === amount || !reachedByEffects(view, [blow], why)) return amount;
  return reckon(view, answers, amount, blow, why, EFFECTS);
};

const EFFECTS = { types: false } as const;
