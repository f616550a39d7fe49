import { ENERGY_NAMES, type Json } from '../../state/index.ts';
import { letterOf, phrase } from './phrases.ts';
import type { Filter } from './whom.ts';

/** What a power asks before it applies, after "as long as" or "if", as a CONDITION of CARD-TEXTS.md. */

type Found = readonly (string | undefined)[];

const NAME = "([A-Z][\\p{L}'. ♀♂-]*?)";

export const SPECIAL_CONDITIONS = ['asleep', 'burned', 'confused', 'paralyzed', 'poisoned'];
export const THREE = ['asleep', 'confused', 'paralyzed'];

const self = (filter: Filter): Json => ({ self: filter });

const TABLE: readonly (readonly [string, (found: Found) => Json])[] = [
  ['$self is (?:$mine|in the Active Spot)', () => self({ place: 'active' })],
  ['$self is (?:on your Bench|Benched)', () => self({ place: 'bench' })],
  ['$self is an Evolved Pokémon', () => self({ evolved: true })],

  [
    '(?:$self has any $type Energy(?: cards)? attached to it|there is a $type Energy card attached to $self)',
    ([type, other]) => self({ 'with-energy': letterOf(type ?? other) }),
  ],
  ['$self has any React Energy cards attached to it', () => ({ attached: 'React Energy' })],
  // Both of them: there is none that is not there.
  [
    '$self has any basic $type Energy cards and any basic $type Energy cards attached to it',
    (types) => ({
      not: {
        'any-of': types.map((type = '') => ({ not: { attached: `${ENERGY_NAMES[letterOf(type)]} Energy` } })),
      },
    }),
  ],

  ["$self's remaining HP is $n or less", ([hp]) => self({ 'hp-left-at-most': Number(hp) })],

  ['you have more Prize cards left than your opponent', () => ({ 'more-prizes': true })],
  ['$self is the only Pokémon you have in play', () => ({ not: { 'you-have': {} } })],

  [
    'your opponent has any Pokémon-ex as $their Active Pokémon',
    () => ({ 'opponent-has': { tag: 'ex', place: 'active' } }),
  ],
  [
    `you have ${NAME}(?:, ${NAME})?(?:,? (?:and/or|or) ${NAME})? in play`,
    (names) => {
      const named = names.filter((name) => name !== undefined);
      return named.some((name) => / (?:and|or) /u.test(name))
        ? null
        : { 'you-have': { 'any-of': named.map((name) => ({ named: name })) } };
    },
  ],

  [`(${NAME}'s Stadium) is in play`, ([stadium = '']) => ({ stadium })],
  ['$self is in play', () => ({})],
  ['you have less than $n cards in your hand', ([n]) => ({ 'hand-at-most': Number(n) - 1 })],
  ['your opponent has $n or fewer Prizes', ([n]) => ({ 'prizes-at-most': { theirs: Number(n) } })],
];

let known: readonly (readonly [RegExp, (found: Found) => Json])[] | null = null;

/** What the words ask; null where they ask another thing. */
export const asked = (words: string): Json | null => {
  known ??= TABLE.map(([pattern, says]) => [phrase(pattern), says]);
  for (const [pattern, says] of known) {
    const found = pattern.exec(words);
    const condition = found === null ? null : says(found.slice(1));
    if (condition !== null) return condition;
  }
  return null;
};

/** A text split at the first comma that follows a known condition. */
export const beginning = (text: string): { readonly condition: Json; readonly rest: string } | null => {
  const [opening] = /^(?:as long as|as long|if) /iu.exec(text) ?? [];
  if (opening === undefined) return null;
  for (const { index } of text.matchAll(/, /gu)) {
    const condition = asked(text.slice(opening.length, index));
    if (condition !== null) return { condition, rest: text.slice(index + 2) };
  }
  return null;
};
