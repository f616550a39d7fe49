import { ZONE_NAMES } from '../game-state.ts';
import { oneOf } from './words.ts';

/** Of the Pokémon that fell, those that fell to the damage of an attack. */
export const TO_DAMAGE = 'fallen-to-damage';

/** What an entry between `[` and `]` may begin with. */
export const ENTRIES = [
  ...ZONE_NAMES,
  'fallen',
  TO_DAMAGE,
  'attacked',
  'mulligans',
  'due',
  'gx',
  'vstar',
  'unions',
  'once',
  'out',
] as const;

export const isZoneEntry = (word: string): boolean => oneOf(ENTRIES, word) !== undefined;
