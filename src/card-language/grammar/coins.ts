import type { Condition } from '../../claims/index.ts';
import type { Who } from '../../text/index.ts';
import { coin, given, type Step, type Steps, speaksOfThat, steps, verbsOf, where, withThat } from '../lower/steps.ts';
import { forEach } from './damage.ts';
import { sorts } from './production.ts';
import type { CoinsMeant } from './sorts.ts';

/** Several coins: how many of them come up heads, and what that decides of an attack. */

/** No text flips more at once and asks for each of them. */
const MOST_COINS = 10;

const { coins, stated, toss } = sorts;

/** From so many heads up to so many. */
const between = (least: number, most: number): Condition | null => {
  const all = Array.from({ length: most - least + 1 }, (_one, at) => ({ heads: least + at }));
  const [only] = all;
  return only === undefined ? null : all.length === 1 ? only : { 'any-of': all };
};

/** What the coins of the damage decide beside it. */
const beside = (damage: Step, n: number, side: CoinsMeant, clause: Steps): Steps | null => {
  const is = side.is(n);
  const part = is === null || clause.open !== undefined ? null : given({ is }, clause);
  return part === null || part.list.some(({ step }) => step !== 'do')
    ? null
    : { list: [damage, ...part.list], open: 'coin' };
};

/** A coin for what befalls the one that is chosen first. */
const chosenFirst = (who: Who, heads: Steps): Steps | null => {
  if (typeof who === 'string' || !('one' in who)) return null;
  const tossed = coin({ ...heads, list: withThat(heads.list, 'chosen' as Who) }, null);
  return tossed === null || tossed.list.some(({ step }) => step !== 'do')
    ? null
    : { ...tossed, list: [{ step: 'choose', of: who.one }, ...tossed.list] };
};

/** What one result of some coins decides, and what is done for each heads. */
const forEachHeads = (n: number, side: CoinsMeant, first: Steps, each: Steps): Steps | null => {
  const is = side.is(n);
  const part = is === null || first.open !== undefined ? null : given({ is }, first);
  const does = each.open === undefined ? verbsOf(each.list) : null;
  if (part === null || does === null || part.list.some(({ step }) => step === 'do') || speaksOfThat(does)) return null;
  const times = Array.from({ length: n }, (_one, at) => between(at + 1, n)).flatMap((least) => least ?? []);
  return {
    list: [
      { step: 'before', verbs: [{ 'flip-coins': n, 'each-heads': [] }] },
      ...part.list,
      { step: 'do', verbs: times.map((least) => where(least, does)) },
    ],
    open: 'coin',
  };
};

export const SOME_COINS = [
  coins('so many heads', '{k:Number} of them are heads', ({ k }) => ({
    said: `${k} heads`,
    is: (n) => (k > 1 && k <= n ? { heads: k } : null),
  })),
  coins(
    'so many heads or more',
    [
      'at least {k:Number} of them are heads',
      '{k:Number} or more of them are heads',
      'you get {k:Number} or more heads',
    ],
    ({ k }) => ({
      said: `${k} heads or more`,
      is: (n) => (k > 1 && k <= n ? between(k, n) : null),
    }),
  ),

  stated(
    'coins of the damage that decide more',
    'flip {n:Number} coins. {damage:DamageFor} (for each|times the number of) heads. If {side:Coins}, {clause:Clause}',
    ({ n, damage, side, clause }) => beside(forEach(damage, { heads: n }), n, side, clause),
  ),
  toss(
    'for the one chosen first',
    'choose {who:Whom}(. | and) flip a coin. If heads, {heads:Clause}',
    ({ who, heads }) => chosenFirst(who, heads),
  ),
  stated(
    'some coins, one side, and each heads',
    'flip {n:Number} coins. If {side:Coins}, {first:Clause}. For each heads, {each:Clause}',
    ({ n, side, first, each }) => (n <= MOST_COINS ? forEachHeads(n, side, first, each) : null),
  ),
  stated(
    'tails fails, and heads does',
    'flip a coin. If tails, this attack does nothing. If heads, {heads:Clause}',
    ({ heads }) => coin(heads, steps({ step: 'nothing' })),
  ),
];
