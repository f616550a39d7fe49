import type { Force } from '../../claims/index.ts';
import type { CardId, GameState, Seat, Uid } from '../../state/index.ts';
import type { Falling } from './falling.ts';

/** A Pokémon that was Knocked Out, as it was called, and the Prizes it is worth. */
export interface Fallen {
  readonly uid: Uid;
  readonly seat: Seat;
  readonly prizes: number;
  readonly name: string;
}

/** The lasting effects that were there before a round of checks. */
export interface SpokeBefore {
  /** The cards that may have said something, but for those beneath others. */
  readonly cards: readonly CardId[];
  readonly forces: () => readonly Force[];
}

/** The working memory of one series of checks between actions (CR 303.1). */
export interface CheckRun {
  /** Everything Knocked Out in this series. */
  readonly fallen: Fallen[];
  /** Texts that wait for these Knock Outs where the document leaves their moment open. */
  readonly undecided: Falling[];
  /** Of the round of checks that is under way. */
  spoke: SpokeBefore;
}

/** Are there times of its own for checking what is done now, those of an attack and of what comes between turns? */
export const hasFixedTime = ({ phase }: GameState): boolean => phase === 'attack' || phase === 'between';
