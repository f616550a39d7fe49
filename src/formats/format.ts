import type { FormatName, Seat } from '../state/index.ts';

/** A form of play: who sits where, on which team, with how many Active Pokémon. */
export interface Format {
  readonly name: FormatName;
  readonly seats: readonly Seat[];
  readonly teamOf: Readonly<Partial<Record<Seat, number>>>;
  /** Active Pokémon a player may have. */
  readonly actives: number;
}
