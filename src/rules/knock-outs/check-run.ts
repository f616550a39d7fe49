import type { Force } from '../../claims/index.ts';
import type { Seat, Uid } from '../../state/index.ts';

/** A Pokémon that was Knocked Out, as it was called, and the Prizes it is worth. */
export interface Fallen {
  readonly uid: Uid;
  readonly seat: Seat;
  readonly prizes: number;
  readonly name: string;
}

/** The working memory of one series of checks between actions (CR 303.1). */
export interface CheckRun {
  /** Everything Knocked Out in this series. */
  readonly fallen: Fallen[];
  /** The lasting effects that were there before the round of checks that is under way. */
  spoke: readonly Force[];
}
