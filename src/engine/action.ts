import { ACTS } from '../claims/index.ts';
import type { CardId, Uid } from '../state/index.ts';

/** Every kind of action, in the order of a turn and of CR 602.1. */
export const ACTION_KINDS = ['draw', ...ACTS, 'end-turn'] as const;

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
  | { readonly kind: 'play-trainer'; readonly card: CardId; readonly to?: Uid }
  | { readonly kind: 'play-supporter'; readonly card: CardId }
  | { readonly kind: 'play-stadium'; readonly card: CardId }
  | { readonly kind: 'retreat'; readonly pokemon: Uid; readonly to?: Uid; readonly pay?: readonly CardId[] }
  | { readonly kind: 'use-power'; readonly pokemon: Uid; readonly power: string }
  | { readonly kind: 'attack'; readonly attacker: Uid; readonly attack: string; readonly target?: Uid }
  | { readonly kind: 'end-turn' };

export type ActionOf<K extends ActionKind> = Extract<Action, { readonly kind: K }>;
