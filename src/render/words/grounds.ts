import type { Act } from '../../claims/index.ts';
import type { Given } from './facts.ts';
import { type GroundWords, it, wrongPhase } from './ground-words.ts';
import { AGAINST_CHANGING } from './grounds-against-changing.ts';
import { AGAINST_FIGHTING } from './grounds-against-fighting.ts';
import { AGAINST_PLAYING } from './grounds-against-playing.ts';
import { AGAINST_SETTING_UP } from './grounds-against-set-up.ts';

const act = (f: Given): string => ACTS[f('act')] ?? f('act');

const ACTS: { readonly [act: string]: string } = {
  retreat: 'retreat',
  attack: 'attack',
  evolve: 'evolve',
  'level-up': 'level up',
  'attach-energy': 'be given Energy from hand',
  bench: 'put a Pokémon on the Bench',
  'play-trainer': 'play a Trainer',
  'play-supporter': 'play a Supporter',
  'play-stadium': 'play a Stadium',
  'use-power': 'use a Poké-Power',
  'use-card': 'use a card',
} satisfies Record<Act, string>;

const forbidden = (f: Given): string => (f('pokemon') === '' || !f.has('pokemon') ? f('player') : it(f));

/** Words for every prohibition; the code is that of the rule. */
export const GROUNDS: { readonly [code: string]: GroundWords } = {
  ...AGAINST_FIGHTING,
  ...AGAINST_CHANGING,
  ...AGAINST_PLAYING,
  ...AGAINST_SETTING_UP,

  'lasting-effect-forbids': {
    says: (f) => `${f('by')} is still at work: ${forbidden(f)} can't ${act(f)}.`,
    because: (f) => `the effect of ${f('by')} lasts`,
    say: (f) => `the effect of ${f('by')} still forbids it`,
  },
  'printed-across-kinds': {
    says: (f) => `${f('card')} and ${f('pokemon')} are of two kinds by their names, whatever the card prints.`,
    because: (f) => `${f('card')} is not of the kind of ${f('pokemon')}`,
    say: (f) => `${f('card')} may not evolve from ${f('pokemon')}`,
  },
  'bench-behind-the-prizes': {
    says: (f) => `${f('player')} has laid the Prizes, which come behind the Bench.`,
    because: (f) => `the Prizes of ${f('player')} lie out`,
    say: () => 'your Prizes lie out, and the Bench comes before them',
  },
  'poke-power-while-affected': {
    says: (f) => `${f('pokemon')} has a Special Condition, which turns off most Poké-Powers.`,
    because: (f) => `${f('pokemon')} has a Special Condition`,
    say: (f) => `${f('pokemon')} has a Special Condition`,
  },
  'ban-on-player-stays': {
    says: (f) => `${f('by')} is on the player, and lasts although the Pokémon that made it is gone.`,
    because: (f) => `the effect of ${f('by')} is on the player`,
    say: (f) => `the effect of ${f('by')} is on you and lasts`,
    restates: 'lasting-effect-forbids',
  },
  'protection-undoes-nothing': {
    says: (f) => `${f('by')} was there before the protection, which takes nothing away.`,
    because: (f) => `the effect of ${f('by')} is older than the protection`,
    say: (f) => `the protection came after ${f('by')}`,
    restates: 'lasting-effect-forbids',
  },
  'card-in-play-forbids': {
    says: (f) => `${f('by')} forbids it: ${forbidden(f)} can't ${act(f)}.`,
    because: (f) => `${f('by')} is in play`,
    say: (f) => `${f('by')} forbids it`,
  },

  'not-the-action-phase': wrongPhase,
  'turn-over-by-becoming': {
    says: (f) => `${f('pokemon')} was evolved this turn, and that ended it.`,
    because: (f) => `${f('pokemon')} is new, and no card on it lets the turn go on`,
    say: (f) => `your turn ended when your Pokémon became ${f('pokemon')}`,
  },
  'attack-phase-entered': {
    says: (f) => `${f('player')} has declared an attack; the action phase is over.`,
    because: () => 'the attack phase has begun',
    say: () => 'you have declared your attack',
  },
  'no-draw-now': wrongPhase,
  'turn-cannot-end-now': wrongPhase,
  'game-is-over': {
    says: (f) =>
      f('outcome') === 'win' ? `The game is over: ${f('winners')} has won.` : 'The game is over: Sudden Death follows.',
    because: (f) => (f('outcome') === 'win' ? `${f('winners')} has won` : 'Sudden Death'),
    say: () => 'the game is over',
    lastsThisTurn: true,
  },
};
