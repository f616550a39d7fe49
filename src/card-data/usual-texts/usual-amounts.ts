import type { Json } from '../../state/index.ts';
import type { Found } from './attack-parts.ts';
import { letterOf, themOf } from './phrases.ts';

/** What usual sentences of attacks count, and the conditions they set: patterns with the COUNT or CONDITION of CARD-TEXTS.md each comes to. */

/** Patterns with what each comes to; null: after all not understood. */
type Table = readonly (readonly [string, (found: Found) => Json | null])[];

/** What an amount may be multiplied by, after "for each" or "times the number of". */
export const COUNTED: Table = [
  ['damage counters? on $self', () => ({ 'counters-on': 'self' })],

  ['Energy attached to $them', ([them]) => ({ 'energy-on': themOf(them) })],
];

/** Conditions that damage done in between does not touch: they may stand before an effect as well. */
export const STEADY: Table = [
  ['$self has any $type Energy(?: cards)? attached to it', ([type]) => ({ self: { 'with-energy': letterOf(type) } })],
];
