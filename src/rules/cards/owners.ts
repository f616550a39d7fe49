import { namedApart, nameOf, topCard } from '../../claims/index.ts';
import { reading } from '../../engine/index.ts';
import type { Pokemon } from '../../state/index.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['has-no-owner', 'has-owner'],
} as const;

/** Whose name stands before that of the Pokémon: `Brock's Sandshrew`, `Lt. Surge's Raichu`. */
const OWNED = /^\S.*['’]s\s+\S/u;

/** Has it an owner in its name? The mark of a Pokémon SP makes none. */
export const hasOwner = reading(
  {
    'neo-2001': { silent: "an owner in a name is a Trainer's name before that of the Pokémon", near: 'Evolution#2' },
    'ex-2003': { silent: "an owner in a name is a Trainer's name before that of the Pokémon", near: 'Evo.4' },
    'comprehensive-2009': {
      silent: "an owner in a name is a Trainer's name before that of the Pokémon",
      near: '100.2d',
    },
    'xy-2016': ['Gl:Owner', "has a Trainer's name in its title"],
    'me-2026': ['App2#1', 'The name of the Trainer belongs'],
    'advanced-2018': { silent: "an owner in a name is a Trainer's name before that of the Pokémon", near: 'I.A-05#1' },
    'advanced-2025': { silent: "an owner in a name is a Trainer's name before that of the Pokémon", near: 'I.A-05#1' },
  },
  (view, [pokemon]: readonly [Pokemon], why) => {
    const is = OWNED.test(nameOf(view, pokemon)) && !(topCard(view, pokemon)?.tags ?? []).includes('sp');
    why(is ? 'has-owner' : 'has-no-owner', { pokemon: namedApart(view, pokemon) });
    return is;
  },
  () => false,
);
