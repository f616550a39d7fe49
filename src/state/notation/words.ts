import { DOCUMENTS } from '../../corpus/index.ts';
import type { FormatName, Phase, TurnLimit } from '../seat.ts';
import { TURN_LIMITS } from '../seat.ts';
import { CONDITIONS } from '../special-condition.ts';

/** What a `~` may name by any unambiguous beginning: the Special Conditions and the Char marker. Every other name is a marker in full. */
export const SHORTENED = [...CONDITIONS, 'char'] as const;

export const PHASES: readonly Phase[] = ['setup', 'draw', 'action', 'attack', 'end', 'between'];
export const FORMATS: readonly FormatName[] = ['1on1', '2on2', 'team'];
export const FACINGS = ['p1-p2', 'p1-p4'] as const;
/** A game that follows one which ended level. */
const SUDDEN_DEATH = 'sudden-death';
/** The last action was none that a power waits for. */
export const MOMENT_OVER = 'moment-over';
/** What later documents call the game that decides a tie. */
const TIEBREAKER = 'tiebreaker';

/** Characters that are signs of the notation wherever they stand outside quotes. */
export const SIGNS = '<+/,[](){}|@~^*=';

/** Letters of basic Energy cards in one run, as after `+`. */
export const LETTER_RUN = /^[GRWLPFDMY]+$/i;
/** One such letter. */
export const BASIC_LETTER = /^[GRWLPFDMY]$/i;
export const TYPE_RUN = /^[GRWLPFDMYNC]+$/i;
/** A word that is damage: `-40`. The minus sign that the screens print is understood too. */
export const DAMAGE_WORD = /^[-−]\d/;
/** What a card in whose name `vs` stands is called: the word before, and the word after. */
export const AFTER_VS = /^seeker$/i;
/** What stands in square brackets at the end of a name: Unown [A], [!], [?], Ancient Technical Machine [Ice]. */
export const BRACKETED = /^(?:[\p{L}!?]|\p{Lu}\p{Ll}+)$/u;
/** A card that is not described, or several: `?`, `?2`. */
export const UNKNOWN_WORD = /^\?\d*$/;
export const DIGITS = /^\d+$/;

/** Most cards that one count can stand for; a deck has no more. */
export const MOST_CARDS = 60;
/** Largest number read anywhere on a line. */
export const LARGEST = 9999;

/** Looks a word up in a closed list, without regard to case. */
export const oneOf = <W extends string>(words: readonly W[], text: string): W | undefined => {
  const lower = text.toLowerCase();
  return words.find((word) => word === lower);
};

/** The document key for a label or key, whatever its case. */
export const rulesetOf = (word: string): string | undefined => {
  const lower = word.toLowerCase();
  return DOCUMENTS.find(({ key, label }) => key === lower || label.toLowerCase() === lower)?.key;
};

/** The label of a document key; a key that no document has stays as it is. */
export const labelOf = (ruleset: string): string => DOCUMENTS.find(({ key }) => key === ruleset)?.label ?? ruleset;

/** The condition a word begins, if at least two letters of it were written and no other begins so. */
export const conditionOf = (word: string): (typeof SHORTENED)[number] | undefined => {
  const lower = word.toLowerCase();
  if (lower === 'paralysed') return 'paralyzed';
  if (lower.length < 2) return undefined;
  const begun = SHORTENED.filter((condition) => condition.startsWith(lower));
  return begun.length === 1 ? begun[0] : undefined;
};

/** Words of a period, and the document that was written in it. */
const PERIODS: readonly (readonly [label: string, words: RegExp])[] = [
  ['Neo', /^(?:base|jungle|fossil|rocket|gym|wotc|199\d|200[0-2])$/],
  ['EX', /^(?:e-?card|rs|pui|200[3-6])$/],
  ['CR', /^(?:dp|diamond|pearl|pl|platinum|hgss|hs|200[7-9]|2010)$/],
  ['XY', /^(?:bw|201[1-6])$/],
  ['APR', /^(?:sm|sun|moon|201[7-9])$/],
];

/** The word of a header that is meant by one which stands in none: a period for its document, `turn` for `t8`. */
export const headerWordFor = (word: string): string | undefined => {
  const lower = word.toLowerCase();
  return lower === 'turn' ? 't8   (no space)' : PERIODS.find(([, words]) => words.test(lower))?.[0];
};

export type HeaderPart =
  | 'ruleset'
  | 'turn'
  | 'mover'
  | 'phase'
  | 'format'
  | 'facing'
  | 'first'
  | 'sudden-death'
  | 'moment-over'
  | 'used'
  | 'limit';

/** What a word says when it stands in the header; undefined when it says nothing there. */
export const headerPart = (word: string): HeaderPart | undefined => {
  const lower = word.toLowerCase();
  if (rulesetOf(lower) !== undefined) return 'ruleset';
  if (/^t\d+$/.test(lower)) return 'turn';
  if (/^p[1-4]$/.test(lower)) return 'mover';
  if (oneOf(PHASES, lower) !== undefined) return 'phase';
  if (oneOf(FORMATS, lower) !== undefined) return 'format';
  if (oneOf(FACINGS, lower) !== undefined) return 'facing';
  if (/^first-p[1-4]$/.test(lower)) return 'first';
  if (lower === SUDDEN_DEATH || lower === TIEBREAKER) return SUDDEN_DEATH;
  if (lower === MOMENT_OVER) return MOMENT_OVER;
  if (lower === 'used') return 'used';
  if (oneOf<TurnLimit>(TURN_LIMITS, lower) !== undefined) return 'limit';
  return undefined;
};

/** Everything that may stand in a header, for naming the nearest. */
export const HEADER_WORDS: readonly string[] = [
  ...DOCUMENTS.map(({ label }) => label),
  ...DOCUMENTS.map(({ key }) => key),
  ...PHASES,
  ...FORMATS,
  ...FACINGS,
  'first-p1',
  'first-p2',
  SUDDEN_DEATH,
  TIEBREAKER,
  MOMENT_OVER,
  'used',
  ...TURN_LIMITS,
];
