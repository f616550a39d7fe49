import type { EndingCode } from '../claims/index.ts';
import type { CardId, GameResult, Mark, Phase, PutDown, Seat, TurnLimit, Uid, ZoneName } from '../state/index.ts';

/** One pile of one player. */
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
  /** `name`: of the Supporter that was played, where its card is known. */
  | { readonly kind: 'spent'; readonly limit: TurnLimit; readonly name?: string }
  /** A card that is not described comes to light in a pile whose contents are not given. */
  | { readonly kind: 'conjured'; readonly card: CardId; readonly in: Pile }
  /** `seen`: it has a text for this moment, and is not in the hand yet. */
  | { readonly kind: 'drawn'; readonly seat: Seat; readonly card: CardId; readonly seen?: true }
  | {
      readonly kind: 'moved';
      readonly card: CardId;
      readonly from: Pile;
      readonly to: Pile;
      readonly bottom?: boolean;
      /** It never lies in `from`: it would have come there with the rest of its Pokémon. */
      readonly instead?: true;
    }
  /** What else lies in a pile that is not given goes along: that pile is empty then, and how much lies in the other is not known. */
  | {
      readonly kind: 'rest-moved';
      readonly from: Pile;
      readonly to: Pile;
      /** No card of it is given. */
      readonly whole?: true;
    }
  /** The deck, unless it is the face-down Prizes. */
  | { readonly kind: 'shuffled'; readonly seat: Seat; readonly zone?: 'prizes' }
  | { readonly kind: 'searched'; readonly seat: Seat }
  | { readonly kind: 'prizes-turned-up'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | {
      readonly kind: 'benched';
      readonly card: CardId;
      readonly seat: Seat;
      readonly from: ZoneName;
      readonly uid: Uid;
      /** Cards that come along as the same Pokémon: the other half of a LEGEND, the other parts of a V-UNION. */
      readonly along?: readonly CardId[];
    }
  | {
      readonly kind: 'attached';
      readonly card: CardId;
      readonly to: Uid;
      readonly from: Pile;
      readonly as?: 'tool';
      readonly energy: boolean;
      /** What one effect attaches at the same time carries one number (CR 406.3). */
      readonly effect?: number;
    }
  | { readonly kind: 'attachment-moved'; readonly card: CardId; readonly from: Uid; readonly to: Uid }
  | { readonly kind: 'detached'; readonly card: CardId; readonly from: Uid; readonly to: Pile }
  | {
      readonly kind: 'evolved';
      readonly uid: Uid;
      readonly card: CardId;
      readonly from: Pile;
      /** A text puts the card there, one that works as Rare Candy or another; absent where the player evolves it as an act of the turn. */
      readonly put?: 'candy' | 'text';
    }
  | { readonly kind: 'leveled-up'; readonly uid: Uid; readonly card: CardId; readonly from: Pile }
  | { readonly kind: 'devolved'; readonly uid: Uid; readonly cards: readonly CardId[]; readonly to: Pile }
  /** Its uppermost card changes places with one of a pile; what is on the Pokémon stays. */
  | { readonly kind: 'exchanged'; readonly uid: Uid; readonly card: CardId; readonly with: CardId; readonly pile: Pile }
  | { readonly kind: 'switched'; readonly seat: Seat; readonly out: Uid; readonly in: Uid; readonly retreat?: true }
  | { readonly kind: 'promoted'; readonly seat: Seat; readonly uid: Uid }
  | {
      readonly kind: 'damaged';
      readonly uid: Uid;
      readonly amount: number;
      readonly by: Uid | null;
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
  | { readonly kind: 'prize-taken'; readonly seat: Seat; readonly card: CardId; readonly seen?: true }
  | { readonly kind: 'prizes-due'; readonly seat: Seat; readonly prizes: number }
  | {
      readonly kind: 'attack-declared';
      readonly uid: Uid;
      readonly attack: string;
      readonly target: Uid | null;
      readonly user: string | null;
    }
  | { readonly kind: 'attack-ended'; readonly code: EndingCode }
  | { readonly kind: 'power-used'; readonly uid: Uid; readonly name: string; readonly once: boolean }
  | { readonly kind: 'card-used'; readonly card: CardId; readonly name: string }
  | { readonly kind: 'retreat-failed'; readonly uid: Uid }
  /** That player's one GX attack of the game has been used. */
  | { readonly kind: 'gx-used'; readonly seat: Seat }
  /** That player's one VSTAR Power of the game has been used. */
  | { readonly kind: 'vstar-used'; readonly seat: Seat }
  | { readonly kind: 'union-played'; readonly seat: Seat; readonly name: string }
  /** What that card of the player does once in a game has been done. */
  | { readonly kind: 'spent-in-game'; readonly seat: Seat; readonly name: string }
  /** Something that texts may look back on this turn has happened to the Pokémon. */
  | { readonly kind: 'happened'; readonly uid: Uid; readonly what: string }
  /** What happened to it this turn is not known of it any more. */
  | { readonly kind: 'happenings-forgotten'; readonly uid: Uid }
  /** So many Pokémon of that player fell in the turn of the opponent, some of them to the damage of an attack. */
  | {
      readonly kind: 'fell';
      readonly seat: Seat;
      readonly count: number;
      readonly toDamage: number;
      /** Which one it was; absent where its name does not say of what type it was. */
      readonly name?: string;
    }
  | { readonly kind: 'fallen-forgotten'; readonly seat: Seat }
  /** A Pokémon leaves play with its cards; what is attached goes along, or is discarded. */
  | {
      readonly kind: 'returned';
      readonly uid: Uid;
      readonly to: ZoneName;
      readonly attached: 'along' | 'discard';
      /** Of its own cards only the undermost goes there; the others are discarded. */
      readonly kept?: 'basic';
    }
  /** `to`: where they arrive; null where they may not. */
  | { readonly kind: 'counters-moved'; readonly from: Uid; readonly to: Uid | null; readonly counters: number }
  | { readonly kind: 'stadium-played'; readonly card: CardId; readonly from: Pile }
  | {
      readonly kind: 'stadium-discarded';
      readonly card: CardId;
      readonly to: Pile;
      /** Who played it is not given: it goes where it would be the first player's. */
      readonly ownerUnknown?: true;
    }
  | {
      readonly kind: 'window';
      readonly open: { readonly uid: Uid; readonly event: PutDown; readonly late?: true } | null;
      /** Every power that waited for this was used up before, or has no effect. */
      readonly forNone?: true;
    }
  | { readonly kind: 'incarnated'; readonly uid: Uid }
  | { readonly kind: 'turn-marks-cleared' }
  /** A player is removed from a game that goes on; what they had in play goes with them. */
  | { readonly kind: 'player-out'; readonly seat: Seat }
  /** After a shuffle the places of these cards in the deck are unknown. */
  | { readonly kind: 'lost-sight'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly kind: 'hand-drawn'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly kind: 'hand-shown'; readonly seat: Seat; readonly cards: readonly CardId[] }
  /** `counts`: it was this player's hand alone (CR 500.4), not one of both together (CR 500.4c). */
  | {
      readonly kind: 'hand-returned';
      readonly seat: Seat;
      readonly cards: readonly CardId[];
      readonly counts: boolean;
    }
  /** Face down, as everything in play until `turned-up`. */
  | {
      readonly kind: 'set-out';
      readonly card: CardId;
      readonly seat: Seat;
      readonly uid: Uid;
      readonly as: 'active' | 'bench';
    }
  | { readonly kind: 'prizes-set'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly kind: 'first-player'; readonly seat: Seat }
  | { readonly kind: 'turned-up'; readonly seat: Seat; readonly uids: readonly Uid[] }
  | { readonly kind: 'game-began'; readonly seat: Seat }
  | { readonly kind: 'game-ended'; readonly result: GameResult }
  /** All cards go back into their owners' decks for a Sudden Death game, which is yet to be set up. */
  | { readonly kind: 'new-game' };

/** Events by which a card comes into play, and with it perhaps a text that speaks from then on. */
export const BRINGS_CARDS: ReadonlySet<GameEvent['kind']> = new Set([
  'benched',
  'attached',
  'evolved',
  'leveled-up',
  'exchanged',
  'set-out',
  'stadium-played',
]);

export type EventKind = GameEvent['kind'];
export type EventOf<K extends EventKind> = Extract<GameEvent, { readonly kind: K }>;
