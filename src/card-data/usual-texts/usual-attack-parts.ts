import type { Json } from '../../state/index.ts';
import { damageForEach, more, multiplied, type Parts, type Printed, plus, type Sentence } from './attack-parts.ts';
import { letterOf, type Verbs, where } from './phrases.ts';
import { COUNTED } from './usual-amounts.ts';
import { readAttackSentence } from './usual-attack-sentences.ts';

const ANY_EFFECT =
  "this attack's damage (?:isn't|is not) affected by Weakness, Resistance, (?:Pokémon Powers|Poké-Powers, Poké-Bodies),? or any other effects on";

const COIN = /^flip a coin\. If heads, (.+?)(?:(?:\. If|; if) tails, (.+))?$/isu;
const SIDE = /^this attack does (?:(\d+) damage plus )?(\d+) (more )?damage(?: (?:and|plus) (.+))?$/isu;
const NOTHING = /^this attack does nothing(?: \(not even damage\))?$/iu;

interface Side {
  readonly plus: number;
  readonly does: Verbs;
  readonly nothing: boolean;
  /** It speaks of the damage of the attack itself. */
  readonly ofDamage: boolean;
}

const NO_SIDE: Side = { plus: 0, does: [], nothing: false, ofDamage: false };

const readSide = (text: string | undefined, { damage, mark }: Printed): Side | null => {
  if (text === undefined) return NO_SIDE;
  if (NOTHING.test(text)) return { ...NO_SIDE, nothing: true, ofDamage: true };
  const [all, from, number, increase, effect] = SIDE.exec(text) ?? [];
  if (all === undefined) {
    const does = readAttackSentence(text);
    return does === null ? null : { ...NO_SIDE, does };
  }
  const does = effect === undefined ? [] : readAttackSentence(effect);
  const more = increase !== undefined;
  // A sum has to start from what the card prints, and the damage alone is what it prints.
  const fromPrinted = more
    ? from === undefined || Number(from) === damage
    : from === undefined && Number(number) === damage;
  if (does === null || !fromPrinted || (more && mark !== '+')) return null;
  return { plus: more ? Number(number) : 0, does, nothing: false, ofDamage: true };
};

/** A coin that decides damage and effects; null where it is not that, or not understood. */
export const readSides = (sentence: string, printed: Printed): Parts | null => {
  const [, first, second] = COIN.exec(sentence) ?? [];
  if (first === undefined) return null;
  const heads = readSide(first, printed);
  const tails = readSide(second, printed);
  if (heads === null || tails === null || !(heads.ofDamage || tails.ofDamage)) return null;
  if (heads.nothing || tails.plus > 0) return null;
  if (tails.nothing)
    return heads.plus > 0 ? null : { activate: [{ flip: { tails: [{ nothing: true }] } }], does: heads.does };
  if (heads.plus === 0) return null;
  return { base: { plus: heads.plus, times: { heads: 1 } }, does: onSides(heads.does, tails.does) };
};

const headsOf = (coins: Json | null): Json | null => (coins === null ? null : { heads: coins });
const COINS_FOR = '(?:flip a number of coins equal to the (?:number|amount) of|flip a coin for each)';

/** What follows on heads of the coin flipped before, and on tails. */
const onSides = (heads: Verbs, tails: Verbs): Verbs => {
  if (heads.length === 0) return tails.length === 0 ? [] : [where({ heads: 0 }, tails)];
  // biome-ignore lint/suspicious/noThenProperty: the keyword of the verb, never awaited
  return [{ if: { heads: 1 }, then: [...heads], ...(tails.length === 0 ? {} : { else: [...tails] }) }];
};

const ONE_OF_THEM = { side: 'theirs' };

/** A choice of one of them whose damage sets parts of the reckoning aside. */
const struckWithout = (amount: string | undefined, ignores: readonly string[]): Parts => ({
  choose: [{ choose: ONE_OF_THEM }],
  does: [{ damage: Number(amount), to: 'chosen', ignores: [...ignores] }],
});

const CALLED =
  "search your deck for (?:a (Basic Pokémon) (?:card )?named |a card named )?$self and put it onto your Bench$shuffled\\.? \\(You can't use this attack if your Bench is full\\.\\)";

export const OLDER_PARTS: readonly Sentence[] = [
  { pattern: `${ANY_EFFECT} $them`, part: () => ({ ignores: ['weakness', 'resistance', 'effects'] }) },
  {
    pattern: `choose 1 of $opponents Pokémon\\. This attack does $n damage to that Pokémon\\. ${ANY_EFFECT} that Pokémon`,
    part: ([n]) => struckWithout(n, ['weakness', 'resistance', 'effects']),
  },

  {
    pattern:
      'discard (?:$n|all|an?) (?:(basic)|$type)? ?Energy(?: cards?)? attached to $self (?:or this attack does nothing|in order to use this attack)',
    part: ([n, basic, type], _printed, sentence = '') => ({
      activate: [
        {
          'discard-energy': /^discard all/iu.test(sentence) ? 'all' : Number(n ?? 1),
          from: 'self',
          ...(basic === undefined ? {} : { basic: true }),
          ...(type === undefined ? {} : { type: letterOf(type) }),
        },
      ],
    }),
  },

  {
    pattern: 'you may do $n damage plus $n more damage\\. If you do, (.+)',
    part: ([from, n, effect], printed) => {
      const parts = plus(printed, from, n, { may: true });
      const does = readAttackSentence(effect ?? '');
      return parts === null || does === null ? null : { ...parts, does: [where({ accepted: true }, does)] };
    },
    last: true,
  },
  {
    pattern: CALLED,
    part: ([basic], { name }) => ({
      onlyIf: { 'bench-room': true },
      does: [
        {
          search: { kind: 'pokemon', ...(basic === undefined ? {} : { basic: true }), named: name },
          count: 1,
          to: 'bench',
        },
      ],
    }),
  },

  {
    pattern:
      "search your deck for an? (?:$type )?Basic Pokémon(?: card)? and put it onto your Bench$shuffled\\.? \\(You can't use this attack if your Bench is full\\.\\)",
    part: ([type]) => ({
      onlyIf: { 'bench-room': true },
      does: [
        {
          search: { kind: 'pokemon', basic: true, ...(type === undefined ? {} : { type: letterOf(type) }) },
          count: 1,
          to: 'bench',
        },
      ],
    }),
  },
  {
    pattern:
      "(?:this attack )?does $n damage plus $n more damage for each (?:$type )?Energy attached to $self but not used to pay for this attack(?:'s Energy cost)?(?:\\. You can't add more th[ae]n $n damage in this way|\\. Extra (?:$type )?Energy after the (\\d)(?:nd|rd) (?:doesn't|don't) count)?",
    part: ([from, n, type, most, of, after], printed) => {
      // Nothing else than the Energy that is counted may be bounded, and by whole steps.
      const bound = after ?? (most === undefined ? undefined : Number(most) / Number(n));
      if ((after !== undefined && of !== type) || (bound !== undefined && !Number.isInteger(Number(bound))))
        return null;
      return plus(printed, from, n, {
        'energy-left-over': true,
        ...(type === undefined ? {} : { type: letterOf(type) }),
        ...(bound === undefined ? {} : { 'at-most': Number(bound) }),
      });
    },
  },
  ...COUNTED.flatMap(([what, count]): readonly Sentence[] => [
    {
      pattern: `${COINS_FOR} ${what}\\. This attack does $n damage (?:times the number of|for each) heads`,
      part: (found, printed) => multiplied(printed, found.at(-1), headsOf(count(found))),
    },
    {
      pattern: `${COINS_FOR} ${what}\\. This attack does $n more damage for each heads`,
      part: (found, printed) => more(printed, found.at(-1), headsOf(count(found))),
    },
    {
      pattern: `${COINS_FOR} ${what}\\. This attack does $n damage plus $n more damage for each heads`,
      part: (found, printed) => plus(printed, found.at(-2), found.at(-1), headsOf(count(found))),
    },
    ...damageForEach(what, count),
  ]),
];
