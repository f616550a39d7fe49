import { isActive, namedApart, topCard, type View } from '../../claims/index.ts';
import { type Law, reading, speaksOfLaw } from '../../engine/index.ts';
import type { Pokemon } from '../../state/index.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['tera-active', 'tera-no-attack', 'tera-only-damage'],
} as const;

/** A Tera Pokémon ex on the Bench, where the document has the rule that its card prints (ME App6). */

const isTera = (view: View, pokemon: Pokemon): boolean => (topCard(view, pokemon)?.tags ?? []).includes('tera');

const isBenchedTera = (view: View, pokemon: Pokemon): boolean => isTera(view, pokemon) && !isActive(view, pokemon);

const NO_DAMAGE: Law<'me-2026'> = { 'me-2026': ['App6#1', 'attacks do no damage to it'] };
const ONLY_DAMAGE: Law<'me-2026'> = { 'me-2026': ['App6#3', 'Only damage is meant'] };

/** Attacks of either player do no damage to it there, and there alone. */
const spared = reading(
  NO_DAMAGE,
  (view, [target]: readonly [Pokemon], why): boolean => {
    if (isActive(view, target)) {
      why('tera-active', { pokemon: namedApart(view, target) });
      return false;
    }
    why('damage-prevented', { by: 'the rule of Tera Pokémon ex', pokemon: namedApart(view, target), benched: 'yes' });
    return true;
  },
  () => false,
);

export const teraIsSpared = (view: View, target: Pokemon, why: Parameters<typeof spared>[2]): boolean =>
  speaksOfLaw(NO_DAMAGE, view.doc) && isTera(view, target) && spared(view, [target], why);

/** Damage counters that are put there, and other effects, reach it. */
const effectsReachIt = reading(
  ONLY_DAMAGE,
  (view, [target]: readonly [Pokemon], why): boolean => {
    why('tera-only-damage', { pokemon: namedApart(view, target) });
    return true;
  },
  () => false,
);

/** Does the rule keep the effects of attacks off it too? */
export const teraKeepsEffectsOff = (view: View, target: Pokemon, why: Parameters<typeof spared>[2]): boolean =>
  speaksOfLaw(ONLY_DAMAGE, view.doc) && isBenchedTera(view, target) && !effectsReachIt(view, [target], why);

/** What is not an attack reaches it there: the rule is about damage of attacks. */
const othersReachIt = reading(
  NO_DAMAGE,
  (view, [target]: readonly [Pokemon], why): boolean => {
    why('tera-no-attack', { pokemon: namedApart(view, target) });
    return true;
  },
  () => true,
);

export const teraLetsThrough = (view: View, target: Pokemon, why: Parameters<typeof spared>[2]): void => {
  if (speaksOfLaw(NO_DAMAGE, view.doc) && isBenchedTera(view, target)) othersReachIt(view, [target], why);
};
