import { editDistance } from '../../corpus/index.ts';
import { isHidden, shown } from './shown.ts';
import { HEADER_WORDS, type HeaderPart, headerPart } from './words.ts';

/** Longest name of a player, in characters. */
export const LONGEST_PLAYER_NAME = 40;

/** How a header names the players, for hints. */
export const NAMES_HINT = 'players    name all of them, in seat order: CR t9 Ana Ben   or   "Ana María" Ben';

/** Letters, and what stands inside or after a name without a space: O'Brien, Anne-Marie, J.R. */
const BARE = /^[\p{Lu}\p{Lt}\p{Lo}][\p{L}\p{M}'’.-]*$/u;

/** Parts that a header may have more than once, so that a slip in one of their words is always possible. */
const OFTEN: ReadonlySet<HeaderPart> = new Set(['used', 'limit']);

/** How many letters of a header word may be wrong for it still to be taken for a slip. */
const slipsIn = (word: string): number => (word.length < 6 ? 1 : 2);

/**
 * Whether a word of the header names a player without quotes: it begins with a capital (or a letter of a script that has none), has no digit, and
 * neither is a header word nor looks like a slip in one that the header does not have yet (`given`).
 */
export const isBareName = (word: string, given: ReadonlySet<HeaderPart>): boolean =>
  BARE.test(word) &&
  headerPart(word) === undefined &&
  word.toLowerCase() !== 'vs' &&
  !HEADER_WORDS.some((known) => {
    const part = headerPart(known);
    const open = part !== undefined && (OFTEN.has(part) || !given.has(part));
    const most = slipsIn(known);
    return open && editDistance(word.toLowerCase(), known.toLowerCase(), most) <= most;
  });

/** Why a text cannot be the name of a player, with what to write instead; null where it can. */
export const playerNameFault = (name: string): { readonly code: string; readonly message: string } | null => {
  const length = [...name].length;
  if (name.trim() === '') return { code: 'bad-name', message: 'the name of a player is empty.' };
  if (length > LONGEST_PLAYER_NAME)
    return {
      code: 'too-long',
      message: `the name of a player has ${length} characters; it may have ${LONGEST_PLAYER_NAME}.`,
    };
  if ([...name].some(isHidden))
    return { code: 'control-character', message: `the name “${shown(name)}” has a hidden character.` };
  if (/^p[1-4]$/i.test(name.trim()))
    return { code: 'bad-name', message: `a player cannot be named “${shown(name)}”: p1 to p4 are the seats.` };
  return null;
};

/** The names as a header writes them, in quotes only where they must be. `given` are the parts the header has. */
export const printPlayerNames = (names: readonly string[], given: ReadonlySet<HeaderPart>): readonly string[] =>
  names.map((name) => (isBareName(name, given) ? name : `"${name.replaceAll('"', '""')}"`));
