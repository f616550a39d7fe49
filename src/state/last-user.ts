import type { Card } from './card.ts';
import { sameName } from './card-pool.ts';

/** Is the Pokémon with these cards on top still the one that was called so? One that leveled up has the card beneath. */
export const isUser = (user: string | null, top: Card | null, below: Card | null): boolean => {
  const card = top?.stage === 'level-up' && below !== null && !sameName(top.name, user ?? '') ? below : top;
  return user === null ? card === null : card !== null && sameName(card.name, user);
};
