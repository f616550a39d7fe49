import type { Json } from '../../state/index.ts';
import { BASIC_ENERGY, BASIC_POKEMON, letterOf, many, type Understood } from './phrases.ts';
import { whomOf } from './whom.ts';

/** Usual sentences about decks, hands, discard piles and Energy that mean the same on an attack, a power and a Trainer card. */

type Effects = readonly (readonly [string, Understood])[];

/** Attached Energy of a kind. */
export const attachedOf = (type: string | undefined): { readonly type?: Json } =>
  type === undefined ? {} : { type: letterOf(type) };

/** Cards in piles by the word before "card". */
export const SOUGHT: Readonly<Record<string, Json>> = {
  item: { item: true },
  supporter: { kind: 'supporter' },
  stadium: { kind: 'stadium' },
  'pokémon tool': { tag: 'tool' },
  evolution: { kind: 'pokemon', evolution: true },
  trainer: { kind: 'trainer', 'old-trainer': true },
  'basic energy': BASIC_ENERGY,
  energy: { kind: 'energy' },
  'special energy': { kind: 'energy', 'not-tag': 'basic energy' },
};

/** Which cards of a deck a phrase for Pokémon means; null where it asks for what only a Pokémon in play is. */
export const cardsLike = (words: string | undefined): Json | null => {
  const whom = whomOf(words);
  if (whom === null) return null;
  const { evolved, 'any-of': either, ...rest } = whom;
  if (either !== undefined) {
    const parts = (either as readonly { readonly [key: string]: Json }[]).map(({ evolved: is, ...one }) => ({
      kind: 'pokemon',
      ...one,
      ...(is === true ? { evolution: true } : {}),
    }));
    return { 'any-of': parts };
  }
  return { kind: 'pokemon', ...rest, ...(evolved === true ? { evolution: true } : {}) };
};

/** What a phrase for Basic Pokémon asks for beyond that; null where it means others. */
const basicLike = (words: string | undefined): Json | null => {
  const whom = whomOf(words);
  if (whom === null || whom.basic !== true) return null;
  const { basic: _basic, ...rest } = whom;
  return rest;
};

const ONE_TO_BENCH = { count: 1, to: 'bench' };

/** Sentences that any kind of card may have. */
export const OF_PILES: Effects = [
  [
    'search your deck for (an?|up to $n) (Item|Stadium|Pokémon Tool|Evolution|Trainer) cards?$shown and put (?:it|them) into your hand$shuffled',
    (_one, n, kind = '') => [
      {
        search: SOUGHT[kind.toLowerCase()] ?? {},
        count: many(n),
        to: 'hand',
        ...(n === undefined ? {} : { 'up-to': true }),
      },
    ],
  ],

  [
    'search your deck for a (Basic \\w+ Pokémon) or (?:a )?(Basic \\w+ Pokémon) and,? put it onto your Bench(?:$shuffled|,? and shuffle your deck)',
    (...words) => {
      const cards = words.map(basicLike);
      return cards.includes(null)
        ? null
        : [{ search: { ...BASIC_POKEMON, 'any-of': cards as Json[] }, ...ONE_TO_BENCH }];
    },
  ],
];
