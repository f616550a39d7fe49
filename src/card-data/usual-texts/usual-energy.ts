import {
  type Card,
  ENERGY_LETTERS,
  ENERGY_NAMES,
  type EnergyLetter,
  type Json,
  type Script,
} from '../../state/index.ts';
import { letterOf, phrase } from './phrases.ts';
import { type Filter, WHOM, whomOf } from './whom.ts';

/** Usual sentences of special Energy cards: who may carry them, what they give on whom, and what they do for their Pokémon. */

const TYPES = ENERGY_LETTERS.map((letter) => ENERGY_NAMES[letter]).join('|');
const ON_WHOM = `an? ${WHOM}`;
const HOST = `the ${WHOM} (?:that )?this card is attached to`;

interface Gives {
  readonly if?: Json;
  readonly units: readonly Json[];
}

/** What one sentence comes to. `gives` with a condition goes before one without. */
interface Part {
  readonly attachesTo?: Json;
  readonly gives?: Gives;
  /** What it gives where that is not so. */
  readonly or?: readonly Gives[];
  readonly claims?: readonly Json[];
  readonly endOfTurn?: true;
  /** It discards itself from anything other than these. */
  readonly discardUnless?: Json;
  readonly burden?: number;
  readonly unread?: Script;
}

type Says = (found: readonly (string | undefined)[], text: string) => Part | null;

/** What needs to be known of the Pokémon, as a condition; null where the words are not understood. */
const being = (words: string | undefined): Filter | null => {
  const self = whomOf(words);
  return self === null || Object.keys(self).length === 0 ? null : { self };
};

const letters = (words = ''): readonly EnergyLetter[] =>
  words.match(new RegExp(TYPES, 'gu'))?.map((word) => letterOf(word)) ?? [];

const onAttaching = (does: readonly Json[], when: Json | null = null): Part => ({
  claims: [
    {
      claim: 'trigger',
      event: 'energy-attached',
      from: 'hand',
      this: true,
      on: 'host',
      ...(when === null ? {} : { while: when }),
      does: [...does],
    },
  ],
});

/** More damage to the opponent's Active Pokémon, while the condition holds for the host. */
const strengthened = (n: string | undefined, when: Json): Filter => ({
  claim: 'damage',
  when: 'before',
  add: Number(n),
  on: 'host',
  against: { side: 'theirs', place: 'active' },
  while: when,
});

/** So much more once Weakness and Resistance are done, where damage is done at all. */
const addedLast = (n: string | undefined): Filter => ({
  claim: 'damage',
  when: 'behind',
  'if-damage': true,
  add: Number(n),
  on: 'host',
  against: { side: 'theirs', place: 'active' },
});

/** A claim about the host, while it is of that kind. */
const ofHost = (words: string | undefined, claim: Filter): Part | null => {
  if (words === 'Pokémon') return { claims: [{ ...claim, on: 'host' }] };
  const when = being(words);
  return when === null ? null : { claims: [{ ...claim, on: 'host', while: when }] };
};

const SENTENCES: readonly (readonly [string, Says])[] = [
  [
    'while this card is attached to a Stage 2 Pokémon, it provides $everytype but provides only 1 Energy at a time\\. If you have $n or more Stage 2 Pokémon in play, it provides $everytype but provides $n Energy at a time',
    ([least, units]) => {
      const self = { stage: 'stage 2' };
      const many = { 'you-have-so-many': { of: self, 'at-least': Number(least) } };
      return {
        gives: { if: { self, ...many }, units: Array.from({ length: Number(units) }, () => 'all') },
        or: [{ if: { self }, units: ['all'] }],
      };
    },
  ],
  [
    `this card can only be attached to ${WHOM}`,
    ([whom]) => {
      const attachesTo = whomOf(whom);
      return attachesTo === null ? null : { attachesTo };
    },
  ],
  [
    `this card provides ((?:(?:${TYPES}) ?)+)Energy only while (?:this card|it) is attached to ${ON_WHOM}`,
    ([units, whom]) => {
      const when = being(whom);
      return when === null ? null : { gives: { if: when, units: letters(units) } };
    },
  ],
  [
    `\\(?if this card is attached to anything other than ${ON_WHOM}, discard this card\\.?\\)?`,
    ([whom]) => {
      const discardUnless = whomOf(whom);
      return discardUnless === null ? null : { discardUnless };
    },
  ],
  ['this card provides Colorless Energy', () => ({ gives: { units: ['C'] } })],
  [
    'while in play, this card provides $everytype but provides only 1 Energy at a time',
    () => ({ gives: { if: {}, units: ['all'] } }),
  ],

  [
    `(?:when|while) this card is attached to a Pokémon, (?:this card|it) provides ((?:(?:${TYPES})(?:, (?:and |or )?)?)+) Energy but provides only 1 Energy at a time`,
    ([units]) => ({ gives: { if: {}, units: [[...letters(units)]] } }),
  ],
  [
    "if you have more Prize cards remaining than your opponent, and if this card is attached to a Pokémon that isn't a Pokémon-GX or Pokémon-EX, this card provides $everytype but provides only 2 Energy at a time",
    () => ({
      gives: {
        if: { 'more-prizes': true, self: { 'not-tag': 'gx' }, not: { self: { tag: 'EX' } } },
        units: ['all', 'all'],
      },
    }),
  ],

  [
    `prevent all effects of your opponent's attacks, except damage, done to ${HOST}\\. \\(Existing effects are not removed\\.\\)`,
    ([whom]) => ofHost(whom, { claim: 'prevent', what: 'effects', from: { side: 'theirs' } }),
  ],
  [
    `$attached to 1 of your ${WHOM}, heal $n damage from that Pokémon`,
    ([whom, n]) => onAttaching([{ heal: Number(n), from: 'self' }], being(whom)),
  ],
  [
    '$attached to 1 of your Pokémon, put $n damage counters? on that Pokémon',
    ([n]) => onAttaching([{ counters: Number(n), on: 'self' }]),
  ],
  [
    "this card can be attached only to a Pokémon (?:that has|with) ([A-Z]\\p{L}+(?: [A-Z]\\p{L}+)?)(?: or ([A-Z]\\p{L}+(?:'s)?))? in its name",
    ([one, other]) => {
      const names = [one, other].flatMap((name) => (name === undefined ? [] : [{ 'name-has': name }]));
      const [only] = names;
      return { attachesTo: names.length === 1 && only !== undefined ? only : { 'any-of': names } };
    },
  ],
  [
    'this card can be attached only to an Evolved Pokémon \\(excluding Pokémon-ex\\)',
    () => ({ attachesTo: { evolved: true, 'not-tag': 'ex' } }),
  ],
  [
    'while in play, this card (?:provides $everytype but provides 2 Energy at a time)',
    () => ({ gives: { if: {}, units: ['all', 'all'] } }),
  ],
  [
    '(?:while in play, )?this card provides (2 )?$type(?: (?:and|and ?/or) $type)? Energy(?: but provides 2 Energy at a time)?',
    ([two, one, other], text) => {
      const twice = two !== undefined || /at a time/u.test(text);
      if (!twice) return null;
      const unit = other === undefined ? letterOf(one) : [letterOf(one), letterOf(other)];
      return { gives: { if: {}, units: [unit, unit] } };
    },
  ],
  [
    'if $bearer attacks, the attack does $n more damage to the Active Pokémon $before',
    ([n]) => ({
      claims: [
        { claim: 'damage', when: 'before', add: Number(n), on: 'host', against: { side: 'theirs', place: 'active' } },
      ],
    }),
  ],
  ['(?:when your turn ends|at the end of your turn), discard this card', () => ({ endOfTurn: true })],
  [
    'damage done to $opponents Pokémon by $bearer is reduced by $n (?:$before|($after))',
    ([n, after]) => ({
      claims: [
        {
          claim: 'damage',
          when: after === undefined ? 'before' : 'behind',
          add: -Number(n),
          on: 'host',
          against: { side: 'theirs' },
        },
      ],
    }),
  ],
  ['when $bearer is no longer an Evolved Pokémon, discard this card', () => ({ discardUnless: { evolved: true } })],
  [
    '(?:while in play, )?this card counts as every type of basic Energy but only provides 1 Energy at a time',
    () => ({ gives: { if: {}, units: ['all'] } }),
  ],
  [
    "$attached to 1 of your Pokémon, it does $n damage to that Pokémon\\. \\(Don't apply Weakness and Resistance\\.\\)",
    ([n]) => onAttaching([{ damage: Number(n), to: 'self' }]),
  ],
  [
    'if $bearer is a Pokémon SP, this card provides $everytype bu[ty] provides only 1 Energy at a time',
    () => ({ gives: { if: { self: { tag: 'sp' } }, units: ['all'] } }),
  ],
  [
    'while attached to a Pokémon that has δ on its card, this card provides $everytype but provides only 1 Energy at a time',
    () => ({ gives: { if: { self: { tag: 'delta' } }, units: ['all'] } }),
  ],
  [
    'if you have more Prize cards left than your opponent and this card is attached to a Pokémon \\(excluding Pokémon LV\\.X\\), this card provides ColorlessColorless',
    () => ({ gives: { if: { 'more-prizes': true, self: { 'not-tag': 'lv.x' } }, units: ['C', 'C'] } }),
  ],
  // Of the years until 2011; the name of the card is read as "this card" before.
  [
    '(?:this card|multi energy) provides Colorless Energy when attached to a Pokémon that already has Special Energy cards attached to it',
    () => ({ gives: { if: { self: { 'with-special-energy': 2 } }, units: ['C'] } }),
  ],
  [
    'while in play, this card provides $type Energy and $type Energy, but provides only 1 Energy at a time',
    ([one, other]) => ({ gives: { if: {}, units: [[letterOf(one), letterOf(other)]] } }),
  ],
  [
    `if $bearer attacks, the attack does $n more damage to the Active Pokémon $before\\. Ignore this effect if the Pokémon that this card is attached to isn't $type`,
    ([n, type]) => ({ claims: [strengthened(n, { self: { type: letterOf(type) } })] }),
  ],
  [
    `if $bearer attacks, the attack does $n more damage to the Active Pokémon $before\\. Ignore this effect unless the Attacking Pokémon is $type or has (Dark) in its name`,
    ([n, type, word = '']) => ({
      claims: [strengthened(n, { 'any-of': [{ self: { type: letterOf(type) } }, { self: { 'name-has': word } }] })],
    }),
  ],
  [
    `damage done by attacks to the Pokémon (?:that )?this card (?:is )?attached to is reduced by $n $after\\. Ignore this effect if the Pokémon that this card is attached to isn't $type`,
    ([n, type]) => ({
      claims: [
        { claim: 'damage', when: 'after', add: -Number(n), on: 'host', while: { self: { type: letterOf(type) } } },
      ],
    }),
  ],
  [
    '(?:$attached to 1 of your Pokémon, remove $n damage counters? from that Pokémon|if you play this card from your hand, remove $n damage counters? from the Pokémon you attach it to, if it has any)',
    ([n, other]) => onAttaching([{ heal: Number(n ?? other) * 10, from: 'self' }]),
  ],
  [
    '(?:$attached to 1 of your Pokémon, remove all Special Conditions from that Pokémon|if you play this card from your hand, the Pokémon you attach it to is no longer affected by a Special Condition)',
    () => onAttaching([{ cure: 'all', on: 'self' }]),
  ],
  [
    'if you play this card from your hand, the Pokémon you attach it to is no longer Asleep, Confused, Paralyzed, or Poisoned',
    () => onAttaching([{ cure: ['asleep', 'confused', 'paralyzed', 'poisoned'], on: 'self' }]),
  ],
  [
    '$attached to 1 of your Pokémon, remove $n damage counters? and all Special Conditions from that Pokémon\\. If this card is attached to Pokémon-ex, this card has no effect other than providing Energy',
    ([n]) =>
      onAttaching(
        [
          { heal: Number(n) * 10, from: 'self' },
          { cure: 'all', on: 'self' },
        ],
        { self: { 'not-tag': 'ex' } },
      ),
  ],
  [
    'when you play this card from your hand and attach it to your Active Pokémon, your opponent switches $their Active Pokémon with $benched',
    () => onAttaching([{ switch: 'theirs', chooser: 'opponent' }], { self: { place: 'active' } }),
  ],

  // Of a card in hand, deck or discard pile; no text asks for Colorless Energy there.
  [
    '\\(while not in play, this card counts as Colorless Energy\\.\\)',
    (_found, text) => ({ unread: { text, touches: [] } }),
  ],
  // Of the Neo sets; what the card puts down between turns is a fact that the rules ask for.
  [
    'if $bearer damages the Defending Pokémon $after, the attack does $n more damage to the Defending Pokémon',
    ([n]) => ({ claims: [addedLast(n)] }),
  ],
  [
    "at the end of every turn, put $n damage counters? on $bearer, unless it's Darkness or has Dark in its name",
    ([n], text) => ({
      burden: Number(n),
      unread: {
        text,
        touches: ['checkup'],
        while: { not: { 'any-of': [{ self: { type: 'D' } }, { self: { 'name-has': 'Dark' } }] } },
        repeats: 'darkness-energy',
      },
    }),
  ],
  [
    'if this card is put into your discard pile from play, return it to your hand',
    () => ({ claims: [{ claim: 'back-to-hand', this: true, on: 'host' }] }),
  ],

  [
    '$attached to $mine, switch that Pokémon with 1 of your Benched Pokémon',
    () => onAttaching([{ switch: 'yours' }], { self: { place: 'active' } }),
  ],
];

let known: readonly (readonly [RegExp, Says])[] | null = null;

const partOf = (sentence: string): Part | null => {
  known ??= SENTENCES.map(([pattern, says]) => [phrase(pattern), says]);
  for (const [pattern, says] of known) {
    const found = pattern.exec(sentence.replace(/\.$/u, ''));
    const part = found === null ? null : says(found.slice(1), sentence);
    if (part !== null) return part;
  }
  return null;
};

interface EnergyRead {
  readonly facts: Partial<Card>;
  /** Sentences that are not executed, as one text. */
  readonly left: string;
}

/** The parts of a text, two sentences joined where they belong together, and the unknown sentences. */
const read = (text: string): { readonly parts: readonly Part[]; readonly left: readonly string[] } => {
  // A reminder about effects that are there already belongs to the sentence before it.
  const sentences = text.split(/(?<=[.)])\s+(?=[A-Z(]|this card )(?!\(Existing)/u);
  const parts: Part[] = [];
  const left: string[] = [];
  for (let at = 0; at < sentences.length; at += 1) {
    const [sentence = '', next] = sentences.slice(at, at + 2);
    const both = next === undefined ? null : partOf(`${sentence} ${next}`);
    const part = both ?? partOf(sentence);
    if (part === null) left.push(sentence);
    else parts.push(part);
    if (both !== null) at += 1;
  }
  return { parts, left };
};

const aboutSome = ({ if: when }: Gives): boolean =>
  typeof when === 'object' && when !== null && Object.keys(when).length > 0;

/**
 * What the sentences of a special Energy card come to; null where none of them says what it gives. `units`: what it always gives, where that is
 * known already.
 */
export const usualEnergy = (text: string, units: readonly Json[] | null = null): EnergyRead | null => {
  const { parts, left } = read(text);
  const stated = parts.flatMap((part) => [...(part.gives === undefined ? [] : [part.gives]), ...(part.or ?? [])]);
  const gives = units === null ? stated : [...stated, { units: [...units] }];
  // What it gives to some Pokémon may stand beside what it gives to all.
  if (gives.length === 0 || (units !== null && stated.some((one) => !aboutSome(one)))) return null;
  const attachesTo = parts.find((part) => part.attachesTo !== undefined)?.attachesTo;
  const always = parts.flatMap((part) => part.claims ?? []);
  const unread = parts.flatMap((part) => part.unread ?? []);
  const discardUnless = parts.find((part) => part.discardUnless !== undefined)?.discardUnless;
  const burden = parts.find((part) => part.burden !== undefined)?.burden;
  return {
    facts: {
      provides: [
        ...gives.filter(aboutSome),
        ...gives.filter((one) => one.if !== undefined && !aboutSome(one)),
        ...gives.filter((one) => one.if === undefined),
      ].map(({ if: when, units }) => ({ ...(when === undefined ? {} : { if: when }), units: [...units] })),
      ...(attachesTo === undefined ? {} : { attachesTo }),
      ...(burden === undefined ? {} : { burden }),
      ...(parts.some((part) => part.endOfTurn === true) ? { discardAtEndOfTurn: true } : {}),
      ...(discardUnless === undefined ? {} : { discardUnless }),
      ...(always.length === 0 ? {} : { play: { text, does: [] }, always }),
      ...(unread.length === 0 ? {} : { unread }),
    },
    left: left.join(' '),
  };
};
