import type { Json } from '../../state/index.ts';
import { type Parts, type Printed, plus, type Sentence } from './attack-parts.ts';
import { themOf, type Verbs, where } from './phrases.ts';
import { STEADY } from './usual-amounts.ts';
import { readAttackSentence } from './usual-attack-sentences.ts';
import { COPIES } from './usual-copies.ts';

/** Sentences of attacks in the words of the years until 2011 that are more than effects: another base damage, coins that count twice, what has to be there first. */

const THEIR_BENCH = { side: 'theirs', place: 'bench' };
const OPPONENT_HAS_BENCH = { 'opponent-has': THEIR_BENCH };
const NO_RECKONING = ['weakness', 'resistance'];

/** Another base damage than the one printed, where a condition holds. */
const instead = (
  { damage, mark }: Printed,
  to: string | undefined,
  from: string | undefined,
  condition: Json | null,
): Parts | null => {
  if (condition === null || damage === null || mark === 'x' || mark === '-') return null;
  if (from !== undefined && Number(from) !== damage) return null;
  const by = Number(to) - damage;
  const times = { when: condition };
  return { base: by < 0 ? { minus: -by, times } : { plus: by, times } };
};

const BASE = "this attack's base damage is $n(?: instead of $n)?";

/** A number of coins flipped before anything else, whose heads are asked for later. */
const flipped = (coins: number): Json => ({ 'flip-coins': coins, 'each-heads': [] });

/** So many heads, for what is said of that many coins; null where it is none of these. */
const headsIn = (words: string, coins: number): Json | null => {
  const [, which = '', side = ''] =
    /^(both|all|either|1|\d)(?: of them| coins)? (?:is|are) (heads|tails)$/iu.exec(words) ?? [];
  if (which === '') return null;
  if (which.toLowerCase() === 'either') return { not: { heads: side === 'heads' ? 0 : coins } };
  const of = /^\d$/u.test(which) ? Number(which) : coins;
  return of > coins ? null : { heads: side === 'heads' ? of : coins - of };
};

/** What is done for some numbers of heads, each clause read by itself; null where one is not understood. */
const byHeads = (coins: number, clauses: readonly (readonly [string, string])[]): Verbs | null => {
  const found = clauses.map(([words, effect]): Json | null => {
    const condition = headsIn(words, coins);
    const does = readAttackSentence(effect);
    return condition === null || does === null ? null : where(condition, does);
  });
  return found.includes(null) ? null : (found as Verbs);
};

export const OLDER_DAMAGE_PARTS: readonly Sentence[] = [
  // A condition that the damage itself may fulfil is not asked after it.
  ...STEADY.map(
    ([given, condition]): Sentence => ({
      pattern: `if ${given}, this attack does $n damage plus $n more damage and ([^.]{5,160})`,
      part: (found, printed) => {
        const met = condition(found);
        const [from, n, effect = ''] = found.slice(-3);
        const does = readAttackSentence(effect);
        const parts = met === null ? null : plus(printed, from, n, { when: met });
        return parts === null || does === null || met === null ? null : { ...parts, does: [where(met, does)] };
      },
    }),
  ),
  {
    pattern: `flip a coin\\. If tails, ${BASE}`,
    part: ([to, from], printed) => {
      const parts = instead(printed, to, from, { heads: 0 });
      return parts === null ? null : { activate: [flipped(1)], ...parts };
    },
    last: true,
  },
  {
    pattern: "if $them isn't an Evolved Pokémon, that Pokémon is Knocked Out instead of damaged by this attack",
    part: (_found, printed) =>
      printed === undefined
        ? null
        : {
            base: { times: { when: { defending: { evolved: true } } } },
            does: [where({ defending: { evolved: false } }, [{ 'knock-out': 'defending' }])],
          },
  },

  {
    pattern: 'flip 2 coins\\. If both (?:of them )?are tails, this attack does nothing\\. For each heads, (.+)',
    part: ([effect = '']) => {
      const does = readAttackSentence(effect);
      if (does === null) return null;
      return {
        activate: [flipped(2), where({ heads: 0 }, [{ nothing: true }])],
        does: [...does, where({ heads: 2 }, does)],
      };
    },
    last: true,
  },
  {
    pattern:
      'flip ([2-4]) coins\\. If ([^,.]{5,25}), ((?!this attack)[^.]{5,160})\\. If ([^,.]{5,25}), ((?!this attack)[^.]{5,160})(?:\\. If ([^,.]{5,25}), ((?!this attack)[^.]{5,160}))?',
    part: ([coins, one = '', first = '', two = '', second = '', three, third]) => {
      const clauses: (readonly [string, string])[] = [
        [one, first],
        [two, second],
      ];
      if (three !== undefined && third !== undefined) clauses.push([three, third]);
      const does = byHeads(Number(coins), clauses);
      return does === null ? null : { does: [flipped(Number(coins)), ...does] };
    },
    last: true,
  },
  {
    pattern:
      'flip ([2-4]) coins\\. This attack does $n damage times the number of heads\\. If (?:you get $n or more heads|both (?:coins|of them) are (heads|tails)), ([^.]{5,160})',
    part: ([coins, n, least, side, effect = ''], { damage, mark }) => {
      const does = readAttackSentence(effect);
      if (does === null || mark !== 'x' || damage !== Number(n) || (least === undefined && coins !== '2')) return null;
      const met =
        least === undefined
          ? { heads: side === 'heads' ? 2 : 0 }
          : { not: { 'any-of': Array.from({ length: Number(least) }, (_none, heads) => ({ heads })) } };
      return { base: { times: { heads: Number(coins) } }, does: [where(met, does)] };
    },
    last: true,
  },
  {
    pattern: 'flip a coin\\. If heads, this attack does $n damage times the number of damage counters on $self',
    part: ([n], { damage, mark }) =>
      mark !== 'x' || damage !== Number(n)
        ? null
        : { activate: [{ flip: { tails: [{ nothing: true }] } }], base: { times: { 'counters-on': 'self' } } },
    last: true,
  },

  {
    pattern:
      'if your opponent has any Benched Pokémon, flip a coin\\. If heads, choose 1 of them and this attack does $n damage to it$unspared',
    part: ([n]) => ({
      does: [where(OPPONENT_HAS_BENCH, [{ flip: { heads: [{ damage: Number(n), to: { one: THEIR_BENCH } }] } }])],
    }),
    last: true,
  },
  {
    pattern:
      'if your opponent has any Benched Pokémon, choose 1 of them(?: and flip|\\. Flip) a coin\\. If heads, this attack does $n damage to that Pokémon$unspared',
    part: ([n]) => ({
      choose: [{ choose: THEIR_BENCH }],
      does: [where(OPPONENT_HAS_BENCH, [{ flip: { heads: [{ damage: Number(n), to: 'chosen' }] } }])],
    }),
    last: true,
  },
  {
    pattern:
      "choose 1 of $opponents Pokémon and flip a coin\\. If heads, this attack does $n damage to that Pokémon\\. Don't apply Weakness and Resistance for this attack\\. \\(Any other effects that would happen after applying Weakness and Resistance still happen\\.\\)",
    part: ([n]) => ({
      choose: [{ choose: { side: 'theirs' } }],
      does: [{ flip: { heads: [{ damage: Number(n), to: 'chosen', ignores: [...NO_RECKONING] }] } }],
    }),
    last: true,
  },
  {
    pattern:
      'if $them has any Energy cards attached to it, flip a coin\\. If heads, choose 1 of those Energy cards and discard it',
    part: ([them]) => ({
      does: [
        where({ defending: { 'with-energy': true } }, [
          { flip: { heads: [{ 'discard-energy': 1, from: themOf(them) }] } },
        ]),
      ],
    }),
    last: true,
  },
  {
    pattern:
      "flip a coin\\. If heads, choose 1 of $opponents Benched Pokémon and switch it with the Defending Pokémon\\. This attack can't be used if your opponent has no Benched Pokémon",
    part: () => ({
      onlyIf: OPPONENT_HAS_BENCH,
      does: [{ flip: { heads: [{ switch: 'theirs', chooser: 'you' }] } }],
    }),
  },

  {
    pattern:
      "return $self and all cards attached to it to your hand\\. \\(If you don't have any Benched Pokémon, this attack does nothing\\.\\)",
    part: () => ({
      activate: [where({ not: { 'you-have': { side: 'yours', place: 'bench' } } }, [{ nothing: true }])],
      does: [{ return: 'self', to: 'hand', attached: 'along' }],
    }),
  },

  {
    pattern:
      "search your deck for a Basic Pokémon named (?:(.{3,20}) or $self|$self or (.{3,20})) and put it onto your Bench$shuffled\\.? \\(You can't use this attack if your Bench is full\\.\\)",
    part: ([one, other], { name }) => ({
      onlyIf: { 'bench-room': true },
      does: [
        {
          search: { kind: 'pokemon', basic: true, 'any-of': [{ named: name }, { named: one ?? other ?? '' }] },
          count: 1,
          to: 'bench',
        },
      ],
    }),
  },

  ...COPIES,
];
