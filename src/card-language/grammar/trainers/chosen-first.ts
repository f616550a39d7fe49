import { replacedWithin } from '../../../state/index.ts';
import type { Verb } from '../../../text/index.ts';
import { act, given, inOrder, type Steps, THAT, verbsOf } from '../../lower/steps.ts';
import { sorts } from '../production.ts';
import type { CoinsMeant, Meaning } from '../sorts.ts';

/** A Pokémon that is chosen first, for what coins decide and what is done to it. */

const { coins, effect, sentence } = sorts;

/** It, and then what is done to it. */
const chosen = (who: Meaning['Whom'], verbs: readonly Verb[] | null): Steps | null =>
  verbs === null || typeof who !== 'object' || !('one' in who)
    ? null
    : act('chosen', { choose: who.one }, ...replacedWithin(verbs, THAT, 'chosen'));

const decided = (coins: number, side: CoinsMeant, then: Steps): readonly Verb[] | null => {
  const is = side.is(coins);
  const part = is === null || then.open !== undefined ? null : given({ is }, then);
  return part === null ? null : verbsOf(part.list);
};

export const CHOSEN_FIRST = [
  sentence(
    'one chosen, and coins for it',
    'choose {who:Whom}(.|, and then) flip {k:Number} coins. For each heads, {each:Clause}. {reminders:Reminders}',
    ({ who, k, each }) => {
      const verbs = each.open === undefined ? verbsOf(each.list) : null;
      const steps = chosen(who, verbs === null ? null : [{ 'flip-coins': k, 'each-heads': verbs }]);
      return steps === null ? null : { ...steps, open: 'coin' };
    },
  ),
  sentence(
    'one chosen, and what some coins decide for it',
    'choose {who:Whom}. Flip {k:Number} coins. If {one:Coins}, {first:Clause}. If {two:Coins}, {second:Clause}. {reminders:Reminders}',
    ({ who, k, one, first, two, second }) => {
      const [yes, no] = [decided(k, one, first), decided(k, two, second)];
      const steps =
        yes === null || no === null ? null : chosen(who, [{ 'flip-coins': k, 'each-heads': [] }, ...yes, ...no]);
      return steps === null ? null : { ...steps, open: 'coin' };
    },
  ),
  sentence(
    'one chosen, and healed for the heads',
    'choose {who:Whom}. Flip {k:Number} coins. Remove {n:Number} damage counters times the number of heads from that Pokémon. If the Pokémon has fewer damage counters than that, remove all of them.',
    ({ who, k, n }) => {
      const steps = chosen(who, [{ 'flip-coins': k, 'each-heads': [{ heal: n * 10, from: THAT }] }]);
      return steps === null ? null : { ...steps, open: 'coin' };
    },
  ),
  coins('one or both tails', '1 or both of them are tails', () => ({
    said: 'one or both tails',
    is: (n) => (n === 2 ? { not: { heads: 2 } } : null),
  })),
  sentence('something, and a coin', '{first:Effect}(, then| and) {toss:Toss}. {reminders:Reminders}', (holes) => {
    const both = holes.first.open === undefined ? inOrder([holes.first, holes.toss]) : null;
    return both === null ? null : { ...both, open: 'coin' };
  }),

  effect(
    'cured and healed',
    'choose {who:Whom}([,] and remove|. Remove) all Special Conditions and {n:Number} damage counters from that Pokémon {fewer:Fewer}',
    ({ who, n, fewer }) =>
      fewer === 'any' || fewer === n
        ? chosen(who, [
            { cure: 'all', on: THAT },
            { heal: n * 10, from: THAT },
          ])
        : null,
  ),
  sentence(
    'return its Basic Pokémon',
    'choose 1 of your Pokémon in play and return its Basic Pokémon card to your hand. \\(Discard all cards attached to that card.\\)',
    () => act(null, { return: { one: { side: 'yours' } }, to: 'hand', attached: 'discard', kept: 'basic' }),
  ),
];
