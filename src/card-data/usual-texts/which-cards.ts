import { ENERGY_LETTERS, ENERGY_NAMES, type Json } from '../../state/index.ts';
import { letterOf } from './phrases.ts';

/** Which cards of a pile a phrase of a card text means, as a CARD FILTER of CARD-TEXTS.md: "basic Energy cards", "a Fire Pokémon (excluding Pokémon-ex)". */

type CardFilter = { readonly [key: string]: Json };

const TYPE = ENERGY_LETTERS.map((letter) => ENERGY_NAMES[letter]).join('|');

/** One group around how many: `a`, `an`, `any 1`, `up to 2`. */
export const HOW_MANY = '(an?|any 1|any one|1|up to \\d+)';
/** One group around what kind of card; a plural like a single one. */
export const CARDS = `((?:basic |(?:${TYPE}) )?Energy cards?|(?:(?:${TYPE}) )?(?:Basic )?Pokémon(?: cards?)?(?: \\(excluding Pokémon(?:-ex| LV\\.X)\\))?|Evolution cards?|Basic Pokémon or Evolution card|Baby Pokémon, Basic Pokémon, or Evolution card|Supporter cards?|Stadium cards?|Pokémon Tool cards?|cards?)`;

const POKEMON = new RegExp(
  `^(?:(${TYPE}) )?(basic )?pokémon(?: cards?)?(?: \\(excluding pokémon(-ex| lv\\.x)\\))?$`,
  'iu',
);
const ENERGY = new RegExp(`^(?:(basic)|(${TYPE}))? ?energy cards?$`, 'iu');

const KINDS: readonly (readonly [RegExp, CardFilter])[] = [
  [/^cards?$/iu, {}],
  [/^evolution cards?$/iu, { kind: 'pokemon', evolution: true }],
  [/^(?:baby pokémon, )?basic pokémon,? or evolution card$/iu, { kind: 'pokemon' }],
  [/^supporter cards?$/iu, { kind: 'supporter' }],
  [/^stadium cards?$/iu, { kind: 'stadium' }],
  [/^pokémon tool cards?$/iu, { tag: 'tool' }],
];

/** What the phrase means; null where it is none of these. */
export const cardsNamed = (words = ''): CardFilter | null => {
  const known = KINDS.find(([pattern]) => pattern.test(words));
  if (known !== undefined) return known[1];
  const energy = ENERGY.exec(words);
  if (energy !== null) {
    const [, basic, type] = energy;
    if (basic !== undefined) return { kind: 'energy', tag: 'basic energy' };
    return { kind: 'energy', ...(type === undefined ? {} : { type: letterOf(type) }) };
  }
  const pokemon = POKEMON.exec(words);
  if (pokemon === null) return null;
  const [, type, basic, without] = pokemon;
  return {
    kind: 'pokemon',
    ...(basic === undefined ? {} : { basic: true }),
    ...(type === undefined ? {} : { type: letterOf(type) }),
    ...(without === undefined ? {} : { 'not-tag': /ex$/iu.test(without) ? 'ex' : 'lv.x' }),
  };
};

/** How many a phrase of `HOW_MANY` allows, and whether fewer will do. */
const howMany = (words = ''): { readonly count: number; readonly upTo: boolean } => {
  const [, most] = /^up to (\d+)$/iu.exec(words) ?? [];
  return { count: most === undefined ? 1 : Number(most), upTo: most !== undefined };
};

/** The keys of a verb that takes so many cards. */
export const taking = (words: string | undefined): { readonly count: number; readonly 'up-to'?: true } => {
  const { count, upTo } = howMany(words);
  return { count, ...(upTo ? { 'up-to': true as const } : {}) };
};
