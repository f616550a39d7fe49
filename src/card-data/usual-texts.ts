import type { Attack, Json, Script } from '../state/index.ts';
import { ofItself } from './own-name.ts';
import type { SourceAttack } from './source-card.ts';
import { letterOf, phrase, readAttackSentence, themOf, type Verbs } from './usual-effects.ts';
import { priceIn, readTrainerCoin, readTrainerSentence } from './usual-trainers.ts';

/**
 * Whole texts of attacks and Trainer cards that consist of usual sentences alone. Such a text is executed; any other stays a text that nobody
 * executes, as a whole: half of a text would be another card.
 */

/** What the sentences of an attack come to; see CARD-TEXTS.md for where each part stands. */
type Parts = Pick<Attack, 'choose' | 'activate' | 'base' | 'discards' | 'ignores' | 'does'>;

/** `damage` is what the card prints, in damage points; a sum that starts from another number is not understood. */
interface Printed {
  readonly damage: number | null;
  readonly mark: SourceAttack['mark'] | null;
}

type Found = readonly (string | undefined)[];
type Part = (found: Found, printed: Printed) => Parts | null;

const more = ({ mark, damage }: Printed, amount: string | undefined, times: Json): Parts | null =>
  mark === '+' && damage !== null ? { base: { plus: Number(amount), times } } : null;

const plus = (printed: Printed, from: string | undefined, amount: string | undefined, times: Json): Parts | null =>
  Number(from) === printed.damage ? more(printed, amount, times) : null;

const multiplied = ({ mark, damage }: Printed, amount: string | undefined, times: Json): Parts | null =>
  mark === 'x' && damage === Number(amount) ? { base: { times } } : null;

const minus = ({ mark, damage }: Printed, amount: string | undefined, times: Json): Parts | null =>
  mark === '-' && damage !== null ? { base: { minus: Number(amount), times } } : null;

/** What an amount may be multiplied by, behind "for each" or "times the number of". */
const COUNTED: readonly (readonly [string, (found: Found) => Json])[] = [
  ['damage counters? on $self', () => ({ 'counters-on': 'self' })],
  ['damage counters? on $them', ([them]) => ({ 'counters-on': themOf(them) })],
  ['Energy attached to $them', ([them]) => ({ 'energy-on': themOf(them) })],
  ['Energy attached to $self', () => ({ 'energy-on': 'self' })],
  ['Energy attached to both Active Pokémon', () => ({ 'energy-on': { each: { side: 'any', place: 'active' } } })],
  ['$type Energy attached to $self', ([type]) => ({ 'energy-on': 'self', type: letterOf(type) })],
  ["of your opponent's Benched Pokémon", () => ({ each: { side: 'theirs', place: 'bench' } })],
  ['of your Benched Pokémon', () => ({ each: { side: 'yours', place: 'bench' } })],
  ['Prize cards? your opponent has taken', () => ({ 'prizes-taken': 'theirs' })],
];

/** Conditions behind "if", for more damage. */
const GIVEN: readonly (readonly [string, (found: Found) => Json])[] = [
  ['$them (?:already )?has any damage counters on it', () => ({ defending: { damaged: true } })],
  ['$self (?:already )?has any damage counters on it', () => ({ self: { damaged: true } })],
  [
    '$them is (?:already )?(Asleep|Burned|Confused|Paralyzed|Poisoned)',
    ([, condition = '']) => ({ defending: { condition: condition.toLowerCase() } }),
  ],
  ['$them is an Evol(?:ution|ved) Pokémon', () => ({ defending: { evolved: true } })],
  ['$them is an? Pokémon-EX', () => ({ defending: { tag: 'EX' } })],
];

const ONE_OF: readonly (readonly [string, Json])[] = [
  ["1 of your opponent's Benched Pokémon", { side: 'theirs', place: 'bench' }],
  ["1 of your opponent's Pokémon", { side: 'theirs' }],
];

const struck = (filter: Json, amount: string | undefined): Parts => ({
  choose: [{ choose: filter }],
  does: [{ damage: Number(amount), to: 'chosen' }],
});

/** Sentences, or runs of sentences, that are more than effects. `last`: what follows might belong to the coin, so nothing may. */
interface Sentence {
  readonly pattern: string;
  readonly part: Part;
  readonly last?: true;
}

const SENTENCES: readonly Sentence[] = [
  {
    pattern: 'flip a coin\\. If tails, this attack does nothing',
    part: () => ({ activate: [{ flip: { tails: [{ nothing: true }] } }] }),
  },
  {
    pattern: 'flip a coin\\. If heads, this attack does $n more damage',
    part: ([n], printed) => more(printed, n, { heads: 1 }),
    last: true,
  },
  {
    pattern:
      'flip a coin\\. If heads, this attack does $n damage plus $n more damage(?:; if tails, this attack does $n damage)?',
    part: ([from, n, tails], printed) =>
      tails === undefined || tails === from ? plus(printed, from, n, { heads: 1 }) : null,
    last: true,
  },
  {
    pattern: 'flip $n coins\\. This attack does $n damage (?:times the number of|for each) heads',
    part: ([coins, n], printed) => multiplied(printed, n, { heads: Number(coins) }),
    last: true,
  },
  {
    pattern: 'flip $n coins\\. This attack does $n more damage for each heads',
    part: ([coins, n], printed) => more(printed, n, { heads: Number(coins) }),
    last: true,
  },
  {
    pattern: 'flip $n coins\\. This attack does $n damage plus $n more damage for each heads',
    part: ([coins, from, n], printed) => plus(printed, from, n, { heads: Number(coins) }),
    last: true,
  },
  {
    pattern: 'flip a coin until you get tails\\. This attack does $n damage (?:times the number of|for each) heads',
    part: ([n], printed) => multiplied(printed, n, { 'heads-until-tails': true }),
    last: true,
  },
  {
    pattern: 'flip a coin until you get tails\\. This attack does $n more damage for each heads',
    part: ([n], printed) => more(printed, n, { 'heads-until-tails': true }),
    last: true,
  },
  {
    pattern: "(?:this attack's damage (?:isn't|is not) affected by|don't apply) Resistance",
    part: () => ({ ignores: ['resistance'] }),
  },
  {
    pattern: "this attack's damage (?:isn't|is not) affected by Weakness or Resistance",
    part: () => ({ ignores: ['weakness', 'resistance'] }),
  },
  {
    pattern: "this attack's damage (?:isn't|is not) affected by any effects on $them",
    part: () => ({ ignores: ['effects'] }),
  },
  {
    pattern:
      "this attack's damage (?:isn't|is not) affected by Weakness, Resistance,(?: Poké-Powers, Poké-Bodies,)? or any other effects on $them",
    part: () => ({ ignores: ['weakness', 'resistance', 'effects'] }),
  },
  {
    pattern:
      "this attack's damage (?:isn't|is not) affected by Resistance,(?: Poké-Powers, Poké-Bodies,)? or any other effects on $them",
    part: () => ({ ignores: ['resistance', 'effects'] }),
  },
  {
    pattern: 'discard (?:a|$n) (?:$type )?Energy cards? attached to $self in order to use this attack',
    part: ([n, type]) => ({
      activate: [
        {
          'discard-energy': Number(n ?? 1),
          from: 'self',
          ...(type === undefined ? {} : { type: letterOf(type) }),
        },
      ],
    }),
  },
  ...ONE_OF.flatMap(([whom, filter]): readonly Sentence[] => [
    {
      pattern: `(?:this attack (?:also )?does|does) $n damage to ${whom}$unspared`,
      part: ([n]) => struck(filter, n),
    },
    {
      pattern: `choose ${whom}\\. This attack does $n damage to that Pokémon$unspared`,
      part: ([n]) => struck(filter, n),
    },
  ]),
  ...COUNTED.flatMap(([what, count]): readonly Sentence[] => [
    {
      pattern: `(?:this attack does|does) $n more damage (?:for each|times the amount of) ${what}`,
      part: ([n, ...found], printed) => more(printed, n, count(found)),
    },
    {
      pattern: `(?:this attack does|does) $n damage plus $n more damage for each ${what}`,
      part: ([from, n, ...found], printed) => plus(printed, from, n, count(found)),
    },
    {
      pattern: `(?:this attack does|does) $n damage (?:for each|times the (?:number|amount) of) ${what}`,
      part: ([n, ...found], printed) => multiplied(printed, n, count(found)),
    },
    {
      pattern: `(?:this attack does|does) $n less damage for each ${what}`,
      part: ([n, ...found], printed) => minus(printed, n, count(found)),
    },
    {
      pattern: `(?:this attack does|does) $n damage minus $n damage for each ${what}`,
      part: ([from, n, ...found], printed) =>
        Number(from) === printed.damage ? minus(printed, n, count(found)) : null,
    },
  ]),
  ...GIVEN.flatMap(([given, condition]): readonly Sentence[] => [
    {
      pattern: `if ${given}, this attack does $n more damage`,
      part: (found, printed) => more(printed, found.at(-1), { when: condition(found) }),
    },
    {
      pattern: `if ${given}, this attack does $n damage plus $n more damage`,
      part: (found, printed) => plus(printed, found.at(-2), found.at(-1), { when: condition(found) }),
    },
  ]),
];

const COIN = /^flip a coin\. If (heads|tails), (.+?)(?:\. If tails, (.+))?$/isu;

/** A coin that decides between effects. */
const onCoin = (sentence: string): Verbs | null => {
  const [, side, first = '', second] = COIN.exec(sentence) ?? [];
  if (side === undefined || (side === 'tails' && second !== undefined)) return null;
  const one = readAttackSentence(first);
  const other = second === undefined ? [] : readAttackSentence(second);
  if (one === null || other === null) return null;
  return [{ flip: { [side.toLowerCase()]: one, ...(second === undefined ? {} : { tails: other }) } }];
};

const isOwnDiscard = (verb: Json): boolean =>
  typeof verb === 'object' && verb !== null && 'discard-energy' in verb && 'from' in verb && verb.from === 'self';

let known: readonly (readonly [RegExp, Sentence])[] | null = null;

interface Read {
  readonly parts: Parts;
  readonly last: boolean;
}

const readSentence = (sentence: string, printed: Printed): Read | null => {
  known ??= SENTENCES.map((one) => [phrase(one.pattern), one]);
  for (const [pattern, { part, last }] of known) {
    const found = pattern.exec(sentence);
    const parts = found === null ? null : part(found.slice(1), printed);
    if (parts !== null) return { parts, last: last === true };
  }
  const coin = onCoin(sentence);
  if (coin !== null) return { parts: { does: coin }, last: true };
  const effect = readAttackSentence(sentence);
  if (effect === null) return null;
  // What an attack discards of its own Energy, without a coin, has its own place among the steps.
  return { parts: effect.every(isOwnDiscard) ? { discards: effect } : { does: effect }, last: false };
};

/** Sentences with their full stops; what stands in brackets belongs to the sentence before. */
const sentencesOf = (text: string): readonly string[] => text.trim().split(/(?<=\.)\s+(?=[A-Z])/u);

const run = (sentences: readonly string[]): string => sentences.join(' ').replace(/\.$/u, '');

/** Reads runs of sentences, the longest first, until nothing is left; null where one is not known. */
const readAll = <T>(
  sentences: readonly string[],
  read: (sentence: string, isLast: boolean) => T | null,
): readonly T[] | null => {
  const found: T[] = [];
  for (let from = 0; from < sentences.length; ) {
    let to = sentences.length;
    let one: T | null = null;
    for (; to > from && one === null; to--) one = read(run(sentences.slice(from, to)), to === sentences.length);
    if (one === null) return null;
    found.push(one);
    from = to + 1;
  }
  return found;
};

const LISTS = ['choose', 'activate', 'discards', 'does'] as const;

/** The parts of one attack; null where two of them want to say the same. */
const together = (parts: readonly Parts[]): Parts | null => {
  const bases = parts.flatMap(({ base }) => (base === undefined ? [] : [base]));
  const ignores = parts.flatMap((one) => (one.ignores === undefined ? [] : [one.ignores]));
  const choices = parts.filter(({ choose }) => choose !== undefined);
  if (bases.length > 1 || ignores.length > 1 || choices.length > 1) return null;
  const [base] = bases;
  const [ignored] = ignores;
  const lists = LISTS.map((key) => [key, parts.flatMap((one) => one[key] ?? [])] as const);
  return {
    ...Object.fromEntries(lists.filter(([key, list]) => key === 'does' || list.length > 0)),
    ...(base === undefined ? {} : { base }),
    ...(ignored === undefined ? {} : { ignores: ignored }),
  };
};

/** What the attack does, where every sentence of its text is a usual one; null where one is not. */
export const usualAttack = ({ text, damage, mark }: SourceAttack, name: string): Parts | null => {
  if (text === undefined) return null;
  const printed: Printed = { damage: damage ?? null, mark: mark ?? null };
  const read = readAll(sentencesOf(ofItself(text, name)), (sentence, isLast) => {
    const one = readSentence(sentence, printed);
    return one === null || (one.last && !isLast) ? null : one;
  });
  const parts = read === null ? null : together(read.map((one) => one.parts));
  // A sign behind the number that no sentence explains means more than was read.
  return parts === null || (mark !== undefined && parts.base === undefined) ? null : parts;
};

/** Sentences of a Supporter that say how it is played, as the rules do. */
const AS_A_SUPPORTER =
  /^(?:You can play only (?:one|1) Supporter card each turn|When you play this card, put it next to your Active Pokémon|When your turn ends, discard this card)\.$/u;

const PRICE =
  /^Discard (?:(\d) of the other cards (?:from|in)|(a) card from) your hand(?: in order to play this card\. | in order to |\. If you can't discard a card from your hand, you can't play this card\. )/u;

/** What a Trainer card does that is discarded after use, and its price in cards of the hand; null where a sentence is no usual one. `text` is without reminders of rules. */
export const usualTrainer = (
  text: string,
): { readonly does: NonNullable<Script['does']>; readonly discardsToPlay?: number } | null => {
  const own = sentencesOf(text).filter((sentence) => !AS_A_SUPPORTER.test(sentence));
  const said = own.join(' ');
  const named = priceIn(said);
  const [price, cards] = PRICE.exec(said) ?? [''];
  const left = named?.text ?? said.slice(price.length);
  const thrown = named?.cards ?? (price === '' ? null : Number(cards ?? 1));
  if (left.trim() === '') return null;
  const read = readAll(
    sentencesOf(left),
    (sentence, isLast) => readTrainerSentence(sentence) ?? (isLast ? readTrainerCoin(sentence) : null),
  );
  if (read === null) return null;
  return { does: read.flat(), ...(thrown === null ? {} : { discardsToPlay: thrown }) };
};
