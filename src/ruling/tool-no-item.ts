import type { View } from '../claims/index.ts';
import { type Action, paragraphOf } from '../engine/index.ts';
import { cards, TOOLS_BESIDE_ITEMS } from '../rules/index.ts';
import type { Way } from './ruling.ts';

/** The code of a way that a ban on Items does not stop. */
export const CODES = {
  way: ['tool-no-item'],
} as const;

/** A Pokémon Tool that is played although a text bans Items: the ban is not about it, and the players will ask why. */
export const toolNoItem = (view: View, action: Action): readonly Way[] => {
  const ban = cards.itemBanPassing(view, action);
  if (ban === null || action.kind !== 'play-trainer') return [];
  return [
    {
      legal: true,
      code: 'tool-no-item',
      facts: { card: view.cardAt(action.card)?.name ?? 'it', by: ban.name },
      rule: paragraphOf(TOOLS_BESIDE_ITEMS, view),
    },
  ];
};
