import type { Card } from './card.ts';
import type { CardPool } from './card-pool.ts';
import type { AttackUsed, CardInstance, GameState } from './game-state.ts';
import type { FormatName, Seat } from './seat.ts';
import type { Setup } from './setup.ts';

/** A name that stands for prints with different texts, and the prints. */
export interface AmbiguousName {
  readonly name: string;
  readonly candidates: readonly Card[];
  /** Another card of that name is on the table whose print is given. */
  readonly isGivenToo?: true;
}

/** Something that was filled in because it was not given. */
export interface FilledIn {
  readonly code:
    | 'normal-line'
    | 'turn'
    | 'to-move'
    | 'not-read'
    | 'nothing-set-out'
    | 'sketch-not-card'
    | 'no-fall-told'
    | 'no-attack-told'
    | 'effect-left'
    | 'effect-open'
    | 'effect-across'
    | 'effect-ended'
    | 'ended-by-use';
  readonly facts: { readonly [name: string]: string };
}

/** Who sits at the table of a form of play, with how many Active places. */
export interface Seating {
  readonly name: FormatName;
  readonly seats: readonly Seat[];
  readonly teamOf: Readonly<Partial<Record<Seat, number>>>;
  /** Active Pokémon a player may have. */
  readonly actives: number;
}

/** A table while it is being set up: what it is made from, and what has come together so far. */
export interface SettingUp {
  readonly setup: Setup;
  readonly pool: CardPool;
  readonly seating: Seating;
  /** Which print an ambiguous name means, plain name to card key. */
  readonly picks: ReadonlyMap<string, string>;
  readonly toMove: Seat;
  readonly turn: number;
  /** The players are still setting up. */
  readonly settingUp: boolean;
  readonly cards: CardInstance[];
  readonly sketches: Map<string, Card>;
  readonly ambiguous: Map<string, AmbiguousName>;
  readonly filledIn: FilledIn[];
  readonly givenEffects: { name: string; place: string }[];
  /** What was used this turn, as the state keeps it. */
  readonly cardsUsed: NonNullable<GameState['cardsUsed']>[number][];
  readonly powersUsed: string[];
  /** The attacks of this turn, which goes on after them. */
  readonly attacksUsed: AttackUsed[];
  /** The attacks of the last turn that stand beside the Pokémon that used them. */
  readonly attacksBefore: { readonly seat: Seat; readonly used: AttackUsed }[];
  /** The Pokémon that the last action put down or gave Energy, where that is given. */
  window: Exclude<GameState['window'], 'untold'>;
  /** The next free number of a Pokémon and of a mark. */
  uid: number;
  mark: number;
}
