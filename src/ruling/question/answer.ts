import type { NeedCode, View } from '../../claims/index.ts';
import type { Action } from '../../engine/index.ts';
import type { Pokemon, Seat } from '../../state/index.ts';
import type { Prepared } from '../in-hand.ts';
import type { Said } from '../ruling.ts';

/** What is wrong with a question, with the nearest valid words. */
export interface QuestionFault {
  readonly code:
    | 'unknown-question'
    | 'unknown-place'
    | 'unknown-card'
    | 'unknown-attack'
    | 'unknown-power'
    | 'text-not-read'
    | 'not-attached'
    | 'for-nobody'
    | 'not-to-move'
    | 'not-understood'
    | 'says-otherwise'
    | 'incomplete-question'
    | 'prize-is-no-act';
  readonly said: string;
  readonly expected: readonly string[];
  /** What the question says of the table and the table does not. */
  readonly against?: readonly Contradiction[];
}

/** Something that the words of a question say and the board does not. */
export interface Contradiction {
  readonly code: 'condition' | 'spent' | 'attached';
  readonly who: string;
  readonly said: string;
}

export interface UnknownRow {
  readonly row: 'active' | 'bench';
  readonly seat: Seat;
}

/** A question with Pokémon or cards that its words may mean, which the text of the act may have its player choose when it is carried out. */
interface NamedBeforehand {
  readonly named?: {
    readonly pokemon: readonly Pokemon[];
    /** Those that a second choice of the text may mean, where two are named. */
    readonly then?: readonly Pokemon[];
    /** The names of cards of the player's discard pile. */
    readonly cards?: readonly string[];
    /** The question without them. */
    readonly asks: string;
  };
  /** The same act without the words that name them, or that are wrong: what forbids it wherever it goes answers first. */
  readonly wherever?: readonly Prepared[];
}

export type ReadQuestion = NamedBeforehand &
  (
    | {
        readonly ok: true;
        readonly kind: Action['kind'];
        readonly prepared: readonly Prepared[];
        /** The Pokémon it is about, where nothing can be prepared because that Pokémon is unknown. */
        readonly about?: Pokemon;
        /** The unknown row where the Pokémon that is meant would be. */
        readonly unknownRow?: UnknownRow;
        /** What the rules would have to say for the words to be read: nothing can be prepared before. */
        readonly missing?: readonly Said<NeedCode>[];
      }
    | {
        readonly ok: false;
        readonly fault: QuestionFault;
        /** The act of a player whose turn it is not. */
        readonly outOfTurn?: { readonly seat: Seat; readonly seen: View; readonly action: Action };
      }
  );

/** A question with a wrong word, and the act it asks about without that word. */
export const butWherever = (read: ReadQuestion, wherever: readonly Prepared[]): ReadQuestion =>
  read.ok ? read : { ...read, wherever };

/** The same where those words name Pokémon that the text of the act may ask for. */
export const naming = (
  read: ReadQuestion,
  asks: string,
  pokemon: readonly Pokemon[],
  wherever: readonly Prepared[],
  more: Pick<NonNullable<NamedBeforehand['named']>, 'then' | 'cards'> = {},
): ReadQuestion => ({ ...read, wherever, named: { pokemon, asks, ...more } });

/** Reads the words after the first word of a question. */
export type Reader = (view: View, rest: string, whole: string) => ReadQuestion;

export const fault = (code: QuestionFault['code'], said: string, expected: readonly string[]): ReadQuestion => ({
  ok: false,
  fault: { code, said, expected },
});

export const ok = (kind: Action['kind'], prepared: readonly Prepared[]): ReadQuestion => ({ ok: true, kind, prepared });

/** A question about a Pokémon that was not described, or that is not one. */
export const unknownWhat = (kind: Action['kind'], about: Pokemon): ReadQuestion => ({
  ok: true,
  kind,
  prepared: [],
  about,
});

/** A question about a Pokémon in an unknown row. */
export const unknownWho = (kind: Action['kind'], unknownRow: UnknownRow): ReadQuestion => ({
  ok: true,
  kind,
  prepared: [],
  unknownRow,
});

/** Actions on the table as it is. */
export const here = (view: View, actions: readonly Action[]): readonly Prepared[] =>
  actions.map((action) => ({ action, state: view.state, assumed: [] }));
