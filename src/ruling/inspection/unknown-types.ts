import { energyTypes } from '../../rules/index.ts';
import { ENERGY_LETTERS } from '../../state/index.ts';
import { breaks, type InspectedPokemon, type InspectedTable, type Tell } from './table-fault.ts';

/** Types that the cards of these rules do not have: they belong to another period. */

const unknownType = breaks('unknown-type', energyTypes.KNOWN_TYPES);

const LETTERS: ReadonlySet<string> = new Set(ENERGY_LETTERS);

/** A letter of a type that cards of these rules do not have. */
export const isUnknownType = ({ types }: InspectedTable, letter: string): boolean =>
  LETTERS.has(letter) && !(types as readonly string[]).includes(letter);

/** Types that a sketch gives a Pokémon. */
export const sketchFaults = (table: InspectedTable, { spec, base }: InspectedPokemon, tell: Tell): void => {
  const sketch = spec.card?.sketch;
  if (sketch === undefined) return;
  const types = [
    ...(sketch.types ?? []),
    ...(sketch.weakness ?? []).map(({ type }) => type),
    ...(sketch.resistance ?? []).map(({ type }) => type),
  ];
  for (const type of new Set(types)) {
    if (!isUnknownType(table, type)) continue;
    tell(unknownType({ ...base(), type }));
  }
};
