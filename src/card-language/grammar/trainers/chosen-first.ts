import { replacedWithin } from '../../../state/index.ts';
import type { Verb, Who } from '../../../text/index.ts';
import { act, inOrder, oneOf, type Steps, THAT, unlessNull, verbsOf } from '../../lower/steps.ts';
import { ofSide } from '../coins.ts';
import { isOf } from '../on-pokemon.ts';
import { sorts } from '../production.ts';

/** A Pokémon that is chosen first, for what coins decide and what is done to it. */

const { effect, stated } = sorts;

/** It, and then what is done to it. */
const chosen = (who: Who, verbs: readonly Verb[] | null): Steps | null =>
  unlessNull(oneOf(who), (one) =>
    unlessNull(verbs, (does) => act('chosen', { choose: one }, ...replacedWithin(does, THAT, 'chosen'))),
  );

/** The same of coins. */
const tossed = (who: Who, verbs: readonly Verb[] | null): Steps | null =>
  unlessNull(chosen(who, verbs), (steps) => ({ ...steps, open: 'coin' }));

const doesOf = (part: Steps | null): readonly Verb[] | null => unlessNull(part, ({ list }) => verbsOf(list));

export const CHOSEN_FIRST = [
  stated(
    'one chosen, and coins for it',
    'choose {who:Whom}(.|, and then) flip {k:Number} coins. For each heads, {each:Clause}',
    ({ who, k, each }) =>
      unlessNull(each.open === undefined ? verbsOf(each.list) : null, (verbs) =>
        tossed(who, [{ 'flip-coins': k, 'each-heads': verbs }]),
      ),
  ),
  stated(
    'one chosen, and what some coins decide for it',
    'choose {who:Whom}. Flip {k:Number} coins. If {one:Coins}, {first:Clause}. If {two:Coins}, {second:Clause}',
    ({ who, k, one, first, two, second }) => {
      const [yes, no] = [doesOf(ofSide(k, one, first)), doesOf(ofSide(k, two, second))];
      return yes === null || no === null ? null : tossed(who, [{ 'flip-coins': k, 'each-heads': [] }, ...yes, ...no]);
    },
  ),
  stated(
    'one chosen, and healed for the heads',
    'choose {who:Whom}. Flip {k:Number} coins. Remove {n:Number} damage counters times the number of heads from that Pokémon. If the Pokémon has fewer damage counters than that, remove all of them',
    ({ who, k, n }) => tossed(who, [{ 'flip-coins': k, 'each-heads': [{ heal: n * 10, from: THAT }] }]),
  ),
  stated('something, and a coin', '{first:Effect}(, then| and) {toss:Toss}', ({ first, toss }) =>
    unlessNull(first.open === undefined ? inOrder([first, toss]) : null, (both) => ({ ...both, open: 'coin' })),
  ),

  effect(
    'cured and healed',
    'choose {who:Whom}([,] and remove|. Remove) all Special Conditions and {n:Number} damage counters from that Pokémon {fewer:Fewer}',
    ({ who, n, fewer }) =>
      isOf(n, fewer)
        ? chosen(who, [
            { cure: 'all', on: THAT },
            { heal: n * 10, from: THAT },
          ])
        : null,
  ),
  sorts.sentence(
    'return its Basic Pokémon',
    'choose 1 of your Pokémon in play and return its Basic Pokémon card to your hand. \\(Discard all cards attached to that card.\\)',
    () => act(null, { return: { one: { side: 'yours' } }, to: 'hand', attached: 'discard', kept: 'basic' }),
  ),
];
