import { BASIC_LETTERS, type Card, ENERGY_NAMES } from '../state/index.ts';

/** How an Energy card is called in a payment: its letter when basic, its short name when it has one, else its name. */
export const energyLabel = (card: Card | null): string => {
  if (card === null) return '?';
  if ((card.tags ?? []).includes('basic energy')) {
    return BASIC_LETTERS.find((letter) => card.name.startsWith(ENERGY_NAMES[letter])) ?? card.name;
  }
  return card.short ?? card.name;
};
