import type { Json } from '../../state/index.ts';
import { more, type Parts, type Printed, plus, type Sentence, struck } from './attack-parts.ts';
import { letterOf, themOf, type Verbs, where } from './phrases.ts';
import { GIVEN, STEADY } from './usual-amounts.ts';
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
  ...GIVEN.flatMap(([given, condition]): readonly Sentence[] => [
    {
      pattern: `if ${given}, ${BASE}`,
      part: (found, printed) => instead(printed, found.at(-2), found.at(-1), condition(found)),
    },
  ]),
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
    pattern: 'flip a coin until you get tails\\. This attack does $n damage plus $n more damage for each heads',
    part: ([from, n], printed) => plus(printed, from, n, { 'heads-until-tails': true }),
  },
  {
    pattern: 'flip a coin\\. If tails, this attack does nothing(?: \\(not even damage\\))?\\. If heads, (.+)',
    part: ([effect = '']) => {
      const does = readAttackSentence(effect);
      return does === null ? null : { activate: [{ flip: { tails: [{ nothing: true }] } }], does };
    },
    last: true,
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
    pattern: "(?:you can't use this attack|this attack can't be used) unless the Defending Pokémon is $conditions",
    part: ([condition = '']) =>
      / /u.test(condition) ? null : { onlyIf: { defending: { condition: condition.toLowerCase() } }, does: [] },
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
      'if your opponent has any Benched Pokémon, flip a coin\\. If heads, choose 1 of $opponents Benched Pokémon and switch it with the Defending Pokémon',
    part: () => ({ does: [where(OPPONENT_HAS_BENCH, [{ flip: { heads: [{ switch: 'theirs', chooser: 'you' }] } }])] }),
    last: true,
  },
  {
    pattern:
      "choose 1 of $opponents (Benched )?Pokémon that doesn't have any damage counters on it\\. This attack does $n damage to that Pokémon$unspared",
    part: ([bench, n]) => struck({ ...(bench === undefined ? { side: 'theirs' } : THEIR_BENCH), damaged: false }, n),
  },
  {
    pattern: 'choose 1 of $opponents Benched Pokémon, and this attack does $n damage to it$unspared',
    part: ([n]) => struck(THEIR_BENCH, n),
  },
  {
    pattern: "does $n damage to 1 of your Pokémon, and don't apply Weakness and Resistance to this damage",
    part: ([n]) => ({
      choose: [{ choose: { side: 'yours' } }],
      does: [{ damage: Number(n), to: 'chosen', ignores: [...NO_RECKONING] }],
    }),
  },
  {
    pattern:
      'if there is any Stadium card in play, this attack does $n damage plus $n more damage\\. Discard that Stadium card',
    part: ([from, n], printed) => {
      const read = plus(printed, from, n, { when: { stadium: true } });
      return read === null ? null : { ...read, does: [{ 'discard-stadium': true }] };
    },
  },
  {
    pattern:
      'discard all (?:$type )?Energy cards attached to $self\\. This attack does $n damage plus $n more damage for each (?:Energy )?card (?:you )?discarded (?:in )?this way',
    part: ([type, from, n], printed) => {
      const read = plus(printed, from, n, { discarded: true });
      const energy = type === undefined ? {} : { type: letterOf(type) };
      return read === null ? null : { ...read, activate: [{ 'discard-energy': 'all', from: 'self', ...energy }] };
    },
    last: true,
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
    pattern: 'search your deck for (?:a |1 )?$self and put it onto your Bench$shuffled',
    part: (_found, { name }) => ({ does: [{ search: { kind: 'pokemon', named: name }, count: 1, to: 'bench' }] }),
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
  {
    pattern: 'search your deck for up to $n cards that evolve from $self$shown and put them into your hand$shuffled',
    part: ([n], { name }) => ({
      does: [{ search: { kind: 'pokemon', 'evolves-from': name }, count: Number(n), to: 'hand', 'up-to': true }],
    }),
  },
  {
    pattern: 'you may do $n more damage\\. $done, (.+)',
    part: ([n, effect = ''], printed) => {
      const parts = more(printed, n, { may: true });
      const does = readAttackSentence(effect);
      return parts === null || does === null ? null : { ...parts, does: [where({ accepted: true }, does)] };
    },
    last: true,
  },
  ...COPIES,
];
