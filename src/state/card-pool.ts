import type { Card } from './card.ts';

/** All cards a ruling may name. */
export interface CardPool {
  /** The card with this key. Throws when there is none: a key inside the state always came from the pool. */
  card(key: string): Card;
  find(key: string): Card | undefined;
  /** Every card of that name, compared as judges type it (see `sameName`); those that the table writes itself go first. */
  named(name: string): readonly Card[];
  /** What that name may mean: each different text among its prints once, or those the table writes itself where there are any. */
  texts(name: string): readonly Card[];
  /** Every card that evolves from, or is put onto, a Pokémon of that name. */
  evolvingFrom(name: string): readonly Card[];
  all(): readonly Card[];
}

/** Spelling without case, accents, apostrophes, hyphens, full stops, brackets and spaces; real signs (δ ★ ex) stay. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s'’.\-–[\]:]/gu, '')
    .replace(/☆/gu, '★');

export const sameName = (a: string, b: string): boolean => a === b || plainName(a) === plainName(b);

/** The same print told twice is one text: everything but key, print and date. */
export const textOf = (card: Card): string => {
  const { key: _key, print: _print, released: _released, ...text } = card;
  return JSON.stringify(text);
};

/** One card for each different text; where the table writes some of the cards itself, those alone. */
export const differentTexts = (cards: readonly Card[]): readonly Card[] => {
  const own = cards.filter((card) => card.own === true);
  const meant = own.length > 0 ? own : cards;
  if (meant.length < 2) return meant;
  const seen = new Map<string, Card>();
  for (const card of meant) {
    const text = textOf(card);
    if (!seen.has(text)) seen.set(text, card);
  }
  return [...seen.values()];
};

/** Cards by the plain spelling of some of their names, each list in the order of the cards. Made at the first look. */
const byPlainName = (
  cards: () => readonly Card[],
  names: (card: Card) => readonly (string | undefined)[],
): ((name: string) => readonly Card[]) => {
  let index: Map<string, Card[]> | null = null;
  const made = (): Map<string, Card[]> => {
    const lists = new Map<string, Card[]>();
    for (const card of cards()) {
      for (const name of names(card)) {
        if (name === undefined) continue;
        const plain = plainName(name);
        const list = lists.get(plain);
        if (list === undefined) lists.set(plain, [card]);
        else list.push(card);
      }
    }
    return lists;
  };
  return (name) => {
    index ??= made();
    return index.get(plainName(name)) ?? [];
  };
};

/** A pool over a list of cards; later cards with the same key win. */
export const cardPool = (cards: readonly Card[]): CardPool => {
  const byKey = new Map(cards.map((card) => [card.key, card] as const));
  const all = [...byKey.values()];
  const ownFirst = (): readonly Card[] => [
    ...all.filter((card) => card.own === true),
    ...all.filter((card) => card.own !== true),
  ];
  const named = byPlainName(ownFirst, ({ name, short }) => [name, short]);
  const evolvingFrom = byPlainName(
    () => all,
    ({ from }) => [from],
  );
  const texts = new Map<string, readonly Card[]>();
  return {
    card(key) {
      const card = byKey.get(key);
      if (card === undefined) throw new Error(`no card with key ${key}`);
      return card;
    },
    find: (key) => byKey.get(key),
    named,
    texts(name) {
      const plain = plainName(name);
      const known = texts.get(plain) ?? differentTexts(named(name));
      texts.set(plain, known);
      return known;
    },
    evolvingFrom,
    all: () => all,
  };
};
