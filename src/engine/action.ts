import { ACTS } from '../claims/index.ts';
import type { CardId, Uid } from '../state/index.ts';

/** What is set about before the first turn, in the order of CR 500. */
export const SET_UP_KINDS = [
  'new-game',
  'initial-hand',
  'initial-active',
  'initial-bench',
  'set-prizes',
  'mulligan',
  'extra-card',
  'first-turn',
] as const;

/** Every kind of action: those of the set-up, then those of a turn in the order of CR 602.1. */
export const ACTION_KINDS = [...SET_UP_KINDS, 'draw', ...ACTS, 'end-turn'] as const;

export type ActionKind = (typeof ACTION_KINDS)[number];

/**
 * What a player may set about, CR 602.1 and the phases around it. The player is always the one to move.
 * Details that are absent are asked for when the action runs, if more than one answer is possible.
 */
export type Action =
  | { readonly kind: 'draw' }
  | { readonly kind: 'bench'; readonly card: CardId }
  | { readonly kind: 'attach-energy'; readonly card: CardId; readonly to: Uid }
  | { readonly kind: 'evolve'; readonly card: CardId; readonly on: Uid }
  | { readonly kind: 'level-up'; readonly card: CardId; readonly on: Uid }
  /** `to`: the Pokémon it is attached to; `on`: the Pokémon its text is about; `together`: so many cards of its name at once, as its text lets it. */
  | {
      readonly kind: 'play-trainer';
      readonly card: CardId;
      readonly to?: Uid;
      readonly on?: Uid;
      readonly together?: number;
    }
  | { readonly kind: 'play-supporter'; readonly card: CardId; readonly on?: Uid }
  | { readonly kind: 'play-stadium'; readonly card: CardId }
  | { readonly kind: 'retreat'; readonly pokemon: Uid; readonly to?: Uid; readonly pay?: readonly CardId[] }
  /** `on`: the Pokémon that its player picks for its text. */
  | { readonly kind: 'use-power'; readonly pokemon: Uid; readonly power: string; readonly on?: Uid }
  /** The announced effect of the Stadium in play, or an Ability of a card that is outside play (APR I.B-03, II.E-17). `on`: whom its player picks. */
  | { readonly kind: 'use-card'; readonly card: CardId; readonly power: string; readonly on?: Uid }
  | { readonly kind: 'attack'; readonly attacker: Uid; readonly attack: string; readonly target?: Uid }
  | { readonly kind: 'end-turn' }
  | SetUpAction;

/**
 * What a player may set about before the first turn, CR 500. No player is to move then; the player to move is the one meant. `null` stands for a card
 * that is not described.
 */
export type SetUpAction =
  /** The game that follows Sudden Death (CR 606.2a.i). */
  | { readonly kind: 'new-game' }
  | { readonly kind: 'initial-hand'; readonly cards: readonly (CardId | null)[] }
  /** `instead`: in place of one that is set out already. */
  | { readonly kind: 'initial-active'; readonly card: CardId; readonly instead?: true }
  | { readonly kind: 'initial-bench'; readonly card: CardId }
  | { readonly kind: 'set-prizes'; readonly count?: number }
  | { readonly kind: 'mulligan' }
  | { readonly kind: 'extra-card'; readonly drawn: readonly (CardId | null)[] }
  /** A player who does not say when their turn comes lets the coin decide; `later` is after the second turn, where four play. */
  | { readonly kind: 'first-turn'; readonly goes?: Goes };

export type Goes = 'first' | 'second' | 'later';

export type SetUpKind = SetUpAction['kind'];

const ALL_SET_UP: ReadonlySet<ActionKind> = new Set(SET_UP_KINDS);

export const isSetUp = (action: Action): action is SetUpAction => ALL_SET_UP.has(action.kind);

export type ActionOf<K extends ActionKind> = Extract<Action, { readonly kind: K }>;
