import type { Json } from '../../state/index.ts';
import {
  damageForEach,
  type Found,
  more,
  multiplied,
  type Parts,
  type Printed,
  plus,
  type Sentence,
} from './attack-parts.ts';
import { letterOf, themOf, type Verbs, where } from './phrases.ts';
import { STEADY } from './usual-amounts.ts';
import { readAttackSentence } from './usual-attack-sentences.ts';
import { COPYING } from './usual-copying.ts';
import { EXTRA_ENERGY } from './usual-extra-energy.ts';
import { FURTHER_PARTS } from './usual-further-parts.ts';
import { type Filter, whomOf } from './whom.ts';

/** Further sentences of attacks since Black & White that are more than effects: offers of Energy for damage, damage that nothing changes, other things counted. */

const THEIRS = { side: 'theirs' };
const YOURS = { side: 'yours' };

const ofType = (basic: string | undefined, type: string | undefined): Filter => ({
  ...(basic === undefined ? {} : { basic: true }),
  ...(type === undefined ? {} : { type: letterOf(type) }),
});

const ENERGY = '(?:(basic) |$type )?Energy(?: cards?)?';
const OFF_ITSELF = '(?:attached to|from) $self';

/** What is discarded before the damage, and what the damage gains by it. */
const paid = (price: Verbs, base: Parts | null): Parts | null =>
  base === null ? null : { ...base, activate: [...price] };

/** An offer: the more damage only where anything was discarded for it. */
const offered = (price: Json, n: string | undefined, printed: Printed): Parts | null =>
  paid([{ may: [price] }], more(printed, n, { whether: { discarded: true } }));

const BEFORE = 'before doing damage, ';

const UNTOUCHED = "(?:this|that) damage (?:isn't|is not) affected by ";
const SET_ASIDE: readonly (readonly [string, readonly string[]])[] = [
  [`${UNTOUCHED}Weakness or Resistance`, ['weakness', 'resistance']],
  [
    `${UNTOUCHED}Weakness, Resistance,? or any other effects on (?:that|those) Pokémon`,
    ['weakness', 'resistance', 'effects'],
  ],
];

const each = (words: string | undefined, filter: Filter): Json | null => {
  const whom = whomOf(words);
  return whom === null ? null : { each: { ...filter, ...whom } };
};

/** The name of a card, and not words for cards of some kind; patterns take small letters for capital ones. */
const isName = (words: string): boolean =>
  /^\p{Lu}/u.test(words) &&
  !/Pokémon|Energy|\bcards?\b|\bPrize|\b(?:and|or|different|damage|Evolution|Supporter|Item|Stadium)\b|,/u.test(words);

const named = (name: string, filter: Filter): Json | null =>
  isName(name) ? { each: { ...filter, named: name } } : null;

const NAME = "([A-Z][\\p{L}'é -]{2,24}?)";

/** What an amount may be multiplied by beside what others know. */
const COUNTED: readonly (readonly [string, (found: Found) => Json | null])[] = [
  [
    'of your Pokémon (?:in play )?that (?:has|have) the ([A-Z][\\w -]{2,20}) attack',
    ([attack = '']) => ({ each: { ...YOURS, 'has-attack': attack } }),
  ],
  [
    'of your Benched $whom that has any damage counters on it',
    ([whom]) => each(whom, { ...YOURS, place: 'bench', damaged: true }),
  ],
  ['Energy attached to $self and $them', () => ({ 'energy-on': { each: { side: 'any', place: 'active' } } })],
  [`${NAME} on your Bench`, ([name = '']) => named(name, { ...YOURS, place: 'bench' })],
  [`${NAME} you have in play`, ([name = '']) => named(name, YOURS)],
  [
    `${NAME} in your discard pile`,
    ([name = '']) => (isName(name) ? { 'in-discard': { named: name }, of: 'yours' } : null),
  ],
  ['of $opponents Pokémon (?:in play )?that (?:has|have) an Ability', () => ({ each: { ...THEIRS, has: 'ability' } })],
  ['$whom on your Bench', ([whom]) => each(whom, { ...YOURS, place: 'bench' })],
  ['$whom you have in play', ([whom]) => each(whom, YOURS)],
];

const PILED: Readonly<Record<string, Json>> = {
  pokémon: { kind: 'pokemon' },
  supporter: { kind: 'supporter' },
  stadium: { kind: 'stadium' },
  item: { item: true },
};

const benched = (name: string): Json => ({ 'you-have': { side: 'yours', place: 'bench', named: name } });

/** Conditions after "if" beside those of the other tables; nothing the damage does changes them. */
const GIVEN: readonly (readonly [string, (found: Found) => Json | null])[] = [
  ['you have the same number of cards $held as your opponent', () => ({ 'hands-equal': true })],
  ['your Benched Pokémon have any damage counters on them', () => ({ 'you-have': { place: 'bench', damaged: true } })],
  [
    'your opponent has any $whom in play',
    ([whom]) => {
      const filter = whomOf(whom);
      return filter === null ? null : { 'opponent-has': filter };
    },
  ],
  ['you have (?:only|exactly) $n Prize cards? remaining', ([n]) => ({ 'prizes-left': { yours: Number(n) } })],
  ['$self has full HP', () => ({ self: { 'full-hp': true } })],
  ['$self has any Plasma Energy attached to it', () => ({ attached: 'Plasma Energy' })],
  ['$them has an Ability', () => ({ defending: { has: 'ability' } })],
  [`${NAME} is on your Bench`, ([name = '']) => (isName(name) ? benched(name) : null)],
  // Both of them: there is none that is not there.
  [
    `${NAME} and ${NAME} are on your Bench`,
    ([one = '', other = '']) =>
      isName(one) && isName(other) ? { not: { 'any-of': [one, other].map((name) => ({ not: benched(name) })) } } : null,
  ],
  [
    '$them is an? $whom or an? $whom',
    ([, one, other]) => {
      const filters = [one, other].map((words) => whomOf(words));
      return filters.some((filter) => filter === null || Object.keys(filter).length === 0)
        ? null
        : { defending: { 'any-of': filters as Filter[] } };
    },
  ],
];

const steady = [...GIVEN, ...STEADY];

const strikes = (filter: Filter, n: string | undefined, ignores: readonly string[] = []): Parts => ({
  choose: [{ choose: filter }],
  does: [{ damage: Number(n), to: 'chosen', ...(ignores.length === 0 ? {} : { ignores: [...ignores] }) }],
});

export const LATEST_PARTS: readonly Sentence[] = [
  ...EXTRA_ENERGY,
  ...COPYING,
  ...FURTHER_PARTS,
  {
    pattern: `reveal any number of ${NAME} cards in your hand\\. This attack does $n damage for each card you revealed(?: in this way)?`,
    part: ([name = '', n], printed) => (isName(name) ? multiplied(printed, n, { shown: { named: name } }) : null),
    last: true,
  },
  {
    pattern: 'if you go first, you can use this attack on $first',
    part: () => ({ despite: ['first-turn'] }),
  },
  {
    pattern: "if you have $nohand, $free this attack's cost",
    part: () => ({ freeWhen: { not: { 'hand-at-least': 1 } } }),
  },
  // Where there is none, nothing is in the way of the attack.
  {
    pattern: `${BEFORE}discard all Pokémon Tools?(?: cards)? (?:attached to|from) $them`,
    part: ([them]) => ({
      activate: [where({ defending: { 'with-tool': true } }, [{ 'discard-tool': themOf(them) }])],
    }),
  },
  {
    pattern: `${BEFORE}you may discard any number of Pokémon Tools?(?: cards)? from your Pokémon\\. This attack does $n more damage for each card you discarded in this way`,
    part: ([n], printed) =>
      paid([{ 'discard-in-play': 'any', only: 'tools', side: 'yours' }], more(printed, n, { discarded: true })),
    last: true,
  },
  {
    pattern:
      'if ($them|$self) is affected by a Special Condition, this attack does (?:$n damage plus )?$n more damage\\. Then, (?:remove all Special Conditions from (?:that Pokémon|the Defending Pokémon|$self)|that Pokémon recovers from all Special Conditions)',
    part: ([who = '', them, from, n], printed) => {
      const times = { when: { [them === undefined ? 'self' : 'defending']: { affected: true } } };
      const base = from === undefined ? more(printed, n, times) : plus(printed, from, n, times);
      return base === null ? null : { ...base, does: [{ cure: 'all', on: them === undefined ? 'self' : themOf(who) }] };
    },
    last: true,
  },
  {
    pattern: `you may discard (an?|all) ${ENERGY} ${OFF_ITSELF}\\. If you do, this attack does $n more damage`,
    part: ([many = '', basic, type, extra], printed) => {
      const amount = /^all$/iu.test(many) ? 'all' : 1;
      return offered({ 'discard-energy': amount, from: 'self', ...ofType(basic, type) }, extra, printed);
    },
    last: true,
  },
  {
    pattern: `discard all ${ENERGY} ${OFF_ITSELF}\\. This attack does $n damage (?:for each|times the number of) (?:cards?|Energy cards?) you discarded(?: in this way)?`,
    part: ([basic, type, n], printed) =>
      paid(
        [{ 'discard-energy': 'all', from: 'self', ...ofType(basic, type) }],
        multiplied(printed, n, { discarded: true }),
      ),
    last: true,
  },
  ...(['more damage', 'damage'] as const).map(
    (words): Sentence => ({
      pattern: `discard (?:any (?:number|amount) of|as (?:many|much)) ${ENERGY} (?:attached to|from) your (Benched )?Pokémon(?: as you like)?\\. This attack does $n ${words} (?:for each|times the number of) (?:cards?|Energy cards?) you discarded(?: in this way)?`,
      part: ([basic, type, bench, n], printed) =>
        paid(
          [
            {
              'discard-energy': 'any',
              from: { each: { ...YOURS, ...(bench === undefined ? {} : { place: 'bench' }) } },
              'in-all': true,
              ...ofType(basic, type),
            },
          ],
          (words === 'damage' ? multiplied : more)(printed, n, { discarded: true }),
        ),
      last: true,
    }),
  ),
  ...SET_ASIDE.flatMap(([aside, ignores]): readonly Sentence[] => [
    {
      pattern: `this attack does $n damage to 1 of $opponents (Benched )?$whom\\. ${aside}`,
      part: ([n, bench, words]) => {
        const whom = whomOf(words);
        return whom === null
          ? null
          : strikes({ ...THEIRS, ...(bench === undefined ? {} : { place: 'bench' }), ...whom }, n, ignores);
      },
    },
    {
      pattern: `this attack does $n damage to each of $opponents (Benched )?$whom\\. ${aside}`,
      part: ([n, bench, words]) => {
        const to = each(words, { ...THEIRS, ...(bench === undefined ? {} : { place: 'bench' }) });
        return to === null ? null : { does: [{ damage: Number(n), to, ignores: [...ignores] }] };
      },
    },
  ]),
  {
    pattern:
      '(?:this attack (?:also )?does|does) $n damage to 1 of $opponents (Benched )?$whom( that has any damage counters on it)?$unspared',
    part: ([n, bench, words, hurt]) => {
      const whom = whomOf(words);
      return whom === null
        ? null
        : strikes(
            {
              ...THEIRS,
              ...(bench === undefined ? {} : { place: 'bench' }),
              ...(hurt === undefined ? {} : { damaged: true }),
              ...whom,
            },
            n,
          );
    },
  },
  {
    pattern:
      "this attack does $n more damage for each (Supporter card|Pokémon|Item card|Stadium card) in your discard pile\\. You can't add more than $n damage in this way",
    part: ([n, kind = '', most], printed) => {
      const of = PILED[kind.toLowerCase().replace(/ card$/u, '')];
      const bound = Number(most) / Number(n);
      return of === undefined || !Number.isInteger(bound)
        ? null
        : more(printed, n, { counted: { 'in-discard': of, of: 'yours' }, 'at-most': bound });
    },
  },
  {
    pattern:
      'this attack does $n damage times the (?:amount|number) of Energy attached to $self to 1 of $opponents Pokémon$unspared',
    part: ([n]) => ({
      choose: [{ choose: THEIRS }],
      does: [{ damage: { counted: { 'energy-on': 'self' }, times: Number(n) }, to: 'chosen' }],
    }),
  },
  {
    pattern:
      'flip $n coins\\. This attack does $n damage times the number of heads to each of $opponents Pokémon$unspared',
    part: ([coins, n]) => ({
      does: [{ damage: { counted: { heads: Number(coins) }, times: Number(n) }, to: { each: THEIRS } }],
    }),
    last: true,
  },
  {
    pattern: 'search your deck for (?:an?|up to $n) $self and put (?:it|them) onto your Bench$shuffled',
    part: ([n], { name }) => ({
      does: [
        {
          search: { kind: 'pokemon', named: name },
          count: Number(n ?? 1),
          to: 'bench',
          ...(n === undefined ? {} : { 'up-to': true }),
        },
      ],
    }),
  },
  {
    pattern: 'search your deck for $self and put it onto your Bench$shuffled',
    part: (_found, { name }) => ({ does: [{ search: { kind: 'pokemon', named: name }, count: 1, to: 'bench' }] }),
  },
  {
    pattern: 'during your next turn, this attack does $n more damage(?: $before)?',
    part: ([n], { attack }) => ({
      does: [
        {
          lasting: { claim: 'damage', when: 'before', add: Number(n), attack },
          on: 'self',
          until: 'your-next-turn',
        },
      ],
    }),
  },
  {
    pattern:
      'flip $n coins\\. This attack does $n damage (?:times the number of|for each) heads\\. ((?!If |For |Then|Flip )[^.]{5,90})',
    part: ([coins, n, also = ''], printed) => {
      const base = multiplied(printed, n, { heads: Number(coins) });
      const does = readAttackSentence(also);
      return base === null || does === null ? null : { ...base, does };
    },
    last: true,
  },
  {
    pattern: 'flip a coin\\. If tails, this attack does nothing\\. If heads, ([^.]{5,160})',
    part: ([then = '']) => {
      const does = readAttackSentence(then);
      return does === null ? null : { activate: [{ flip: { tails: [{ nothing: true }] } }], does };
    },
    last: true,
  },
  {
    pattern: "if your opponent's Pokémon is Knocked Out by damage from this attack, take $n more Prize cards?",
    // What an attack that is used once in a game leaves for the turn is about no other.
    part: ([n], { gx }) =>
      gx === true
        ? {
            activate: [
              {
                lasting: { claim: 'prizes', add: Number(n), of: 'struck', against: THEIRS },
                on: 'self',
                until: 'this-turn',
              },
            ],
          }
        : null,
  },
  ...COUNTED.flatMap(([what, count]) => damageForEach(what, count)),
  ...GIVEN.flatMap(([given, condition]): readonly Sentence[] => [
    {
      pattern: `if ${given}, this attack does $n more damage(?: $before)?`,
      part: (found, printed) => whenMore(condition(found), found.at(-1), printed),
    },
  ]),
  ...STEADY.map(
    ([given, condition]): Sentence => ({
      pattern: `if ${given}, this attack does $n more damage $before`,
      part: (found, printed) => whenMore(condition(found), found.at(-1), printed),
    }),
  ),
  ...GIVEN.map(
    ([given, condition]): Sentence => ({
      pattern: `if ${given}, ((?!this attack )[^.]{5,160})`,
      part: (found) => {
        const met = condition(found);
        const then = readAttackSentence(found.at(-1) ?? '');
        return met === null || then === null ? null : { does: [where(met, then)] };
      },
      last: true,
    }),
  ),
  ...steady.flatMap(([given, condition]): readonly Sentence[] => [
    {
      pattern: `if ${given}, this attack does $n more damage(?: and|, and) ((?!this attack )[^.]{5,120})`,
      part: (found, printed) => {
        const met = condition(found);
        const base = whenMore(met, found.at(-2), printed);
        const then = readAttackSentence(found.at(-1) ?? '');
        return met === null || base === null || then === null ? null : { ...base, does: [where(met, then)] };
      },
      last: true,
    },
    {
      pattern: `if ${given}, (?:it|that Pokémon|$them) is Knocked Out`,
      part: (found, _printed, sentence = '') => {
        const met = condition(found);
        const who = /^if the Defending/iu.test(sentence) ? 'defending' : 'opponents-active';
        return met === null || !('defending' in (met as object))
          ? null
          : { does: [where(met, [{ 'knock-out': who }])] };
      },
    },
  ]),
];

function whenMore(met: Json | null, n: string | undefined, printed: Printed): Parts | null {
  return met === null ? null : more(printed, n, { when: met });
}
