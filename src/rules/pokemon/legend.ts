import type { View, Why } from '../../claims/index.ts';
import { lawOf, reading, type Where } from '../../engine/index.ts';
import { type Card, type CardId, sameName } from '../../state/index.ts';
import { CARD_BEFORE_RULE } from '../cards/card-before-rule.ts';
import { asPrinted } from '../cards/later-cards.ts';
import { forbids } from '../prohibition.ts';

/** A Pokémon LEGEND: two cards, played at one and the same time (XY Gl:Pokémon LEGEND). */

const HALVES = lawOf({
  ...asPrinted('the halves of a LEGEND are one Pokémon'),
  'xy-2016': ['Gl:Pokémon LEGEND', 'have to be played together'],
  'me-2026': ['Gl:Pokémon LEGEND', 'have to be played together'],
});

/** Where no rule knows such cards, it is the card itself that says how it comes into play. */
const TOGETHER = lawOf({
  ...CARD_BEFORE_RULE,
  'xy-2016': ['Gl:Pokémon LEGEND', 'have to be played together'],
  'me-2026': ['Gl:Pokémon LEGEND', 'have to be played together'],
});

/** Two cards of one name that are halves of one LEGEND. */
export const isOtherHalf = (card: Card, other: Card | null): boolean =>
  other !== null && other.stage === 'legend' && sameName(other.name, card.name) && other.key !== card.key;

/** The card of that hand which is the other half of this LEGEND. */
export const otherHalf = (view: View, card: Card, hand: readonly CardId[]): CardId | null =>
  hand.find((id) => isOtherHalf(card, view.cardAt(id))) ?? null;

/** A LEGEND goes to the Bench with both its halves, or not at all. */
export const bothHalves = forbids({
  acts: ['bench'],
  obstacle: 'hand',
  code: 'other-half-missing',
  law: TOGETHER,
  concerns: (view, action) => view.cardAt(action.card)?.stage === 'legend',
  when: (view, action) => {
    const card = view.cardAt(action.card);
    const { hand } = view.state.players.find(({ seat }) => seat === view.state.toMove) ?? { hand: null };
    if (card === null || hand === null || otherHalf(view, card, hand.cards) !== null) return null;
    return { card: card.name };
  },
});

/** The two halves put on each other are one Pokémon: this many of the upper cards are not a stage of their own. */
const halvesAreOne = reading(
  HALVES,
  (_where: Where, _cards: readonly [Card, Card]) => 1,
  () => 0,
);

export const halvesOnTop = (view: View, top: Card | null, next: Card | null | undefined, why?: Why): number =>
  top !== null && top.stage === 'legend' && next !== undefined && next !== null && isOtherHalf(top, next)
    ? halvesAreOne(view, [top, next], why)
    : 0;
