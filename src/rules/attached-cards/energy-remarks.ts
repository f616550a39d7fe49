import { claimsOn } from '../../claims/index.ts';
import { type EnergyLetter, energyLabel, type Pokemon } from '../../state/index.ts';
import type { T } from '../questions.ts';
import { simultaneous, turned } from './energy.ts';
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

/** Texts that make it Energy of another type or of another number. */
const changedByTexts = ({ view, why }: T, pokemon: Pokemon): void => {
  for (const { claim, name } of claimsOn(view, pokemon, 'energy-type'))
    why(turned.rule(view), 'energy-counts-as', { by: name, type: claim.type });
  for (const { claim, name } of claimsOn(view, pokemon, 'energy-units'))
    why(turned.rule(view), 'energy-counts-for', { by: name, type: claim.type, units: claim.units });
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
  if (t.view.says('energy-type') || t.view.says('energy-units')) changedByTexts(t, pokemon);
};
