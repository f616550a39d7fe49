import { BASIC_LETTERS, type DeckLine, type DeckPart, ENERGY_NAMES, type Span } from '../state/index.ts';
import { isHidden, isPrinted, shown } from '../state/notation/index.ts';
import type { Source } from './source.ts';

/** A line of text and the place in the file of some of its characters. */
export interface RawLine {
  readonly text: string;
  readonly locate: (start: number, end: number) => Span;
}

/** Most copies one line can tell. */
const MOST_COPIES = 999;

const BULLET = /^(?:[*•·–-]+\s+|\*(?=\d))/u;
const COUNT_FIRST = /^(\d+)\s*(?:[x×](?=\s)\s*|\s\s*)(?=\S)/u;
const COUNT_LAST = /\s+[(]?(?:[x×]\s*(\d+)|(\d+)\s*[x×])[)]?\s*$/u;

/** A print after the name: in brackets, as set and number, or as an id. A board line has the brackets without a space before them. */
const PRINT =
  /(?:(?<=\S)\(([A-Za-z][A-Za-z0-9&]{0,9}[\s#-][A-Za-z]{0,3}\d{1,3}[a-z]?)\)|\s+(?:\(([^()]{1,24})\)|\[([^[\]]{2,24}\d)\]|((?:PR-[A-Z]{2,4}|[A-Z0-9][A-Z0-9&]{1,6}(?:-[A-Z]{2,3})?)[\s#-]+[A-Z]{0,4}\d{1,3}[a-z]?)|([a-z]{2,5}\d{0,2}-[A-Z]{0,3}\d{1,3})))(?:\s+PH)?\s*$/u;
const NO_PRINT = /^\(?(?:lv\.?\s*(?:x|\d+)|delta species|(?:gold )?star)\)?$/iu;

/** Basic Energy as two programs export it: `Lightning Energy  4` and `Basic {L} Energy Energy 4`, with a number and no set. */
const NUMBERED_ENERGY = new RegExp(
  `^((?:basic )?(?:${BASIC_LETTERS.map((letter) => `${ENERGY_NAMES[letter]}|\\{${letter}\\}`).join('|')}) energy)(?: energy)? \\d{1,3}$`,
  'iu',
);

/** The name and the print in what stands after the count. */
export const printIn = (written: string): Pick<DeckLine, 'name' | 'print' | 'unprinted'> => {
  const energy = NUMBERED_ENERGY.exec(written)?.[1];
  if (energy !== undefined) return { name: energy };
  const found = PRINT.exec(written);
  const print = found
    ?.slice(1)
    .find((one) => one !== undefined)
    ?.trim();
  if (found === null || print === undefined || NO_PRINT.test(print) || found.index === 0) return { name: written };
  const name = written.slice(0, found.index).trim();
  return isPrinted(print) ? { name, print } : { name, unprinted: print };
};

/** One card with its count, from a line without space at its ends; null, with a report, when the line is none. */
export const readDeckLine = (
  source: Source,
  { text, locate }: RawLine,
  part: DeckPart | undefined,
): DeckLine | null => {
  const bullet = BULLET.exec(text)?.[0].length ?? 0;
  const body = text.slice(bullet);
  const first = COUNT_FIRST.exec(body);
  const last = first === null ? COUNT_LAST.exec(body) : null;
  const digits = first?.[1] ?? last?.[1] ?? last?.[2];
  const end = text.length;
  if (digits === undefined) {
    const alone = /^\d+\s*[x×]?$/u.test(body.trim());
    source.report(
      alone ? 'missing-name' : 'expected',
      alone
        ? 'a number of copies stands here without a card.'
        : `“${shown(body.trim())}” begins with no number of copies.`,
      locate(bullet, end),
      'expected   such as 4 Luxray DP 7, a heading such as Trainer: 12, or a comment after #',
    );
    return null;
  }
  const from = bullet + (first?.[0].length ?? 0);
  const until = last === null ? end : bullet + last.index;
  const at = locate(from, until);
  const count = Number(digits);
  if (count < 1 || count > MOST_COPIES) {
    const place = bullet + body.indexOf(digits);
    source.report(
      'bad-number',
      `${shown(digits)} copies are out of range.`,
      locate(place, place + digits.length),
      `expected   a number from 1 to ${MOST_COPIES}`,
    );
    return null;
  }
  const whole = text.slice(from, until).trim();
  const hidden = [...whole].find(isHidden);
  if (hidden !== undefined) {
    source.report(
      'control-character',
      `a hidden character, ${shown(hidden)}, stands in this name.`,
      at,
      'leave it out',
    );
    return null;
  }
  const [written = '', local, more] = whole.split(/\s+=\s+/u);
  if (more !== undefined || !/[\p{L}\p{N}]/u.test(written)) {
    source.report(
      'missing-name',
      `“${shown(whole)}” names no card.`,
      at,
      'expected   such as 4 Luxray DP 7, or 2 Glurak = Charizard',
    );
    return null;
  }
  const named = printIn(written.replace(/\s+/gu, ' '));
  return {
    count,
    ...named,
    written: written.replace(/\s+/gu, ' '),
    ...(local === undefined ? {} : { local }),
    ...(part === undefined ? {} : { part }),
    span: at,
  };
};
