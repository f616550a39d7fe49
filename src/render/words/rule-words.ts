import { capital, type Given, type Words } from './facts.ts';

/** What the words of one folder of the rules are made of, and what several of them share. */

/**
 * A prohibition. `says`: the line on the screen; `because`: the fact on this table; `say`: a clause for the sentence that is said to the
 * player to move, who is `you`; `passed`: the line of the path where it was asked and does not apply. Facts that the report adds to those of the rule: `it` (the
 * Pokémon's name the first time, `it` afterwards), `player`, `turn`, `turnGiven`.
 */
export interface GroundWords {
  readonly says: Words;
  readonly because: Words;
  readonly say: Words;
  /** Absent where nothing was asked beforehand: for the way an attack ended. */
  readonly passed?: Words;
  /** The same fact under another paragraph: it is cited with that ground and said once. */
  readonly restates?: readonly string[];
  /** Nothing can change it before the turn is over. */
  readonly lastsThisTurn?: true;
}

/** A fact that was looked at, or a line of a sum. `figure` stands in the number column; `sum` is the total after it. */
export interface NoteWords {
  readonly label?: string;
  readonly figure?: string;
  readonly sum?: number;
  readonly text: string;
}

export type Note = (f: Given) => NoteWords;

/** A fact that a rule needs and that was not given: how it is written on the board, and how the judge asks a player for it, after "Tell me". */
export interface NeedWords {
  readonly says: Words;
  readonly ask: Words;
  /** A question to the player in place of “Tell me”, where there is a better one; null where these facts give none. */
  readonly question?: (f: Given) => string | null;
}

/** A prohibition that is asked before something is done: it also has words for the case that it does not apply. */
export interface AskedWords extends GroundWords {
  readonly passed: Words;
}

type WordsFor<C, K extends string, W> = C extends { readonly [kind in K]: infer Code extends string }
  ? { readonly [kind in `${K}s`]: { readonly [code in Code]: W } }
  : unknown;

/**
 * The words of one folder of the rules, for every code that it writes. The grounds of all folders are checked together, in `by-code.ts`: their
 * codes are known by the list of prohibitions.
 */
export type WordsOf<C> = WordsFor<C, 'note', Note> &
  WordsFor<C, 'need', NeedWords> & { readonly grounds?: { readonly [code: string]: AskedWords } };

export const it = (f: Given): string => (f.has('it') ? f('it') : f('pokemon'));

export const inTurn = (f: Given): string => (f.is('turnGiven') ? `in turn ${f('turn')}` : 'this turn');

export const firstTurn: Words = (f) =>
  f.is('turnGiven') ? `Turn ${f('turn')} is ${f('player')}'s first turn.` : `It is ${f('player')}'s first turn.`;

export const notFirstTurn: Words = () => "it is not a player's first turn";

/** What a Pokémon that is too new did this turn, as far as the table shows it. */
const NEW: { readonly [how: string]: string } = {
  came: 'came into play',
  evolved: 'evolved',
};

const becameNew = (f: Given): string => NEW[f('how')] ?? 'came into play or changed';

export const isNew: AskedWords = {
  says: (f) => `${capital(it(f))} ${becameNew(f)} this turn.`,
  because: (f) => `${f('pokemon')} ${becameNew(f)} ${inTurn(f)}`,
  say: (f) => `${it(f)} ${becameNew(f)} this turn`,
  passed: (f) => `${aPokemon(f)} has been in play since before this turn`,
  lastsThisTurn: true,
};

/** Once in a turn, and done. */
export const used = (what: string): GroundWords => ({
  says: (f) => `${f('player')} has already ${what} ${inTurn(f)}.`,
  because: (f) => `${what} ${inTurn(f)}`,
  say: () => `you have already ${what} this turn`,
  lastsThisTurn: true,
});

export const notYet =
  (what: string): Words =>
  (f) =>
    `no ${what} yet ${inTurn(f)}`;

/** The Pokémon of the question, for a line of the path. */
export const aPokemon = (f: Given): string => (f.has('pokemon') ? f('pokemon') : 'it');

/** The card of the question, for a line of the path. */
export const aCard = (f: Given): string => (f.has('card') ? f('card') : 'the card');

/** The attack, power or card whose text is carried out, by its name. */
export const ofText = (f: Given): string =>
  f('place').replace(/^(attack|Poké-Power|Poké-Body|Pokémon Power|Ability) /u, '');

/** Whose hand, Bench or Prizes, as a judge says it to the player to move. */
export const yours = (f: Given): string => (f.is('own') ? 'your' : "your opponent's");

export const PILES: { readonly [zone: string]: string } = {
  deck: 'deck',
  discard: 'discard pile',
  hand: 'hand',
  lost: 'Lost Zone',
  prizes: 'Prizes',
};
