import type { Card } from '../../state/index.ts';

/** Cards that stay attached to a Pokémon once they are played (CR 308, 314). */

export const isTool = (card: Card): boolean => (card.tags ?? []).includes('tool');
export const isTechnicalMachine = (card: Card): boolean => (card.tags ?? []).includes('technical machine');

/** Is this card attached by playing it? A Tool and a Technical Machine always are. */
export const isAttachedByPlay = (card: Card): boolean =>
  card.attaches === true || isTool(card) || isTechnicalMachine(card);
