import type { Card } from './card.ts';

const askingForFalls = new WeakMap<Card, boolean>();

/** Whether a word stands anywhere in a value, as a text or as a key. */
const names = (value: unknown, word: string): boolean =>
  value === word ||
  (typeof value === 'object' &&
    value !== null &&
    Object.entries(value).some(([key, part]) => key === word || names(part, word)));

/** Does a text of that card ask for Knock Outs of the opponent's last turn? */
export const asksForFalls = (card: Card): boolean => {
  let asks = askingForFalls.get(card);
  if (asks === undefined) {
    asks = names(card, 'fallen-last-turn');
    askingForFalls.set(card, asks);
  }
  return asks;
};
