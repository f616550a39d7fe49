import type { Condition } from '../../claims/index.ts';
import { coin, given, type Step, type Steps, steps } from '../lower/steps.ts';
import { productionsOf } from './production.ts';
import type { CoinsMeant } from './sorts.ts';

/** Several coins: how many of them come up heads, and what that decides of an attack. */

const coins = productionsOf('Coins');
const sentence = productionsOf('Sentence');
const effect = productionsOf('Effect');

/** From so many heads up to so many. */
const between = (least: number, most: number): Condition | null => {
  const all = Array.from({ length: most - least + 1 }, (_one, at) => ({ heads: least + at }));
  const [only] = all;
  return only === undefined ? null : all.length === 1 ? only : { 'any-of': all };
};

const SIDES = [
  coins('so many heads', ['{k:Number} of them are heads'], ({ k }) => ({
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
  coins('any heads', ['any of them (is|are) heads'], () => ({ said: 'any heads', is: () => ({ not: { heads: 0 } }) })),
  coins('any tails', ['any of them (is|are) tails'], () => ({ said: 'any tails', is: (n) => ({ not: { heads: n } }) })),
];

/** What the coins of the damage decide beside it. */
const beside = (damage: Step, n: number, side: CoinsMeant, clause: Steps): Steps | null => {
  const is = side.is(n);
  const part = is === null || clause.open !== undefined ? null : given({ is }, clause);
  return part === null || part.list.some(({ step }) => step !== 'do')
    ? null
    : { list: [damage, ...part.list], open: 'coin' };
};

/** What three results of the same coins decide of the damage. */
const threeWays = (n: number, sides: readonly (readonly [CoinsMeant, Steps])[]): Steps | null => {
  const found: Step[] = [];
  for (const [side, clause] of sides) {
    const is = side.is(n);
    const part = is === null || clause.open !== undefined ? null : given({ is }, clause);
    if (part === null) return null;
    found.push(...part.list);
  }
  const verbs = [{ 'flip-coins': n, 'each-heads': [] }] as const;
  const ofDamage = found.some(({ step }) => step !== 'do');
  return { list: [ofDamage ? { step: 'before', verbs } : { step: 'do', verbs }, ...found], open: 'coin' };
};

const DOES = '[This attack does|Does] {d:Number} damage (for each|times the number of) heads';
const ADDS = '(This attack does|Does) {d:Number} more damage (for each|times the number of) heads';

const SENTENCES = [
  sentence(
    'coins multiply, and decide',
    [`flip {n:Number} coins. ${DOES}. If {side:Coins}, {clause:Clause}. {reminders:Reminders}`],
    ({ n, d, side, clause, reminders }) =>
      reminders ? beside({ step: 'multiplied', n: d, times: { heads: n } }, n, side, clause) : null,
  ),
  sentence(
    'coins add, and decide',
    [`flip {n:Number} coins. ${ADDS}. If {side:Coins}, {clause:Clause}. {reminders:Reminders}`],
    ({ n, d, side, clause, reminders }) =>
      reminders ? beside({ step: 'more', n: d, times: { heads: n } }, n, side, clause) : null,
  ),
  sentence(
    'some coins, three sides',
    [
      'flip {n:Number} coins. If {one:Coins}, {first:Clause}. If {two:Coins}, {second:Clause}. If {three:Coins}, {third:Clause}. {reminders:Reminders}',
    ],
    (holes) =>
      holes.reminders
        ? threeWays(holes.n, [
            [holes.one, holes.first],
            [holes.two, holes.second],
            [holes.three, holes.third],
          ])
        : null,
  ),
  sentence(
    'tails fails, and heads does',
    ['flip a coin. If tails, this attack does nothing. If heads, {heads:Clause}. {reminders:Reminders}'],
    ({ heads, reminders }) => (reminders ? coin(heads, steps({ step: 'nothing' })) : null),
  ),
];

const NEEDED = 'the necessary Energy to use that attack';

const COPIES = [
  effect('copy an attack', ["choose 1 of {who:Known}'s attacks and use it as this attack"], ({ who }) =>
    who === 'defending' || who === 'opponents-active' ? steps({ step: 'copy', verbs: [{ 'copy-attack': who }] }) : null,
  ),
  effect(
    'copy an attack of one',
    [
      "choose 1 of {side:Side} {kind:Kinds}'s attacks and use it as this attack",
      'choose an attack from 1 of {side:Side} {kind:Kinds} [in play] and use it as this attack',
    ],
    ({ side, kind }) =>
      kind.place === 'active' ? null : steps({ step: 'copy', verbs: [{ 'copy-attack': { one: { side, ...kind } } }] }),
  ),
  effect(
    'copy an attack that can be paid',
    [
      `choose 1 of {who:Known}'s attacks and use it as this attack. If SELF (doesn't|does not) have ${NEEDED}, this attack does nothing`,
      `choose 1 of {who:Known}'s attacks. If SELF has ${NEEDED}, use it as this attack`,
    ],
    ({ who }) =>
      who === 'defending' || who === 'opponents-active'
        ? steps({ step: 'copy', verbs: [{ 'copy-attack': who, 'if-payable': true }] })
        : null,
  ),
  effect(
    'copy an attack of one that can be paid',
    [
      `choose 1 of {side:Side} {kind:Kinds}'s attacks and use it as this attack. If SELF (doesn't|does not) have ${NEEDED}, this attack does nothing`,
      `choose 1 of {side:Side} {kind:Kinds}'s attacks. If SELF has ${NEEDED}, use it as this attack`,
    ],
    ({ side, kind }) =>
      kind.place === 'active'
        ? null
        : steps({ step: 'copy', verbs: [{ 'copy-attack': { one: { side, ...kind } }, 'if-payable': true }] }),
  ),
  sentence(
    'a coin, and a copy',
    ['flip a coin. If heads, {copy:Effect}. {reminders:Reminders}'],
    ({ copy, reminders }) => {
      const [one, ...more] = copy.list;
      return !reminders || one?.step !== 'copy' || more.length > 0
        ? null
        : {
            ...steps({ step: 'copy', verbs: [{ flip: { heads: one.verbs, tails: [{ nothing: true }] } }] }),
            open: 'coin',
          };
    },
  ),
];

export const COINS_AND_COPIES = [...SIDES, ...SENTENCES, ...COPIES];
