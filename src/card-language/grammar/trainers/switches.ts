import type { Verb } from '../../../text/index.ts';
import { act, verbsOf } from '../../lower/steps.ts';
import { sorts } from '../production.ts';

/** Switches in the words of Trainer cards, of either player and of both. */

const { effect, sentence } = sorts;

const ONE_OF = '1 of';

export const SWITCHES = [
  sentence('both switch', '{one:Effect}; then {other:Effect}.', ({ one, other }) => {
    const [first, second] = [verbsOf(one.list), verbsOf(other.list)];
    const isSwitch = (verbs: readonly Verb[] | null): verbs is readonly Verb[] =>
      verbs?.length === 1 && verbs[0] !== undefined && 'switch' in verbs[0];
    return isSwitch(first) && isSwitch(second) ? act(null, ...first, ...second) : null;
  }),
  effect(
    'the opponent brings one of yours up, and you one of theirs',
    'if you have any Benched Pokémon, your opponent chooses 1 of them and switches it with your Active Pokémon. Then, if your opponent has any Benched Pokémon, choose 1 of them and switch it with (his or her|their) Active Pokémon',
    () => act(null, { switch: 'yours', chooser: 'opponent' }, { switch: 'theirs', chooser: 'you' }),
  ),
  effect(
    'bring up on heads one chosen before',
    "choose 1 of your opponent's Benched Pokémon. Flip a coin. If heads, switch that Pokémon with the Defending Pokémon",
    () => act(null, { flip: { heads: [{ switch: 'theirs', chooser: 'you' }] } }),
  ),
  effect(
    'switch and heal the one that went',
    `switch your Active Pokémon with ${ONE_OF} your Benched Pokémon. If you do, heal {n:Number} damage from the Pokémon you moved to your Bench`,
    ({ n }) =>
      act(
        null,
        { choose: { side: 'yours', place: 'active' } },
        { first: [{ switch: 'yours' }], 'if-you-do': [{ heal: n, from: 'chosen' }] },
      ),
  ),
];
