import type { Facts } from '../claims/index.ts';
import { step } from '../engine/index.ts';
import { pileFor, type T } from '../rules/index.ts';
import type { CardId, Seat } from '../state/index.ts';
import { distinctCards } from './fitting-cards.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  question: ['arrange'],
} as const;

/** Cards that go onto a deck or under it, in an order that a player chooses (CR 316.4d). */

/** Cards that are put back together are in the order the player likes; they are named from the uppermost down. */
export const arranged = step(
  {
    'ex-2003': { silent: 'cards go back in the order their player likes', near: 'Options.4' },
    'comprehensive-2009': ['316.4d', 'in any order'],
    'advanced-2018': { silent: 'cards go back in the order their player likes', near: 'I.H#3' },
    'advanced-2025': { silent: 'cards go back in the order their player likes', near: 'I.H#3' },
    'xy-2016': { silent: 'cards go back in the order their player likes', near: 'Zones: Deck' },
    'me-2026': { silent: 'cards go back in the order their player likes', near: 'Zones: Deck' },
  },
  (t: T, by: Seat, cards: readonly CardId[], facts: Facts = {}): readonly CardId[] => {
    const order: CardId[] = [];
    for (let left = cards; left.length > 0; left = cards.filter((card) => !order.includes(card))) {
      const options = distinctCards(t, left);
      const [only] = options;
      const next = only !== undefined && options.length < 2 ? only : t.choose({ by, code: 'arrange', facts, options });
      order.push(next.value);
    }
    return order;
  },
  (_t: T, _by: Seat, cards: readonly CardId[], _facts?: Facts) => cards,
);

/** Puts cards onto a deck, or under it. */
export const putOnDeck = (
  t: T,
  cards: readonly CardId[],
  from: { readonly seat: Seat; readonly zone: 'hand' | 'deck' | 'discard' },
  { at, by }: { readonly at: 'top' | 'bottom'; readonly by: Seat },
): void => {
  const order = cards.length > 1 ? arranged(t, by, cards, at === 'bottom' ? { under: true } : {}) : cards;
  for (const card of at === 'top' ? order.toReversed() : order) {
    const to = pileFor(t, card, from.seat, 'deck');
    t.put({ kind: 'moved', card, from, to, ...(at === 'bottom' ? { bottom: true } : {}) });
  }
};
