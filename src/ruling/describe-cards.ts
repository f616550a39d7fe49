import { playerOf } from '../claims/index.ts';
import { type CardId, type CardPool, type CardSpec, candidates, type GameState } from '../state/index.ts';

/** A table on which the cards in a pile are described. */
export interface DescribedCards {
  readonly state: GameState;
  /** In the order given; `null` for a card that was not described. */
  readonly cards: readonly (CardId | null)[];
  /** Cards of which another print has another text, with the print that was taken. */
  readonly prints: readonly string[];
}

/**
 * Describes cards of a pile of the player to move. A card that was described there is found there; else it is one that was not described before. The name
 * of the first that can be neither is given back.
 */
export const describeCards = (
  state: GameState,
  pool: CardPool,
  zone: 'hand' | 'deck',
  specs: readonly (CardSpec | null)[],
): DescribedCards | { readonly stranger: string } => {
  const owner = state.toMove;
  const cards = [...state.cards];
  const pile = [...playerOf(state, owner)[zone].cards];
  const open = playerOf(state, owner)[zone].given;
  const found: (CardId | null)[] = [];
  const taken = new Set<string>();
  const free = (fits: (key: string | null) => boolean): CardId | undefined =>
    pile.find((id) => !found.includes(id) && fits(cards[id]?.card ?? null));
  for (const spec of specs) {
    if (spec === null) {
      found.push(null);
      continue;
    }
    const prints = candidates(pool, spec);
    const [print] = prints;
    const there = free((key) => prints.some((card) => card.key === key));
    const hidden = there ?? free((key) => key === null);
    if (print === undefined || (hidden === undefined && open)) return { stranger: spec.name };
    const id = hidden ?? cards.length;
    if (hidden === undefined) pile.push(id);
    if (there === undefined && prints.length > 1 && print.print !== undefined)
      taken.add(`${print.name} (${print.print})`);
    if (there === undefined)
      cards[id] = { card: print.key, owner, ...(spec.print === undefined ? {} : { print: spec.print }) };
    found.push(id);
  }
  const players = state.players.map((player) =>
    player.seat === owner ? { ...player, [zone]: { ...player[zone], cards: pile } } : player,
  );
  return { state: { ...state, cards, players }, cards: found, prints: [...taken] };
};
