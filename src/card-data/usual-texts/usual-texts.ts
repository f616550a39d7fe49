import { hasEntry, hasKey, type Json, type Script, type SetAside } from '../../state/index.ts';
import type { SourceAttack } from '../reading/source-card.ts';
import { more, multiplied, type Parts, type Printed, plus, type Sentence, struck } from './attack-parts.ts';
import { ofItself } from './own-name.ts';
import { inTwoHalves, letterOf, phrase, type Verbs } from './phrases.ts';
import { readAll, sentencesOf } from './sentences.ts';
import { OLDER_PARTS, readSides } from './usual-attack-parts.ts';
import { readAttackCoins, readAttackSentence } from './usual-attack-sentences.ts';
import { askedToPlay } from './usual-later-trainers.ts';
import { LATEST_PARTS } from './usual-latest-parts.ts';
import { OLDER_DAMAGE_PARTS } from './usual-older-parts.ts';
import { priceIn, readTrainerCoin, readTrainerSentence } from './usual-trainers.ts';

/**
 * Whole texts of attacks and Trainer cards that consist of usual sentences alone. Such a text is executed; any other stays a text that is not
 * executed, as a whole: half of a text would be another card.
 */

const ONE_OF: readonly (readonly [string, Json])[] = [
  ["1 of your opponent's Benched Pokémon", { side: 'theirs', place: 'bench' }],
  ["1 of your opponent's Pokémon", { side: 'theirs' }],
  ['1 of your Benched Pokémon', { side: 'yours', place: 'bench' }],
];

const SENTENCES: readonly Sentence[] = [
  {
    pattern: 'flip a coin\\. If tails, this attack does nothing',
    part: () => ({ activate: [{ flip: { tails: [{ nothing: true }] } }] }),
  },
  {
    pattern: 'flip $n coins?\\. This attack does $n (?:damage )?(?:times the number of|for each) heads',
    part: ([coins, n], printed) => multiplied(printed, n, { heads: Number(coins) }),
  },
  {
    pattern: 'flip $n coins\\. This attack does $n more damage for each heads',
    part: ([coins, n], printed) => more(printed, n, { heads: Number(coins) }),
  },
  {
    pattern: 'flip $n coins\\. This attack does $n damage plus $n more damage for each heads',
    part: ([coins, from, n], printed) => plus(printed, from, n, { heads: Number(coins) }),
  },
  {
    pattern: 'flip a coin until you get tails\\. This attack does $n damage (?:times the number of|for each) heads',
    part: ([n], printed) => multiplied(printed, n, { 'heads-until-tails': true }),
  },
  {
    pattern: 'flip a coin until you get tails\\. This attack does $n more damage for each heads',
    part: ([n], printed) => more(printed, n, { 'heads-until-tails': true }),
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
];

const isOwnDiscard = (verb: Json): boolean =>
  typeof verb === 'object' && verb !== null && 'discard-energy' in verb && 'from' in verb && verb.from === 'self';

let known: readonly (readonly [RegExp, Sentence])[] | null = null;

interface Read {
  readonly parts: Parts;
  readonly last: boolean;
}

/** What a sentence says does not depend on the card, and an import meets most sentences several times. */
const fitting = new Map<string, readonly (readonly [RegExpExecArray, Sentence])[]>();

const fittingFor = (sentence: string): readonly (readonly [RegExpExecArray, Sentence])[] => {
  known ??= [...SENTENCES, ...OLDER_PARTS, ...OLDER_DAMAGE_PARTS, ...LATEST_PARTS].map((one) => [
    phrase(one.pattern),
    one,
  ]);
  const before = fitting.get(sentence);
  if (before !== undefined) return before;
  const found = known.flatMap(([pattern, one]) => {
    const match = pattern.exec(sentence);
    return match === null ? [] : [[match, one] as const];
  });
  fitting.set(sentence, found);
  return found;
};

const readSentence = (sentence: string, printed: Printed): Read | null => {
  for (const [found, { part, last }] of fittingFor(sentence)) {
    const parts = part(found.slice(1), printed, sentence);
    if (parts !== null) return { parts, last: last === true };
  }
  const sides = readSides(sentence, printed);
  if (sides !== null) return { parts: sides, last: true };
  const coin = readAttackCoins(sentence);
  if (coin !== null) return { parts: { does: coin }, last: true };
  const effect = readAttackSentence(sentence);
  if (effect === null) return null;
  // What an attack discards of its own Energy, without a coin, has its own place among the steps.
  const own = effect.findIndex((verb) => !isOwnDiscard(verb));
  const discards = own < 0 ? effect : effect.slice(0, own);
  const does = own < 0 ? [] : effect.slice(own);
  return { parts: { ...(discards.length === 0 ? {} : { discards }), does }, last: false };
};

const LISTS = ['choose', 'activate', 'discards', 'does'] as const;

/** Damage to the Bench never counts Weakness and Resistance, and damage to itself is not calculated. */
const isApart = (to: Json | undefined): boolean => to === 'self' || hasEntry(to, 'place', 'bench');

/** The effects of an attack whose damage is not reckoned in full; null where it is not said whether that means damage beside its own number. */
const sparing = (parts: readonly Parts[], ignored: readonly SetAside[]): Verbs | null => {
  const does = parts.flatMap((one) => one.does ?? []);
  const chosen = parts.flatMap((one) => one.choose ?? []);
  if (!hasKey(does, 'damage')) return does;
  const unreckoned = ignored.length === 2 && ignored.includes('weakness') && ignored.includes('resistance');
  const spared = does.map((verb): Json => {
    if (typeof verb !== 'object' || verb === null || !('damage' in verb)) return verb;
    const to = verb.to === 'chosen' ? (chosen[0] ?? null) : verb.to;
    return isApart(to) || 'ignores' in verb ? verb : unreckoned ? { ...verb, ignores: [...ignored] } : null;
  });
  const left = spared.filter((verb) => verb !== null && !isDamage(verb));
  return spared.includes(null) || hasKey(left, 'damage') ? null : spared;
};

const isDamage = (verb: Json): boolean => typeof verb === 'object' && verb !== null && 'damage' in verb;

/** What an attacker does after it has left play is unknown. */
const leavesTooSoon = (does: Verbs): boolean =>
  does
    .slice(0, -1)
    .some((verb) => typeof verb === 'object' && verb !== null && 'return' in verb && verb.return === 'self');

/** The parts of one attack; null where two of them want to say the same. */
const together = (parts: readonly Parts[]): Parts | null => {
  const bases = parts.flatMap(({ base }) => (base === undefined ? [] : [base]));
  const ignores = parts.flatMap((one) => (one.ignores === undefined ? [] : [one.ignores]));
  const choices = parts.filter(({ choose }) => choose !== undefined);
  const terms = parts.flatMap((one) => (one.onlyIf === undefined ? [] : [one.onlyIf]));
  if (bases.length > 1 || ignores.length > 1 || choices.length > 1 || terms.length > 1) return null;
  const despite = parts.flatMap((one) => one.despite ?? []);
  const free = parts.flatMap((one) => (one.freeWhen === undefined ? [] : [one.freeWhen]));
  const [term] = terms;
  const [base] = bases;
  const [ignored] = ignores;
  const does = ignored === undefined ? parts.flatMap((one) => one.does ?? []) : sparing(parts, ignored);
  if (does === null || leavesTooSoon(does)) return null;
  const lists = LISTS.map((key) => [key, key === 'does' ? does : parts.flatMap((one) => one[key] ?? [])] as const);
  return {
    ...Object.fromEntries(lists.filter(([key, list]) => key === 'does' || list.length > 0)),
    ...(base === undefined ? {} : { base }),
    ...(ignored === undefined ? {} : { ignores: ignored }),
    ...(term === undefined ? {} : { onlyIf: term }),
    ...(free[0] === undefined ? {} : { freeWhen: free[0] }),
    ...(despite.length === 0 ? {} : { despite }),
  };
};

/** What the attack does, where every sentence of its text is a usual one; null where one is not. */
export const usualAttack = (
  { name: attack, text, damage, mark }: SourceAttack,
  name: string,
  gx = false,
): Parts | null => {
  if (text === undefined) return null;
  const printed: Printed = { name, attack, damage: damage ?? null, mark: mark ?? null, gx };
  const read = readAll(sentencesOf(ofItself(text, name)), (sentence, isLast) => {
    const one = readSentence(sentence, printed);
    return one === null || (one.last && !isLast) ? null : one;
  });
  const parts = read === null ? null : together(read.map((one) => one.parts));
  // A sign after the number that no sentence explains means more than was read.
  return parts === null || (mark !== undefined && parts.base === undefined) ? null : parts;
};

/** Sentences of a Supporter that say how it is played, as the rules do. */
const AS_A_SUPPORTER =
  /^(?:You can play only (?:one|1) Supporter card each turn|When you play this card, put it next to your Active Pokémon|When your turn ends, discard this card)\.$/u;

/** Where there are fewer than are to be taken, all are. */
const AS_MANY_AS_THERE_ARE =
  /^If you don't have that many basic Energy cards in your discard pile, put all of them into your hand\.$/u;

const PRICE =
  /^Discard (?:(\d) of the other cards (?:from|in)|(a) card from) your hand(?: in order to play this card\. | in order to |\. If you can't discard a card from your hand, you can't play this card\. )/u;

const readTrainerHalves = inTwoHalves(readTrainerSentence);

/** What a Trainer card does that is discarded after use, and its price in cards of the hand; null where a sentence is not a usual one. `text` is without reminders of rules. */
export const usualTrainer = (
  text: string,
): {
  readonly does: NonNullable<Script['does']>;
  readonly discardsToPlay?: number;
  readonly playsOnlyIf?: Json;
} | null => {
  const own = sentencesOf(text).filter(
    (sentence) => !AS_A_SUPPORTER.test(sentence) && !AS_MANY_AS_THERE_ARE.test(sentence),
  );
  const asked = askedToPlay(own.join(' '));
  const said = asked?.text ?? own.join(' ');
  const named = priceIn(said);
  const [price, cards] = PRICE.exec(said) ?? [''];
  const left = named?.text ?? said.slice(price.length);
  const thrown = named?.cards ?? (price === '' ? null : Number(cards ?? 1));
  if (left.trim() === '') return null;
  const read = readAll(
    sentencesOf(left),
    (sentence, isLast) =>
      readTrainerSentence(sentence) ?? readTrainerHalves(sentence) ?? (isLast ? readTrainerCoin(sentence) : null),
  );
  if (read === null) return null;
  return {
    does: read.flat(),
    ...(thrown === null ? {} : { discardsToPlay: thrown }),
    ...(asked === null ? {} : { playsOnlyIf: asked.condition }),
  };
};
