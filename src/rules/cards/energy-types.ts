import { lawOf, reading } from '../../engine/index.ts';
import { type Card, ENERGY_NAMES, type EnergyLetter, sameName } from '../../state/index.ts';

/** Which types there are. A Pokémon or Energy of another belongs to cards of another time. */

/** A special Energy card of that very name, as those of Darkness and Metal, is Energy of that type outside play too. */
export const isOfTypeOutsidePlay = ({ types = [], short, name }: Card, type: EnergyLetter): boolean =>
  types.includes(type) || short === type || sameName(name, `${ENERGY_NAMES[type]} Energy`);

/** There are no more types than the document knows. */
export const KNOWN_TYPES = lawOf({
  'comprehensive-2009': ['101.1', 'types of Pokémon and Energy'],
  'ex-2003': { silent: 'there are no more types than those of the cards on file', near: 'Types: Energy' },
  'advanced-2018': { silent: 'the types are those that cards print', near: 'II.D-08' },
  'advanced-2025': { silent: 'the types are those that cards print', near: 'II.D-08' },
  'neo-2001': { silent: 'there are no more types than those of the cards of its time', near: 'Energy Types' },
  // The documents say that there are eleven; that no other is played follows from it.
  'xy-2016': { silent: 'no Pokémon and no Energy is of a type beside the eleven', near: 'Energy Types#1' },
  'me-2026': { silent: 'no Pokémon and no Energy is of a type beside the eleven', near: 'Energy Types#1' },
});

const UNTIL_2010: readonly EnergyLetter[] = ['G', 'R', 'W', 'L', 'P', 'F', 'D', 'M', 'C'];
const ELEVEN: readonly EnergyLetter[] = [...UNTIL_2010, 'Y', 'N'];

const NINE = 'the types are Grass, Fire, Water, Lightning, Psychic, Fighting, Darkness, Metal and Colorless';

/** Those of the cards until 2010. */
export const nineTypes = reading(
  {
    'comprehensive-2009': { silent: NINE, near: '101.1' },
    'ex-2003': { silent: NINE, near: 'Types: Energy' },
    'neo-2001': { silent: NINE, near: 'Energy Types' },
  },
  (_view, _args: readonly []): readonly EnergyLetter[] => UNTIL_2010,
  (): readonly EnergyLetter[] => ELEVEN,
);

/** With Fairy and Dragon. */
export const elevenTypes = reading(
  {
    'xy-2016': ['Energy Types#1', 'Pokémon of each of the 11 types'],
    'me-2026': ['Energy Types#1', 'Pokémon of each of the 11 types'],
    'advanced-2018': { silent: `${NINE}, and Fairy and Dragon beside them`, near: 'I.C#4' },
    'advanced-2025': { silent: `${NINE}, and Fairy and Dragon beside them`, near: 'I.C#4' },
  },
  (_view, _args: readonly []): readonly EnergyLetter[] => ELEVEN,
  (): readonly EnergyLetter[] => UNTIL_2010,
);
