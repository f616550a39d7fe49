import { energyIds, type Force, type View, type Why } from '../../claims/index.ts';
import { type EnergyLetter, energyLabel, type Pokemon } from '../../state/index.ts';
import type { T } from '../questions.ts';
import { provides, simultaneous, textOnNumber, textOnType, turned } from './energy.ts';
import type { EnergyReading } from './unknown-energy.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['energy-counts-as', 'energy-counts-for', 'several-types-at-once'],
} as const;

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

/** Texts that make Energy attached to it count as another type or number: those that reach a card of it, each once. */
export const changedByTexts = (view: View, pokemon: Pokemon, why: Why): void => {
  if (!view.says('energy-type') && !view.says('energy-units')) return;
  const cited = new Set<Force>();
  for (const id of energyIds(view, pokemon)) {
    const at = [id, pokemon.uid] as const;
    const type = textOnType(view, at);
    if (type !== undefined && !cited.has(type)) {
      cited.add(type);
      textOnType(view, at, why);
      why(turned.rule(view), 'energy-counts-as', { by: type.name, type: type.claim.type });
    }
    const units = provides(view, [id, null]);
    const number = textOnNumber(view, at, units);
    if (number !== undefined && !cited.has(number)) {
      cited.add(number);
      textOnNumber(view, at, units, why);
      const { name, claim } = number;
      why(turned.rule(view), 'energy-counts-for', { by: name, type: claim.type, units: claim.units });
    }
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
