import type { Words } from './facts.ts';

/** What a ruling takes for granted, and why. */
export const ASSUMPTIONS: { readonly [code: string]: Words } = {};

/** Facts that a rule needs and nobody told. */
export const NEEDS: { readonly [code: string]: Words } = {
  'bench-not-told': (f) => `${f('player')}'s Bench (write  / …  or  / -)`,
  'retreat-cost-not-told': (f) => `the Retreat Cost of ${f('pokemon')}`,
  'hp-not-told': (f) => `the HP of ${f('pokemon')}`,
  'weakness-not-told': (f) => `the Weakness and Resistance of ${f('pokemon')}`,
  'prizes-not-told': (f) => `${f('player')}'s Prizes (write  [prizes 3])`,
  'defending-not-told': () => "the opponent's Active Pokémon",
};

/** What would make it legal. */
export const REMEDIES: { readonly [code: string]: Words } = {};
