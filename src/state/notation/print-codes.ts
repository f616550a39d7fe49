/** Print codes as players and programs write them. */

/** A subset as a set of its own (`CRZ-GG 25`), where the card has the letters before its number (`CRZ GG25`). */
const SUBSET = /^([A-Z0-9]+)-(GG|TG|SV|RC)\s+(\d+)$/iu;
/** The number of a promotional card with or without letters: `PR-SW SWSH022`, `PR-SW 22`. */
const PROMO = /^(PR-[A-Z]+)[\s#-]+[A-Z]*0*(\d+[a-z]?)$/iu;
const SET_AND_NUMBER = /^(.*?)[\s#-]+([a-z]*)0*(\d+[a-z]?)$/iu;

/** Sets that only a program has: no printed card has them, so that the name alone tells the card. */
const NOT_PRINTED = /^(?:SVALT|SWSHALT|SMALT)\b/iu;

export const isPrinted = (print: string): boolean => !NOT_PRINTED.test(print);

/** One spelling for all: `EVS 083`, `evs-83` and `EVS #83` are `evs 83`; `CRZ-GG 25` is `crz gg25`. */
export const plainPrint = (print: string): string => {
  const text = print.trim();
  const [, promo, of] = PROMO.exec(text) ?? [];
  if (promo !== undefined && of !== undefined) return `${promo} ${of}`.toLowerCase();
  const [, whole, part, number] = SUBSET.exec(text) ?? [];
  if (whole !== undefined && part !== undefined && number !== undefined)
    return `${whole} ${part}${Number(number)}`.toLowerCase();
  const [, set, letters = '', digits = ''] = SET_AND_NUMBER.exec(text) ?? [];
  return (set === undefined ? text : `${set} ${letters}${digits}`).toLowerCase();
};
