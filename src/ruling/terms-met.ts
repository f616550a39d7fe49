import type { View } from '../claims/index.ts';
import type { Action, Legality } from '../engine/index.ts';
import type { Way } from './ruling.ts';

/** The code of what a card asks for before it may be played, where that is so. */
export const CODES = {
  way: ['terms-met'],
} as const;

/** The players may differ about nothing but whether what the card asks for is there. */
export const termsMet = (
  view: View,
  action: Action,
  passed: readonly Pick<Legality['passed'][number], 'code' | 'rule'>[],
): readonly Way[] => {
  const card = 'card' in action && typeof action.card === 'number' ? view.cardAt(action.card) : null;
  const rule = passed.find(({ code }) => code === 'card-asks-for-more')?.rule;
  if (card?.playsOnlyIf === undefined || rule === undefined) return [];
  const facts = {
    card: card.name,
    player: view.state.toMove,
    unmet: 'terms',
    terms: JSON.stringify(card.playsOnlyIf),
  };
  return [{ legal: true, code: 'terms-met', facts, rule }];
};
