import { isActive, namedApart, type View, type Why } from '../../claims/index.ts';
import { type AnyLaw, type Law, lawOf, reading, type Stage, stage } from '../../engine/index.ts';
import type { EnergyLetter, Pokemon } from '../../state/index.ts';
import { effectiveWeakness, notBelowZero, typesAgainst } from '../pokemon/effective-values.ts';
import { features } from '../pokemon/pokemon.ts';
import { isDamage } from '../pokemon/what-is-attached.ts';
import { type Blow, both, everyMatch, isSpared, lacks, setAside, weaknessUnknown } from './damage.ts';

/**
 * Weakness and Resistance of the EX article: the one always doubles, the other always takes 30 off, and the article does not say which comes first.
 */

const DOUBLES = lawOf({ 'ex-2003': ['Types: Pokémon.5', 'does double the damage to it'] });
const LESS = lawOf({ 'ex-2003': ['Types: Pokémon.6', 'does 30 less damage to it'] });
const OFF = 30;

/** Asked where a Benched Pokémon has a Weakness or Resistance that the attacker meets. */
const isSparedThere = (view: View, blow: Blow, target: Pokemon, asked: Why | undefined): boolean =>
  !isActive(view, target) && isSpared(view, blow, target, asked);

/** Weaknesses or Resistances that the attacker's types meet, unless a text sets them aside. */
const met = (
  view: View,
  law: AnyLaw,
  pair: readonly [Pokemon, Pokemon],
  blow: Blow,
  what: 'weakness' | 'resistance',
  why: Why | undefined,
): readonly EnergyLetter[] => {
  if (lacks(view, law, `no-${what}`, pair, blow, why)) return [];
  const [attacker, target] = pair;
  const list = what === 'weakness' ? effectiveWeakness(view, target) : features(view, [target])[what];
  // That a text sets it aside is said where there is something to set aside.
  if (setAside(view, [blow, what], list?.length === 0 ? undefined : why)) return [];
  if (list === null) return weaknessUnknown(view, law, target);
  const types = typesAgainst(view, attacker, list, what === 'weakness' ? 'Weakness' : 'Resistance', why);
  const met = list.map(({ type }) => type).filter((type) => types.includes(type));
  // Several at once the article does not know.
  return met.length > 1 ? everyMatch(view, [met]) : met;
};

export const weakness = stage(DOUBLES, (view, damage: number, blow: Blow, why, asked) => {
  const pair = both(view, blow);
  if (pair === null) return damage;
  const types = isDamage(damage) ? met(view, DOUBLES, pair, blow, 'weakness', asked) : [];
  if (types.length > 0 && isSparedThere(view, blow, pair[1], asked)) return damage;
  let now = damage;
  for (const type of types) {
    now *= 2;
    why('weakness', { type, times: 2, pokemon: namedApart(view, pair[1]), damage: now });
  }
  return now;
});

/** Asked where the other order would come to another number. */
const weaknessFirst = reading(
  {
    'neo-2001': ['Math.D', 'The card says how much to take off'],
    'ex-2003': { open: 'whether Weakness or Resistance is reckoned first', near: 'Types: Pokémon.6' },
    'comprehensive-2009': ['603.5c', 'Weakness and Resistance'],
    'xy-2016': ['AppI#2', 'apply the Weakness, and after it the Resistance'],
    'me-2026': ['App21#2', 'apply the Weakness, and after it the Resistance'],
    'advanced-2018': ['I.A-01/dmg.4', 'Resistance'],
    'advanced-2025': ['I.A-01/dmg.4', 'Resistance'],
  },
  (_view: View, _args: readonly []) => true,
  () => true,
);

/** What is left of doubled damage would be less, had Resistance come first; of nothing left nothing would be left. */
const orderMatters = (view: View, now: number, pair: readonly [Pokemon, Pokemon], blow: Blow): boolean =>
  isDamage(now) && met(view, DOUBLES, pair, blow, 'weakness', undefined).length > 0;

export const resistance = stage(LESS, (view, damage: number, blow: Blow, why, asked) => {
  const pair = both(view, blow);
  if (pair === null) return damage;
  const types = isDamage(damage) ? met(view, LESS, pair, blow, 'resistance', asked) : [];
  if (types.length > 0 && isSparedThere(view, blow, pair[1], asked)) return damage;
  let now = damage;
  for (const type of types) {
    now = notBelowZero(view, [now - OFF]);
    why('resistance', { type, minus: OFF, pokemon: namedApart(view, pair[1]), damage: now });
  }
  if (types.length > 0 && orderMatters(view, now, pair, blow)) weaknessFirst(view, [], asked);
  return now;
});

/** Asked where effects would make damage of none: another document ends the sum there. */
const nothingStaysNothing = reading(
  { 'comprehensive-2009': ['603.5e', 'stops immediately'] },
  (_view: View, _args: readonly []) => 0,
  () => 0,
);

/** Effects of cards on damage there is. */
export const ofSomeDamage = (inner: Stage<Blow, 'ex-2003'>) =>
  stage(inner.law as Law<'ex-2003'>, (view, damage: number, blow: Blow, _why, asked) => {
    const now = inner(view, damage, blow, asked);
    return !isDamage(damage) && isDamage(now) ? nothingStaysNothing(view, []) : now;
  });

/** No paragraph ends the sum before its last step. */
export const zeroIsNoEnd = reading(
  { 'ex-2003': { silent: 'no step but the last ends the sum', near: 'Types: Pokémon.5' } },
  (_view, _args: readonly [damage: number, after: string, blow: Blow]) => false,
  () => false,
);
