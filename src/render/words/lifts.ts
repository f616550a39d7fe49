import type { Words } from './facts.ts';

/** What lifts a ground, now or later. */
export const LIFTS: { readonly [code: string]: Words } = {
  'attach-energy-first': () => 'an Energy card from hand: not yet used this turn',
  'effect-lowers-cost': () => 'an effect that sets the cost to 0',
  'evolve-or-leave-active': () => 'evolving it, or leaving the Active spot',
};
