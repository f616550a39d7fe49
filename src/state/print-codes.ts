import type { Card } from './card.ts';

/** Print codes as players and programs write them. */

/** A subset as a set of its own (`CRZ-GG 25`), where the card has the letters before its number (`CRZ GG25`). */
const SUBSET = /^([A-Z0-9]+)-(GG|TG|SV|RC)\s+(\d+)$/iu;
/** The number of a promotional card with or without letters: `PR-SW SWSH022`, `PR-SW 22`. */
const PROMO = /^(PR-[A-Z]+)[\s#-]+[A-Z]*0*(\d+[a-z]?)$/iu;
const SET_AND_NUMBER = /^(.*?)[\s#-]+([a-z]*)0*(\d+[a-z]?)$/iu;

/** Promotional sets that players call otherwise than PTCG Live does. */
const PROMO_SETS: ReadonlyMap<string, string> = new Map([
  ['svp', 'pr-sv'],
  ['swshp', 'pr-sw'],
  ['smp', 'pr-sm'],
  ['xyp', 'pr-xy'],
  ['bwp', 'pr-blw'],
  ['hsp', 'pr-hs'],
  ['dpp', 'pr-dpp'],
  ['mep', 'pr-me'],
]);

/** Sets that only a program has: no printed card has them, so that the name alone tells the card. */
const NOT_PRINTED = /^(?:SVALT|SWSHALT|SMALT)\b/iu;

export const isPrinted = (print: string): boolean => !NOT_PRINTED.test(print);

/** Sets as TCGdex numbers them: `me01` and `me1`, `sv03.5` and `sv3pt5` are one. */
const NUMBERED = /^([a-z]+)0*(\d+)(?:\.(\d))?(?=[\s#-])/iu;

const calledOtherwise = (print: string): string =>
  print
    .replace(/^[a-z]+(?=[\s#-])/iu, (set) => PROMO_SETS.get(set.toLowerCase()) ?? set)
    .replace(
      NUMBERED,
      (_all, set: string, number: string, half?: string) => `${set}${number}${half === undefined ? '' : `pt${half}`}`,
    );

/** One spelling for all: `EVS 083`, `evs-83` and `EVS #83` are `evs 83`; `CRZ-GG 25` is `crz gg25`, `SVP 67` is `pr-sv 67`. */
export const plainPrint = (print: string): string => {
  const known = plainPrints.get(print);
  if (known !== undefined) return known;
  const plain = inPlainSpelling(print);
  if (plainPrints.size >= MOST_REMEMBERED) plainPrints.clear();
  plainPrints.set(print, plain);
  return plain;
};

/** The prints of the few cards of a table are compared again with every name on it. */
const plainPrints = new Map<string, string>();
const MOST_REMEMBERED = 10_000;

/** The Shiny Vault of Hidden Fates: a set of its own in card data, and a part of that set to players. */
const PART_OF_A_SET = /^hif (?=sv\d)/u;

const inPlainSpelling = (print: string): string => inOneSpelling(print).replace(PART_OF_A_SET, 'sma ');

const inOneSpelling = (print: string): string => {
  const text = calledOtherwise(print.trim());
  const [, promo, of] = PROMO.exec(text) ?? [];
  if (promo !== undefined && of !== undefined) return `${promo} ${of}`.toLowerCase();
  const [, whole, part, number] = SUBSET.exec(text) ?? [];
  if (whole !== undefined && part !== undefined && number !== undefined)
    return `${whole} ${part}${Number(number)}`.toLowerCase();
  const [, set, letters = '', digits = ''] = SET_AND_NUMBER.exec(text) ?? [];
  return (set === undefined ? text : `${set} ${letters}${digits}`).toLowerCase();
};

const CODE_AND_NUMBER = /^[a-z][a-z0-9&]{0,11}(?:\.\d|-[a-z]{2,5})?[\s#-]+[a-z]{0,5}\d{1,3}[a-z]?$/iu;

/** A set and a number that stand where a name could (`MEG 77`), in the one spelling; null for every other name. */
export const asPrint = (name: string): string | null => {
  const text = name.trim();
  return CODE_AND_NUMBER.test(text) ? plainPrint(text) : null;
};

/** The spellings under which a card is found by its print: set and number, and its id. */
export const printsOfCard = ({ key, print }: Pick<Card, 'key' | 'print'>): readonly string[] => [
  ...new Set([...(print === undefined ? [] : [plainPrint(print)]), plainPrint(key)]),
];

const NAME_AND_PRINT = /^(.*\S)\s*\(([^()]*\d[^()]*)\)$/u;

/** A name with its print in brackets, where no more than the name is kept of a card that has gone: `Roselia (DP 96)`. */
export const nameAndPrint = (text: string): { readonly name: string; readonly print?: string } => {
  const [, name, print] = NAME_AND_PRINT.exec(text) ?? [];
  return name === undefined || print === undefined ? { name: text } : { name, print };
};

/** The same in one spelling: `Roselia(DP 96)` is `Roselia (DP 96)`. */
export const withPrint = ({ name, print }: { readonly name: string; readonly print?: string }): string =>
  print === undefined ? name : `${name} (${print})`;

/** True when a card's print or id is meant by what stands in brackets after the name. */
export const isPrint = (card: Card, print: string): boolean => {
  const plain = print.toLowerCase();
  if (card.key.toLowerCase() === plain || card.print?.toLowerCase() === plain) return true;
  return printsOfCard(card).includes(plainPrint(print));
};
