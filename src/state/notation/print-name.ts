import { isHidden } from './shown.ts';
import { BRACKETED, DAMAGE_WORD, headerPart, LETTER_RUN, SIGNS, UNKNOWN_WORD } from './words.ts';
import { isZoneEntry } from './zone-words.ts';

/** Where a name stands; some bare names would be read as something else there. */
export type NamePlace = 'pokemon' | 'attached' | 'listed' | 'print' | 'plain';

/** The last word in square brackets, as of Unown [A]; what stands before must be bare itself. */
const LAST_BRACKET = / \[([^[\] ]+)\]$/u;

const bare = (name: string, place: NamePlace): boolean => {
  const inside = LAST_BRACKET.exec(name);
  if (inside !== null && BRACKETED.test(inside[1] ?? '') && !isZoneEntry(inside[1] ?? ''))
    return (
      place !== 'print' &&
      !name.includes(' +') &&
      bare(name.slice(0, inside.index), place) &&
      !LETTER_RUN.test(name.slice(0, inside.index))
    );
  if (/^VS Seeker$/u.test(name)) return true;
  const words = name.split(' ');
  const [first = ''] = words;
  if (words.some((word) => word === '' || word.toLowerCase() === 'vs' || DAMAGE_WORD.test(word))) return false;
  if ([...name].some((c) => c === '"' || c === ';' || SIGNS.includes(c) || (c !== ' ' && /\s/u.test(c)))) return false;
  if (first === '-' || UNKNOWN_WORD.test(first) || /^\d+$/.test(first)) return false;
  if (place === 'pokemon') {
    // Otherwise a table that begins with it could be taken for a header, with or without its obstacle.
    return !(
      words.every((word) => headerPart(word) !== undefined) ||
      (headerPart(first) && headerPart(words[1] ?? ''))
    );
  }
  if (place === 'attached') return !LETTER_RUN.test(name);
  if (place === 'listed') return !/^[grwlpfdmy]$/.test(name);
  if (place === 'print') return !/^p[1-4]$/i.test(name);
  return true;
};

/** A name without characters that a line cannot hold. */
export const printable = (name: string): string => [...name].map((c) => (isHidden(c) ? ' ' : c)).join('');

/** A name as it stands on a line, in quotes only where it must. */
export const printName = (name: string, place: NamePlace = 'plain'): string => {
  const text = printable(name);
  return bare(text, place) ? text : `"${text.replaceAll('"', '""')}"`;
};
