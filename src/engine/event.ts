import type { CardId, GameResult, Mark, Phase, PutDown, Seat, TurnLimit, Uid, ZoneName } from '../state/index.ts';

/** A zone of a player, or `unknown` for a card nobody had described before. */
export interface Pile {
  readonly seat: Seat;
  readonly zone: ZoneName;
}

/**
 * The only ways a table changes. Each carries what later rules may ask of the moment it happened. Damage is damage points.
 * The fold over these (`apply.ts`) is a mapped type: an event without its case does not compile.
 */
export type GameEvent =
  | { readonly kind: 'turn-began'; readonly seat: Seat; readonly turn: number }
  | { readonly kind: 'phase-began'; readonly phase: Phase }
  | { readonly kind: 'spent'; readonly limit: TurnLimit }
  /** A card nobody described comes to light in a pile whose contents were not told. */
  | { readonly kind: 'conjured'; readonly card: CardId; readonly in: Pile }
  | { readonly kind: 'drawn'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'moved'; readonly card: CardId; readonly from: Pile; readonly to: Pile; readonly bottom?: boolean }
  | { readonly kind: 'shuffled'; readonly seat: Seat }
  | { readonly kind: 'searched'; readonly seat: Seat }
  | { readonly kind: 'benched'; readonly card: CardId; readonly seat: Seat; readonly from: ZoneName; readonly uid: Uid }
  | {
      readonly kind: 'attached';
      readonly card: CardId;
      readonly to: Uid;
      readonly from: Pile;
      readonly as?: 'tool';
      readonly energy: boolean;
    }
  | { readonly kind: 'attachment-moved'; readonly card: CardId; readonly from: Uid; readonly to: Uid }
  | { readonly kind: 'detached'; readonly card: CardId; readonly from: Uid; readonly to: Pile }
  | { readonly kind: 'evolved'; readonly uid: Uid; readonly card: CardId; readonly from: Pile }
  | { readonly kind: 'leveled-up'; readonly uid: Uid; readonly card: CardId; readonly from: Pile }
  | { readonly kind: 'devolved'; readonly uid: Uid; readonly cards: readonly CardId[]; readonly to: Pile }
  | { readonly kind: 'switched'; readonly seat: Seat; readonly out: Uid; readonly in: Uid }
  | { readonly kind: 'promoted'; readonly seat: Seat; readonly uid: Uid }
  | {
      readonly kind: 'damaged';
      readonly uid: Uid;
      readonly amount: number;
      readonly by: Uid | null;
      readonly attack: boolean;
    }
  | { readonly kind: 'counters-placed'; readonly uid: Uid; readonly counters: number }
  | { readonly kind: 'healed'; readonly uid: Uid; readonly amount: number }
  | { readonly kind: 'marked'; readonly uid: Uid; readonly mark: Mark }
  | { readonly kind: 'unmarked'; readonly uid: Uid; readonly mark: number; readonly name: string }
  | { readonly kind: 'player-marked'; readonly seat: Seat; readonly mark: Mark }
  | { readonly kind: 'player-unmarked'; readonly seat: Seat; readonly mark: number; readonly name: string }
  | {
      readonly kind: 'knocked-out';
      readonly uid: Uid;
      readonly seat: Seat;
      readonly name: string;
      readonly prizes: number;
    }
  | { readonly kind: 'left-play'; readonly uid: Uid; readonly to: ZoneName }
  | { readonly kind: 'prize-taken'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'attack-declared'; readonly uid: Uid; readonly attack: string; readonly target: Uid | null }
  | { readonly kind: 'attack-ended'; readonly code: string }
  | { readonly kind: 'power-used'; readonly uid: Uid; readonly name: string; readonly once: boolean }
  | { readonly kind: 'stadium-played'; readonly card: CardId; readonly from: Pile }
  | { readonly kind: 'stadium-discarded'; readonly card: CardId; readonly to: Pile }
  | { readonly kind: 'window'; readonly open: { readonly uid: Uid; readonly event: PutDown } | null }
  | { readonly kind: 'incarnated'; readonly uid: Uid }
  | { readonly kind: 'turn-marks-cleared' }
  /** A player is removed from a game that goes on; what they had in play goes with them. */
  | { readonly kind: 'player-out'; readonly seat: Seat }
  | { readonly kind: 'game-ended'; readonly result: GameResult };

export type EventKind = GameEvent['kind'];
export type EventOf<K extends EventKind> = Extract<GameEvent, { readonly kind: K }>;
