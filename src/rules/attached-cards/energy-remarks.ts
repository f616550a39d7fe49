import { claimsOn, type View, type Why } from '../../claims/index.ts';
import { type EnergyLetter, energyLabel, type Pokemon } from '../../state/index.ts';
import type { T } from '../questions.ts';
import { counting, simultaneous, turned } from './energy.ts';
import type { EnergyReading } from './unknown-energy.ts';

/** What a ruling says of Energy that meets a cost in another way than a basic Energy card does by itself (CR 305.4, 102.1). */

/** Energy of several types that can be of one that the cost asks for. */
const severalTypes = ({ view, why }: T, cost: readonly EnergyLetter[], [reading]: readonly EnergyReading[]): void => {
  for (const [id, units] of reading?.units ?? []) {
    const unit = units.find((one) => one.length > 1);
    const type = cost.find((letter) => letter !== 'C' && unit?.includes(letter) === true);
    if (type !== undefined)
      why(simultaneous.rule(view), 'several-types-at-once', { card: energyLabel(view.cardAt(id)), type });
  }
};

/** Texts that make it Energy of another type or of another number; of several that part, the newest. */
export const changedByTexts = (view: View, pokemon: Pokemon, why: Why): void => {
  if (!view.says('energy-type') && !view.says('energy-units')) return;
  const type = counting(view, claimsOn(view, pokemon, 'energy-type'), (claim) => claim.type, why);
  if (type !== undefined) why(turned.rule(view), 'energy-counts-as', { by: type.name, type: type.claim.type });
  for (const letter of new Set(claimsOn(view, pokemon, 'energy-units').map(({ claim }) => claim.type))) {
    const all = claimsOn(view, pokemon, 'energy-units').filter(({ claim }) => claim.type === letter);
    const number = counting(view, all, (claim) => claim.units, why);
    if (number !== undefined)
      why(turned.rule(view), 'energy-counts-for', { by: number.name, type: letter, units: number.claim.units });
  }
};

/** Tells by which rules the Energy attached to it meets that cost. `readings`: what it gives. */
export const remarkOnEnergy = (
  t: T,
  pokemon: Pokemon,
  cost: readonly EnergyLetter[],
  readings: readonly EnergyReading[],
): void => {
  if (cost.length === 0) return;
  severalTypes(t, cost, readings);
  changedByTexts(t.view, pokemon, t.why);
};
