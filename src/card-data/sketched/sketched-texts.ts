import type { PrintedPowerKind, TextReader } from '../../state/index.ts';
import { cardOf } from '../card-of.ts';
import type { PowerType } from '../reading/source-card.ts';

const TYPES: Readonly<Record<PrintedPowerKind, PowerType>> = {
  power: 'Poké-Power',
  body: 'Poké-Body',
  'pokemon-power': 'Pokémon Power',
  ability: 'Ability',
};

/** The words of a sketch, read as those of an imported card are. */
export const readSketchedTexts: TextReader = (name, { attacks, powers }) => {
  const card = cardOf(
    {
      id: 'sketch-1',
      set: 'sketch',
      number: '1',
      name,
      supertype: 'Pokémon',
      subtypes: ['Basic'],
      attacks,
      powers: powers.map(({ kind, ...power }) => ({ ...power, type: TYPES[kind] })),
    },
    undefined,
  );
  return { attacks: card.attacks ?? [], powers: card.powers ?? [] };
};
