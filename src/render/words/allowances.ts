import type { AllowanceCode, OverrulingCode } from '../../claims/index.ts';
import type { Words } from './facts.ts';

/** What makes a ground end by itself: its words go on from “ends when”. */
export const ENDINGS: ReadonlySet<string> = new Set([
  'evolve-or-leave-active',
  'evolve-it',
  'it-evolves',
  'it-leaves-active',
  'only-its-end',
  'asleep-ends-between-turns',
  'paralyzed-ends-between-turns',
]);

/** The words that an allowance goes on from. */
export const ALLOWANCE_LABELS = { ends: 'ends when', allows: 'would be allowed by' } as const;

/** In place of allowances, where the ground stands to the end of the turn. */
export const LASTS_THIS_TURN = 'cannot change this turn';

/** What makes a ground fall away, now or later; where it is not an ending, the words go on from “would be allowed by”. Facts: those of the allowance and of the ground. */
const EVERY_ALLOWANCE = {
  'attach-energy-first': (f) =>
    f.number('missing') > 1 || f.number('cost') - f.number('units') > 1
      ? `attaching Energy that gives ${f.has('missing') ? f('missing') : f.number('cost') - f.number('units')} (not done yet this turn)`
      : 'attaching Energy (not done yet this turn)',
  'effect-lowers-cost': () => 'an effect that makes the cost 0',
  'evolve-or-leave-active': () => 'it evolves or leaves the Active spot',
  'it-evolves': () => 'it evolves',
  'it-leaves-active': () => 'it leaves the Active spot',
  'evolve-it': () => 'it evolves; moving to the Bench does not end it',
  'only-its-end': () => 'its time is over; nothing else ends it',
  'asleep-ends-between-turns': () => 'its coin to wake up is heads',
  'paralyzed-ends-between-turns': () => 'its player has had a full turn with it and the turn is over',
  'bench-a-basic-first': () => 'putting a Basic Pokémon on the Bench first',
  'draw-hand-first': () => 'drawing the opening hand of seven cards first',
  'set-active-first': () => 'putting a Basic Pokémon face down as the Active Pokémon first',
  'set-prizes-first': () => 'setting the Prizes first',
  'new-game-first': () => 'starting the new game first',
  'draw-first': () => 'drawing the card of this turn first',
  'pay-otherwise': () => 'paying in another way',
  'name-who-is-meant': (f) => `choosing ${f.list('meant').join(' or ')}`,
  'use-its-power': (f) => `${f('power')}, its own Poké-Power`,
  'use-power-first': (f) => `using ${f('power')} of ${f('of')} first${f.is('byCoin') ? ', as its coin decides' : ''}`,
  'muting-text-gone': (f) => `${f('by')} leaving play, so that ${f('text')} counts`,
  'opponent-allows': () => 'the opponent, who may let the player take back the attack',
} satisfies { readonly [code in AllowanceCode]: Words };

export const ALLOWANCES: { readonly [code: string]: Words } = EVERY_ALLOWANCE;

/** What overrules a ground on this table, so that it is none. */
const EVERY_OVERRULING = {
  'ruling-permits': (f) => `an official ruling on ${f('card')} lets it happen all the same`,
  'card-permits': (f) => `${f('card')} lets it happen all the same`,
} satisfies { readonly [code in OverrulingCode]: Words };

export const OVERRULED: { readonly [code: string]: Words } = EVERY_OVERRULING;
