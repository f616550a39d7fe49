import { isTable, mappedWithin, mentions } from '../../state/index.ts';

/** What "Trainer card" means, which depends on when the card was printed. */

/** From Diamond & Pearl until Black & White "Trainer" is one kind of card beside Supporters and Stadiums; before and after it is all three (CR 902). */
const ONE_KIND = { from: '2007/05/01', until: '2011/04/01' };

/** Was it one kind of card in the year of that day? */
export const isOneKindOf = (released: string): boolean => released >= ONE_KIND.from && released < ONE_KIND.until;

/** The cards of those years show what they find, and reveal nothing; those of the years before may do the same. */
const OF_EITHER_YEARS = /\bshow\b|\bsearch your discard pile\b/iu;

const meansAll = (text: string, released: string | undefined): boolean | null =>
  released !== undefined ? !isOneKindOf(released) : OF_EITHER_YEARS.test(text) ? null : true;

const aloneWithin = (value: unknown): unknown =>
  mappedWithin(value, (inner) => {
    if (!isTable(inner)) return inner;
    const { 'old-trainer': _all, ...alone } = inner;
    return alone;
  });

/** What is said of "Trainer cards", in the sense of the years of that card; null where nothing tells which they are. */
export const trainersMeant = (says: unknown, text: string, released: string | undefined): unknown => {
  if (!mentions(says, 'old-trainer')) return says;
  const all = meansAll(text, released);
  return all === null ? null : all ? says : aloneWithin(says);
};
