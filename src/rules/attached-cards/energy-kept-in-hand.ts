import { inPlay, namedApart, playerOf, type View, type Why } from '../../claims/index.ts';
import { reading } from '../../engine/index.ts';
import type { CardId, Pokemon, Seat } from '../../state/index.ts';
import { CANNOT_BEFORE_DO } from '../cards/card-before-rule.ts';
import { banOn } from '../effects/card-against-rule.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['energy-kept-in-hand'],
} as const;

/** A text that keeps Energy in the hand from being attached keeps another text from attaching it, too: both say "from the hand". */

/** The Energy cards of a hand that are known. */
export const energyInHand = (view: View, seat: Seat): readonly CardId[] =>
  playerOf(view.state, seat).hand.cards.filter((card) => view.cardAt(card)?.kind === 'energy');

/** The name of the text that keeps this Energy card in the hand from being attached to that Pokémon; null where none does. */
const keptBy = (view: View, card: CardId, pokemon: Pokemon): string | null =>
  view.cardAt(card)?.kind === 'energy'
    ? (banOn(view, { kind: 'attach-energy', card, to: pokemon.uid })?.name ?? null)
    : null;

const isKept = reading(
  CANNOT_BEFORE_DO,
  (view, [card, pokemon]: readonly [CardId, Pokemon], why) => {
    const by = keptBy(view, card, pokemon);
    const name = view.cardAt(card)?.name ?? '';
    if (by !== null) why('energy-kept-in-hand', { card: name, pokemon: namedApart(view, pokemon), by });
    return by !== null;
  },
  () => false,
);

/** May a text attach this card of the hand to that Pokémon? */
export const leavesHand = (view: View, card: CardId, pokemon: Pokemon): boolean => !isKept(view, [card, pokemon]);

/** A Pokémon of these, and the text that keeps every Energy card of the hand from it, where each of them is kept so. */
export const keptFromAll = (
  view: View,
  seat: Seat,
  among: readonly Pokemon[],
): { readonly pokemon: string; readonly by: string } | null => {
  const energy = energyInHand(view, seat);
  const [card] = energy;
  const [first] = among;
  if (card === undefined || first === undefined) return null;
  if (!among.every((pokemon) => energy.every((one) => !leavesHand(view, one, pokemon)))) return null;
  return { pokemon: namedApart(view, first), by: keptBy(view, card, first) ?? '' };
};

/** Says of each Pokémon of the player that a text keeps one of these cards of the hand from. */
export const sayWhereKept = (view: View, cards: readonly CardId[], seat: Seat, why: Why): void => {
  for (const pokemon of inPlay(playerOf(view.state, seat)))
    for (const card of cards) if (isKept(view, [card, pokemon], why)) break;
};
