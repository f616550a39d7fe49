import type { Words } from './facts.ts';

/** Prohibitions that were asked and do not bite. */
export const PASSED: { readonly [code: string]: Words } = {
  'already-retreated': () => 'no retreat yet this turn',
  'retreat-cost': () => 'its Energy covers the Retreat Cost',
  'no-bench': () => 'a Benched Pokémon to change with',
  'only-active-retreats': () => 'it is the Active Pokémon',
  'payment-order': () => 'nothing more comes off than the cost asks',
  'payment-too-small': () => 'what is paid covers the cost',
};
