import type { Words } from './facts.ts';

/** What lifts a ground, now or later. Facts: those of the lift and of the ground. */
export const ALLOWANCES: { readonly [code: string]: Words } = {
  'attach-energy-first': (f) =>
    f.number('missing') > 1 || f.number('cost') - f.number('units') > 1
      ? `an Energy card from hand, if it gives ${f.has('missing') ? f('missing') : f.number('cost') - f.number('units')}: not yet used this turn`
      : 'an Energy card from hand: not yet used this turn',
  'effect-lowers-cost': () => 'an effect that sets the cost to 0',
  'evolve-or-leave-active': () => 'evolving it, or leaving the Active spot',
  'evolve-it': () => 'evolving it; the Bench does not end this',
  'only-its-end': () => 'the end of its time, and nothing else',
  'asleep-ends-between-turns': () => 'a coin between turns, if heads',
  'paralyzed-ends-between-turns': () => 'the time between turns, once its player has had a whole turn with it',
  'bench-a-basic-first': () => 'a Basic Pokémon put on the Bench first',
  'draw-hand-first': () => 'seven cards drawn as the initial hand',
  'set-active-first': () => 'a Basic Pokémon put face down as the Active Pokémon',
  'set-prizes-first': () => 'laying out the Prizes first',
  'new-game-first': () => 'a new game, in Sudden Death',
  'draw-first': () => 'drawing the card of this turn',
  'pay-otherwise': () => 'paying in another way',
  'use-its-power': (f) => `${f('power')}, its own Poké-Power`,
  'opponent-allows': () => 'the opponent, who may let the attack be taken back',
};

/** What overrules a ground on this table, so that it is none. */
export const OVERRULED: { readonly [code: string]: Words } = {
  'ruling-permits': (f) => `an official ruling on ${f('card')} lets it happen all the same`,
  'card-permits': (f) => `${f('card')} lets it happen all the same`,
};
