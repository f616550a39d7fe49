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

const askingForThisTurn = new WeakMap<Card, boolean>();

/** Does a text of that card ask for the attacks of this turn, which goes on after one of them? */
export const attacksTwice = (card: Card): boolean => {
  let asks = askingForThisTurn.get(card);
  if (asks === undefined) {
    asks = names(card, 'attacks-twice');
    askingForThisTurn.set(card, asks);
  }
  return asks;
};

/** An attack of the last turn for which a text asks; `attack` and `user` are empty where it asks for any. */
export interface AttackAsked {
  readonly attack: string;
  readonly user: string;
}

const askingForAttacks = new WeakMap<Card, readonly AttackAsked[]>();

const ASKS_FOR_ATTACK = 'used-last-turn';

/** What stands under that key anywhere in a value. */
const attacksIn = (value: unknown): readonly AttackAsked[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, part]) => {
        if (key !== ASKS_FOR_ATTACK) return attacksIn(part);
        const { attack = '', named = '' } = part as { readonly attack?: string; readonly named?: string };
        return [{ attack, user: named }];
      });

/** For which attacks of the last turn do the texts of that card ask? */
export const attacksAskedBy = (card: Card): readonly AttackAsked[] => {
  let asked = askingForAttacks.get(card);
  if (asked === undefined) {
    asked = attacksIn(card);
    askingForAttacks.set(card, asked);
  }
  return asked;
};
