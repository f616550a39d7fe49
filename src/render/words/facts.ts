import type { Facts } from '../../claims/index.ts';

/** Facts as the words ask for them. A fact that is not there reads `?`, so that a sentence never breaks. */
export interface Given {
  /** Any fact as text; lists with commas. */
  (name: string): string;
  number(name: string): number;
  list(name: string): readonly string[];
  has(name: string): boolean;
  is(name: string): boolean;
}

const textOf = (value: Facts[string] | undefined): string => {
  if (value === undefined) return '?';
  return typeof value === 'object' ? value.join(', ') : String(value);
};

export const given = (facts: Facts): Given =>
  Object.assign((name: string) => textOf(facts[name]), {
    number: (name: string) => Number(facts[name] ?? 0),
    list: (name: string): readonly string[] => {
      const value = facts[name];
      if (value === undefined) return [];
      return typeof value === 'object' ? value : [String(value)];
    },
    has: (name: string) => facts[name] !== undefined,
    is: (name: string) => facts[name] === true,
  });

/** A sentence made of facts. */
export type Words = (f: Given) => string;

/** `a`, `a and b`, `a, b and c`; with another word between the last two: `or`. */
export const listed = (items: readonly string[], between = 'and'): string => {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${between} ${items.at(-1)}`;
};

/** `Fire Energy and 2 Water Energy`. */
export const countedKinds = (cards: readonly string[]): string =>
  listed(
    [...new Set(cards)].map((card) => {
      const many = cards.filter((one) => one === card).length;
      return many === 1 ? card : `${many} ${card}`;
    }),
  );

/** The texts that make a cost another one than the card prints; none of another card: it is the text of the attack itself. */
export const changedBy = (f: Given): string =>
  f.has('changedBy') ? ` (${listed(f.list('changedBy')) || 'by its own text'})` : '';

/** `1 Energy`, `2 cards`: the number and its noun. Nouns that do not change are given alone. */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;

const SPOKEN = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A small number as it is said. */
export const spoken = (count: number): string => SPOKEN[count] ?? String(count);

/** A capital at the beginning. A seat keeps its letter: it is written so on the board. */
export const capital = (text: string): string =>
  /^p[1-4]\b/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

/** Vowels, and letters that are said alone and begin with one: `an SP Pokémon`. `LV.` is said in full. */
const TAKES_AN = /^(?:[aeiouAEIOU]|(?!LV)[FHLMNRSX](?![\p{Ll}'’]))/u;

/** `an Ability`, `another Pokémon`. */
export const article = (words: string): string =>
  words.startsWith('other ') ? `an${words}` : `${TAKES_AN.test(words) ? 'an' : 'a'} ${words}`;

/** With its full stop; a name such as Rocket's Admin. brings it along. */
export const ended = (text: string): string => (/[.!?…]$/u.test(text) ? text : `${text}.`);

export const sentence = (text: string): string => ended(capital(text));

/** A code without words yet, so that at least its sense shows: `already retreated (player p1, turn 7)`. */
export const readable = (code: string, facts: Facts): string => {
  const named = Object.entries(facts).map(([name, value]) => `${name} ${textOf(value)}`);
  return named.length === 0 ? code.replaceAll('-', ' ') : `${code.replaceAll('-', ' ')} (${named.join(', ')})`;
};

/** The words of a table for a code, or the code made readable. */
export const inWords = (table: { readonly [code: string]: Words }, code: string, facts: Facts): string =>
  table[code]?.(given(facts)) ?? readable(code, facts);

/** What cards call the kinds of power. */
export const POWER_KINDS: { readonly [kind: string]: string } = {
  power: 'Poké-Power',
  body: 'Poké-Body',
  'pokemon-power': 'Pokémon Power',
  ability: 'Ability',
};
