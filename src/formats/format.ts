import type { FormatAnswers } from '../rules/index.ts';
import type { Seating } from '../state/index.ts';

/** A form of play: who sits where, on which team, with how many Active Pokémon, and its answer to every question on which forms differ. */
export interface Format extends Seating {
  readonly answers: FormatAnswers<'comprehensive-2009'>;
}
