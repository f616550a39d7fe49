/**
 * Finds the names most like a typed one, best first; none where nothing is like it. `near` is what one may have meant, `close` what one almost
 * certainly meant. Names are compared as `plainName` spells them.
 */
export type NameFinder = (
  typed: string,
  names: Iterable<string>,
  most: number,
  closeness?: 'near' | 'close',
) => readonly string[];

/** Finding names needs a package, which this room may not import: the program hands the finder in. Without one, nothing is ever near. */
let finder: NameFinder = () => [];

export const handInNameFinder = (found: NameFinder): void => {
  finder = found;
};

/** At most `most` names that may have been meant, best first. */
export const nearest = (
  typed: string,
  names: Iterable<string>,
  most: number,
  closeness: 'near' | 'close' = 'near',
): readonly string[] => finder(typed, names, most, closeness);

/** The one name that is nearly the same; null where none is. */
export const closest = (typed: string, names: Iterable<string>): string | null =>
  finder(typed, names, 1, 'close')[0] ?? null;
