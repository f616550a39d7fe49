import { ENERGY_NAMES } from '../../state/index.ts';

/** Energy by letter and by short name, in words: a reader would spell `L L DRE`. */

const LETTERS: { readonly [letter: string]: string | undefined } = ENERGY_NAMES;

/** The short names of special Energy cards, as they stand with the cards. */
export const SHORT_NAMES: { readonly [short: string]: string } = {
  DRE: 'Double Rainbow Energy',
  DCE: 'Double Colorless Energy',
  SCR: 'Scramble Energy',
  RCT: 'React Energy',
  BST: 'Boost Energy',
  RBE: 'Rainbow Energy',
  SDE: 'special Darkness Energy',
  SME: 'special Metal Energy',
};

const LETTER = '[GRWLPFDMYNC]';

/** `L L L L`, `R C`: no name has two such letters side by side. */
const ROW = new RegExp(`(?<![\\p{L}\\p{N}.'’+-])${LETTER}(?: ${LETTER})+(?![\\p{L}\\p{N}'’-]|\\.[\\p{L}\\p{N}])`, 'gu');

/** A letter by itself, unless it ends a name (`Dialga G`) or begins one (`M Gardevoir`): after a sign, a number or a word in small letters, and not before a word in capitals. */
const ALONE = new RegExp(
  `(?<=^|[,;:(] ?|\\b\\d+ |\\b\\p{Ll}+ |\\b(?:Weakness|Resistance) )(${LETTER})(?=$|[,;:.)]| (?!\\p{Lu}|\\d))`,
  'gu',
);

const SHORT = new RegExp(`(?<![\\p{L}\\p{N}])(?:${Object.keys(SHORT_NAMES).join('|')})(?![\\p{L}\\p{N}])`, 'gu');

const word = (letter: string): string => LETTERS[letter] ?? letter;

const counted = (row: string): string => {
  const counts = new Map<string, number>();
  for (const letter of row.split(' ')) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts].map(([letter, count]) => `${count === 1 ? '' : `${count} `}${word(letter)}`).join(' and ');
};

export const spokenEnergy = (text: string): string =>
  text
    .replace(ROW, counted)
    .replace(ALONE, (_, letter: string) => word(letter))
    .replace(SHORT, (short) => SHORT_NAMES[short] ?? short);
