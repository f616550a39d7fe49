import { ENERGY_LETTERS, ENERGY_NAMES, type EnergyLetter, type Json } from '../../state/index.ts';

/** Which Pokémon a phrase of a card text means, as a FILTER of CARD-TEXTS.md: "Basic Pokémon", "Fighting Pokémon-EX", "Ultra Beasts", "Fire or Water Pokémon". */

export type Filter = { readonly [key: string]: Json };

const TYPE = ENERGY_LETTERS.map((letter) => ENERGY_NAMES[letter]).join('|');
const KIND = 'Basic|Stage [12]|Evolved|Evolution|Mega Evolution';
const TEAM = 'Team (?:Plasma|Aqua|Magma)';
const MARK = '-EX|-GX|-ex';
const ONE = `(?:(?:${KIND}) )?(?:(?:${TYPE}) )?(?:${TEAM} )?Pokémon(?:${MARK})?|Ultra Beasts?`;
/** Before "and" and "or" the last word may be left out: "Fire or Water Pokémon". */
const SHORT = `(?:(?:${KIND}) )?(?:(?:${TYPE}) )?(?:${TEAM} )?Pokémon(?:${MARK})?|(?:Basic )?(?:${TYPE})`;

/** One group around the whole phrase, for a larger pattern. */
export const WHOM = `((?:(?:${SHORT})(?:, | and | or |, and |, or )(?:an? )?){0,3}(?:${ONE}))`;

const PHRASE = new RegExp(`^(?:(${KIND}) )?(?:(${TYPE}) )?(?:(${TEAM}) )?Pokémon(${MARK})?$`, 'iu');

const KINDS: Readonly<Record<string, Filter>> = {
  basic: { basic: true },
  'stage 1': { stage: 'stage 1' },
  'stage 2': { stage: 'stage 2' },
  evolved: { evolved: true },
  evolution: { evolved: true },
  'mega evolution': { stage: 'mega' },
};

/** A Pokémon-EX is another thing than a Pokémon-ex, so this word alone is read as it is written. */
const MARKS: Readonly<Record<string, string>> = { '-EX': 'EX', '-GX': 'gx', '-ex': 'ex' };

const typeOf = (word: string): EnergyLetter | undefined =>
  ENERGY_LETTERS.find((letter) => ENERGY_NAMES[letter].toLowerCase() === word.toLowerCase());

const oneOf = (words: string): Filter | null => {
  if (/^ultra beasts?$/iu.test(words)) return { tag: 'ultra beast' };
  const [all, kind = '', type = '', team = '', mark = ''] = PHRASE.exec(words) ?? [];
  const narrowed = KINDS[kind.toLowerCase()] ?? {};
  if (all === undefined || (mark !== '' && MARKS[mark] === undefined)) return null;
  const tags = [narrowed.tag, team === '' ? undefined : team.toLowerCase(), MARKS[mark]].filter(
    (tag) => tag !== undefined,
  );
  const letter = typeOf(type);
  if (tags.length > 1) return null;
  return {
    ...narrowed,
    ...(letter === undefined ? {} : { type: letter }),
    ...(tags[0] === undefined ? {} : { tag: tags[0] }),
  };
};

/** What the phrase narrows to; null where it says what no FILTER holds. */
export const whomOf = (words = ''): Filter | null => {
  const parts = words.split(/, (?:and |or )?(?:an? )?| (?:and|or) (?:an? )?/u);
  const [only = '', ...more] = parts.map((part) => (/Pokémon|Ultra Beast/iu.test(part) ? part : `${part} Pokémon`));
  if (more.length === 0) return oneOf(words);
  const found = [only, ...more].map(oneOf);
  // "Pokémon and Fire Pokémon" would mean everybody.
  return found.some((one) => one === null || Object.keys(one).length === 0) ? null : { 'any-of': found as Filter[] };
};
