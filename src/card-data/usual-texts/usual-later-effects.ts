import { themOf, type Understood } from './phrases.ts';
import { attachedOf } from './usual-piles.ts';

/** What usual sentences of attacks since Black & White do; null: after all not understood. */

type Effects = readonly (readonly [string, Understood])[];

/** Further sentences that only an attack says. */
export const LATER: Effects = [
  [
    'discard $n (?:$type )?Energy(?: cards)? (?:attached to|from) $self',
    (n, type) => [{ 'discard-energy': Number(n), from: 'self', ...attachedOf(type) }],
  ],
  [
    'discard all (?:$type )?Energy (?:attached to|from) $them',
    (type, them) => [{ 'discard-energy': 'all', from: themOf(them), ...attachedOf(type) }],
  ],
];
