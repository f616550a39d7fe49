import { act } from '../lower/steps.ts';
import { sorts } from './production.ts';

/** What goes to the Lost Zone, and counters up to the last HP. */

const { effect } = sorts;

export const LOST_ZONE = [
  effect('lose from a deck', 'put the top card (of|from) {side:Side} deck in the Lost Zone', ({ side }) =>
    act(null, { 'discard-top': 1, of: side, into: 'lost' }),
  ),
  effect(
    'lose several from a deck',
    'put the top {n:Number} cards (of|from) {side:Side} deck in the Lost Zone',
    ({ n, side }) => act(null, { 'discard-top': n, of: side, into: 'lost' }),
  ),
  effect('lose at random', "put a random card from your opponent's hand in the Lost Zone", () =>
    act(null, { 'hand-at-random': 1, of: 'theirs', to: 'lost' }),
  ),
  effect(
    'shuffle several away at random',
    "choose {n:Number} random cards from your opponent's hand. Your opponent reveals those cards and shuffles them into (their|his or her) deck",
    ({ n }) => (n < 2 ? null : act(null, { 'hand-at-random': n, of: 'theirs', to: 'deck' })),
  ),

  effect(
    'counters down to so many HP',
    'put damage counters on {who:Whom} until its remaining HP is {n:Number}',
    ({ who, n }) => {
      if (typeof who === 'string') return act(who, { counters: { 'hp-above': n, of: who }, on: who });
      return 'one' in who
        ? act('chosen', { choose: who.one }, { counters: { 'hp-above': n, of: 'chosen' }, on: 'chosen' })
        : null;
    },
  ),
];
