import { playerOf, type View } from '../claims/index.ts';
import type { Action } from '../engine/index.ts';
import type { Card, CardId, GameState, Seat } from '../state/index.ts';

/** An action that a question may mean, on the table it is asked about, and what had to be assumed for it. */
export interface Prepared {
  readonly action: Action;
  readonly state: GameState;
  readonly assumed: readonly AssumedCard[];
}

/** A card that is assumed to be in a pile that was not wholly described. */
export interface AssumedCard {
  readonly card: string;
  readonly player: Seat;
  readonly zone: 'hand' | 'deck' | 'discard';
  /** Where it is not the card that is asked about: which it is on the table, and of which print. */
  readonly is?: { readonly id: CardId; readonly key: string };
}

interface Held {
  readonly card: CardId;
  readonly state: GameState;
  readonly assumed: readonly AssumedCard[];
}

/** The card on no pile: what is asked about it says where it should be. */
const nowhere = (state: GameState, { key }: Card): readonly Held[] => [
  {
    card: state.cards.length,
    state: { ...state, cards: [...state.cards, { card: key, owner: state.toMove }] },
    assumed: [],
  },
];

/**
 * The table with this card in the hand of the player to move. Where the hand was given and does not hold it, the card exists but is nowhere,
 * and the rule that cards are played from hand will say so. `card` is null for one that is not named.
 */
export const holding = (view: View, card: Card | null, inHand: CardId | undefined): readonly Held[] => {
  const { state } = view;
  if (inHand === undefined && card?.stage === 'v-union') return nowhere(state, card);
  if (inHand !== undefined) return [{ card: inHand, state, assumed: [] }];
  const seat = state.toMove;
  const player = playerOf(state, seat);
  const hidden = player.hand.cards.find((id) => state.cards[id]?.card === null);
  const id = hidden ?? state.cards.length;
  const instance = { card: card?.key ?? null, owner: seat };
  const assumed: readonly AssumedCard[] = card === null ? [] : [{ card: card.name, player: seat, zone: 'hand' }];
  const cards = hidden === undefined ? [...state.cards, instance] : state.cards.with(hidden, instance);
  if (hidden !== undefined) return [{ card: id, state: { ...state, cards }, assumed }];
  if (player.hand.given) return [{ card: id, state: { ...state, cards }, assumed: [] }];
  const hand = { ...player.hand, cards: [...player.hand.cards, id] };
  const players = state.players.map((p) => (p.seat === seat ? { ...p, hand } : p));
  return [{ card: id, state: { ...state, cards, players }, assumed }];
};
