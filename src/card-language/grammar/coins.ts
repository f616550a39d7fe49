import type { Condition } from '../../claims/index.ts';
import type { Verb, Who } from '../../text/index.ts';
import {
  before,
  coin,
  doing,
  doneAlone,
  given,
  oneOf,
  type Step,
  type Steps,
  speaksOfThat,
  steps,
  toEach,
  unlessNull,
  verbsOf,
  where,
  withThat,
} from '../lower/steps.ts';
import { forEach } from './damage.ts';
import { sorts } from './production.ts';
import type { CoinsMeant, Meaning } from './sorts.ts';

/** Several coins: how many of them come up heads, and what that decides of an attack. */

/** No text flips more at once and asks for each of them. */
export const MOST_COINS = 10;

const { coins, onCoins, sentence, stated, toss } = sorts;

/** From so many heads up to so many. */
const between = (least: number, most: number): Condition | null => {
  const all = Array.from({ length: most - least + 1 }, (_one, at) => ({ heads: least + at }));
  const [only] = all;
  return only === undefined ? null : all.length === 1 ? only : { 'any-of': all };
};

/** What one result of so many coins decides. */
export const ofSide = (n: number, side: CoinsMeant, clause: Steps): Steps | null =>
  clause.open === undefined ? unlessNull(side.is(n), (is) => given({ is }, clause)) : null;

/** What the coins of the damage decide beside it. */
const beside = (damage: Step, part: Steps | null): Steps | null =>
  part === null || part.list.some(({ step }) => step !== 'do') ? null : { list: [damage, ...part.list], open: 'coin' };

/** Does it hold with so many heads? */
const isSo = (is: Condition | null, heads: number): boolean =>
  is !== null &&
  (is.not === undefined
    ? is.heads === heads || (is['any-of']?.some((one) => one.heads === heads) ?? false)
    : !isSo(is.not, heads));

const saysPrinted = ({ list }: Steps): boolean => list.length === 1 && list[0]?.step === 'as-printed';

/** What some coins decide: of the damage, the coins are flipped before it. The printed damage may be one result, where every result has its own. */
const decided = (n: number, sides: Meaning['OnCoins']): Steps | null => {
  const all = Array.from({ length: n + 1 }, (_one, heads) => heads);
  const everyResult = all.every((heads) => sides.some(([side]) => isSo(side.is(n), heads)));
  const parts = sides.map(([side, clause]) => (everyResult && saysPrinted(clause) ? clause : ofSide(n, side, clause)));
  if (parts.includes(null)) return null;
  const found = parts.flatMap((part) => part?.list ?? []);
  const flip: Verb = { 'flip-coins': n, 'each-heads': [] };
  const ofDamage = found.some(({ step }) => step !== 'do');
  return { list: [ofDamage ? before(flip) : { step: 'do', verbs: [flip] }, ...found], open: 'coin' };
};

/** A coin for each, one after another; null where one of them is about the damage. */
const oneByOne = (...clauses: readonly Steps[]): Steps | null => {
  const tossed = clauses.map((heads) => (heads.open === undefined ? coin(heads, null) : null));
  const list = tossed.flatMap((one) => one?.list ?? []);
  return tossed.includes(null) || list.some(({ step }) => step !== 'do') ? null : { list, open: 'coin' };
};

/** A coin for what befalls the one that is chosen first. */
const chosenFirst = (who: Who, heads: Steps): Steps | null =>
  unlessNull(oneOf(who), (one) =>
    unlessNull(coin({ ...heads, list: withThat(heads.list, 'chosen' as Who) }, null), (tossed) =>
      tossed.list.some(({ step }) => step !== 'do')
        ? null
        : { ...tossed, list: [{ step: 'choose', of: one }, ...tossed.list] },
    ),
  );

/** What one result of some coins decides, and what is done for each heads. */
const forEachHeads = (n: number, part: Steps | null, does: readonly Verb[] | null): Steps | null => {
  if (part === null || does === null || part.list.some(({ step }) => step === 'do')) return null;
  const times = Array.from({ length: n }, (_one, at) => between(at + 1, n)).flatMap((least) => least ?? []);
  return {
    list: [
      before({ 'flip-coins': n, 'each-heads': [] }),
      ...part.list,
      { step: 'do', verbs: times.map((least) => where(least, does)) },
    ],
    open: 'coin',
  };
};

const coming = (name: string, patterns: string | readonly [string, ...string[]], is: CoinsMeant['is']) =>
  coins(name, patterns, () => ({ said: name, is }));

export const SOME_COINS = [
  ...(['heads', 'tails'] as const).flatMap((face) => {
    const ofFace = (n: number, all: number): Condition => ({ heads: face === 'heads' ? n : all - n });
    return [
      coming(`both ${face}`, [`both [of them] (are|is) ${face}`, `both coins are ${face}`], (n) =>
        n === 2 ? ofFace(2, n) : null,
      ),
      coming(`all ${face}`, `all of them are ${face}`, (n) => ofFace(n, n)),
      coming(
        `either ${face}`,
        [
          `(either [(of them|of the coins)] is|any of them (is|are)|at least 1 of them is|1 or both of them are) ${face}`,
        ],
        (n) => ({ not: ofFace(0, n) }),
      ),
      coming(`one ${face}`, `1 [of them] is ${face}`, (n) => ofFace(1, n)),
    ];
  }),
  coins(
    'so many heads',
    '({k:Number} of them are|(exactly|only) {k:Number} (is|are)|you get {k:Number}) heads',
    ({ k }) => ({ said: `${k} heads`, is: (n) => (k > 0 && k <= n ? { heads: k } : null) }),
  ),
  coins(
    'so many heads or more',
    [
      'at least {k:Number} of them are heads',
      '{k:Number} or more of them are heads',
      'you get {k:Number} or more heads',
      'you get at least {k:Number} heads',
    ],
    ({ k }) => ({
      said: `${k} heads or more`,
      is: (n) => (k > 0 && k <= n ? between(k, n) : null),
    }),
  ),

  stated('some coins', 'flip {n:Number} coins. {sides:OnCoins}', ({ n, sides }) => decided(n, sides)),
  onCoins('one side', 'if {side:Coins}, {clause:Clause}', ({ side, clause: then }) => [[side, then]]),
  onCoins('one side and more', 'if {side:Coins}, {clause:Clause}. {more:OnCoins}', ({ side, clause: then, more }) => [
    [side, then],
    ...more,
  ]),
  stated(
    'coins of the damage that decide more',
    'flip {n:Number} coins. {damage:DamageFor} (for each|times the number of) heads. If {side:Coins}, {clause:Clause}',
    ({ n, damage, side, clause }) => beside(forEach(damage, { heads: n }), ofSide(n, side, clause)),
  ),
  // One text alone.
  sentence(
    'heads strike across, and tails itself',
    'flip {coins:Number} coins. This attack does {n:Number} damage times the number of heads to the Defending Pokémon and {m:Number} damage times the number of tails to SELF.',
    ({ coins: all, n, m }) =>
      all > MOST_COINS
        ? null
        : steps(
            { step: 'multiplied', n, times: { heads: all } },
            {
              step: 'do',
              verbs: Array.from({ length: all }, (_one, heads) =>
                where({ heads }, [{ damage: m * (all - heads), to: 'self' }]),
              ),
            },
          ),
  ),
  // What one decides changes nothing for the next, so they may as well be flipped one by one.
  stated(
    'two coins, each for itself',
    'flip 2 coins. If the first coin is heads, {first:Clause}. If the second coin is heads, {second:Clause}',
    ({ first, second }) => oneByOne(first, second),
  ),
  // One text alone.
  stated(
    'three coins, each for itself',
    'flip 3 coins. If the first coin is heads, {first:Clause}. If the second coin is heads, {second:Clause}. If the third coin is heads, {third:Clause}',
    ({ first, second, third }) => oneByOne(first, second, third),
  ),
  // The first one is tails where none is heads.
  stated(
    'coins of the damage until tails, and something where the first is tails',
    'flip a coin until you get tails. {damage:DamageFor} (for each|times the number of) heads. If the first (coin|flip) is tails, {clause:Clause}',
    ({ damage, clause }) =>
      clause.open === undefined
        ? beside(forEach(damage, { 'heads-until-tails': true }), given({ is: { heads: 0 } }, clause))
        : null,
  ),
  stated(
    'coins until tails, and something where the first is tails',
    'flip a coin until you get tails. For each heads, {each:Clause}. If the first (coin|flip) is tails, {first:Clause}',
    ({ each, first }) => {
      const [does, other] = [doneAlone(each), doneAlone(first)];
      return does === null || other === null
        ? null
        : doing('coin', { times: { 'heads-until-tails': true }, does }, where({ heads: 0 }, other));
    },
  ),
  ...(
    [
      [
        'shuffled in',
        'choose a card you find there. Your opponent shuffles those cards into (their|his or her) deck',
        'deck',
      ],
      [
        'put under the deck',
        "choose a card you find there and put it on the bottom of your opponent's deck [in any order]",
        'bottom',
      ],
      ['discarded', "discard a card from your opponent's hand", 'discard'],
    ] as const
  ).map(([how, words, to]) =>
    stated(
      `cards of a hand that is shown where any is heads, ${how}`,
      `flip {n:Number} coins. If (either|any) of them (is|are) heads, your opponent reveals (their|his or her) hand. [Then,] for each heads, ${words}`,
      ({ n }) => doing('coin', { 'flip-coins': n, 'each-heads': [{ 'hand-picked': 1, of: 'theirs', to }] }),
    ),
  ),
  stated(
    'a coin for each',
    '(for {who:Whom}, flip a coin. If heads|flip a coin for {who:Whom}. If that coin flip is heads), {heads:Clause}',
    ({ who, heads }) => {
      const does = heads.open === undefined && speaksOfThat(heads.list) ? verbsOf(heads.list) : null;
      return unlessNull(does, (verbs) =>
        unlessNull(
          toEach(who, (to) => [{ flip: { heads: withThat(verbs, to) } }]),
          (each) => ({ ...each, open: 'coin' }),
        ),
      );
    },
  ),
  toss(
    'for the one chosen first',
    'choose {who:Whom}(. | and) flip a coin. If heads, {heads:Clause}',
    ({ who, heads }) => chosenFirst(who, heads),
  ),
  stated(
    'some coins, one side, and each heads',
    [
      'flip {n:Number} coins. If {side:Coins}, {first:Clause}. For each heads, {each:Clause}',
      'flip {n:Number} coins. For each heads, {each:Clause}. If {side:Coins}, {first:Clause}',
    ],
    ({ n, side, first, each }) => (n <= MOST_COINS ? forEachHeads(n, ofSide(n, side, first), doneAlone(each)) : null),
  ),
];
